import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isRecord } from '../../src/lib/is-record'
import { terminalClose, type TerminalLine, terminalProtocol } from '../../src/lib/terminal-protocol'
import type { MayReach } from './address-policy'
import type { Audit } from './audit'
import { type Browser, bytesOf, createBrowser } from './browser'
import { type Credential, credentialOf } from './credential'
import { type TerminalLimits, usualLimits } from './limits'
import {
  type AskPlatform,
  isStillGood,
  type MachinePlace,
  Refusal,
  refusals,
  runningMachine,
  type Target,
  targetOf,
  userOf,
} from './platform'
import { readMessage } from './read-message'
import { createSession, type Session } from './session'
import { type Claims, createTickets } from './tickets'

/** Options of a gateway. */
export interface GatewayOptions {
  readonly ask: AskPlatform
  /** Path of the web socket. */
  readonly path: string
  /** Path between the origin and `/v1`. */
  readonly apiPrefix: string
  /** Origins of consoles on hosts other than the gateway's own. */
  readonly origins: readonly string[]
  readonly mayReach: MayReach
  readonly audit: Audit
  readonly limits?: Partial<TerminalLimits>
  /** Connects to the serial console of a running machine; without it there are none. */
  readonly serial?: (machine: MachinePlace) => Promise<Duplex>
  /** Connects to an allowed address; by TCP if absent. */
  readonly dial?: (address: string, port: number) => Promise<Duplex>
  /** Milliseconds since 1970; the system clock if absent. */
  readonly now?: () => number
}

/** The gateway of terminals: tickets by HTTP, sessions by web socket. */
export interface Gateway {
  /** The answer to a request for a ticket; undefined for any other request. */
  readonly answer: (request: Request) => Promise<Response> | undefined
  /** Takes over a connection to the path of the web socket; false for any other path. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Ends every session. */
  readonly close: () => void
}

const biggestMessage = 64 * 1024
/** Close code "service restart"; the browser reconnects later. */
const restarting = 1012

