import type { Page } from 'playwright-core'
import { copied, isFocused } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const kadri = 'Kadri Saar'
const sandbox = { identity: 'accounts' } as const
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]))

describe('coming back from the provider', () => {
  test('[ROUTE-24] [AUTH-26] [AUTH-34] [AUTH-38] [AUTH-39] signs in with Google and returns to the requested page', async ({
    visit,
  }) => {
    const { page, address, deployment } = await visit({ key: null, path: '/compute?q=web', sandbox })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: kadri }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    expect(address()).toBe('/compute?q=web')
    expect(deployment.calls('createSession')).toHaveLength(1)
    expect(await everything(page)).not.toMatch(/access_token|id_token|eyJ|oidc:/)
    await page.goBack()
    expect(page.url()).not.toContain('access_token')
  })

  test('[AUTH-37] says that it is logging in, with nothing left in the address', async ({ visit }) => {
    const { page, deployment } = await visit({ key: null, sandbox })
    deployment.sandbox.control.addFault({ operation: 'createSession', lateMs: 1500 })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: kadri }).click()
    await heading(page, 'Logging in...').waitFor()
    expect(page.url()).toBe(`${deployment.origin}/app/auth0_callback`)
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
  })

  test(
    '[AUTH-41] shows what came back when the platform takes it not, tokens hidden and not copied',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({
        key: null,
        sandbox,
        browser: { permissions: ['clipboard-read', 'clipboard-write'] },
      })
      deployment.fault({ operation: 'createSession', status: 400, message: 'The token could not be checked' })
      let brought = ''
      page.on('request', (request) => {
        if (request.url().includes('/auth0_callback')) brought = request.postData() ?? brought
      })
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByRole('link', { name: kadri }).click()
      await page.getByText('Error: The token could not be checked').waitFor()
      await heading(page, 'Login error').waitFor()
      const token = new URLSearchParams(brought).get('access_token') ?? 'none'
      expect(token.length).toBeGreaterThan(10)
      expect(await page.content()).not.toContain(token)
      await page.getByRole('button', { name: 'Copy without tokens' }).click()
      const copy = await copied(page, 'expires_in: 7200')
      expect(copy).not.toContain(token)
      expect(copy).toContain('access_token: ••••••••')
      await page.getByRole('button', { name: 'Show access_token' }).click()
      await page.getByText(token).waitFor()
      await page.getByRole('button', { name: 'Log in again' }).click()
      await heading(page, 'Sign in to Aldera Cloud').waitFor()
      expect(await everything(page)).not.toContain(token)
    },
  )

  test('[AUTH-35] says what the provider answered, and goes back', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address, deployment } = await visit({
      key: null,
      path: '/auth0_callback#error=unauthorized&error_description=user+is+blocked&state=%2Fcompute',
      sandbox,
    })
    await heading(page, 'Login error').waitFor()
    await page.getByText('unauthorized').waitFor()
    await page.getByText('user is blocked').waitFor()
    expect(page.url()).toBe(`${deployment.origin}/app/auth0_callback`)
    await expect.poll(() => isFocused(heading(page, 'Login error'))).toBe(true)
    await page.getByRole('button', { name: 'Back' }).click()
    await heading(page, 'Sign in to Aldera Cloud').waitFor()
    expect(address()).toBe('/')
  })

  test('[AUTH-36] asks to verify the address', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: null, sandbox })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: 'kalle@ootel.example' }).click()
    await heading(page, 'Action required').waitFor()
    await page.getByText('Please verify your email before logging in.').waitFor()
  })

  test.for(
    someOf(
      [
        [
          'error=access_denied&error_description=User+did+not+authorize+the+request',
          'You cancelled, or were not let in.',
        ],
        ['error=login_required&error_description=Login+required', 'does not know you any more'],
      ] as const,
      1,
    ),
  )('has words of its own for %s', async ([fragment, words], { visit }) => {
    const { page } = await visit({ key: null, path: `/auth0_callback#${fragment}`, sandbox })
    await heading(page, 'Login error').waitFor()
    await page.getByText(words).waitFor()
  })

  test(
    '[AUTH-42] finds nothing at an address that was opened by itself, or again, and says so',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, reports } = await visit({ key: null, path: '/auth0_callback', sandbox })
      await page.getByText('no login came with it').waitFor()
      expect(reports.join()).toContain('No Auth0 callback params found')
      await page.getByRole('button', { name: 'Log in' }).click()
      await heading(page, 'Sign in to Aldera Cloud').waitFor()
    },
  )

  test('does not believe an answer this tab has not asked for', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({
      key: null,
      path: '/auth0_callback#access_token=foreign&id_token=a.e30.c&state=%2Fcompute&token_type=Bearer',
      sandbox,
    })
    await page.getByText('was not begun in this tab').waitFor()
    expect(await page.content()).not.toContain('foreign')
    expect(deployment.calls('createSession')).toEqual([])
  })

  test('keeps two tabs apart', { tags: ['wide'] }, async ({ visit }) => {
    const { page, openTab } = await visit({ key: null, path: '/compute', sandbox })
    const other = await openTab('/disks')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await other.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: kadri }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await other.getByRole('link', { name: kadri }).click()
    await other.getByRole('link', { name: 'build-cache' }).waitFor()
    expect(other.url()).toContain('/app/disks')
  })

  test.for(someOf(['//evil.test', '/\\evil.test', '/%2f%2fevil.test', 'https://evil.test/', '/nowhere'], 1))(
    '[AUTH-40] never leads to %s',
    async (path, { visit }) => {
      const { page, deployment } = await visit({ key: null, sandbox })
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByRole('link', { name: kadri }).waitFor()
      await page.goBack()
      await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
      await page.evaluate((wish) => {
        for (const [name, value] of Object.entries(sessionStorage)) {
          if (name.startsWith('oidc:'))
            sessionStorage.setItem(name, JSON.stringify({ ...JSON.parse(value), path: wish }))
        }
      }, path)
      await page.goForward()
      await page.getByRole('link', { name: kadri }).click()
      await page.getByRole('button', { name: /^Profile/ }).waitFor()
      expect(new URL(page.url()).origin).toBe(deployment.origin)
      expect(page.url()).not.toContain('evil')
    },
  )
})

