import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, createServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { demoPassword } from '../../../sandbox/seed/logins'
import { createShells } from '../../../sandbox/shells/serve-shells'
import type { Deployment } from './deployment'

/** The settings of the process. */
export interface GatewayLife {
  /** Origin of the platform. */
  readonly platform: string
  /** Port that leads to the shell of the machine. */
  readonly door: number
  /** Milliseconds before the end of an idle session at which the user is warned. */
  readonly idleNotice: number
}

/** A gateway that can be killed. */
interface GatewayProcess {
  /** Starts it, also after a kill. */
  readonly start: (idleNotice: number) => Promise<void>
  readonly kill: () => Promise<void>
}

const program = fileURLToPath(new URL('killed-gateway.ts', import.meta.url))

/**
 * Runs the gateway of a deployment in a process of its own, which reaches the shell at `address` only. The server of the
 * deployment is its proxy: 502 and broken sockets while there is no process.
 */
export function gatewayProcess(deployment: Deployment, address: string): GatewayProcess {
  const { sandbox, origin } = deployment
  const shells = createShells(sandbox.findMachine, demoPassword, sandbox.clock.now)
  const door = createServer((near) => {
    near.on('error', () => near.destroy())
    void shells.dial(address).then((far) =>
      far
        .on('error', () => near.destroy())
        .pipe(near)
        .pipe(far),
    )
  }).listen(0, '127.0.0.1')
  let child: ChildProcess | undefined
  let target: URL | undefined

  const kill = async (): Promise<void> => {
    target = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const pass = async (request: Request): Promise<Response> => {
    if (!target) return new Response('Bad gateway\n', { status: 502 })
    const headers = ['apikey', 'origin', 'content-type'].map((name) => [
      name,
      request.headers.get(name) ?? '',
    ])
    const { status, body } = await fetch(new URL(new URL(request.url).pathname, target), {
      ...{ method: request.method, headers: Object.fromEntries(headers), body: await request.text() },
    })
    // Headers of a fetched answer cannot be changed.
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
  const relay = ({ url, rawHeaders }: IncomingMessage, near: Duplex, head: Buffer): void => {
    if (!target) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    near.on('close', () => far.destroy()).on('error', () => far.destroy())
    far.on('close', () => near.destroy()).on('error', () => near.destroy())
    const lines = rawHeaders.flatMap((text, index) =>
      index % 2 === 0 ? [`${text}: ${rawHeaders[index + 1]}`] : [],
    )
    far.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    far.write(head)
    near.pipe(far).pipe(near)
  }
  deployment.putGateway({
    answer: (request) => (request.url.endsWith('/vm/terminal') ? pass(request) : undefined),
    listenTo: (server) => void server.on('upgrade', relay),
    stop: async () => {
      await kill()
      door.close()
      await shells.stop()
    },
  })
  return {
    kill,
    start: async (idleNotice) => {
      if (!door.listening) await once(door, 'listening')
      const at = door.address()
      const port = typeof at === 'object' && at ? at.port : 0
      const life: GatewayLife = { platform: origin, door: port, idleNotice }
      child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(life)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      if (!child.stdout) throw new Error('The gateway has no output')
      const [line] = await once(createInterface(child.stdout), 'line')
      target = new URL(String(line))
    },
  }
}
