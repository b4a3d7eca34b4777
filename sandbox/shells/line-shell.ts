import type { Duplex } from 'node:stream'
import { commands, pathOf, type Program } from './commands'
import type { ShellMachine } from './machine'

/** The session has ended while a program waited. */
class EndedError extends Error {
  override readonly name = 'EndedError'
}

// eslint-disable-next-line no-control-regex
const onePress = /\x1b\[[0-9;?]*[A-Za-z~]|\x1bO[A-Z]|[^]/gu

/** Reads key presses one by one; a sequence of several bytes is one press. */
class Keys {
  private readonly waiting: string[] = []
  private taker: ((key: string | undefined) => void) | undefined
  private refuse: ((error: Error) => void) | undefined
  private isOver = false

  add(text: string): void {
    for (const [key] of text.matchAll(onePress)) this.waiting.push(key)
    this.give()
  }

  end(): void {
    this.isOver = true
    this.refuse?.(new EndedError())
  }

  next(milliseconds?: number): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      if (this.isOver) return reject(new EndedError())
      const timer =
        milliseconds === undefined
          ? undefined
          : setTimeout(() => {
              this.taker = undefined
              resolve(undefined)
            }, milliseconds)
      this.refuse = (error) => {
        clearTimeout(timer)
        reject(error)
      }
      this.taker = (key) => {
        clearTimeout(timer)
        resolve(key)
      }
      this.give()
    })
  }

  private give(): void {
    const { taker } = this
    if (!taker || this.waiting.length === 0) return
    this.taker = undefined
    taker(this.waiting.shift())
  }
}

/** Input and output of a line: key presses, and written text. */
export interface Line {
  readonly key: (milliseconds?: number) => Promise<string | undefined>
  readonly write: (text: string | Uint8Array) => Promise<void>
}

/** A line over a stream; keys are read one by one. Both functions reject once the stream has ended. */
export function openLine(stream: Duplex): Line {
  const keys = new Keys()
  stream.on('data', (bytes: Buffer) => keys.add(bytes.toString()))
  stream.on('close', () => keys.end())
  return {
    key: (wait) => keys.next(wait),
    write: (text) =>
      new Promise((resolve, reject) => {
        if (!stream.writable) return reject(new EndedError())
        if (stream.write(text)) return resolve()
        const go = (): void => {
          stream.off('drain', go).off('close', stop)
          resolve()
        }
        const stop = (): void => {
          stream.off('drain', go)
          reject(new EndedError())
        }
        stream.once('drain', go).once('close', stop)
      }),
  }
}

/** Runs `work`, and resolves as well when its line ends. */
export async function untilEnded(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof EndedError)) throw error
  }
}

/** Options of the shell of a session. */
interface ShellOptions {
  readonly line: Line
  readonly machine: ShellMachine
  readonly user: string
  readonly files: Map<string, string>
  readonly size: () => { readonly cols: number; readonly rows: number }
  readonly greeting: string
}

/** A shell that reads lines and runs the programs of `commands.ts`, until `exit` or Ctrl D. */
export async function runShell({ line, greeting, ...place }: ShellOptions): Promise<void> {
  const { machine, user } = place
  const program: Program = { ...place, ...line }
  const prompt = `\x1b[32m${user}@${machine.name}\x1b[0m:\x1b[34m~\x1b[0m$ `
  const history: string[] = []
  await line.write(greeting.replaceAll('\n', '\r\n'))
  for (;;) {
    await line.write(prompt)
    const typed = await readLine(line, { history })
    if (typed === undefined || typed.trim() === 'exit') return
    if (typed.trim() !== '') history.push(typed)
    await run(program, typed.trim())
  }
}

/** One line, edited at its end, not shown when `hidden`; undefined after Ctrl D. */
export async function readLine(
  { write: show, key }: Line,
  { history = [], hidden = false }: { history?: readonly string[]; hidden?: boolean } = {},
): Promise<string | undefined> {
  const write = (text: string): Promise<void> => (hidden && text !== '\r\n' ? Promise.resolve() : show(text))
  let line = ''
  let back = 0
  const replace = async (next: string): Promise<void> => {
    await write(`${'\b \b'.repeat([...line].length)}${next}`)
    line = next
  }
  for (;;) {
    const pressed = (await key()) ?? ''
    if (pressed === '\r' || pressed === '\n') {
      await write('\r\n')
      return line
    }
    if (pressed === '\x04' && line === '') {
      await write('logout\r\n')
      return undefined
    }
    if (pressed === '\x03') {
      await write('^C\r\n')
      return ''
    }
    if (pressed === '\x7f' || pressed === '\b') await replace([...line].slice(0, -1).join(''))
    else if (pressed === '\x1b[A' || pressed === '\x1b[B') {
      back = Math.min(Math.max(back + (pressed === '\x1b[A' ? 1 : -1), 0), history.length)
      await replace(back === 0 ? '' : (history.at(-back) ?? ''))
    } else if (pressed === '\x0c') await write(`\x1b[H\x1b[2J${line}`)
    else if (pressed >= ' ' && !pressed.startsWith('\x1b')) {
      line += pressed
      await write(pressed)
    }
  }
}

async function run(program: Program, line: string): Promise<void> {
  const { write, files, user } = program
  const [name = '', ...words] = line.split(/\s+/)
  if (name === '') return
  if (name === 'help') {
    const about = Object.entries(commands).map(([each, command]) => `${each.padEnd(10)}${command.about}\r\n`)
    return write(`${about.join('')}echo      says it again, or adds it to a file: echo 'text' >> file\r\n`)
  }
  if (name === 'echo') {
    const [, said = '', file] = /^echo\s+(.*?)(?:\s*>>\s*(\S+))?$/.exec(line) ?? []
    const text = said.startsWith("'")
      ? said.replace(/^'(.*)'$/, '$1')
      : expand(said.replace(/^"(.*)"$/, '$1'))
    if (file === undefined) return write(`${text}\r\n`)
    const path = pathOf(file, user)
    files.set(path, `${files.get(path) ?? ''}${text}\n`)
    return
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command.run(program, words)
  return write(`-sh: ${name}: command not found\r\n`)
}

/** Expands a text in double quotes as far as the console's own commands need it: a time, and quotes. */
function expand(text: string): string {
  const stamp = (seconds: string): string =>
    new Date(Number(seconds) * 1000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)
  return text
    .replaceAll(/\$\(date -d @(\d{1,10}) \+%Y%m%d%H%M\)/g, (_whole, seconds: string) => stamp(seconds))
    .replaceAll('\\"', '"')
}
