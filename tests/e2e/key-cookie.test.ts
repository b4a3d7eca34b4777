import type { BrowserContext, Page } from 'playwright-core'
import { dialog, rowOf, toast } from './support/acts'
import { signInByKey } from './support/signing'
import { describe, expect, test } from './support/test'

const sandbox = { set: ['keyCookie=true'] }

const list = (page: Page) => page.getByRole('link', { name: 'web-prod-01' })
const profile = (page: Page) => page.getByRole('button', { name: /^Profile/ })
const keyField = (page: Page) => page.getByLabel('API key')

/** Everything a script could read in a page. */
const seen = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
      window.name,
      location.href,
    ]),
  )

const keyCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^(__Host-)?key-/.test(name))

/** Keys that calls of the page carry from now on, by header. */
function watchKeys(page: Page): { keys: string[]; handles: string[] } {
  const watched = { keys: new Array<string>(), handles: new Array<string>() }
  page.on('request', (request) => {
    const { apikey, 'x-key-cookie': handle } = request.headers()
    if (apikey !== undefined) watched.keys.push(apikey)
    if (handle !== undefined) watched.handles.push(handle)
  })
  return watched
}

describe('a key in a cookie that scripts cannot read', () => {
  test('[S4] [AUTH-18] [SESSION-01] is handed over once at sign-in, and is out of reach from then on', async ({
    visit,
  }) => {
    const { page, context } = await visit({ key: null, sandbox })
    expect(await page.getByRole('checkbox', { name: /Remember/ }).count()).toBe(0)
    await signInByKey(page, 'demo-customer')
    await list(page).waitFor()
    const [cookie, ...others] = await keyCookies(context)
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ value: 'demo-customer', httpOnly: true, sameSite: 'Strict', path: '/' })
    expect(cookie?.expires).toBe(-1)
    expect(await seen(page)).not.toContain('demo-customer')
    expect(await page.evaluate(() => document.cookie)).toBe('')
    const watched = watchKeys(page)
    await page.reload()
    await list(page).waitFor()
    expect(watched.keys).toEqual([])
    expect(new Set(watched.handles).size).toBe(1)
    expect(cookie?.name).toBe(`key-${watched.handles[0]}`)
    expect(await seen(page)).not.toContain('demo-customer')
  })

  test('[S4] carries what is changed, too', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ key: null, path: '/compute', sandbox })
    await signInByKey(page, 'demo-customer')
    await page.getByRole('button', { name: 'Actions for staging-shop' }).click()
    const watched = watchKeys(page)
    await page.getByRole('menuitem', { name: 'Start', exact: true }).click()
    await expect.poll(() => deployment.calls('startVm').map(({ status }) => status)).toEqual([200])
    expect(watched.keys).toEqual([])
  })

  test(
    '[S4] [SESSION-02] [SESSION-03] is deleted when somebody signs out, for all tabs',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, context, openTab } = await visit({ key: null, sandbox })
      await signInByKey(page, 'demo-customer')
      await list(page).waitFor()
      const other = await openTab('/compute')
      await list(other).waitFor()
      await profile(page).click()
      await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
      await keyField(page).waitFor()
      await expect.poll(() => keyCookies(context)).toEqual([])
      await list(other).waitFor({ state: 'detached' })
      await page.reload()
      await keyField(page).waitFor()
    },
  )

  test(
    '[S4] [SESSION-03] of another account stops the tabs of the first',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, context, openTab } = await visit({ key: null, sandbox })
      await signInByKey(page, 'demo-customer')
      await list(page).waitFor()
      const other = await openTab('/compute')
      await list(other).waitFor()
      await profile(page).click()
      await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
      await signInByKey(page, 'demo-empty')
      await profile(page).waitFor()
      await other.getByRole('button', { name: 'Reload page' }).click()
      await profile(other).waitFor()
      expect(await list(other).count()).toBe(0)
      expect((await keyCookies(context)).map(({ value }) => value)).toEqual(['demo-empty'])
    },
  )

  test('[S4] [API-02] that is over asks again in place', { tags: ['wide'] }, async ({ visit }) => {
    const { page, context, deployment, address } = await visit({ key: null, path: '/compute?q=web', sandbox })
    await signInByKey(page, 'demo-customer')
    await list(page).waitFor()
    deployment.expectFailures()
    deployment.sandbox.control.endKey('demo-customer', 0)
    await page.reload()
    await page.getByText('Your session has ended').first().waitFor()
    await expect.poll(() => keyCookies(context)).toEqual([])
    await signInByKey(page, 'demo-restricted')
    await profile(page).waitFor()
    expect(address()).toBe('/compute?q=web')
  })

  test(
    '[S4] [IMPERSONATE-02] [IMPERSONATE-06] has one beside it while acting for another account',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, context } = await visit({ key: null, path: '/profile/access', sandbox })
      await signInByKey(page, 'demo-partner')
      const row = rowOf(page, 'kadri.saar@pohjala.example')
      await row.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Act as' }).click()
      await toast(page, 'Impersonation started').waitFor()
      const held = (await keyCookies(context)).map(({ value }) => value)
      expect(held).toHaveLength(2)
      const everything = await seen(page)
      for (const key of held) expect(everything).not.toContain(key)
      const watched = watchKeys(page)
      await page.reload()
      await page.getByRole('button', { name: 'Back to your account' }).click()
      await page.getByRole('button', { name: 'Profile: Jaan Kask' }).waitFor()
      await expect
        .poll(async () => (await keyCookies(context)).map(({ value }) => value))
        .toEqual(['demo-partner'])
      expect(watched.keys).toEqual([])
    },
  )

  test(
    '[S4] [AUTH-24] comes of an account as well, and ends with all sessions',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, context, deployment } = await visit({
        key: null,
        sandbox: { ...sandbox, identity: 'accounts' },
      })
      await page.getByRole('textbox', { name: 'E-mail' }).fill('kadri.saar@pohjala.example')
      await page.getByLabel('Password', { exact: true }).fill('Demo-2026-Tuul')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await list(page).waitFor()
      const [cookie] = await keyCookies(context)
      expect(cookie?.httpOnly).toBe(true)
      expect(await seen(page)).not.toContain(cookie?.value)
      await profile(page).click()
      await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
      await dialog(page, 'Log out everywhere?').getByRole('button', { name: 'Log out everywhere' }).click()
      await page.getByRole('heading', { name: /^Sign in/ }).waitFor()
      await expect.poll(() => keyCookies(context)).toEqual([])
      expect(deployment.calls('deleteAllUserSessions')).toHaveLength(1)
    },
  )

  test(
    '[S4] takes the place of a key in the storage of the browser',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ sandbox, remembered: { 'console.remembered-key': 'demo-customer' } })
      await keyField(page).waitFor()
      expect(await keyField(page).inputValue()).toBe('')
      expect(await seen(page)).not.toContain('demo-customer')
    },
  )
})
