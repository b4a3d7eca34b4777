import { describe, expect, test } from './support/test'
import { chooseIn } from './support/acts'

const sandbox = { identity: 'oidc' } as const

describe('signing in at an OpenID Connect provider', () => {
  test("redirects to the provider, returns to the requested page, and ends the provider's session", async ({
    visit,
  }) => {
    const { page, address, deployment } = await visit({ key: null, path: '/compute?q=web', sandbox })
    await page.getByRole('button', { name: 'Continue to log in' }).click()
    await page.getByRole('link', { name: 'Kadri Saar' }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    expect(address()).toBe('/compute?q=web')
    const stored = await page.evaluate(() =>
      JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]),
    )
    expect(stored).not.toMatch(/eyJ|oidc:|code=|verifier/)
    const left = page.waitForRequest(/\/identity\/oidc\/logout\?/)
    await chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
    expect(new URL((await left).url()).searchParams.get('post_logout_redirect_uri')).toBe(
      `${deployment.origin}/app/`,
    )
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Continue to log in' }).waitFor()
    expect(await page.evaluate(() => Object.keys({ ...localStorage }).join())).not.toContain('openid')
  })

  test(
    '[AUTH-35] [AUTH-39] keeps the requested page when the person cancels; a callback of somebody logged in leads to the console',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address, deployment } = await visit({ key: null, path: '/compute?q=web', sandbox })
      const goOn = page.getByRole('button', { name: 'Continue to log in' })
      await goOn.click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.getByRole('heading', { name: 'Login error', level: 1 }).waitFor()
      await page.getByText('You cancelled, or were not let in. Nothing was stored.').waitFor()
      expect(await page.getByRole('term').allInnerTexts()).toEqual(['error', 'error_description'])
      await page.getByRole('button', { name: 'Back' }).click()
      await goOn.waitFor()
      expect(address()).toBe('/compute?q=web')
      await goOn.click()
      await page.getByRole('link', { name: 'Kadri Saar' }).click()
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      await page.goto(`${deployment.origin}/app/auth0_callback`)
      await page.getByRole('heading', { name: 'You are logged in already', level: 1 }).waitFor()
      await page.getByRole('button', { name: 'Go to the console' }).click()
      await page.getByRole('button', { name: /^Profile/ }).waitFor()
    },
  )

  test(
    'does not ask for a password of its own, and takes a key as another way',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ key: null, path: '/?signup', sandbox })
      await page.getByRole('heading', { name: 'Sign in to Aldera Cloud', level: 1 }).waitFor()
      expect(await page.locator('input').count()).toBe(0)
      await page.getByRole('tab', { name: 'API key' }).click()
      await page.getByLabel('API key', { exact: true }).last().fill('demo-customer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('button', { name: /^Profile/ }).waitFor()
    },
  )

  test('says that the provider cannot be reached', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ key: null, sandbox })
    deployment.fault({ operation: 'getProviderMetadata', network: 'reset' })
    await page.getByRole('button', { name: 'Continue to log in' }).click()
    await page.getByText('Error: Failed to connect to server').waitFor()
  })

  test(
    '[S4] hands the key over to a cookie, and to nothing else, until its owner signs out',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, context, address, openTab } = await visit({
        key: null,
        path: '/compute?q=web',
        sandbox: { ...sandbox, set: ['keyCookie=true'] },
      })
      const keyCookies = async () =>
        (await context.cookies()).filter(({ name }) => /^(__Host-)?key-/.test(name))
      await page.getByRole('button', { name: 'Continue to log in' }).click()
      await page.getByRole('link', { name: 'Kadri Saar' }).click()
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      expect(address()).toBe('/compute?q=web')
      const [cookie, ...others] = await keyCookies()
      expect(others).toEqual([])
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
      const seen = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
      )
      expect(seen).not.toContain(cookie?.value)
      expect(seen).not.toMatch(/eyJ|oidc:|code=|verifier/)
      const other = await openTab('/compute')
      await other.getByRole('link', { name: 'web-prod-01' }).waitFor()
      await chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'Continue to log in' }).waitFor()
      await expect.poll(keyCookies).toEqual([])
      await other.getByRole('link', { name: 'web-prod-01' }).waitFor({ state: 'detached' })
    },
  )
})
