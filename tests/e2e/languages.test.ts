import type { Page } from 'playwright-core'
import { rowOf } from './support/acts'
import { screens } from './support/screens'
import { describe, expect, test } from './support/test'

/** Texts of the console that are not out of its message files: what no translation would reach. */
async function untranslated(page: Page, known: readonly RegExp[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, bdi, [dir=auto], code, kbd, time, option, [data-value]'))
        continue
      const text = node.textContent?.trim() ?? ''
      if (/\p{L}{3}/u.test(text)) found.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name) ?? ''
        if (/\p{L}{3}/u.test(text)) found.push(text)
      }
    }
    return found
  })
  return texts.filter((text) => !/[[\]]/.test(text) && !known.some((pattern) => pattern.test(text)))
}

/** Everything on the page is there. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.getByRole('status', { name: /\[Ļöåðîñĝ/ }).count()).toBe(0)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('another language', () => {
  test.for(['qps-ploc', 'qps-plocm'])(
    '[I18N-01] [I18N-09] %s: every screen is translated and stays in its window, wide or narrow',
    { timeout: 120_000 },
    async (language, { visit }) => {
      const { page, open, deployment } = await visit({
        path: null,
        width: 390,
        remembered: { 'console.language': language },
      })
      deployment.expectFailures()
      for (const { path } of screens) {
        await open(path)
        await loaded(page)
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.documentElement.dir || 'ltr'), path).toBe(
          language === 'qps-plocm' ? 'rtl' : 'ltr',
        )
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        }
      }
    },
  )

  test('[I18N-01] is chosen in the profile, at once and for the next time', async ({ visit }) => {
    const { page } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Lab').waitFor()
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('menuitemradio', { name: 'Pseudo', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^\[Ɓîļļîñĝ/ }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /^\[Ɓîļļîñĝ/ }).waitFor()
  })

  test('leaves no word of the console behind', async ({ visit }) => {
    const { page, open } = await visit({ path: null, remembered: { 'console.language': 'qps-ploc' } })
    const names = [
      /Tallinn|Tartu|Jõhvi|Jakarta|tll|trtu|jhv|jkt01|Estonia|Full for now/,
      /Kadri|Põhjala|Lab|Uku|Aldera|pohjala|Arved/,
      /web-|prod|bastion|api-gateway|mail-relay|vpn|grafana|erp|staging|ci-runner|pg-|shop|office|databases/,
      /archive|scratch|restore-test|build-cache|data$|campaign|deploy-ci|terraform|backup-script|monitoring|old laptop/,
      /Ubuntu|Debian|AlmaLinux|Rocky|Windows|Fedora|FreeBSD|openSUSE|Docker|LTS|NVMe|Standard SSD|General|newest processors|mostly wait/,
      /^[0-9a-f]{8}|…|^(EUR|USD|IDR|SGD|THB)|Ctrl|Esc|Enter|ssh |vCPU|€|Shop front|recovery|@example\.com$|^https:\/\/s3\.|^[A-Z0-9]{20}$/,
      /^~\/\.ssh|^wadmin$|^ssh-ed25519 |^POHJALA24$/,
      /UTC\)$/,
      /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|today|yesterday)/,
    ]
    for (const { path } of screens.filter(({ path: each }) => !/nowhere|0000-0000/.test(each))) {
      await open(path)
      await loaded(page)
      expect(await untranslated(page, names), path).toEqual([])
    }
  })
})

describe('appearance', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('[THEME-06] [THEME-07] [THEME-09] follows the system until it is chosen, and remembers the choice', async ({
    visit,
  }) => {
    const { page } = await visit({ path: '/billing/account', browser: { colorScheme: 'light' } })
    await rowOf(page, 'Lab').waitFor()
    const light = await background(page)
    expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('auto')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => background(page)).not.toBe(light)
    const dark = await background(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(() => background(page)).toBe(dark)
    await page.reload()
    await rowOf(page, 'Lab').waitFor()
    expect(await background(page)).toBe(dark)
    expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('dark')
  })

  test('[THEME-01] [THEME-02] the same build wears the theme the site names', async ({ visit }) => {
    const looks: string[] = []
    for (const theme of ['aldera', 'mandari']) {
      const { page, deployment, open } = await visit({ key: null, sandbox: { theme } })
      await page.getByLabel('API key').waitFor()
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
      const { siteName } = Object(await deployment.call('GET', '/config/ui/config'))
      expect(await page.title()).toBe(`Log in | ${siteName}`)
      await page.evaluate(() => localStorage.setItem('console.session', 'demo-customer'))
      await open('/compute/create')
      const create = page.getByRole('button', { name: 'Create machine' })
      await create.waitFor()
      looks.push(await create.evaluate((each) => getComputedStyle(each).backgroundColor))
    }
    expect(new Set(looks).size).toBe(2)
  })

  test('an unknown theme is the usual one', async ({ visit }) => {
    const { page } = await visit({
      key: null,
      before: ({ intercept }) => {
        intercept(async (request, next) => {
          const answer = await next()
          if (!request.url.endsWith('/config/ui/config')) return answer
          return Response.json({ ...Object(await answer.json()), siteTheme: '../../evil' })
        })
      },
    })
    await page.getByLabel('API key').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('aldera')
  })
})
