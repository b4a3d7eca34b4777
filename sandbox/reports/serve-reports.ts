import { isRecord } from '../../src/lib/is-record'
import { parseJson } from '../http/parameters'
import { reportPath } from './report-path'

/** The report of one request. */
export interface TakenReport {
  /** The request's body. */
  readonly body: string
  /** The events in it. */
  readonly events: readonly Readonly<Record<string, unknown>>[]
}

/** A stand-in for Sentry. */
export interface Reports {
  /** Latest last. */
  readonly taken: () => readonly TakenReport[]
  /** Answers envelopes; only `isLocal` visitors may read the reports. */
  readonly answer: (request: Request, isLocal: boolean) => Promise<Response>
}

/** Maximum number of reports; the oldest are dropped. */
const mostTaken = 500

/** Path to which a DSN such as `http://public@localhost:8080/sandbox/reports/1` sends envelopes. */
const envelopePath = new RegExp(String.raw`^${reportPath}/api/\d+/envelope/$`)

/** Sentry answers every origin. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

/**
 * Takes the envelopes that Sentry's SDK sends, and keeps them in memory; JSON of their events at `/sandbox/reports`, which
 * is for visitors over the loopback interface only. Invalid envelopes are refused with 400, as Sentry does.
 */
export function createReports(): Reports {
  const taken: TakenReport[] = []
  return {
    taken: () => taken,
    answer: async (request, isLocal) => {
      const { pathname } = new URL(request.url)
      if (request.method === 'GET' && pathname === reportPath && isLocal)
        return Response.json(
          taken.flatMap(({ events }) => events),
          { headers },
        )
      if (request.method !== 'POST' || !envelopePath.test(pathname))
        return new Response('Not found\n', { status: 404, headers })
      const body = await request.text()
      const events = eventsIn(body)
      if (!events) return Response.json({ detail: 'invalid envelope' }, { status: 400, headers })
      taken.push({ body, events })
      taken.splice(0, taken.length - mostTaken)
      return Response.json({}, { headers })
    },
  }
}

/** Events of an envelope: lines of JSON, a header, then header and payload of each item; undefined for anything else. */
function eventsIn(body: string): Record<string, unknown>[] | undefined {
  const [header, ...items] = body
    .split('\n')
    .filter((line) => line !== '')
    .map(parseJson)
  if (!isRecord(header)) return undefined
  return items.flatMap((item, index) => {
    const payload = items[index + 1]
    return index % 2 === 0 && isRecord(item) && item.type === 'event' && isRecord(payload) ? [payload] : []
  })
}
