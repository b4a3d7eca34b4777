import type { BrowserContext, Request } from 'playwright-core'
import { reportPath } from '../../../sandbox/reports/report-path'
import { collectSecrets } from './secrets'

/** Problems and reports of a visitor's browser. */
export interface Guard {
  /** Everything that must not happen: policy violations, errors, requests to foreign origins, hostile scripts that ran. */
  readonly problems: string[]
  /** Reports of the console to its operator. */
  readonly reports: string[]
  /** Sent or typed values that must be in no report. */
  readonly secrets: ReadonlySet<string>
  /** Requests without a whole answer so far. */
  readonly unanswered: ReadonlySet<Request>
}

/**
 * The privileges call answers 403 for users who are not administrators (specification section 6), once per key
 * (decision 6).
 */
const tellsRole = /\/user-resource\/user\/privileges$/

const failedLoad =
  /^Failed to load resource: |^Refused to connect|net::ERR_|Failed to fetch dynamically imported module|Unable to preload CSS|FileMissing|blocked by CORS policy/

/** Watches all pages of a context from their first moment. `mayFail` says whether failed requests are expected. */
export async function guard(
  context: BrowserContext,
  origin: string,
  mayFail: () => boolean,
  served: readonly string[] = [],
): Promise<Guard> {
  const problems: string[] = []
  const reports: string[] = []
  const secrets = await collectSecrets(context)
  await context.exposeBinding('guardProblem', (_source, problem: string) => {
    problems.push(problem)
  })
  await context.addInitScript(() => {
    const tell = (problem: string): void => {
      const { guardProblem } = globalThis as { guardProblem?: (problem: string) => void }
      guardProblem?.(problem)
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      tell(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
    // A document without an origin, in a foreign frame or in the viewer of a PDF, has no storage or may not read it.
    const stored = (): string[] => {
      try {
        return Object.keys(localStorage)
      } catch {
        return []
      }
    }
    Object.assign(globalThis, {
      documentSeen: {
        id: crypto.getRandomValues(new Uint32Array(1))[0],
        roles: stored().filter((key) => key.endsWith('.role')).length,
      } satisfies DocumentSeen,
      __xss: () => {
        tell('a hostile string ran')
      },
    })
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('dialog', (dialog) => {
    const isLeaving = dialog.type() === 'beforeunload'
    if (!isLeaving) problems.push(`dialog: ${dialog.message()}`)
    void (isLeaving ? dialog.accept() : dialog.dismiss()).catch(() => undefined)
  })
  context.on('console', (message) => {
    if (message.type() === 'warning') reports.push(message.text())
    if (message.type() !== 'error') return
    if (failedLoad.test(message.text()) && (mayFail() || tellsRole.test(message.location().url))) return
    problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  const told = new Map<string, Promise<DocumentSeen | undefined>>()
  const unanswered = new Set<Request>()
  context.on('requestfailed', (request) => unanswered.delete(request))
  context.on('request', (request) => {
    unanswered.add(request)
    const url = new URL(request.url())
    const isReport = url.pathname.startsWith(`${reportPath}/`) && url.port === new URL(origin).port
    const isKnown = url.origin === origin || isReport || served.includes(url.origin)
    if (!isKnown && url.protocol.startsWith('http')) problems.push(`stranger: ${request.url()}`)
  })
  // A page that was left before it could store its answer may ask again.
  const judge = async (request: Request): Promise<void> => {
    const key = keyOf(request)
    const before = told.get(key)
    const now = documentOf(request)
    told.set(key, now)
    const keys = told.size
    if (before === undefined) return
    const [first, second] = await Promise.all([before, now])
    if (second && (second.id === first?.id || second.roles >= keys))
      problems.push(`asked again: ${request.url()}`)
  }
  context.on('requestfinished', (request) => {
    unanswered.delete(request)
    if (tellsRole.test(request.url())) void judge(request)
  })
  return { problems, reports, secrets, unanswered }
}

/** A document, with the number of keys whose roles the browser knew when it was opened. */
interface DocumentSeen {
  readonly id: number | undefined
  readonly roles: number
}

/** The document that sent a request; undefined when it has been left. */
async function documentOf(request: Request): Promise<DocumentSeen | undefined> {
  try {
    return await request.frame().evaluate(() => (globalThis as { documentSeen?: DocumentSeen }).documentSeen)
  } catch {
    return undefined
  }
}

/** The key of a request, or the handle of its cookie; '' where it has neither. */
function keyOf(request: Request): string {
  const { apikey, 'x-key-cookie': handle } = request.headers()
  return apikey ?? handle ?? ''
}
