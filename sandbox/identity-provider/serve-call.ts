import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from '../../src/lib/is-record'
import { ApiFailure } from '../failures'
import type { Fault } from '../faults/fault'
import { gatewayPage } from '../http/answer'
import { ConnectionBrokenError } from '../http/apply-fault'
import { checkParameters } from '../http/check-parameters'
import { type RawParameters, readParameters } from '../http/parameters'
import { readRoutes, type Route } from '../http/routes'
import { checkAnswer } from '../http/serve-operation'
import { runInTransaction } from '../run-in-transaction'
import { type Validators, validatorsOf } from '../http/validators'
import type { Description } from '../http/description'
import type { Runtime } from '../runtime'
import { placeOfRefusal, refusedAddress } from './authorization'
import { IdentityFailure, loginFailure, requestFailure } from './failure'
import { identityHandlers } from './handlers'
import { readIdentityDescription } from './identity-description'
import { redirect } from './page'
import type { IdentityContext } from './person'

/** Description and validators of the provider's calls. */
interface Checks {
  readonly description: Description
  readonly validators: Validators
}

/** A described call of the provider, ready to be served. */
export interface Call {
  readonly route: Route
  /** Coerces and checks the sent parameters. @throws IdentityFailure 400 */
  readonly check: (raw: RawParameters) => unknown
  readonly serve: (request: Request) => Promise<Response>
}

/** The calls of the provider's description, by operation. */
export function readCalls(runtime: Runtime): Map<string, Call> {
  const description = readIdentityDescription()
  const checks = { description, validators: validatorsOf(description) }
  const calls = readRoutes(description).map((route): [string, Call] => {
    const check = (raw: RawParameters): unknown => checked(checks, route, raw)
    return [
      route.operation,
      { route, check, serve: async (request) => serve(runtime, checks, route, request) },
    ]
  })
  return new Map(calls)
}

/** Runs `work` in one transaction, after all due changes. */
export function within<T>(runtime: Runtime, request: Request, work: (context: IdentityContext) => T): T {
  const { origin } = new URL(request.url)
  const { headers } = request
  return runInTransaction(runtime, ({ records, ids, now }) =>
    work({ runtime, records, ids, now, origin, headers }),
  )
}

async function serve(runtime: Runtime, checks: Checks, route: Route, request: Request): Promise<Response> {
  const started = performance.now()
  const fault = runtime.faults.take(route.operation, undefined)
  await wait(runtime.latency + (fault?.lateMs ?? 0))
  if (fault?.network !== undefined) throw new ConnectionBrokenError()
  const notes: { parameters: RawParameters } = { parameters: {} }
  const response = (fault && answerInstead(fault)) ?? (await answer(runtime, checks, route, request, notes))
  runtime.log.add({
    ...notes,
    method: request.method,
    path: new URL(request.url).pathname,
    operation: route.operation,
    location: undefined,
    contentType: request.headers.get('content-type') ?? undefined,
    ignored: [],
    status: response.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    correlationId: '',
  })
  return response
}

/** Faults of the provider are a page of the gateway, or a status with a text. */
function answerInstead({ body, status, message = 'Something went wrong' }: Fault): Response | undefined {
  if (body === 'html') return gatewayPage(status ?? 502, '')
  return status === undefined
    ? undefined
    : json(status, { error: 'server_error', error_description: message })
}

async function answer(
  runtime: Runtime,
  checks: Checks,
  route: Route,
  request: Request,
  notes: { parameters: RawParameters },
): Promise<Response> {
  try {
    const raw = await readParameters(request, {})
    notes.parameters = raw
    return within(runtime, request, (context) => {
      const outcome = handlerOf(route)(context, checked(checks, route, raw))
      if (outcome.response) return outcome.response
      if (outcome.refusal) return refuse(runtime, checks, route, outcome.refusal)
      checkAnswer(checks, route.success.schema, { body: outcome.json })
      return json(route.success.status, outcome.json)
    })
  } catch (error) {
    return sendBack(route, request, notes.parameters, error) ?? refuse(runtime, checks, route, error)
  }
}

/** Redirects an invalid sign-in request to its return address with the refusal, if that address is allowed. */
function sendBack(route: Route, request: Request, raw: RawParameters, error: unknown): Response | undefined {
  if (route.operation !== 'authorizeUser' || !(error instanceof IdentityFailure)) return undefined
  const { origin } = new URL(request.url)
  const place = placeOfRefusal(origin, raw)
  return place && redirect(refusedAddress({ origin }, place, error))
}

function handlerOf(route: Route) {
  if (!(route.operation in identityHandlers)) throw new Error(`No handler for ${route.operation}`)
  // The input is checked against the schemas its type is generated from before the handler sees it.
  return identityHandlers[route.operation as keyof typeof identityHandlers] as (
    context: IdentityContext,
    input: unknown,
  ) => { readonly json?: unknown; readonly response?: Response; readonly refusal?: Error }
}

function checked({ description, validators }: Checks, route: Route, raw: RawParameters): unknown {
  try {
    return checkParameters(description, validators, route, raw).input
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    throw unsupported(error, raw) ?? requestFailure(error)
  }
}

/** Error codes for unknown values of these parameters (RFC 6749, sections 4.1.2.1 and 5.2). */
const choices = { grant_type: 'unsupported_grant_type', response_type: 'unsupported_response_type' }

function unsupported({ body }: ApiFailure, raw: RawParameters): IdentityFailure | undefined {
  const wrong = isRecord(body) && isRecord(body['errors']) ? body['errors'] : {}
  const [name, word] = Object.entries(choices).find(([choice]) => choice in wrong && choice in raw) ?? []
  if (name === undefined || word === undefined) return undefined
  return loginFailure(400, word, `Unsupported ${name.replace('_', ' ')}: ${raw[name]}`)
}

/** A refusal, checked as any other answer; a defect is reported and answered as 500. */
function refuse(runtime: Runtime, checks: Checks, route: Route, error: unknown): Response {
  try {
    const failure = error instanceof ApiFailure ? requestFailure(error) : error
    if (!(failure instanceof IdentityFailure)) throw error
    checkAnswer(checks, route.failures.get(`${failure.status}`), failure)
    return json(failure.status, failure.body, failure.headers)
  } catch (defect) {
    runtime.onDefect(defect)
    return json(500, loginFailure(500, 'server_error', 'Sandbox defect').body)
  }
}

function json(status: number, body: unknown, more: Readonly<Record<string, string>> = {}): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } })
}
