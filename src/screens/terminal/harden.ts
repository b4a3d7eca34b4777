import type { Terminal } from '@xterm/xterm'

/** Operating system commands (OSC) that are ignored: titles, colours, clipboard, extensions of other terminals. */
const silentCommands = [
  0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 17, 19, 50, 52, 104, 105, 110, 111, 112, 777, 1337,
]

/**
 * Keeps output from doing anything but being drawn: it cannot set titles, clipboard or colours, nor query colours,
 * settings or windows. A machine can still query cursor position and kind of terminal (DSR, DA), because full-screen
 * programs need them and the answers are numbers.
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
