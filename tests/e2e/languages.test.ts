import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { overflow, rowOf, toast } from './support/acts'
import { byKeys } from './support/keys'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'
import { widths } from './support/visitor'

describe('another language', () => {
  test(
    '[I18N-01] is chosen in the profile, at once and for the next time',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: '/billing/account?lang=qps-ploc' })
      const heading = page.getByRole('heading', { level: 1 })
      // A page keeps its data for the next one only once it is drawn.
      await rowOf(page, 'Lab').waitFor()
      await open('/billing/account')
      await rowOf(page, 'Lab').waitFor()
      expect(await heading.innerText()).toMatch(/^\[Ɓîļļîñĝ/)
      await page.getByRole('button', { name: /Kadri Saar/ }).click()
      await page.getByRole('menuitemradio', { name: 'English', exact: true }).click()
      await expect.poll(() => heading.innerText()).toMatch(/^Billing/)
      await page.reload()
      await rowOf(page, 'Lab').waitFor()
      expect(await heading.innerText()).toMatch(/^Billing/)
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitemradio', { name: 'English', exact: true }).waitFor()
      expect(await page.getByRole('menuitemradio', { name: /Pseudo/ }).count()).toBe(0)
    },
  )

  /** Chooses English in the menu of the header, by keys. */
  const chooseEnglish = async (page: Page): Promise<void> => {
    await rowOf(page, 'Lab').waitFor()
    await byKeys(page).pick(page.getByRole('button', { name: /Kadri|^Profile/ }), 'English')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Billing/)
  }

  test.for([
    '/compute/create',
    '/disks/create',
    '/services/create',
    '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
    '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=settings',
  ])('changes every word of an open page: %s', { tags: ['wide'] }, async (path, { visit }) => {
    const { page } = await visit({ path })
    const words = async (): Promise<string> => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      return page.locator('main').innerText()
    }
    await words()
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await page.locator('html[lang=de]').waitFor()
    await expect.poll(() => page.getByText('Abrechnungskonto').count()).toBeGreaterThan(0)
    const changed = await words()
    await page.reload()
    await expect.poll(words).toBe(changed)
  })

  test('[PROFILE-08] chosen by keys, is kept in the profile of its owner, and shown there', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({
      path: '/billing/account?lang=qps-ploc',
      before: ({ call }) => call('PATCH', '/user-resource/user/profile', { lang: 'et' }),
    })
    const written = () => deployment.calls('updateUserProfile').map(({ parameters }) => parameters)
    await chooseEnglish(page)
    await expect.poll(written).toEqual([{ lang: 'et' }, { lang: 'en' }])
    await byKeys(page).pick(page.getByRole('button', { name: /^Profile/ }), 'Profile and settings')
    await page.getByRole('combobox', { name: 'Language of the console' }).getByText('English').waitFor()
    expect(deployment.calls('getUser')).toHaveLength(1)
  })

  test(
    '[PROFILE-08] stays on screen when the profile does not take it, which can be tried again',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({
        path: '/billing/account?lang=qps-ploc',
        before: ({ call }) => call('PATCH', '/user-resource/user/profile', { lang: 'et' }),
      })
      deployment.fault({ operation: 'updateUserProfile', status: 500, message: 'Not now', times: 1 })
      await chooseEnglish(page)
      const told = toast(page, 'Error: Not now')
      await told.getByText('The language applies in this browser.').waitFor()
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Billing/)
      await told.getByRole('button', { name: 'Retry' }).click()
      await expect.poll(() => deployment.calls('updateUserProfile')).toHaveLength(3)
      expect(await deployment.call('GET', '/user-resource/user')).toMatchObject({
        profile_data: { lang: 'en' },
      })
    },
  )

  test('of a delegate does not change the profile of the owner', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, open } = await visit({
      key: 'demo-delegate',
      path: '/billing/account?lang=qps-ploc',
      before: ({ call }) => call('PATCH', '/user-resource/user/profile', { lang: 'et' }, 'demo-customer'),
    })
    const code = page.waitForResponse(/keep-language/)
    await chooseEnglish(page)
    await code
    await open('/billing/account')
    await page.getByRole('heading', { level: 1, name: /^Billing/ }).waitFor()
    expect(deployment.calls('updateUserProfile')).toHaveLength(1)
  })
})

/** Languages besides English, and the direction of their text. */
const translations = [
  ['ar', 'rtl'],
  ['de', 'ltr'],
  ['es', 'ltr'],
  ['et', 'ltr'],
  ['id', 'ltr'],
  ['ja', 'ltr'],
  ['th', 'ltr'],
  ['tr', 'ltr'],
] as const

