import { setTimeout as wait } from 'node:timers/promises'
import { gatewayFailure } from '../failures'
import { cataloguedText, GatewayPageFailure } from '../faults/sentinels'
import type { Fault } from '../faults/fault'
import { createRandom } from '../random'
import type { Runtime } from '../runtime'
import { type Answer, defectAnswer, failureAnswer, gatewayPage, toResponse } from './answer'
import { answerInstead, ConnectionBrokenError, spoil } from './apply-fault'
import type { Route } from './routes'
import { checkAnswer, type Notes, serveOperation } from './serve-operation'
import type { RequestTarget } from './target'

/** Firewalls that are being changed: `uuid` of each. */
export type BusyFirewalls = Set<string>

/**
 * Minimum milliseconds of a firewall change. Without it concurrent requests would be carried out one after the other, and
 * the last would undo changes already reported as done.
 */
const firewallChange = 2

/** Serves a request to an operation, deliberate faults included, and notes it in the log. */
export async function serveRequest(
  runtime: Runtime,
  busy: BusyFirewalls,
  route: Route,
  request: Request,
  path: Readonly<Record<string, string>>,
  target: RequestTarget,
): Promise<Response> {
  const started = performance.now()
  const correlationId = nextCorrelationId(runtime)
  const notes: Notes = { parameters: path, ignored: [] }
  let status = 0
  try {
    const response = await answerRequest(runtime, busy, route, request, path, target, notes, correlationId)
    status = response.status
    return response
  } finally {
    runtime.log.add({
      ...notes,
      method: request.method,
      path: new URL(request.url).pathname,
      operation: route.operation,
      location: route.perLocation ? locationOf(runtime, target) : undefined,
      contentType: request.headers.get('content-type') ?? undefined,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      correlationId,
    })
  }
}

/** A short id such as `c7f2-91ab`; the same requests against the same seed give the same ids. */
export function nextCorrelationId(runtime: Runtime): string {
  runtime.requestCount += 1
  const random = createRandom(`${runtime.world.seed}:request:${runtime.requestCount}`)
  const part = (): string =>
    Math.floor(random() * 0x1_0000)
      .toString(16)
      .padStart(4, '0')
  return `${part()}-${part()}`
}

function locationOf(runtime: Runtime, target: RequestTarget): string {
  const fallback = runtime.catalogue.locations.find(({ is_default: isDefault }) => isDefault)
  return target.location ?? fallback?.slug ?? ''
}

async function answerRequest(
  runtime: Runtime,
  busy: BusyFirewalls,
  route: Route,
  request: Request,
  path: Readonly<Record<string, string>>,
  target: RequestTarget,
  notes: Notes,
  correlationId: string,
): Promise<Response> {
  const location = locationOf(runtime, target)
  const addressed = route.perLocation ? location : target.location
  if (addressed !== undefined && runtime.down.has(addressed)) return gatewayPage(502, correlationId)
  if (runtime.failRate > 0 && runtime.random() < runtime.failRate) return gatewayPage(502, correlationId)
  const fault = withText(runtime.faults.take(route.operation, addressed), route, addressed)
  const release = claimFirewall(busy, route, path)
  const shortest = firewallChanges.includes(route.operation) ? firewallChange : 0
  try {
    await delay(Math.max(runtime.latency, shortest) + (fault?.lateMs ?? 0))
    if (fault?.network === 'hang') return await untilAborted(request.signal)
    if (fault?.network === 'reset') throw new ConnectionBrokenError()
    const instead = fault && answerInstead(fault, correlationId)
    if (instead) return instead
    if (!release) throw gatewayFailure(500, 'Firewall is being changed')
    const answer = await serveOperation(runtime, route, request, path, location, notes)
    if (fault?.network === 'drop-answer') throw new ConnectionBrokenError()
    return fault ? spoil(fault, answer, correlationId) : toResponse(answer, correlationId)
  } catch (error) {
    if (error instanceof ConnectionBrokenError || request.signal.aborted) throw error
    if (error instanceof GatewayPageFailure) return gatewayPage(error.status, correlationId)
    return toResponse(answerFailure(runtime, route, error), correlationId)
  } finally {
    release?.()
  }
}

function withText(fault: Fault | undefined, route: Route, location: string | undefined): Fault | undefined {
  if (!fault || fault.message !== undefined) return fault
  const message = cataloguedText(route.operation, location)
  return message === undefined ? fault : { ...fault, message }
}

const firewallChanges = ['replaceFirewall', 'deleteFirewall', 'assignFirewall', 'unassignFirewall']

/**
 * Marks the firewall a request changes until it is answered. Returns undefined if it is marked already: the platform
 * answers the second of two concurrent changes of one firewall with 500 (platform facts section 1, errors).
 */
function claimFirewall(
  busy: BusyFirewalls,
  route: Route,
  path: Readonly<Record<string, string>>,
): (() => void) | undefined {
  const uuid = path['uuid']
  if (uuid === undefined || !firewallChanges.includes(route.operation)) return () => undefined
  if (busy.has(uuid)) return undefined
  busy.add(uuid)
  return () => {
    busy.delete(uuid)
  }
}

/** The answer to a refusal, checked as any other; a defect is reported and answered as 500. */
function answerFailure(runtime: Runtime, route: Route, error: unknown): Answer {
  try {
    const answer = failureAnswer(error)
    if (!answer) throw error
    checkAnswer(runtime, route.failures.get(`${answer.status}`) ?? route.failures.get('default'), answer)
    return answer
  } catch (defect) {
    runtime.onDefect(defect)
    return defectAnswer(defect)
  }
}

async function delay(ms: number): Promise<void> {
  if (ms > 0) await wait(ms)
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => {
      reject(new ConnectionBrokenError())
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
