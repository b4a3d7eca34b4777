import type { Terminal } from '@xterm/xterm'

/** Operating system commands that are not followed: titles, colours, the clipboard, what other terminals add. */
const silentCommands = [
  0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 17, 19, 50, 52, 104, 105, 110, 111, 112, 777, 1337,
]

/**
 * Keeps output from doing anything but being drawn: no titles, no clipboard, no colours set or told, nothing told of
 * settings or windows. What a machine may still ask is where the cursor is and what kind of terminal this is (DSR, DA):
 * programs that fill the screen need it, and the answers are numbers.
 */
export function harden({ parser }: Pick<Terminal, 'parser'>): void {
  for (const command of silentCommands) parser.registerOscHandler(command, () => true)
  // Settings (DECRQSS), capabilities, keys of the machine's choosing.
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => true)
  parser.registerDcsHandler({ intermediates: '+', final: 'q' }, () => true)
  parser.registerDcsHandler({ final: '|' }, () => true)
  // Windows, modes, the version, printing.
  parser.registerCsiHandler({ final: 't' }, () => true)
  parser.registerCsiHandler({ intermediates: '$', final: 'p' }, () => true)
  parser.registerCsiHandler({ prefix: '?', intermediates: '$', final: 'p' }, () => true)
  parser.registerCsiHandler({ prefix: '>', final: 'q' }, () => true)
  parser.registerCsiHandler({ final: 'i' }, () => true)
  parser.registerCsiHandler({ prefix: '?', final: 'i' }, () => true)
}
