import { PromqlError } from '../../src/lib/promql/parse-promql'
import type { Family } from './families'
import { kindsIn, narrowQuery, UnknownMetricError } from './narrow-query'
import { type AskPlatform, createOwnedRecords, identityHeaders, PlatformRefusal } from './owned-records'

/** Options of the guard. */
export interface GuardOptions {
  /** The path before `/api/v1`. */
  readonly path: string
  readonly families: readonly Family[]
  readonly ask: AskPlatform
  /** Sends a call such as `query_range` with its parameters to the server of metrics. */
  readonly forward: (call: string, parameters: URLSearchParams) => Promise<Response>
  readonly now: () => number
}

/** Parameters that are passed on; others, such as `match[]`, could ask for more. */
const passed = ['start', 'end', 'step', 'time', 'timeout']
/** Maximum length of a body in characters; queries of the console are shorter. */
const longestBody = 1_000_000

const calls = ['query', 'query_range']

/** Answers Prometheus' `query` and `query_range` about records that the request's key owns; refuses everything else. */
export function createGuard(options: GuardOptions): (request: Request) => Promise<Response> {
  const owned = createOwnedRecords(options.ask, options.now)
  return async (request) => {
    const url = new URL(request.url)
    const call = calls.find((each) => url.pathname === `${options.path}/api/v1/${each}`)
    if (call === undefined) return refuse(404, 'not_found', 'no such endpoint')
    if (request.method !== 'GET' && request.method !== 'POST')
      return refuse(405, 'bad_data', 'method not allowed')
    try {
      const parameters = await readParameters(request, url)
      const query = parameters.get('query') ?? ''
      const who = new Headers()
      for (const name of identityHeaders) {
        const value = request.headers.get(name)
        if (value !== null) who.set(name, value)
      }
      const kinds = kindsIn(query, options.families)
      // The platform would not have been asked, so the key is not checked.
      if (kinds.length === 0) return refuse(403, 'forbidden', 'the query asks for no metric')
      const lists = new Map(
        await Promise.all(kinds.map(async (kind) => [kind, await owned(kind, who)] as const)),
      )
      const asked = new URLSearchParams({
        query: narrowQuery(query, options.families, (kind) => lists.get(kind) ?? []),
      })
      for (const name of passed) {
        const value = parameters.get(name)
        if (value !== null) asked.set(name, value)
      }
      return await answerOf(await options.forward(call, asked))
    } catch (error) {
      return refusalOf(error)
    }
  }
}

async function readParameters(request: Request, url: URL): Promise<URLSearchParams> {
  if (request.method === 'GET') return url.searchParams
  const body = await request.text()
  if (body.length > longestBody) throw new PlatformRefusal(413)
  return new URLSearchParams(body)
}

/** The answer without the server's own headers. */
async function answerOf(answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? ''
  if (!type.includes('json')) return refuse(502, 'internal', 'the server of metrics gave no JSON')
  return new Response(await answer.text(), { status: answer.status, headers: headersOf })
}

const headersOf = { 'content-type': 'application/json', 'cache-control': 'no-store' }

function refuse(status: number, errorType: string, error: string): Response {
  return new Response(JSON.stringify({ status: 'error', errorType, error }), { status, headers: headersOf })
}

function refusalOf(error: unknown): Response {
  if (error instanceof PromqlError)
    return refuse(400, 'bad_data', `invalid parameter "query": ${error.message}`)
  if (error instanceof UnknownMetricError) return refuse(403, 'forbidden', error.message)
  if (error instanceof PlatformRefusal) {
    const isRefused = error.status === 401 || error.status === 403
    return isRefused
      ? refuse(error.status, 'forbidden', 'the platform does not accept the key')
      : refuse(error.status === 413 ? 413 : 502, 'internal', error.message)
  }
  return refuse(502, 'internal', 'neither platform nor server of metrics may have answered')
}