describe('the verification of an e-mail address', () => {
  test('[ROUTE-26] [AUTH-43] [AUTH-44] [AUTH-45] [AUTH-46] succeeds, and leads to the login of that address', async ({
    visit,
  }) => {
    const { page } = await visit({
      key: null,
      path: '/email_verification?success=true&email=mari%40raamat.example',
      sandbox,
    })
    await heading(page, 'E-mail verified').waitFor()
    await page.getByText('mari@raamat.example is yours.').waitFor()
    await page.getByRole('button', { name: 'Log in' }).click()
    await heading(page, 'Sign in to Aldera Cloud').waitFor()
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('mari@raamat.example')
  })

  test('[AUTH-44] [AUTH-47] that failed can be asked for again', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({
      key: null,
      path: '/email_verification?success=false&email=kalle%40ootel.example',
      sandbox,
    })
    await heading(page, 'Email verification failed').waitFor()
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await page.getByText('Requested again.').waitFor()
    expect(deployment.calls('resendVerification')).toHaveLength(1)
  })

  test.for(
    someOf(
      [
        ['success', 'E-mail verified'],
        ['', 'Email verification failed'],
        ['success=1', 'E-mail verified'],
        ['success=false', 'Email verification failed'],
      ] as const,
      2,
    ),
  )('[AUTH-43] [AUTH-45] [AUTH-47] with "%s" says: %s', async ([query, title], { visit }) => {
    const { page } = await visit({ key: null, path: `/email_verification?${query}`, sandbox })
    await heading(page, title).waitFor()
    if (title !== 'E-mail verified')
      await page.getByText('There was an error verifying your email address.').waitFor()
  })
})
