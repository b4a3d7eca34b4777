import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with the real start program; the programs it calls are replaced by a few lines. */
export interface Project {
  readonly folder: string
  readonly write: (file: string, content: string) => void
  readonly remove: (file: string) => void
  /** Runs the start program to its end. */
  readonly start: (...args: string[]) => Promise<Outcome>
}

export interface Outcome {
  readonly code: number | null
  /** Lines of the output. */
  readonly said: string[]
  readonly errors: string
}

const lock = JSON.stringify({ packages: { '': {}, 'node_modules/thing': { version: '1.0.0' } } })

/** Writes the list of packages that npm leaves after an install. */
export const fakeNpm = `
echo "$@" >> npm-calls.txt
mkdir -p node_modules/tsx node_modules/thing
cp package-lock.json node_modules/.package-lock.json
echo '{"name":"tsx","type":"module","exports":"./index.js"}' > node_modules/tsx/package.json
echo "import{register}from'node:module';register('data:text/javascript,'+encodeURIComponent('export const load=(u,c,n)=>n(u,u.endsWith(\\".ts\\")?{...c,format:\\"module\\"}:c)'))" > node_modules/tsx/index.js
`

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': lock,
  'openapi/openapi.yaml': 'openapi: 3.1.0',
  'src/app/main.tsx': 'export {}',
  'sandbox/server.ts': 'export {}',
  'codegen/run.ts': `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('src/generated', { recursive: true })
writeFileSync('src/generated/resource-index.ts', 'export {}')`,
  'codegen/vite/build.ts': `import { mkdirSync, writeFileSync } from 'node:fs'
for (const folder of ['console', 'sandbox']) mkdirSync('dist/' + folder, { recursive: true })
if (process.argv.includes('console')) writeFileSync('dist/console/index.html', '')
if (process.argv.includes('server'))
  writeFileSync('dist/sandbox/server.js', 'console.log(["Serving", ...process.argv.slice(2)].join(" "))')`,
}

/** A project after a clone, with a minimal npm. */
export function freshProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content, { mode: 0o755 })
  }
  for (const [file, content] of Object.entries(files)) write(file, content)
  write('bin/npm', `#!/bin/sh\n${fakeNpm}`)
  for (const part of ['start.mjs', 'start', 'check-node.cjs'])
    cpSync(resolve('sandbox', part), join(folder, 'sandbox', part), { recursive: true })
  return {
    folder,
    write,
    remove: (file) => {
      rmSync(join(folder, file), { recursive: true })
    },
    start: (...args) => run(folder, ['-r', './sandbox/check-node.cjs', 'sandbox/start.mjs', ...args]),
  }
}

/** A project where everything is installed, generated and built. */
export async function startedProject(): Promise<Project> {
  const project = freshProject()
  await project.start('--port', '0')
  return project
}

function run(folder: string, args: readonly string[]): Promise<Outcome> {
  const { npm_execpath: _npm, npm_lifecycle_event: _script, HOST: _host, PORT: _port, ...env } = process.env
  const path = [join(folder, 'bin'), env['PATH']].join(delimiter)
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...env, PATH: path } })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  return new Promise((done) => {
    child.once('close', (code) => {
      done({ code, said: output.trimEnd().split('\n'), errors: errors.trimEnd() })
    })
  })
}
