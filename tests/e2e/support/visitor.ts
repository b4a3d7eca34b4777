import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { limits } from '../../run/time-limits'
import { startOfTime, type Deployment } from './deployment'
import { guard, type Guard } from './guard'

/** User, address and browser of a visit. */
export interface VisitorOptions {
  /** Key of the signed-in user; null when signed out. */
  readonly key?: string | null
  /** Address below the base path that is opened first; nothing is opened when null. */
  readonly path?: string | null
  readonly width?: number
  readonly height?: number
  readonly browser?: BrowserContextOptions
  /** Host name the console is opened under; one that ends in `.localhost`. */
  readonly host?: string
  /**
   * Whether files of pages that links lead to are fetched before they are needed. Otherwise the browser saves data, which
   * spares a test about 90 requests.
   */
  readonly fetchesAhead?: boolean
  /** Foreign origins whose answers the test gives itself. */
  readonly served?: readonly string[]
  /** Contents of local storage before the first page. */
  readonly remembered?: Readonly<Record<string, string>>
}

/** A person with a browser, and everything that happened in it. */
export interface Visitor extends Guard {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens an address below the base path. */
  readonly open: (path: string, page?: Page) => Promise<void>
  /** Another tab of the same browser. */
  readonly openTab: (path: string) => Promise<Page>
  /** Advances the clocks of platform and browser; timers of the browser fire once. */
  readonly pass: (seconds: number) => Promise<void>
  readonly setOffline: (offline: boolean) => Promise<void>
  /** The address of the page without the base path. */
  readonly address: () => string
  readonly close: () => Promise<void>
}

/** A headless pointer rests at the origin, so the window is moved away, or its first element would be hovered. */
async function moveFromPointer(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { windowId } = await browser.send('Browser.getWindowForTarget')
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
  await browser.detach()
}

/** The screen widths of a phone and a desktop, in px. */
export const widths = { phone: 390, desktop: 1440 } as const

/** A new visitor, with the platform's time on the browser's clock. */
export async function visitor(
  browser: Browser,
  deployment: Deployment,
  options: VisitorOptions,
): Promise<Visitor> {
  const { sandbox } = deployment
  const origin =
    options.host === undefined ? deployment.origin : deployment.origin.replace('127.0.0.1', options.host)
  const { key = 'demo-customer', path = '/compute', width = widths.desktop } = options
  const phone = width <= 700
  const stored = { ...(key === null ? {} : { 'console.session': key }), ...options.remembered }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: options.height ?? (phone ? 844 : 900) },
    hasTouch: phone,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options.browser,
  })
  context.setDefaultTimeout(limits.endToEnd.wait)
  const served = [
    ...(options.served ?? []),
    ...(deployment.standIns === undefined ? [] : [deployment.standIns]),
    ...['localhost', '127.0.0.1'].map((name) => deployment.storage.replace('localhost', name)),
  ]
  const guarded = await guard(context, origin, deployment.failuresExpected, served)
  if (!options.fetchesAhead)
    await context.addInitScript(() => {
      const network = (navigator as Navigator & { connection?: object }).connection
      if (network) Object.defineProperty(network, 'saveData', { value: true })
    })
  await context.clock.install({ time: startOfTime })
  const page = await context.newPage()
  await moveFromPointer(page)
  const open = async (to: string, tab: Page = page): Promise<void> => {
    await tab.goto(`${origin}/app${to}`)
  }
  if (path !== null) await open(path)
  return {
    ...guarded,
    page,
    context,
    open,
    openTab: async (to) => {
      const tab = await context.newPage()
      await moveFromPointer(tab)
      await open(to, tab)
      return tab
    },
    pass: async (seconds) => {
      sandbox.control.advance(seconds)
      await page.clock.fastForward(seconds * 1000)
    },
    setOffline: async (offline) => {
      deployment.expectFailures()
      await context.setOffline(offline)
    },
    address: () => page.url().replace(`${origin}/app`, '') || '/',
    close: () => context.close(),
  }
}
