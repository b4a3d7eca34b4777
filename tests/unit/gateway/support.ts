import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createGateway, type Gateway, type GatewayOptions } from '../../../gateway/terminal/gateway'
import type { MachinePlace } from '../../../gateway/terminal/platform'
import { createAddressPolicy } from '../../../gateway/terminal/address-policy'
import type { AuditLine } from '../../../gateway/terminal/audit'
import { demoPassword } from '../../../sandbox/seed/logins'
import { createShells } from '../../../sandbox/shells/serve-shells'
import {
  acknowledgedBytes,
  type BrowserMessage,
  type GatewayMessage,
  type TerminalLine,
  terminalProtocol,
} from '../../../src/lib/terminal-protocol'
import { type Client, openSandbox, runningVm } from '../sandbox/support'

/** A gateway beside a sandbox, on a port of its own. */
export interface Stand {
  readonly client: Client
  readonly gateway: Gateway
  /** Where it listens, which is also the origin of its console. */
  readonly origin: string
  readonly audit: AuditLine[]
  /** The machine web-prod-01. */
  readonly machine: { readonly uuid: string; readonly username: string }
  /** Requests a ticket. */
  readonly ask: (more?: { uuid?: string; key?: string; origin?: string; line?: string }) => Promise<Response>
  readonly ticket: (line?: TerminalLine) => Promise<string>
}

/** Starts a gateway whose sandbox has shells, and serial consoles unless `hasSerial` is false; it ends with the test. */
export async function stand(options: Partial<GatewayOptions> = {}, hasSerial = true): Promise<Stand> {
  const client = openSandbox()
  const audit: AuditLine[] = []
  const shells = createShells(client.sandbox.findMachine, demoPassword, client.sandbox.clock.now)
  const gateway = createGateway({
    ask: (path, headers) => client.sandbox.fetch(new Request(`http://localhost/v1${path}`, { headers })),
    path: '/terminal-gateway',
    apiPrefix: '',
    origins: [],
    mayReach: createAddressPolicy(),
    dial: (address) => shells.dial(address),
    ...(hasSerial ? { serial: ({ machine }: MachinePlace) => shells.serial(machine) } : {}),
    audit: (line) => audit.push(line),
    ...options,
  })
  const server = createServer()
  server.on('upgrade', (request, socket, head) => void gateway.upgrade(request, socket, head))
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
  onTestFinished(async () => {
    gateway.close()
    await shells.stop()
    server.closeAllConnections()
    server.close()
  })
  const { uuid, username } = await runningVm(client)
  const ask: Stand['ask'] = async (more = {}) =>
    (await gateway.answer(
      new Request(`${origin}/v1/tll/user-resource/vm/terminal`, {
        method: 'POST',
        headers: { apikey: more.key ?? 'demo-customer', origin: more.origin ?? origin },
        body: new URLSearchParams({
          uuid: more.uuid ?? uuid,
          ...(more.line === undefined ? {} : { line: more.line }),
        }),
      }),
    )) ?? new Response(null, { status: 404 })
  return {
    ...{ client, gateway, origin, audit, ask },
    machine: { uuid, username: username ?? '' },
    ticket: async (line) => {
      const answer: { ticket: string } = await (await ask(line ? { line } : {})).json()
      return answer.ticket
    },
  }
}

/** Letters of the output that are searched. */
const keptLetters = 300_000

/** A browser as the gateway sees it. */
export interface FakeBrowser {
  readonly socket: WebSocket
  readonly say: (message: BrowserMessage) => void
  readonly type: (text: string) => void
  /** The first message of a kind that was not read before. */
  readonly heard: <T extends GatewayMessage['t']>(t: T) => Promise<Extract<GatewayMessage, { t: T }>>
  /** Waits until the output holds a text; what comes before it is forgotten. */
  readonly shows: (text: string) => Promise<string>
  readonly closed: Promise<number>
  /** Bytes of output so far. */
  readonly received: () => number
  /** Stops or resumes acknowledging output. */
  readonly acknowledge: (does: boolean) => void
}

/** Connects to a gateway as a page of `origin` would. */
export async function browse(
  { origin }: Pick<Stand, 'origin'>,
  from = origin,
  protocols: readonly string[] = [terminalProtocol],
): Promise<FakeBrowser> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/terminal-gateway`, [...protocols], {
    origin: from,
  })
  onTestFinished(() => socket.terminate())
  const messages: GatewayMessage[] = []
  let output = ''
  let received = 0
  let undrawn = 0
  let acknowledges = true
  const wakers = new Set<() => void>()
  const wake = (): void => {
    for (const each of wakers) each()
  }
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = find()
        if (found === undefined) return
        wakers.delete(look)
        resolve(found)
      }
      wakers.add(look)
      look()
    })
  const say = (message: BrowserMessage): void => socket.send(JSON.stringify(message))
  const draw = (): void => {
    const whole = acknowledges ? Math.floor(undrawn / acknowledgedBytes) : 0
    undrawn -= whole * acknowledgedBytes
    for (let index = 0; index < whole; index += 1) say({ t: 'ack', bytes: acknowledgedBytes })
  }
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) {
      received += data.byteLength - 1
      undrawn += data.byteLength - 1
      output = (output + data.subarray(1).toString()).slice(-keptLetters)
      draw()
    } else messages.push(JSON.parse(data.toString()))
    wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    ...{ socket, say, closed },
    type: (text) => socket.send(Buffer.concat([Buffer.of(0), Buffer.from(text)])),
    heard: (t) =>
      until(() => {
        const index = messages.findIndex((each) => each.t === t)
        const [found] = index < 0 ? [] : messages.splice(index, 1)
        return found as never
      }),
    shows: (text) =>
      until(() => {
        const at = output.indexOf(text)
        if (at < 0) return undefined
        const before = output.slice(0, at + text.length)
        output = output.slice(at + text.length)
        return before
      }),
    received: () => received,
    acknowledge: (does) => {
      acknowledges = does
      draw()
    },
  }
}

/** The message that opens a session with a password. */
export function opening(
  { machine }: Pick<Stand, 'machine'>,
  ticket: string,
  more: Partial<Extract<BrowserMessage, { t: 'open' }>> = {},
): Extract<BrowserMessage, { t: 'open' }> {
  return { t: 'open', ticket, user: machine.username, login: 'password', cols: 100, rows: 30, ...more }
}

/** A session signed in with the password. */
export async function signedIn(at: Stand): Promise<FakeBrowser & { readonly session: string }> {
  const browser = await browse(at)
  browser.say(opening(at, await at.ticket()))
  await browser.heard('host')
  browser.say({ t: 'host', trusted: true })
  await browser.heard('prompt')
  browser.say({ t: 'answers', answers: [demoPassword] })
  const { session } = await browser.heard('ready')
  await browser.shows('$ ')
  return { ...browser, session }
}
