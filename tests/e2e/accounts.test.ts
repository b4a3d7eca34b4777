import type { Page } from 'playwright-core'
import { oneTimeCode } from '../../sandbox/identity-provider/one-time-code'
import { demoOtpSecret, demoPassword } from '../../sandbox/seed/logins'
import { chooseIn, complaint, dialog, expectFocus, goTo, isFocused, toast } from './support/acts'
import { startOfTime } from './support/deployment'
import { someOf } from '../run/some-of'
import { describe, expect, test, type Visit } from './support/test'
import type { VisitorOptions } from './support/visitor'

const kadri = 'kadri.saar@pohjala.example'
const sandbox = { identity: 'accounts' } as const
const profile = /^Profile/

type Open = (options: VisitorOptions & { sandbox: { identity: 'accounts' } }) => Promise<Visit>

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const repeat = (page: Page) => page.getByLabel('Repeat password')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** The sign-in screen of a site with accounts, at an address. */
async function atLogin(visit: Open, path = '/', options: VisitorOptions = {}): Promise<Visit> {
  const visited = await visit({ key: null, path, sandbox, ...options })
  await visited.page.getByRole('heading', { level: 1 }).waitFor()
  return visited
}

describe('signing in with an account', () => {
  test(
    'what is missing is said until it is there, in the language that is chosen',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await atLogin(visit)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect.poll(() => complaint(email(page))).toBe('This field is required')
      await expectFocus(email(page))
      await email(page).fill('kadri')
      await expect.poll(() => complaint(email(page))).toBe('Enter an address such as you@company.example')
      await email(page).fill(kadri)
      await expect.poll(() => email(page).getAttribute('aria-invalid')).not.toBe('true')
      expect(await complaint(password(page))).toBe('This field is required')
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
      const german = page.getByLabel('Passwort', { exact: true })
      await expect.poll(() => complaint(german)).toBe('Dieses Feld ist erforderlich')
      await german.fill('Hunter2!')
      await expect.poll(() => german.getAttribute('aria-invalid')).not.toBe('true')
    },
  )

  test('[AUTH-01] [AUTH-05] [AUTH-06] [AUTH-08] [AUTH-11] [AUTH-12] shows what there is, and calls nobody', async ({
    visit,
  }) => {
    const { page, deployment } = await atLogin(visit)
    await heading(page, 'Sign in to Aldera Cloud').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await email(page).getAttribute('autocomplete')).toBe('username')
    expect(await password(page).getAttribute('autocomplete')).toBe('current-password')
    await expectFocus(email(page))
    expect(await page.getByText('or', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Continue with Google' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'forgot password?' }).isVisible()).toBe(true)
    for (const [name, href] of [
      ['Terms', 'https://www.example.com/terms'],
      ['Privacy', 'https://www.example.com/privacy'],
      ['ISO 27001', 'https://aldera.example/certificates/iso-27001'],
    ] as const) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href)
    }
    expect(deployment.sandbox.control.requests().map(({ operation }) => operation)).toEqual(['getSiteConfig'])
  })

  test(
    '[AUTH-11] leads to the certificates, which have a stand-in in the sandbox',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({
        key: null,
        path: '/',
        standIns: true,
        sandbox: { identity: 'accounts' },
      })
      const link = page.getByRole('link', { name: 'ISO 27001' })
      const href = `${deployment.standIns}/aldera.example/certificates/iso-27001`
      expect(await link.getAttribute('href')).toBe(href)
      await page.goto(href)
      await page.getByRole('heading', { name: 'Certificate iso-27001' }).waitFor()
    },
  )

  test(
    '[AUTH-24] [AUTH-38] [AUTH-39] signs in with a password and opens the requested page',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address, deployment } = await atLogin(visit, '/compute?q=web')
      await email(page).fill(kadri)
      await password(page).fill(demoPassword)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      expect(address()).toBe('/compute?q=web')
      expect(deployment.calls('loginUser')).toHaveLength(1)
      expect(deployment.calls('createSession')).toHaveLength(1)
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(stored).not.toContain(demoPassword)
      expect(stored).not.toMatch(/access_token|id_token|eyJ/)
    },
  )

  test(
    'signs in again with another key to the preferences of the user',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await atLogin(visit, '/profile')
      const signIn = async (): Promise<void> => {
        await email(page).fill(kadri)
        await password(page).fill(demoPassword)
        await page.keyboard.press('Enter')
      }
      const compact = page.getByRole('switch', { name: 'Compact rows' })
      await signIn()
      await compact.check()
      await chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
      await email(page).waitFor()
      await open('/profile')
      await signIn()
      await expect.poll(() => compact.isChecked()).toBe(true)
    },
  )

  test(
    '[AUTH-10] [AUTH-29] says that a password is wrong, keeps it, and goes there',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await atLogin(visit)
      deployment.expectFailures()
      await email(page).fill(kadri)
      await password(page).fill('Wrong-2026')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('Error: Wrong email or password.').waitFor()
      expect(await complaint(password(page))).toBe('Error: Wrong email or password.')
      await expectFocus(password(page))
      expect(await password(page).inputValue()).toBe('Wrong-2026')
    },
  )

  test('[AUTH-31] [AUTH-32] says what else is wrong', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await atLogin(visit)
    deployment.expectFailures()
    await email(page).fill(kadri)
    await password(page).fill('Wrong-2026')
    const logIn = page.getByRole('button', { name: 'Log in' })
    deployment.fault({ operation: 'loginUser', status: 429, message: 'too many requests' })
    await logIn.click()
    await page.getByText('Error: too many requests').waitFor()
    deployment.sandbox.control.clearFaults()
    deployment.fault({ operation: 'loginUser', status: 500 })
    await logIn.click()
    await page.getByText('Error: Unknown Auth0 error').waitFor()
    deployment.sandbox.control.clearFaults()
    deployment.fault({ operation: 'loginUser', network: 'reset' })
    await logIn.click()
    await page.getByText('Error: Failed to connect to server').waitFor()
  })

  test('[AUTH-36] asks to verify the address first', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await atLogin(visit)
    deployment.expectFailures()
    await email(page).fill('kalle@ootel.example')
    await password(page).fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.getByText('Action required').waitFor()
    await page.getByText('Please verify your email before logging in.').waitFor()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Requested again.').waitFor()
    expect(deployment.calls('resendVerification')).toHaveLength(1)
  })

  test(
    'asks for the code of a second factor, and says that it is wrong',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await atLogin(visit, '/compute')
      deployment.expectFailures()
      await email(page).fill('liis@turve.example')
      await password(page).fill(demoPassword)
      await page.keyboard.press('Enter')
      await heading(page, 'Two-step verification').waitFor()
      const code = page.getByRole('textbox', { name: 'Code' })
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
      await code.fill('000000')
      await page.keyboard.press('Enter')
      await page.getByText('Error: Wrong code.').waitFor()
      await expectFocus(code)
      const right = oneTimeCode(demoOtpSecret, startOfTime)
      await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: profile }).waitFor()
    },
  )

  test(
    'by a second factor has an entry of the history: Back returns to the form, and a reload does, too',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await atLogin(visit, '/compute')
      deployment.expectFailures()
      await email(page).fill('liis@turve.example')
      await password(page).fill(demoPassword)
      await page.keyboard.press('Enter')
      await heading(page, 'Two-step verification').waitFor()
      await page.goBack()
      await heading(page, 'Sign in to Aldera Cloud').waitFor()
      expect(address()).toBe('/compute')
      expect(await email(page).inputValue()).toBe('liis@turve.example')
      await page.goForward()
      await heading(page, 'Two-step verification').waitFor()
      await page.reload()
      await heading(page, 'Sign in to Aldera Cloud').waitFor()
      await email(page).fill('liis@turve.example')
      await password(page).fill(demoPassword)
      await page.keyboard.press('Enter')
      // As an Arabic keyboard writes it.
      const code = oneTimeCode(demoOtpSecret, startOfTime).replaceAll(/\d/g, (digit) =>
        '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)),
      )
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: profile }).waitFor()
      expect(address()).toBe('/compute')
    },
  )

  test(
    'asks for what is missing before it calls anybody, and goes to the first field that is wrong',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await atLogin(visit)
      await page.getByRole('button', { name: 'Log in' }).click()
      expect(await complaint(email(page))).toBe('This field is required')
      expect(await complaint(password(page))).toBe('This field is required')
      await expectFocus(email(page))
      await email(page).fill('kadri')
      await page.keyboard.press('Enter')
      await expect.poll(() => complaint(email(page))).toBe('Enter an address such as you@company.example')
      await email(page).fill(kadri)
      await page.keyboard.press('Enter')
      await expect.poll(() => isFocused(password(page))).toBe(true)
      expect(deployment.calls('loginUser')).toEqual([])
    },
  )

  test('[AUTH-09] shows and hides the password', async ({ visit }) => {
    const { page } = await atLogin(visit)
    await password(page).fill(demoPassword)
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password(page).getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await password(page).getAttribute('type')).toBe('password')
  })

  test('[AUTH-04] has the address filled in, and the key as another way', async ({ visit }) => {
    const { page } = await atLogin(visit, `/compute?username=${encodeURIComponent(kadri)}`)
    expect(await email(page).inputValue()).toBe(kadri)
    await expectFocus(password(page))
    await page.getByRole('tab', { name: 'API key' }).click()
    await page.getByLabel('API key', { exact: true }).last().fill('demo-customer')
    await page.getByRole('tab', { name: 'E-mail' }).click()
    expect(await email(page).inputValue()).toBe(kadri)
    await page.getByRole('tab', { name: 'API key' }).click()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: profile }).waitFor()
  })
})

