/**
 * `npm start`: installs what is missing, generates and builds what is out of date, and serves console and sandbox on one
 * port. `npm run dev` is the same with `--dev`: the console is then served from its sources and follows every change.
 * Other flags are the server's (`npm start -- --help`). Needs nothing but Node: this runs before anything is installed.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { endWithNpm } from './start/end-with-npm.mjs'
import { explain, Failure } from './start/failure.mjs'
import { install, isInstalled } from './start/installed.mjs'
import { checkPortFree } from './start/port-free.mjs'
import { runStep, stopSteps } from './start/run-step.mjs'
import { Stamp } from './start/stamp.mjs'

const typescript = [process.execPath, '--import', 'tsx']

async function prepare(args, isDev) {
  await checkPortFree(args)
  const stamp = new Stamp()
  const isReady = isInstalled()
  const wanted = isDev ? ['generated'] : ['generated', 'console', 'server']
  if (isReady && wanted.every((product) => stamp.isCurrent(product))) return
  if (!isReady) {
    tell('Installing packages (once, under a minute) …')
    await install()
  }
  if (!stamp.isCurrent('generated')) {
    tell('Generating from the API description and the manifests …')
    stamp.forget('generated')
    await runStep('Generating', [...typescript, 'codegen/run.ts'], { ownWords: true })
    stamp.record('generated')
  }
  if (isDev) return
  const products = ['console', 'server'].filter((product) => !stamp.isCurrent(product))
  if (products.length === 0) return
  tell(`Building ${products.join(' and ')} …`)
  for (const product of products) stamp.forget(product)
  await runStep('Building', [...typescript, 'codegen/vite/build.ts', ...products], { ownWords: true })
  for (const product of products) stamp.record(product)
}

/** The development server is TypeScript, so it needs a process that can read it; it ends as that process ends. */
async function develop(args) {
  const child = spawn(typescript[0], [...typescript.slice(1), 'codegen/vite/dev.ts', ...args], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function tell(line) {
  console.log(line)
}

function interrupt(signal) {
  stopSteps(signal)
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

async function main() {
  process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
  endWithNpm()
  const isDev = process.argv[2] === '--dev'
  if (isDev) process.argv.splice(2, 1)
  const args = process.argv.slice(2)
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  await prepare(args, isDev)
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  if (isDev) return develop(args)
  await import(pathToFileURL('dist/sandbox/server.js').href)
}

main().catch((error) => {
  console.error(
    error instanceof Failure ? error.message : explain('Starting', `${error.code ?? ''} ${error.message}`),
  )
  process.exit(1)
})
