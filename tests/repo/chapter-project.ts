import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Files the generator reads, and its programs. */
const needed = [
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'console.config.ts',
  'codegen',
  'openapi',
  'resource-manifests',
  'locales',
  'themes',
  'sandbox/handlers',
  'src/lib',
  'src/manifest',
  'src/generated',
  'src/ui/styles/tokens.css',
]

export interface Outcome {
  code: number
  /** Output, then errors. */
  said: string
}

/** A copy of the project, enough for its generator, which a test may change. */
export interface ProjectCopy {
  read: (file: string) => string
  write: (file: string, text: string) => void
  remove: (file: string) => void
  has: (file: string) => boolean
  /** Runs a command line: `npm run generate`. */
  run: (line: string) => Promise<Outcome>
  close: () => void
}

/** Copies the files of the generator and the folders `more`; packages are those of the original. */
export function copyProject(more: readonly string[] = []): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'chapter-'))
  for (const path of [...needed, ...more]) cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const at = (file: string): string => join(folder, file)
  return {
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => writeFileSync(at(file), text),
    remove: (file) => rmSync(at(file)),
    has: (file) => existsSync(at(file)),
    run: (line) =>
      new Promise((done) => {
        const [command = '', ...args] = line.split(' ')
        execFile(
          command,
          args,
          { cwd: folder, shell: process.platform === 'win32' },
          (error, out, errors) => {
            const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0
            done({ code, said: `${out}${errors}`.replaceAll('\\', '/') })
          },
        )
      }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