describe('signing up', () => {
  test(
    '[AUTH-03] [AUTH-07] [AUTH-08] begins where the address says so, and loses nothing on the way',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await atLogin(visit, '/?signup')
      await heading(page, 'Create an account').waitFor()
      expect(await page.title()).toBe('Create an account | Aldera Cloud')
      await page.getByText('€22.00 of credit for new customers.').waitFor()
      expect(await page.getByRole('link', { name: 'terms', exact: true }).getAttribute('href')).toBe(
        'https://www.example.com/terms',
      )
      expect(await page.getByRole('button', { name: 'forgot password?' }).count()).toBe(0)
      expect(await password(page).getAttribute('autocomplete')).toBe('new-password')
      await email(page).fill('mari@raamat.example')
      await password(page).fill('Raamat-2026')
      await repeat(page).fill('Raamat-2026')
      await page.getByRole('button', { name: 'Log in' }).click()
      await heading(page, 'Sign in to Aldera Cloud').waitFor()
      expect(await email(page).inputValue()).toBe('mari@raamat.example')
      expect(await password(page).inputValue()).toBe('Raamat-2026')
      await page.getByRole('button', { name: 'Create an account' }).click()
      expect(await repeat(page).inputValue()).toBe('Raamat-2026')
    },
  )

  test('[AUTH-22] [AUTH-23] ticks the rules while the password is typed, and compares it', async ({
    visit,
  }) => {
    const { page, deployment } = await atLogin(visit, '/?signup')
    const rules = async (): Promise<string[]> =>
      (await page.getByRole('listitem').allInnerTexts()).filter((text) => text.includes('met'))
    const kept = async (): Promise<number> =>
      (await rules()).filter((text) => !text.includes('not met')).length
    await email(page).fill('mari@raamat.example')
    await password(page).pressSequentially('sauna')
    expect(await kept()).toBe(1)
    await password(page).pressSequentially('S2')
    expect(await kept()).toBe(3)
    await page.getByRole('button', { name: 'Create account' }).click()
    expect(await complaint(password(page))).toBe('This password does not keep every rule')
    await expectFocus(password(page))
    await password(page).pressSequentially('026')
    expect(await kept()).toBe(4)
    await repeat(page).fill('saunaS2')
    await email(page).focus()
    expect(await complaint(repeat(page))).toBe('Passwords do not match')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => isFocused(repeat(page))).toBe(true)
    expect(deployment.calls('signUpUser')).toEqual([])
    await repeat(page).fill('saunaS2026')
    await repeat(page).fill('saunaS2026'.slice(0, 10))
    expect(await complaint(repeat(page))).toBe('')
  })

  test('[AUTH-02] [AUTH-15] [AUTH-16] [AUTH-17] waits for the address to be verified, and goes back', async ({
    visit,
  }) => {
    const { page, deployment } = await atLogin(visit, '/?signup')
    await email(page).fill('mari@raamat.example')
    await password(page).fill('Raamat-2026')
    await repeat(page).fill('Raamat-2026')
    await page.keyboard.press('Enter')
    await heading(page, 'Check your e-mail').waitFor()
    await expect.poll(() => isFocused(heading(page, 'Check your e-mail'))).toBe(true)
    await page.getByText('to verify the address').waitFor()
    expect(await page.getByText('mari@raamat.example').isVisible()).toBe(true)
    expect(deployment.calls('signUpUser')).toHaveLength(1)
    await page.getByRole('button', { name: 'Back to log in' }).click()
    await heading(page, 'Sign in to Aldera Cloud').waitFor()
    expect(await email(page).inputValue()).toBe('mari@raamat.example')
    // Later typing does not change the address the link was sent to.
    await email(page).fill(kadri)
    await page.goBack()
    await page.getByText('to verify the address').waitFor()
    expect(await page.getByText('mari@raamat.example').isVisible()).toBe(true)
    expect(await page.getByText(kadri).count()).toBe(0)
  })

  test(
    '[AUTH-02] is over with a reload while an e-mail is awaited: the form to sign in is there, and works',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await atLogin(visit, '/?signup')
      await email(page).fill('mari@raamat.example')
      await password(page).fill('Raamat-2026')
      await repeat(page).fill('Raamat-2026')
      await page.keyboard.press('Enter')
      await heading(page, 'Check your e-mail').waitFor()
      await page.reload()
      await heading(page, 'Sign in to Aldera Cloud').waitFor()
      await email(page).pressSequentially(kadri)
      expect(await email(page).inputValue()).toBe(kadri)
      await page.getByRole('button', { name: 'forgot password?' }).click()
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByText('to set a new password').waitFor()
      await page.reload()
      await email(page).pressSequentially(kadri)
      await password(page).fill(demoPassword)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: profile }).waitFor()
    },
  )

  test(
    '[AUTH-15] [AUTH-16] [AUTH-46] leads by way of the e-mail to the first login',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, context } = await atLogin(visit, '/?signup')
      await email(page).fill('mari@raamat.example')
      await password(page).fill('Raamat-2026')
      await repeat(page).fill('Raamat-2026')
      await page.keyboard.press('Enter')
      const [mailbox] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: 'Development mailbox' }).click(),
      ])
      await mailbox.locator('a[href*="/identity/verify?"]').first().click()
      await heading(mailbox, 'E-mail verified').waitFor()
      await mailbox.getByRole('button', { name: 'Log in' }).click()
      await password(mailbox).fill('Raamat-2026')
      expect(await email(mailbox).inputValue()).toBe('mari@raamat.example')
      await mailbox.keyboard.press('Enter')
      await mailbox.getByRole('button', { name: profile }).waitFor()
    },
  )

  test.for(
    someOf(
      [
        [kadri, 'Error: Invalid signup. The account may already exist.'],
        ['mari@prohibited.example', 'Error: Email domain is prohibited'],
      ] as const,
      1,
    ),
  )('[AUTH-28] [AUTH-30] says at the address why not: %s', async ([who, words], { visit }) => {
    const { page, deployment } = await atLogin(visit, '/?signup')
    deployment.expectFailures()
    await email(page).fill(who)
    await password(page).fill('Raamat-2026')
    await repeat(page).fill('Raamat-2026')
    await page.keyboard.press('Enter')
    await expect.poll(() => complaint(email(page))).toBe(words)
    await expectFocus(email(page))
  })
})

