import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { isRecord } from '../../src/lib/is-record'

const bundle = 'src/generated/openapi.json'
const withBase = '.cache/prism/openapi.json'

/** Prism takes some seconds to read the description. */
const patience = 60_000

/**
 * Prism looks at paths without the base of `servers`, so it gets a description whose paths begin with `/v1`.
 * @returns the file
 */
function writeDescription(): string {
  const description: unknown = JSON.parse(readFileSync(bundle, 'utf8'))
  if (!isRecord(description) || !isRecord(description.paths)) throw new Error(`${bundle} describes no paths.`)
  const paths = Object.entries(description.paths).map(([path, item]) => [`/v1${path}`, item])
  mkdirSync('.cache/prism', { recursive: true })
  writeFileSync(
    withBase,
    JSON.stringify({ ...description, servers: undefined, paths: Object.fromEntries(paths) }),
  )
  return withBase
}

/** A running Prism. */
export interface Prism {
  readonly origin: string
  /** The lines it wrote until it listened. */
  readonly said: readonly string[]
  readonly stop: () => Promise<void>
  /** Settles when Prism ends by itself. */
  readonly ended: Promise<void>
}

interface Place {
  readonly host: string
  readonly port: number
}

/** Prism with the examples of the description; it keeps no state between calls. */
export async function startMock(place: Place): Promise<Prism> {
  return start(place, ['mock', writeDescription()])
}

/** Prism with the examples of the unchanged description in `file`, on a free port. */
export async function startMockOf(file: string): Promise<Prism> {
  return start({ host: '127.0.0.1', port: await freePort() }, ['mock', file])
}

/** Prism in front of `upstream`: it answers a request or response that does not fit the description with a violation. */
export async function startProxy(upstream: string): Promise<Prism> {
  const place = { host: '127.0.0.1', port: await freePort() }
  return start(place, ['proxy', writeDescription(), upstream, '--errors'])
}

async function start({ host, port }: Place, args: readonly string[]): Promise<Prism> {
  // Started directly: stopping a wrapper would leave the real process running.
  const program = resolve('node_modules/@stoplight/prism-cli/dist/index.js')
  const child = spawn(process.execPath, [program, ...args, '--host', host, '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      done()
    })
  })
  const said = await listening(child)
  const origin = `http://${host}:${port}`
  return {
    origin,
    said,
    ended,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

async function listening(child: ChildProcess): Promise<string[]> {
  let said = ''
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(() => {
      child.kill()
      fail(new Error(`Prism did not start:\n${said}`))
    }, patience)
    const hear = (text: Buffer): void => {
      said += text.toString()
      if (!said.includes('Prism is listening')) return
      clearTimeout(timer)
      done()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => {
      clearTimeout(timer)
      fail(new Error(`Prism did not start:\n${said}`))
    })
  })
  child.stdout?.resume()
  return said.split('\n').filter((line) => line.trim() !== '')
}

/** A free port. */
async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => {
        done(port)
      })
    })
  })
}
