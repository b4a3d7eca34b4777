import { setTimeout as wait } from 'node:timers/promises'
import { parsePromql, PromqlError, readDuration } from '../../src/lib/promql/parse-promql'
import { gatewayFailure } from '../failures'
import { failureAnswer, gatewayPage, toResponse } from '../http/answer'
import { answerInstead, ConnectionBrokenError } from '../http/apply-fault'
import { isForged, sentKey } from '../http/key-cookie'
import { nextCorrelationId } from '../http/serve-request'
import { identify } from '../identity'
import { runInTransaction } from '../run-in-transaction'
import type { Runtime } from '../runtime'
import { type Answered, evaluate } from './evaluate'
import { metricsPath } from './metrics-path'
import { ownedSeries } from './owned-series'

/** Name of its calls in the log and in faults. */
export const metricsOperation = 'queryMetrics'

/** Maximum number of steps in a range, as in Prometheus. */
const mostSteps = 11_000

/** A request that Prometheus refuses; the text is Prometheus' own. */
class QueryRefusal extends Error {
  constructor(
    readonly status: 400 | 404,
    readonly errorType: 'bad_data' | 'not_found',
    message: string,
  ) {
    super(message)
  }
}

const wrong = (parameter: string, text: string): QueryRefusal =>
  new QueryRefusal(400, 'bad_data', `invalid parameter "${parameter}": ${text}`)

/**
 * Answers as Prometheus' HTTP API does (`/api/v1/query`, `/api/v1/query_range`), about the machines, load balancers and buckets of
 * the caller only. It takes the platform's keys; faults name it `queryMetrics`.
 */
export function createMetrics(runtime: Runtime): (request: Request) => Promise<Response> {
  return async (request) => {
    const started = performance.now()
    const correlationId = nextCorrelationId(runtime)
    const parameters = await readQuery(request)
    let status = 0
    try {
      const response = await answer(runtime, request, parameters, correlationId)
      status = response.status
      return response
    } finally {
      runtime.log.add({
        method: request.method,
        path: new URL(request.url).pathname,
        operation: metricsOperation,
        location: undefined,
        contentType: request.headers.get('content-type') ?? undefined,
        parameters: Object.fromEntries(parameters),
        ignored: [],
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        correlationId,
      })
    }
  }
}

/** Parameters of the URL and of a form body. */
async function readQuery(request: Request): Promise<URLSearchParams> {
  const query = new URL(request.url).searchParams
  const isForm = (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  if (request.method !== 'POST' || !isForm) return query
  return new URLSearchParams([...new URLSearchParams(await request.text()), ...query])
}

async function answer(
  runtime: Runtime,
  request: Request,
  parameters: URLSearchParams,
  correlationId: string,
): Promise<Response> {
  const fault = runtime.faults.take(metricsOperation, undefined)
  const late = runtime.latency + (fault?.lateMs ?? 0)
  if (late > 0) await wait(late)
  if (fault?.network !== undefined) throw new ConnectionBrokenError()
  const instead = fault && answerInstead(fault, correlationId)
  if (instead) return instead
  if (runtime.failRate > 0 && runtime.random() < runtime.failRate) return gatewayPage(502, correlationId)
  try {
    if (isForged(request)) throw gatewayFailure(403, 'The origin of the request is another one')
    const data = runInTransaction(runtime, ({ records, now }) => {
      const caller = identify(records, sentKey(request), now)
      return answerQuery(request, parameters, now, (expression, times) =>
        evaluate(expression, ownedSeries(records, caller, now), times),
      )
    })
    return toResponse({ status: 200, body: { status: 'success', data } }, correlationId)
  } catch (error) {
    const refusal = refused(error)
    if (refusal) {
      const { status, errorType, message } = refusal
      return toResponse({ status, body: { status: 'error', errorType, error: message } }, correlationId)
    }
    const failure = failureAnswer(error)
    if (failure) return toResponse(failure, correlationId)
    throw error
  }
}

function refused(error: unknown): QueryRefusal | undefined {
  if (error instanceof QueryRefusal) return error
  if (error instanceof PromqlError) return wrong('query', error.message)
  if (error instanceof SyntaxError) return wrong('query', `error parsing regexp: ${error.message}`)
  return undefined
}

type Evaluate = (expression: ReturnType<typeof parsePromql>, times: readonly number[]) => readonly Answered[]

function answerQuery(request: Request, query: URLSearchParams, now: number, run: Evaluate): object {
  const { pathname } = new URL(request.url)
  const call = pathname.slice(metricsPath.length)
  if (call !== '/api/v1/query' && call !== '/api/v1/query_range')
    throw new QueryRefusal(404, 'not_found', `no such endpoint: ${call}`)
  // There are no samples of the future.
  const known = (times: number[]): number[] => times.filter((at) => at <= now / 1000)
  if (call === '/api/v1/query') {
    const at = query.has('time') ? readTime(query, 'time') : now / 1000
    const result = run(parsePromql(query.get('query') ?? ''), known([at]))
    return {
      resultType: 'vector',
      result: result.map((each) => ({ metric: metricOf(each), value: [at, valueText(each.values[0] ?? 0)] })),
    }
  }
  const start = readTime(query, 'start')
  const end = readTime(query, 'end')
  if (end < start) throw wrong('end', 'end timestamp must not be before start time')
  const step = readStep(query)
  if (step <= 0)
    throw wrong(
      'step',
      'zero or negative query resolution step widths are not accepted. Try a positive integer',
    )
  if ((end - start) / step > mostSteps)
    throw new QueryRefusal(
      400,
      'bad_data',
      'exceeded maximum resolution of 11,000 points per timeseries. Try decreasing the query resolution (?step=XX)',
    )
  const expression = parsePromql(query.get('query') ?? '')
  const count = Math.floor((end - start) / step + 1e-9) + 1
  const times = known(Array.from({ length: count }, (_, index) => start + index * step))
  const result = run(expression, times)
  return {
    resultType: 'matrix',
    result: result.map((each) => ({
      metric: metricOf(each),
      values: each.values.flatMap((value, index) =>
        value === undefined ? [] : [[times[index], valueText(value)]],
      ),
    })),
  }
}

function metricOf({ name, labels }: Answered): Record<string, string> {
  return name === undefined ? { ...labels } : { __name__: name, ...labels }
}

function valueText(value: number): string {
  if (Number.isFinite(value)) return String(value)
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'
}

/** Seconds since 1970, or a time in RFC 3339 form. */
function readTime(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? ''
  const time = /^-?\d+(\.\d+)?$/.test(text)
    ? Number(text)
    : /^\d{4}-\d\d-\d\dT/.test(text)
      ? Date.parse(text) / 1000
      : NaN
  if (Number.isNaN(time)) throw wrong(name, `cannot parse ${JSON.stringify(text)} to a valid timestamp`)
  return time
}

function readStep(query: URLSearchParams): number {
  const text = query.get('step') ?? ''
  const step = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : readDuration(text)
  if (step === undefined) throw wrong('step', `cannot parse ${JSON.stringify(text)} to a valid duration`)
  return step
}
