import type { BrowserContext } from 'playwright-core'

/** What a visitor's browser had to say. */
export interface Guard {
  /** Everything that must not happen: violations of the policy, errors, requests to strangers, scripts that ran. */
  readonly problems: string[]
  /** What the console reported to its operator. */
  readonly reports: string[]
}

/** Whoever is no administrator is told so with a 403 (specification section 6), once for each key (decision 6). */
const tellsRole = /\/user-resource\/user\/privileges$/

const failedLoad =
  /^Failed to load resource: |^Refused to connect|net::ERR_|Failed to fetch dynamically imported module|Unable to preload CSS|FileMissing/

/** Watches all pages of a context from their first moment. `mayFail` says whether failed requests are meant. */
export async function guard(context: BrowserContext, origin: string, mayFail: () => boolean): Promise<Guard> {
  const problems: string[] = []
  const reports: string[] = []
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
    Object.assign(globalThis, {
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
  const told = new Set<string>()
  context.on('request', (request) => {
    if (tellsRole.test(request.url())) {
      const key = request.headers()['apikey'] ?? ''
      if (told.has(key)) problems.push(`asked again: ${request.url()}`)
      told.add(key)
    }
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol.startsWith('http')) problems.push(`stranger: ${request.url()}`)
  })
  return { problems, reports }
}
