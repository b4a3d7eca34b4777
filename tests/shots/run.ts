/**
 * `npm run shots`: pictures of all screens, or of the routes that are named (`npm run shots -- /compute /disks`), light
 * and dark, 1440 and 390 px wide, in the folder `shots/`.
 *
 *   --key KEY        who is signed in (demo-customer)
 *   --width N        only this width; may be repeated
 *   --scheme NAME    only light, or only dark
 *   --theme NAME     theme of the site
 *   --seed NAME      world of the sandbox
 *   --out FOLDER     where the pictures go (shots)
 */
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { createFrozenClock } from '../../sandbox/clock'
import { createSandbox } from '../../sandbox/create-sandbox'
import { createSite } from '../../sandbox/server/create-site'
import { createNodeListener } from '../../sandbox/server/node-listener'
import { sessionKeys } from '../../src/platform/session/storage-keys'
import { needChromium } from '../browser/find-chromium'
import { allScreens } from './screens'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string', default: 'demo-customer' },
    width: { type: 'string', multiple: true, default: ['1440', '390'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    theme: { type: 'string' },
    seed: { type: 'string', default: 'small' },
    out: { type: 'string', default: 'shots' },
  },
})

const consoleFolder = 'dist/console'
/** Heights of a common screen and of a common phone. */
const heights = { wide: 900, phone: 844 }

type Scheme = 'light' | 'dark'

interface Picture {
  readonly route: string
  readonly width: number
  readonly scheme: Scheme
}

/** Takes one picture once everything the page asked for has arrived. */
async function take(browser: Browser, origin: string, { route, width, scheme }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? heights.phone : heights.wide },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
  })
  const key = route === '/login' ? '' : values.key
  await context.addInitScript(
    ([name, value]) => {
      if (value !== undefined && name !== undefined && value !== '') localStorage.setItem(name, value)
    },
    [sessionKeys('').apiKey, key],
  )
  const page = await context.newPage()
  await page.goto(`${origin}/app${route}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const name = route.replace(/^\//, '').replaceAll(/[^\w-]+/g, '_') || 'start'
  const file = join(values.out, `${name}-${width}-${scheme}.png`)
  await page.screenshot({ path: file })
  console.log(file)
  await context.close()
}

async function main(): Promise<void> {
  if (!existsSync(join(consoleFolder, 'index.html')))
    throw new Error('The console is not built: run `npm run build` first.')
  mkdirSync(values.out, { recursive: true })
  const sandbox = createSandbox({
    seed: values.seed,
    clock: createFrozenClock(Date.UTC(2026, 10, 21, 8, 46)),
    ...(values.theme === undefined ? {} : { theme: values.theme }),
  })
  const server = createServer(createNodeListener(createSite(sandbox, consoleFolder, '')))
  const origin = await new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
  try {
    const routes = positionals.length > 0 ? positionals : await allScreens(sandbox, values.key)
    const schemes: Scheme[] = values.scheme.map((scheme) => (scheme === 'dark' ? 'dark' : 'light'))
    for (const route of routes) {
      for (const width of values.width)
        for (const scheme of schemes) await take(browser, origin, { route, width: Number(width), scheme })
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
    sandbox.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
