/**
 * `npm run sheets`: contact sheets, in the folder `shots/`. One for each theme, its screens light and dark; one for each
 * language. The console has to be built (`npm run build`).
 *
 *   --theme NAME       only this theme, and no languages; may be repeated
 *   --language TAG     only this language, and no themes; may be repeated
 *   --gallery ORIGIN   in place of screens every component, light and dark, from left to right and mirrored, out of the
 *                      gallery of the `npm run dev` at ORIGIN
 *   --room NAME        only this room of the gallery; may be repeated
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { createFrozenClock } from '../../sandbox/clock'
import { createSandbox } from '../../sandbox/create-sandbox'
import { createSite } from '../../sandbox/server/create-site'
import { createNodeListener } from '../../sandbox/server/node-listener'
import { themeNames } from '../../src/generated/theme-names'
import { sessionKeys } from '../../src/platform/session/storage-keys'
import { needChromium } from '../browser/find-chromium'

const { values } = parseArgs({
  options: {
    theme: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    gallery: { type: 'string' },
    room: { type: 'string', multiple: true },
  },
})

const consoleFolder = 'dist/console'
const out = 'shots'
const routes = ['/login', '/dashboard', '/compute', '/compute/create', '/billing/account/120348']
const size = { width: 1280, height: 800 }

/** A picture with its caption. */
interface Picture {
  readonly caption: string
  readonly image: string
}

/** Pictures of the screens of a deployment, one after the other. */
async function picturesOf(
  browser: Browser,
  theme: string,
  language: string,
  colorScheme: 'light' | 'dark',
): Promise<Picture[]> {
  const sandbox = createSandbox({ theme, clock: createFrozenClock(Date.UTC(2026, 10, 21, 8, 46)) })
  const server = createServer(createNodeListener(createSite(sandbox, consoleFolder, '')))
  const origin = await new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
  const pictures: Picture[] = []
  for (const route of routes) {
    const stored = {
      'console.language': language,
      ...(route === '/login' ? {} : { [sessionKeys('').apiKey]: 'demo-customer' }),
    }
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
    const context = await browser.newContext({
      ...{ viewport: size, colorScheme, reducedMotion: 'reduce', timezoneId: 'Europe/Tallinn' },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    const page = await context.newPage()
    await page.goto(`${origin}/app${route}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => document.querySelector('main [role=status][aria-label]') === null)
    await page.evaluate(() => document.fonts.ready)
    const image = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')
    pictures.push({ caption: `${route} ${colorScheme}`, image })
    await context.close()
  }
  server.closeAllConnections()
  server.close()
  sandbox.close()
  return pictures
}

/** Rooms of the gallery. */
const galleryRooms = [
  ...['cells', 'widgets', 'records', 'basics', 'data-table'],
  ...['feedback', 'form-controls', 'layout', 'overlay', 'typography'],
]

/** The looks of a theme: both schemes, and the language whose pages are mirrored. */
const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'en' },
  { colorScheme: 'light', language: 'qps-plocm' },
  { colorScheme: 'dark', language: 'qps-plocm' },
] as const

/** Writes a sheet for each room of the gallery at `origin` in a theme, its looks side by side. */
async function writeGallery(browser: Browser, origin: string, theme: string): Promise<void> {
  const pictures = new Map<string, Picture[]>()
  for (const { colorScheme, language } of looks) {
    const localStorage = [{ name: 'console.language', value: language }]
    const context = await browser.newContext({
      ...{ viewport: { width: 900, height: 800 }, colorScheme, reducedMotion: 'reduce' },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    const page = await context.newPage()
    const open = async (room: string): Promise<void> => {
      await page.goto(`${origin}/app/_gallery?${new URLSearchParams({ room, theme, framed: '' })}`)
      await page.locator('figure').first().waitFor()
      await page.locator(`html[data-theme="${theme}"]`).waitFor()
      await page.evaluate(() => document.fonts.ready)
    }
    for (const room of values.room ?? galleryRooms) {
      await open(room)
      const image = (await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true })).toString('base64')
      const caption = `${room} ${colorScheme} ${language}`
      pictures.set(room, [...(pictures.get(room) ?? []), { caption, image }])
    }
    await context.close()
  }
  for (const [room, taken] of pictures) await writeSheet(browser, `${theme}-${room}`, taken, looks.length)
}

/** Writes a sheet of pictures, `columns` in a row. */
async function writeSheet(
  browser: Browser,
  name: string,
  pictures: readonly Picture[],
  columns = 3,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * 500, height: 400 } })
  const cells = pictures.map(
    ({ caption, image }) =>
      `<figure><img src="data:image/jpeg;base64,${image}"><figcaption>${name} ${caption}</figcaption></figure>`,
  )
  const style = `body{margin:8px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:12px sans-serif}`
  await page.setContent(`<style>${style}figure{margin:0}img{width:100%}</style>${cells.join('')}`)
  const file = join(out, `sheet-${name}.png`)
  await page.screenshot({ path: file, fullPage: true })
  console.log(file)
  await page.close()
}

async function main(): Promise<void> {
  if (!values.gallery && !existsSync(join(consoleFolder, 'index.html')))
    throw new Error('The console is not built: run `npm run build` first.')
  mkdirSync(out, { recursive: true })
  const tags = readdirSync('locales').filter((name) => !name.includes('.'))
  const themes = values.theme ?? (values.language ? [] : themeNames)
  const languages = values.language ?? (values.theme ? [] : tags)
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
  try {
    for (const theme of themes) {
      if (values.gallery !== undefined) {
        await writeGallery(browser, values.gallery, theme)
        continue
      }
      const light = await picturesOf(browser, theme, 'en', 'light')
      const dark = await picturesOf(browser, theme, 'en', 'dark')
      await writeSheet(browser, theme, [...light, ...dark])
    }
    for (const language of values.gallery === undefined ? languages : [])
      await writeSheet(browser, language, await picturesOf(browser, 'aldera', language, 'light'))
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
