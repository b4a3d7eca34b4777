import type { Page } from 'playwright-core'
import { rowOf } from './support/acts'
import { describe, expect, test } from './support/test'

describe('another language', () => {
  test('[I18N-01] is chosen in the profile, at once and for the next time', async ({ visit }) => {
    const { page, open } = await visit({ path: '/billing/account?lang=qps-ploc' })
    const heading = page.getByRole('heading', { level: 1 })
    await page.getByRole('heading', { level: 1, name: /^\[Ɓîļļîñĝ/ }).waitFor()
    await open('/billing/account')
    await page.getByRole('heading', { level: 1, name: /^\[Ɓîļļîñĝ/ }).waitFor()
    await page.getByRole('button', { name: /Kadri Saar/ }).click()
    await page.getByRole('menuitemradio', { name: 'English', exact: true }).click()
    await expect.poll(() => heading.innerText()).toMatch(/^Billing/)
    await page.reload()
    await rowOf(page, 'Lab').waitFor()
    expect(await heading.innerText()).toMatch(/^Billing/)
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('menuitemradio', { name: 'English', exact: true }).waitFor()
    expect(await page.getByRole('menuitemradio', { name: /Pseudo/ }).count()).toBe(0)
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
