import { createServer } from 'node:http'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../sandbox/create-sandbox'
import type { Fault } from '../../../sandbox/faults/fault'
import type { LoggedRequest } from '../../../sandbox/http/request-log'
import { createSite } from '../../../sandbox/server/create-site'
import { createNodeListener } from '../../../sandbox/server/node-listener'
import { checkedApi } from '../../contract-proxy/checked-api'

/** The sandbox's time when a test begins. */
export const startOfTime = Date.UTC(2026, 10, 21, 8, 46)

/** Stands between the console and the platform: answers by itself, or asks `next` and changes the answer. */
export type Interception = (request: Request, next: () => Promise<Response>) => Promise<Response>

/** The built console with a platform of its own, as an operator would serve it. */
export interface Deployment {
  readonly origin: string
  readonly sandbox: Sandbox
  /** Puts deliberate failures in force; from then on the browser may complain about failed requests. */
  readonly fault: (...faults: Fault[]) => void
  /** Takes a location down, or up again. */
  readonly setUp: (location: string, up: boolean) => void
  /** The failures that follow are meant. */
  readonly expectFailures: () => void
  readonly failuresExpected: () => boolean
  /** Puts something between console and platform, the last one first. */
  readonly intercept: (interception: Interception) => void
  /** The calls of an operation so far, oldest first. */
  readonly calls: (operation: string, location?: string) => LoggedRequest[]
  /** A call of somebody else, outside the browser. */
  readonly call: (
    method: string,
    path: string,
    body?: Record<string, unknown>,
    apikey?: string,
  ) => Promise<unknown>
  /** What did not fit the description, when Prism stands between console and platform. */
  readonly violations: readonly string[]
  readonly stop: () => Promise<void>
}

/**
 * Serves `folder` with the headers of production on a port of its own; nothing outlives `stop`. With the origin of a
 * `prism`, calls go through it until failures are meant, which are no longer like the description.
 */
export async function deploy(
  folder: string,
  options: SandboxOptions = {},
  prism?: string,
): Promise<Deployment> {
  const sandbox = createSandbox({ clock: createFrozenClock(startOfTime), ...options })
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
  const server = createServer(createNodeListener(createSite({ ...sandbox, fetch: through }, folder, '')))
  const origin = await new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
  const calls: Deployment['calls'] = (operation, location) =>
    sandbox.control
      .requests()
      .filter(
        (each) => each.operation === operation && (location === undefined || each.location === location),
      )
  return {
    origin,
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
      await closed
      checked?.close()
      sandbox.close()
    },
  }
}
