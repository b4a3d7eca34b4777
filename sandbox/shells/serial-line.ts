import { type Line, readLine, runShell, untilEnded } from './line-shell'
import type { ShellMachine } from './machine'

interface ConsoleOptions {
  readonly machine: ShellMachine
  /** Password of the machine's user. */
  readonly password: string
  readonly files: Map<string, string>
}

/** A serial line has no size of its own. */
const size = { cols: 80, rows: 24 }

/**
 * The serial console of a machine: waits for a key press, asks for user and password, runs a shell until its end, and
 * asks again.
 */
export function runConsole(line: Line, { machine, password, files }: ConsoleOptions): Promise<void> {
  return untilEnded(async () => {
    await line.key()
    await line.write(`\r\n${machine.system} ${machine.name} ttyS0\r\n`)
    for (;;) {
      await line.write(`\r\n${machine.name} login: `)
      const user = await readLine(line)
      if (user === undefined || user.trim() === '') continue
      await line.write('Password: ')
      const typed = await readLine(line, { hidden: true })
      if (user.trim() !== machine.username || typed !== password) {
        await line.write('\r\nLogin incorrect\r\n')
        continue
      }
      const greeting = 'The serial console of the sandbox. Type help for what there is.\n'
      await runShell({ line, machine, user: machine.username, files, size: () => size, greeting })
    }
  })
}
