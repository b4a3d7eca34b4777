import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { needChromium } from '../browser/find-chromium'
import { installProbe } from './probe'

/** Lighthouse's slow 4G as the browser's own throttling applies it: 562.5 ms a request, 1.4 Mbit/s down, and CPU 4x. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** The implementation that is measured. */
export type Subject = 'ours' | 'floor' | 'react'

/** URL paths of the list of machines, by implementation. */
export const listPath: Readonly<Record<Subject, string>> = {
  ours: '/app/compute',
  floor: '/floor/plain.html',
  react: '/floor/react.html',
}

export interface Conditions {
  /** Times the processor is slowed down. */
  cpu?: number
  slowNetwork?: boolean
  /** Milliseconds every request waits, without a limit of bandwidth. */
  latency?: number
}

/** A request of the page. */
export interface Sent {
  url: string
  type: string
  /** Milliseconds since the navigation's own request. */
  at: number
  /** Bytes of the body as they came over the wire; 0 from a cache. */
  bytes: number
  /** Bytes with headers. */
  wire: number
}

/** One visitor with an empty cache, signed in. */
export interface Visit {
  page: Page
  cdp: CDPSession
  /** Requests since the last `goto`. */
  sent: Sent[]
  /** Content Security Policy violations and errors of the page so far. */
  problems: string[]
  goto: (path: string) => Promise<void>
  close: () => Promise<void>
}

/** Opens the browser of the tests. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
}

/** `remembered`: contents of local storage besides the session. */
export async function openVisit(
  browser: Browser,
  origin: string,
  conditions: Conditions = {},
  remembered: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const storage = { 'console.session': 'demo-customer', ...remembered }
  const problems: string[] = []
  await context.exposeBinding('benchProblem', (_source, problem: string) => problems.push(problem))
  await context.addInitScript({ content: 'globalThis.__name ??= (made) => made' })
  await context.addInitScript(installProbe)
  await context.addInitScript((entries) => {
    // The browser's own page of an error has no storage.
    if (self.origin === 'null') return
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (globalThis as { benchProblem?: (problem: string) => void }).benchProblem
      report?.(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  }, storage)
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  const cdp = await context.newCDPSession(page)
  const sent: Sent[] = []
  await follow(cdp, sent)
  if (conditions.cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu })
  if (conditions.slowNetwork) await cdp.send('Network.emulateNetworkConditions', slow4g)
  if (conditions.latency) {
    const none = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
    await cdp.send('Network.emulateNetworkConditions', { ...none, latency: conditions.latency })
  }
  return {
    page,
    cdp,
    sent,
    problems,
    goto: async (path) => {
      sent.length = 0
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
    },
    close: () => context.close(),
  }
}

async function follow(cdp: CDPSession, sent: Sent[]): Promise<void> {
  await cdp.send('Network.enable')
  const byId = new Map<string, Sent>()
  let start = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (type === 'Document') start = timestamp
    const each: Sent = {
      url: request.url,
      type: type ?? '',
      at: (timestamp - start) * 1000,
      bytes: 0,
      wire: 0,
    }
    byId.set(requestId, each)
    sent.push(each)
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const each = byId.get(requestId)
    if (each) each.bytes = Number(response.headers['content-length'] ?? 0)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const each = byId.get(requestId)
    if (!each) return
    each.wire = encodedDataLength
    if (encodedDataLength === 0) each.bytes = 0
  })
}

/** Milliseconds until the first row was painted. */
export async function firstRow(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const { firstRow: at } = window.bench
    return at !== undefined && at > 0 ? at : false
  })
  return Number(await found.jsonValue())
}

/** Waits until the page has sent no request and changed nothing for half a second. */
export async function idle(visit: Visit): Promise<void> {
  for (;;) {
    const before = visit.sent.length
    await visit.page.waitForTimeout(500)
    const quiet = await visit.page.evaluate(() => performance.now() - window.bench.changed > 450)
    if (quiet && visit.sent.length === before) return
  }
}