test.for(someOf(translations, 1))(
  '[I18N-02] [I18N-09] the console speaks %s where the site does, in its direction, within its window, wide or narrow',
  async ([language, direction], { visit }) => {
    const { page, open, deployment } = await visit({
      path: null,
      sandbox: { set: [`siteLocale=${language}`] },
    })
    // The user has not chosen a language.
    await deployment.call('PATCH', '/user-resource/user/profile', { lang: '' })
    const texts: Record<string, Record<string, string>> = JSON.parse(
      await readFile(`locales/${language}/console.json`, 'utf8'),
    )
    for (const { path, shown } of [
      { path: '/compute', shown: rowOf(page, 'web-prod-01').getByText('€') },
      { path: '/compute/create', shown: page.getByRole('radio', { name: /Ubuntu/ }) },
    ]) {
      await open(path)
      await page
        .getByRole('link', { name: texts['sections']?.['disks'] ?? '', exact: true })
        .first()
        .waitFor()
      await shown.first().waitFor()
      const root = await page.evaluate(() => {
        const { lang, dir } = document.documentElement
        return { lang, dir: dir || 'ltr' }
      })
      expect(root).toEqual({ lang: language, dir: direction })
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${path} at ${width} px`).toBe(0)
      }
    }
  },
)

test(
  '[I18N-02] [PROFILE-06] speaks the language of the profile once its owner has signed in, until another one is chosen in this browser',
  { tags: ['wide'] },
  async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    await deployment.call('PATCH', '/user-resource/user/profile', { lang: 'de' })
    await open('/profile')
    const lang = () => page.evaluate(() => document.documentElement.lang)
    await expect.poll(lang).toBe('de')
    await page.getByRole('button', { name: /^Profil/ }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect.poll(lang).toBe('en')
    await expect.poll(() => deployment.calls('updateUserProfile').length).toBe(2)
    await deployment.call('PATCH', '/user-resource/user/profile', { lang: 'et' })
    await open('/profile')
    await page.getByRole('heading', { name: 'Kadri Saar', level: 1 }).waitFor()
    await page.getByText('Eesti').first().waitFor()
    expect(await lang()).toBe('en')
  },
)

test(
  '[I18N-02] [PROFILE-08] a language chosen before signing in goes to the profile',
  { tags: ['wide'] },
  async ({ visit }) => {
    const { page, deployment } = await visit({ key: null, path: '/' })
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await expect.poll(() => page.title()).toMatch(/^Anmelden/)
    await page.getByLabel('API-Schlüssel').fill('demo-customer')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => deployment.calls('updateUserProfile').map(({ parameters }) => parameters['lang']))
      .toEqual(['de'])
  },
)

test(
  '[I18N-02] whoever acts in an account keeps the language they have',
  { tags: ['wide'] },
  async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null, key: 'demo-delegate' })
    await deployment.call('PATCH', '/user-resource/user/profile', { lang: 'de' }, 'demo-customer')
    await open('/profile')
    await page.getByText('Deutsch').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  },
)

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

  test(
    '[THEME-01] [THEME-02] [THEME-08] the same build wears the theme the site names, light at sign-in if that says so',
    { tags: ['wide'] },
    async ({ visit }) => {
      const looks: string[] = []
      for (const [theme, scheme] of [
        ['aldera', 'dark'],
        ['mandari', 'light'],
      ] as const) {
        const { page, deployment, open } = await visit({
          key: null,
          sandbox: { theme },
          remembered: { 'console.color-scheme': 'dark' },
        })
        await page.getByLabel('API key').waitFor()
        const shown = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
        expect(await shown()).toMatchObject({ theme, colorScheme: scheme })
        const { siteName } = Object(await deployment.call('GET', '/config/ui/config'))
        expect(await page.title()).toBe(`Log in | ${siteName}`)
        await page.evaluate(() => localStorage.setItem('console.session', 'demo-customer'))
        await open('/compute/create')
        const create = page.getByRole('button', { name: 'Create machine' })
        await create.waitFor()
        expect(await shown()).toMatchObject({ theme, colorScheme: 'dark' })
        // The button is replaced once the form is loaded; a removed element has no colour.
        let color = ''
        const read = async (): Promise<string> => {
          color = await create.evaluate((each) => getComputedStyle(each).backgroundColor)
          return color
        }
        await expect.poll(read).not.toBe('')
        looks.push(color)
      }
      expect(new Set(looks).size).toBe(2)
    },
  )

  test('an unknown theme is the usual one', { tags: ['wide'] }, async ({ visit }) => {
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