/** Creates a gateway; it does not listen by itself. */
export function createGateway(options: GatewayOptions): Gateway {
  const { ask, audit, mayReach } = options
  const limits = { ...usualLimits, ...options.limits }
  const now = options.now ?? Date.now
  const dial = options.dial ?? ((address, port) => dialTcp(address, port, limits.connect))
  const tickets = createTickets(limits.ticket, limits.ticketsPerUser, now)
  const sessions = new Set<Session>()
  const sockets = new Map<string, number>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: biggestMessage,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(terminalProtocol) ? terminalProtocol : false),
  })

  const issue = async (request: Request, location: string): Promise<Response> => {
    const credential = credentialOf(request)
    if (!credential) throw new Refusal(401, 'No API key was sent')
    const origin = request.headers.get('origin') ?? ''
    if (!isConsole(origin, new URL(request.url).host, options.origins))
      throw new Refusal(403, 'Terminals are opened by the console')
    const { machine, line } = await wantedIn(request)
    const user = await userOf(ask, credential)
    const target = await targetFor(credential, { location, machine }, line)
    const issued = tickets.issue({ ...target, user, credential, origin, line })
    if (!issued) throw new Refusal(429, 'Too many terminals are about to open; try again in a minute')
    const { address, port } = target
    return Response.json(
      { ticket: issued.ticket, expires_at: new Date(issued.expiresAt).toISOString(), address, port },
      { headers: { 'cache-control': 'no-store' } },
    )
  }

  const targetFor = async (
    credential: Credential,
    place: MachinePlace,
    line: TerminalLine,
  ): Promise<Target> => {
    if (line === 'ssh') return targetOf(ask, credential, place, mayReach)
    if (!options.serial) throw refusals.noSerial()
    await runningMachine(ask, credential, place)
    return place
  }

  const connectTo = ({ location, machine, address, port }: Claims): Promise<Duplex> => {
    if (address !== undefined && port !== undefined) return dial(address, port)
    if (options.serial) return options.serial({ location, machine })
    return Promise.reject(new Error('There are no serial consoles here'))
  }

  const isFull = ({ user, machine }: Claims): boolean => {
    const open = [...sessions].map(({ claims }) => claims)
    return (
      open.filter((each) => each.user === user).length >= limits.sessionsPerUser ||
      open.filter((each) => each.machine === machine).length >= limits.sessionsPerMachine
    )
  }

  /** Handles the first message: a ticket, and either a new session or one to resume. */
  const open = (socket: WebSocket, text: string, origin: string, from: string): void => {
    const message = readMessage(text)
    if (message?.t !== 'open') return socket.close(terminalClose.protocol)
    const claims = tickets.redeem(message.ticket, origin)
    if (!claims) {
      audit({ event: 'refused', from, why: 'ticket' })
      return socket.close(terminalClose.ticket)
    }
    const join = (session: Session): Browser => {
      const browser: Browser = createBrowser(
        socket,
        session.heardFrom(() => browser),
        limits.ping,
      )
      return browser
    }
    if (message.session !== undefined) {
      const kept = [...sessions].find(({ id }) => id === message.session)
      if (!kept || !isSame(kept.claims, claims)) return socket.close(terminalClose.gone)
      return kept.attach(join(kept))
    }
    if (isFull(claims)) {
      audit({ event: 'refused', user: claims.user, machine: claims.machine, from, why: 'limit' })
      return socket.close(terminalClose.limit)
    }
    const { user, login, key, cols, rows } = message
    if ((login === 'serial') !== (claims.line === 'serial')) return socket.close(terminalClose.ticket)
    const session = createSession({
      ...{ claims, limits, from, audit, now },
      connect: () => connectTo(claims),
      login: { user, kind: login, key },
      size: { cols, rows },
      isStillGood: () => isStillGood(ask, claims.credential),
      onEnd: () => sessions.delete(session),
    })
    sessions.add(session)
    session.start(join(session))
  }

  return {
    answer: (request) => {
      const location = ticketPlace(new URL(request.url).pathname, options.apiPrefix)
      if (location === undefined || request.method !== 'POST') return undefined
      return issue(request, location).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        return Response.json(
          { message: error.message },
          { status: error.status, headers: { 'cache-control': 'no-store' } },
        )
      })
    },
    upgrade: (request, socket, head) => {
      const [pathname = ''] = (request.url ?? '').split('?')
      if (pathname !== options.path) return false
      const { origin = '', host = '' } = request.headers
      const from = request.socket.remoteAddress ?? ''
      const held = sockets.get(from) ?? 0
      const offered = request.headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? []
      const refusal = !isConsole(origin, host, options.origins)
        ? '403 Forbidden'
        : !offered.includes(terminalProtocol)
          ? '400 Bad Request'
          : held >= limits.socketsPerAddress
            ? '429 Too Many Requests'
            : undefined
      if (refusal !== undefined) {
        audit({ event: 'refused', from, why: refusal })
        socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
        return true
      }
      server.handleUpgrade(request, socket, head, (accepted) => {
        sockets.set(from, (sockets.get(from) ?? 0) + 1)
        const late = setTimeout(() => accepted.close(terminalClose.ticket), limits.firstMessage)
        accepted.on('error', () => accepted.terminate())
        accepted.once('close', () => {
          clearTimeout(late)
          const left = (sockets.get(from) ?? 1) - 1
          if (left > 0) sockets.set(from, left)
          else sockets.delete(from)
        })
        accepted.once('message', (data, isBinary) => {
          clearTimeout(late)
          if (isBinary) accepted.close(terminalClose.protocol)
          else open(accepted, bytesOf(data).toString(), origin, from)
        })
      })
      return true
    },
    close: () => {
      for (const session of sessions) session.end('the gateway stopped', restarting)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Location in the path of the call for a ticket; undefined for another path. */
function ticketPlace(pathname: string, prefix: string): string | undefined {
  if (!pathname.startsWith(`${prefix}/v1/`)) return undefined
  const [, location] =
    /^([^/]+)\/user-resource\/vm\/terminal\/?$/.exec(pathname.slice(`${prefix}/v1/`.length)) ?? []
  return location === undefined ? undefined : decodeURIComponent(location)
}

/** Whether an origin is a console's: that of the requested host, port included, or a listed one. */
function isConsole(origin: string, host: string, listed: readonly string[]): boolean {
  return listed.includes(origin) || (URL.canParse(origin) && host !== '' && new URL(origin).host === host)
}

/** The machine and the line that a request for a ticket names. */
async function wantedIn(request: Request): Promise<{ machine: string; line: TerminalLine }> {
  const type = request.headers.get('content-type') ?? ''
  const text = await request.text()
  const { uuid, line = 'ssh' } = type.includes('json')
    ? membersOf(text)
    : Object.fromEntries(new URLSearchParams(text))
  if (typeof uuid !== 'string' || uuid === '') throw new Refusal(400, 'uuid is missing')
  if (line !== 'ssh' && line !== 'serial') throw new Refusal(400, 'line is ssh or serial')
  return { machine: uuid, line }
}

function membersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isSame(one: Claims, other: Claims): boolean {
  return (
    one.user === other.user &&
    one.machine === other.machine &&
    one.location === other.location &&
    one.address === other.address &&
    one.line === other.line &&
    one.credential.mark === other.credential.mark
  )
}

/** Connects by TCP; gives up after `limit` milliseconds. */
export function dialTcp(address: string, port: number, limit: number): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, timeout: limit })
    const fail = (): void => {
      socket.destroy()
      reject(new Error(`${address} does not answer at port ${port}`))
    }
    socket.once('timeout', fail).once('error', fail)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.setNoDelay(true)
      socket.off('timeout', fail).off('error', fail)
      resolve(socket)
    })
  })
}
