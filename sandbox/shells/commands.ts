import type { ShellMachine } from './machine'
import { hostileSequences } from './hostile-sequences'

/** Dependencies of a shell program. */
export interface Program {
  readonly machine: ShellMachine
  readonly user: string
  /** Files of the machine by path; kept while the sandbox runs. */
  readonly files: Map<string, string>
  readonly size: () => { readonly cols: number; readonly rows: number }
  /** Resolves once the terminal takes more. */
  readonly write: (text: string | Uint8Array) => Promise<void>
  /** The next key press, or undefined after `milliseconds` without one; rejects once the session is over. */
  readonly key: (milliseconds?: number) => Promise<string | undefined>
}

/** A command; `words` are its arguments. */
type Command = (program: Program, words: readonly string[]) => Promise<void>

const green = '\x1b[32m'
const blue = '\x1b[34m'
const yellow = '\x1b[33m'
const plain = '\x1b[0m'

const megabyte = 2 ** 20
const floodLine = `${'0123456789abcdef'.repeat(8).slice(0, 126)}\r\n`
const floodBlock = floodLine.repeat(512)

const lines = (...all: readonly string[]): string => all.map((each) => `${each}\r\n`).join('')

/** The files a machine begins with. */
export function newFiles({ name, system }: ShellMachine, user: string): Map<string, string> {
  return new Map([
    [`/home/${user}/readme.txt`, `This is ${name} of the sandbox. Type help for what there is.\n`],
    [`/home/${user}/deploy.sh`, '#!/bin/sh\nset -eu\nsystemctl restart web\n'],
    ['/etc/hostname', `${name}\n`],
    ['/etc/os-release', `NAME="${system}"\n`],
  ])
}

/** Absolute path of a file name typed in the user's home folder. */
export function pathOf(word: string, user: string): string {
  const home = `/home/${user}`
  if (word.startsWith('/')) return word
  return `${home}/${word.replace(/^~\/?/, '').replace(/^\.\//, '')}`
}

async function list({ files, user, write }: Program, [word = '~']: readonly string[]): Promise<void> {
  const folder = pathOf(word, user).replace(/\/$/, '')
  const names = [...files.keys()].flatMap((path) =>
    path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1).split('/')[0] ?? ''] : [],
  )
  const coloured = [...new Set(names)].sort().map((name) => {
    if (!files.has(`${folder}/${name}`)) return `${blue}${name}${plain}`
    return name.endsWith('.sh') ? `${green}${name}${plain}` : name
  })
  await write(coloured.length > 0 ? lines(coloured.join('  ')) : '')
}

async function cat({ files, user, write }: Program, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const text = files.get(pathOf(word, user))
    const shown = text === undefined ? `cat: ${word}: No such file or directory\n` : text
    await write(shown.replaceAll('\n', '\r\n'))
  }
}

async function top({ machine, write, key, size }: Program): Promise<void> {
  await write('\x1b[?1049h\x1b[?25l')
  for (let round = 0; ; round += 1) {
    const used = 20 + ((round * 7) % 50)
    const bar = '|'.repeat(Math.round(used / 2.5))
    await write(
      `\x1b[H\x1b[2J${lines(
        `top - ${machine.name}, round ${round}, ${machine.vcpu} cpu, ${machine.memory} MB`,
        `Cpu [${green}${bar.padEnd(40)}${plain}] ${used} %`,
        '',
        '\x1b[7m  PID USER      %CPU COMMAND            \x1b[0m',
        ...[611, 742, 1029]
          .slice(0, size().rows)
          .map((pid) => `${String(pid).padStart(5)} www-data  ${used}.0 web`),
        '',
        'q leaves',
      )}`,
    )
    if ((await key(1000)) === 'q') break
  }
  await write('\x1b[?25h\x1b[?1049l')
}

async function edit(
  { files, user, write, key, size }: Program,
  [word = 'new.txt']: readonly string[],
): Promise<void> {
  const text = files.get(pathOf(word, user)) ?? ''
  await write('\x1b[?1049h\x1b[H\x1b[2J')
  const draw = async (command: string): Promise<void> => {
    const { rows, cols } = size()
    const content = text.split('\n').slice(0, rows - 1)
    const body = Array.from({ length: rows - 1 }, (_, index) => content[index] ?? `${blue}~${plain}`)
    const status = command === '' ? `"${word}" ${cols} x ${rows}` : command
    await write(`\x1b[H\x1b[2J${body.join('\r\n')}\r\n\x1b[7m${status.padEnd(cols).slice(0, cols)}\x1b[0m`)
  }
  let command = ''
  await draw(command)
  for (;;) {
    const pressed = (await key()) ?? ''
    if (pressed === '\r' && /^:(q|wq|x)!?$/.test(command)) break
    command = pressed === '\r' || pressed === '\x1b' ? '' : command + pressed
    await draw(command)
  }
  await write('\x1b[?1049l')
}

async function flood({ write }: Program, [word = '10']: readonly string[]): Promise<void> {
  const wanted = Math.min(Math.max(Number(word) || 0, 0), 1024) * megabyte
  for (let sent = 0; sent < wanted; sent += floodBlock.length) await write(floodBlock)
  await write(lines(`${word} MB, that was all`))
}

async function colours({ write }: Program): Promise<void> {
  const cell = (index: number): string => `\x1b[48;5;${index}m${String(index).padStart(4)} \x1b[0m`
  for (let row = 0; row < 16; row += 1) {
    await write(lines(Array.from({ length: 16 }, (_, column) => cell(row * 16 + column)).join('')))
  }
}

/** The programs by name, with their text in `help`. */
export const commands: Readonly<Record<string, { readonly about: string; readonly run: Command }>> = {
  cat: { about: 'shows files', run: cat },
  clear: { about: 'empties the screen', run: ({ write }) => write('\x1b[H\x1b[2J') },
  colours: { about: 'shows 256 colours', run: colours },
  df: {
    about: 'shows how full the disks are',
    run: ({ write }) =>
      write(
        lines(
          'Filesystem      Size  Used Avail Use% Mounted on',
          '/dev/vda1       157G   66G   91G  43% /',
          `/dev/vdb        492G  428G   64G  ${yellow}87%${plain} /data`,
        ),
      ),
  },
  flood: { about: 'shows 10 MB, or as many as its number says', run: flood },
  hostile: {
    about: 'shows sequences that a terminal must not follow',
    run: async ({ write }) => {
      for (const { name, text } of hostileSequences) await write(`${name}: ${text}\r\n`)
      await write(lines('that was all'))
    },
  },
  hostname: {
    about: 'says what the machine is called',
    run: ({ write, machine }) => write(lines(machine.name)),
  },
  ls: { about: 'lists files', run: list },
  size: {
    about: 'says how large the terminal is',
    run: ({ write, size }) => write(lines(`${size().cols} x ${size().rows}`)),
  },
  top: { about: 'shows what runs, again each second', run: top },
  uname: {
    about: 'says what the system is',
    run: ({ write, machine }) => write(lines(`Linux ${machine.system}`)),
  },
  vim: { about: 'fills the screen with a file; :q leaves', run: edit },
  whoami: { about: 'says who you are', run: ({ write, user }) => write(lines(user)) },
}
