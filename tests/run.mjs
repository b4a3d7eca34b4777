/**
 * `npm test`: everything there is to check, with totals and an exit code. `npm test -- lint unit` runs only the steps
 * whose name begins so, `npm test -- quick` the short run before a commit; a word that names no step is refused. Installs the packages first where they are missing; the rest is in `run/`.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, isInstalled } from '../sandbox/start/installed.mjs'

async function main() {
  process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
  if (!isInstalled()) {
    console.log('Installing packages (once, under a minute) …')
    await install()
  }
  const args = ['--import', 'tsx', 'tests/run/main.ts', ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

main().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