describe('a forgotten password', () => {
  test('[AUTH-13] [AUTH-14] [AUTH-16] [AUTH-17] [AUTH-25] is asked about by e-mail', async ({ visit }) => {
    const { page, deployment } = await atLogin(visit)
    await email(page).fill(kadri)
    await page.getByRole('button', { name: 'forgot password?' }).click()
    await heading(page, 'Forgot your password?').waitFor()
    expect(await email(page).inputValue()).toBe(kadri)
    expect(await page.getByRole('button', { name: 'forgot password?' }).count()).toBe(0)
    // Each mode is an entry of the browser's history.
    await page.goBack()
    await heading(page, 'Sign in to Aldera Cloud').waitFor()
    await page.goForward()
    await heading(page, 'Forgot your password?').waitFor()
    expect(await email(page).inputValue()).toBe(kadri)
    await page.reload()
    await heading(page, 'Forgot your password?').waitFor()
    await email(page).fill(kadri)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await heading(page, 'Check your e-mail').waitFor()
    await page.getByText('to set a new password').waitFor()
    expect(await page.getByText(kadri).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Requested again.').waitFor()
    expect(deployment.calls('changePassword')).toHaveLength(2)
    await page.getByRole('button', { name: 'Back to log in' }).click()
    await heading(page, 'Sign in to Aldera Cloud').waitFor()
  })

  test('[AUTH-13] [AUTH-33] says that it was not changed', async ({ visit }) => {
    const { page, deployment } = await atLogin(visit)
    deployment.expectFailures()
    await page.getByRole('button', { name: 'forgot password?' }).click()
    await email(page).fill('fail-error@pohjala.example')
    await page.keyboard.press('Enter')
    await page.getByText('Error: Change password failed').waitFor()
    await page.getByRole('button', { name: 'Back to log in' }).click()
    await heading(page, 'Sign in to Aldera Cloud').waitFor()
  })
})

describe('the sign-in screen of a site with accounts', () => {
  test('offers demo people in development, each with one press', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await atLogin(visit, '/disks')
    await page.getByRole('button', { name: 'Kadri Saar' }).click()
    await page.getByRole('link', { name: 'build-cache' }).waitFor()
    expect(address()).toBe('/disks')
  })

  test('can be read in another language', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await atLogin(visit, '/?lang=qps-plocm')
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await page.getByRole('button', { name: /Pseudo/ }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Create an account' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr')
  })

  test('fits a phone', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await atLogin(visit, '/?signup', { width: 390 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Create account' }).waitFor()
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('button', { name: 'forgot password?' }).click()
    await email(page).fill(`${'a-very-long-name-'.repeat(3)}@an-even-longer-domain-of-a-company.example`)
    await page.keyboard.press('Enter')
    await heading(page, 'Check your e-mail').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('signing out everywhere', () => {
  test(
    '[SESSION-02] [SESSION-03] ends the sessions of all browsers',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address, deployment, meanwhile } = await atLogin(visit, '/disks')
      const logIn = async (at: Page): Promise<void> => {
        await email(at).fill(kadri)
        await password(at).fill(demoPassword)
        await at.keyboard.press('Enter')
        await at.getByRole('link', { name: 'archive', exact: true }).waitFor()
      }
      await logIn(page)
      const { page: other } = await meanwhile({ key: null, path: '/disks' })
      await logIn(other)
      deployment.expectFailures()
      await page.getByRole('button', { name: profile }).click()
      await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
      await dialog(page, 'Log out everywhere?').getByRole('button', { name: 'Cancel' }).click()
      expect(deployment.calls('deleteAllUserSessions')).toEqual([])
      await page.getByRole('button', { name: profile }).click()
      await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
      await dialog(page, 'Log out everywhere?').getByRole('button', { name: 'Log out everywhere' }).click()
      await email(page).waitFor()
      expect(address()).toBe('/')
      expect(
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      ).not.toMatch(/session":|billing-account|role/)
      // The page may have noticed it before this by a refetch of its own.
      await goTo(other, '/network')
      await other.getByText('Your session has ended').waitFor()
      await email(other).fill(kadri)
      await password(other).fill(demoPassword)
      await other.keyboard.press('Enter')
      await other.getByRole('heading', { level: 1, name: /^(Network|VPC)/ }).waitFor()
      expect(new URL(other.url()).pathname).toMatch(/^\/app\/network/)
    },
  )

  test('[SESSION-02] ends the session of this browser at the platform, and no other', async ({ visit }) => {
    const { page, deployment } = await atLogin(visit)
    const logIn = async (): Promise<string> => {
      await email(page).fill(kadri)
      await password(page).fill(demoPassword)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: profile }).waitFor()
      return page.evaluate(() => localStorage.getItem('console.session') ?? '')
    }
    const key = await logIn()
    await chooseIn(page, page.getByRole('button', { name: profile }), 'Log out')
    await email(page).waitFor()
    await expect.poll(() => deployment.calls('deleteCurrentSession')).toHaveLength(1)
    await expect(deployment.call('GET', '/user-resource/user', undefined, key)).rejects.toThrow('401')
    const next = await logIn()
    expect(await deployment.call('GET', '/user-resource/session/list', undefined, next)).toHaveLength(1)
  })

  test('asks about what is not saved before any session ends', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await atLogin(visit, '/profile')
    await email(page).fill(kadri)
    await password(page).fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'First name' }).fill('Kai')
    await page.getByRole('button', { name: profile }).click()
    await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
    await dialog(page, 'Log out everywhere?').getByRole('button', { name: 'Log out everywhere' }).click()
    const asks = dialog(page, 'Log out without sending the form?')
    await asks.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => asks.count()).toBe(0)
    expect(deployment.calls('deleteAllUserSessions')).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'User details updated').waitFor()
    await page.getByRole('textbox', { name: 'First name' }).fill('Kadri')
    await page.getByRole('button', { name: profile }).click()
    await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
    await dialog(page, 'Log out everywhere?').getByRole('button', { name: 'Log out everywhere' }).click()
    await asks.getByRole('button', { name: 'Log out' }).click()
    await email(page).waitFor()
    expect(deployment.calls('deleteAllUserSessions')).toHaveLength(1)
  })

  test(
    '[SESSION-02] changes nothing when the platform does not answer',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await atLogin(visit, '/disks')
      await email(page).fill(kadri)
      await password(page).fill(demoPassword)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'archive', exact: true }).waitFor()
      deployment.fault({ operation: 'deleteAllUserSessions', status: 500 })
      await page.getByRole('button', { name: profile }).click()
      await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
      await dialog(page, 'Log out everywhere?').getByRole('button', { name: 'Log out everywhere' }).click()
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.getByRole('link', { name: 'archive', exact: true }).waitFor()
    },
  )
})
