import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../sandbox/create-sandbox'
import type { Fault } from '../../../sandbox/faults/fault'
import type { LoggedRequest } from '../../../sandbox/http/request-log'
import { createSite } from '../../../sandbox/server/create-site'
import { reportPath } from '../../../sandbox/reports/report-path'
import { listenBesideServer } from '../../../sandbox/server/beside'
import { createNodeListener } from '../../../sandbox/server/node-listener'
import { createSiteGateway, type SiteGateway } from '../../../sandbox/server/site-gateway'
import { checkedApi } from '../../contract-proxy/checked-api'

/** The sandbox's time when a test begins. */
export const startOfTime = Date.UTC(2026, 10, 21, 8, 46)

/** A proxy between console and platform: answers itself, or calls `next` and changes the answer. */
export type Interception = (request: Request, next: () => Promise<Response>) => Promise<Response>

/** The built console with a platform of its own, as an operator would serve it. */
export interface Deployment {
  readonly origin: string
  /** Origin of the stand-ins of vendors, if requested. */
  readonly standIns: string | undefined
  readonly sandbox: Sandbox
  /** Switches on deliberate failures; from then on the browser may complain about failed requests. */
  readonly fault: (...faults: Fault[]) => void
  /** Takes a location down, or up again. */
  readonly setUp: (location: string, up: boolean) => void
  /** Marks the failures that follow as intended. */
  readonly expectFailures: () => void
  readonly failuresExpected: () => boolean
  /** Adds an interception between console and platform; the last one runs first. */
  readonly intercept: (interception: Interception) => void
  /** Origin of the object storage. */
  readonly storage: string
  /** Adds a listener between browsers and the object storage; the last one runs first. */
  readonly interceptObjects: (
    listener: (...exchange: [...Parameters<Sandbox['objects']>, next: Sandbox['objects']]) => void,
  ) => void
  /** Breaks every web socket, as a network does. */
  readonly cutSockets: () => void
  /** Replaces the embedded terminal gateway by another one; `stop` ends both. */
  readonly putGateway: (gateway: SiteGateway) => void
  /** The calls of an operation so far, oldest first. */
  readonly calls: (operation: string, location?: string) => LoggedRequest[]
  /** A call from outside the browser. */
  readonly call: (
    method: string,
    path: string,
    body?: Record<string, unknown>,
    apikey?: string,
  ) => Promise<unknown>
  /** Violations of the description, if Prism is between console and platform. */
  readonly violations: readonly string[]
  readonly stop: () => Promise<void>
}

/**
 * Serves `folder` with the headers of production on a port of its own; nothing outlives `stop`. Failures are reported to its
 * own stand-in for Sentry, unless `set` says otherwise. With the origin of a `prism`, calls go through it until failures are
 * expected, which do not fit the description. `withStandIns` serves the stand-ins of vendors as well.
 */
export async function deploy(
  folder: string,
  options: SandboxOptions = {},
  prism?: string,
  withStandIns = false,
): Promise<Deployment> {
  const server = createServer((request, response) => listen(request, response))
  const origin = await new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
  const beside = await listenBesideServer(0)
  const { standInPort, storagePort } = beside.ports
  const sandbox = createSandbox({
    clock: createFrozenClock(startOfTime),
    ...options,
    ...(withStandIns ? { standInPort } : {}),
    storagePort,
    set: [`sentryDsn=${origin.replace('//', '//public@')}${reportPath}/1`, ...(options.set ?? [])],
  })
  beside.serve({ vendors: sandbox.vendors, objects: (...exchange) => objects(...exchange) })
  let objects: Sandbox['objects'] = (...exchange) => sandbox.objects(...exchange)
  const interceptions: Interception[] = []
  let failures = (options.down ?? []).length > 0
  const checked = prism === undefined ? undefined : await checkedApi(sandbox, prism)
  const platform: Sandbox['fetch'] = (request) =>
    checked && !failures ? checked.fetch(request) : sandbox.fetch(request)
  const through: Sandbox['fetch'] = (request) =>
    interceptions.reduce<() => Promise<Response>>(
      (next, interception) => () => interception(request, next),
      () => platform(request),
    )()
  const embedded = createSiteGateway({ ...sandbox, fetch: through }, '', [])
  let gateway = embedded
  const upgrades = new EventEmitter()
  gateway.listenTo(upgrades)
  server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
  const taken = new Set<Duplex>()
  server.on('upgrade', (_request, socket: Duplex) => {
    taken.add(socket)
    socket.once('close', () => taken.delete(socket))
  })
  const listen = createNodeListener(
    createSite({ ...sandbox, fetch: through }, folder, '', [], {
      answer: (request) => gateway.answer(request),
    }),
  )
  const calls: Deployment['calls'] = (operation, location) =>
    sandbox.control
      .requests()
      .filter(
        (each) => each.operation === operation && (location === undefined || each.location === location),
      )
  return {
    origin,
    standIns: withStandIns ? `http://localhost:${standInPort}` : undefined,
    storage: `http://localhost:${storagePort}`,
    interceptObjects: (listener) => {
      const next = objects
      objects = (...exchange) => listener(...exchange, next)
    },
    sandbox,
    fault: (...faults) => {
      failures = true
      for (const each of faults) sandbox.control.addFault(each)
    },
    setUp: (location, up) => {
      failures = true
      sandbox.control.setLocationUp(location, up)
    },
    expectFailures: () => {
      failures = true
    },
    failuresExpected: () => failures,
    cutSockets: () => {
      failures = true
      for (const socket of taken) socket.destroy()
    },
    putGateway: (other) => {
      gateway = other
      upgrades.removeAllListeners()
      gateway.listenTo(upgrades)
    },
    intercept: (interception) => {
      interceptions.push(interception)
    },
    calls,
    call: async (method, path, body, apikey = 'demo-customer') => {
      const answer = await sandbox.fetch(
        new Request(`http://sandbox.test/v1${path}`, {
          method,
          headers: { apikey, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      )
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
      return text === '' ? undefined : JSON.parse(text)
    },
    violations: checked?.violations ?? [],
    stop: async () => {
      const closed = new Promise<void>((done) => {
        server.close(() => {
          done()
        })
      })
      server.closeAllConnections()
      await embedded.stop()
      if (gateway !== embedded) await gateway.stop()
      await closed
      await beside.stop()
      checked?.close()
      sandbox.close()
    },
  }
}
