import type { BrowserContext, Page } from 'playwright-core'
import { oneTimeCode } from '../../sandbox/identity-provider/one-time-code'
import { demoPassword } from '../../sandbox/seed/logins'
import { violations } from './support/accessibility'
import {
  announced,
  chooseIn,
  complaint,
  dialog,
  expectFocus,
  fact,
  overflow,
  section,
  select,
  toast,
} from './support/acts'
import { startOfTime } from './support/deployment'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const kadri = 'kadri.saar@pohjala.example'
const menu = (page: Page) => page.getByRole('button', { name: /^Profile: / })
const name = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const tab = (page: Page, label: string) =>
  page.getByRole('main').getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: label })
const group = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })

describe('the profile', () => {
  test('[PROFILE-01] [PROFILE-02] [PROFILE-03] [PROFILE-04] [PROFILE-06] [PROFILE-07] [ROUTE-23] [ROUTE-32] opens from the menu and shows the user', async ({
    visit,
  }) => {
    const { page, address, deployment } = await visit()
    await chooseIn(page, menu(page), 'Profile and settings')
    await page.getByRole('heading', { level: 1, name: 'Kadri Saar' }).waitFor()
    expect(address()).toBe('/profile')
    await expect.poll(() => page.title()).toBe('Profile | Aldera Cloud')
    await page.getByRole('main').getByText(kadri).waitFor()
    expect(await page.getByRole('main').getByText('KS', { exact: true }).isVisible()).toBe(true)
    await expect.poll(() => fact(page, 'User ID').innerText()).toContain('20417')
    await expect.poll(() => fact(page, 'E-mail').innerText()).toBe('Verified')
    await expect.poll(() => fact(page, 'Signed up').innerText()).toBe('4 Jun 2024, aldera')
    await expect.poll(() => fact(page, 'Last active').innerText()).toMatch(/^today /)
    expect(await field(page, 'First name').inputValue()).toBe('Kadri')
    expect(await field(page, 'First name').getAttribute('autocomplete')).toBe('given-name')
    const links = page.getByRole('navigation', { name: 'Elsewhere' }).getByRole('link')
    expect(await links.allInnerTexts()).toEqual([
      'API tokens',
      'Users who can access my account',
      'Users I can access',
      'SSH keys',
    ])
    expect(deployment.calls('getUser')).toHaveLength(1)
    await links.filter({ hasText: 'API tokens' }).click()
    await page.getByRole('heading', { level: 1, name: 'Access' }).waitFor()
    expect(address()).toBe('/access/token')
  })

  test(
    '[PROFILE-04] shows no address that is none, unless to an administrator',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, meanwhile } = await visit({ path: null })
      deployment.intercept(async (request, next) => {
        const answer = await next()
        if (!request.url.endsWith('/user-resource/user')) return answer
        const user: unknown = JSON.parse((await answer.text()).replaceAll(/[\w.]+@[\w.]+/g, 'someone@local'))
        return Response.json(user)
      })
      await page.goto(`${deployment.origin}/app/profile`)
      await fact(page, 'User ID').waitFor()
      await page.getByRole('navigation', { name: 'Elsewhere' }).waitFor()
      expect(await page.getByText('someone@local').count()).toBe(0)
      const { page: other } = await meanwhile({ key: 'demo-admin', path: '/profile' })
      await other.getByRole('main').getByText('someone@local').first().waitFor()
      await expect.poll(() => fact(other, 'Role').innerText()).toBe('Administrator')
    },
  )

  test('[PROFILE-08] [PROFILE-09] saves what differs, by keys', async ({ visit }) => {
    const { page, deployment } = await visit()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('profile and settings')
    await page.getByRole('option', { name: 'Profile and settings' }).waitFor()
    await page.keyboard.press('Enter')
    await save(page).and(page.locator('[aria-disabled]')).waitFor()
    const keys = byKeys(page)
    await keys.type(field(page, 'Phone'), '+372 5550 1842')
    await page.getByText('1 unsaved change: phone').waitFor()
    await keys.type(field(page, 'Last name'), 'Saar-Tamm')
    await page.getByText('2 unsaved changes: last name and phone').waitFor()
    await keys.press(save(page))
    await toast(page, 'User details updated').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Kadri Saar-Tamm' }).waitFor()
    await page.getByRole('button', { name: 'Profile: Kadri Saar-Tamm' }).waitFor()
    expect(await page.getByText('unsaved').count()).toBe(0)
    await keys.to(field(page, 'Phone'))
    expect(deployment.calls('updateUserProfile').map(({ parameters }) => parameters)).toEqual([
      { last_name: 'Saar-Tamm', phone_number: '+372 5550 1842' },
    ])
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Kadri Saar-Tamm' }).waitFor()
    expect(await field(page, 'Phone').inputValue()).toBe('+372 5550 1842')
    // The platform accepts no empty detail; only this is shown.
    await field(page, 'Phone').fill('')
    await save(page).click()
    await page.getByText('This can be changed, but not left empty').waitFor()
    expect(await field(page, 'Phone').inputValue()).toBe('+372 5550 1842')
    expect(await toast(page, 'User details updated').count()).toBe(0)
  })

  test(
    '[PROFILE-08] says at the field what the platform refuses, keeps what was typed, from tab to tab too, and asks before it is lost',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({ path: '/profile' })
      deployment.expectFailures()
      let body: unknown = { errors: { phone_number: 'This is no telephone number' } }
      deployment.intercept((request, next) =>
        request.method === 'PATCH' ? Promise.resolve(Response.json(body, { status: 400 })) : next(),
      )
      await field(page, 'Phone').fill('many')
      await save(page).click()
      await expect.poll(() => complaint(field(page, 'Phone'))).toBe('This is no telephone number')
      await expectFocus(field(page, 'Phone'))
      expect(await field(page, 'Phone').inputValue()).toBe('many')
      expect(await violations(page)).toEqual([])
      body = { errors: { Error: 'The profile is locked' } }
      await save(page).click()
      await page.getByRole('alert').filter({ hasText: 'Error: The profile is locked' }).waitFor()
      expect(await complaint(field(page, 'Phone'))).toBe('')
      expect(await toast(page, 'locked').count()).toBe(0)
      await field(page, 'First name').fill('Kati')
      await tab(page, 'Keyboard').click()
      await page.getByRole('switch', { name: 'Single-key shortcuts' }).waitFor()
      await tab(page, 'Details and display').click()
      expect(await field(page, 'First name').inputValue()).toBe('Kati')
      expect(await field(page, 'Phone').inputValue()).toBe('many')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' }).click()
      const asks = dialog(page, 'Leave without saving your details?')
      await asks.getByRole('button', { name: /^(Stay|Keep)/ }).click()
      expect(address()).toBe('/profile')
      expect(await field(page, 'First name').inputValue()).toBe('Kati')
    },
  )

  test(
    '[PROFILE-06] [PROFILE-08] changes language, appearance, display currency, and the height of rows here and in the lists',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({
        path: '/profile',
        remembered: { 'console.language': 'en' },
        before: ({ call }) => call('PATCH', '/user-resource/user/profile', { lang: 'et' }),
      })
      await page.getByRole('combobox', { name: 'Language of the console' }).getByText('eesti').waitFor()
      await select(page, 'Language of the console', 'English')
      await save(page).click()
      await announced(page, 'User details updated')
      expect(deployment.calls('updateUserProfile').at(-1)?.parameters).toEqual({ lang: 'en' })
      await group(page, 'Appearance').first().getByRole('radio', { name: 'Dark' }).check()
      expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('dark')
      await select(page, 'Amounts are shown in', /US dollar/)
      await page.getByText(/^You are charged in EUR\. €100\.00 reads ≈\sUS\$/).waitFor()
      const compact = group(page, 'Tables').getByRole('switch', { name: 'Compact rows' })
      await compact.focus()
      await page.keyboard.press('Space')
      expect(await compact.isChecked()).toBe(true)
      expect(await violations(page)).toEqual([])
      await open('/profile')
      await page.getByText(/reads ≈\sUS\$/).waitFor()
      expect(await group(page, 'Appearance').first().getByRole('radio', { name: 'Dark' }).isChecked()).toBe(
        true,
      )
      const toDisks = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' })
      const height = async () => (await page.getByRole('row').nth(2).boundingBox())?.height
      await toDisks.click()
      await page.getByRole('row').nth(2).waitFor()
      await expect.poll(height).toBe(36)
      await page.goBack()
      await compact.uncheck()
      await toDisks.click()
      await page.getByRole('row').nth(2).waitFor()
      await expect.poll(height).toBe(44)
    },
  )

  test(
    'keep what was typed over a session that ends, not over leaving the page',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/profile' })
      const first = field(page, 'First name')
      await first.fill('Kadri Liis')
      deployment.fault({ operation: 'updateUserProfile', status: 401, envelope: 2, message: 'Key expired' })
      await save(page).click()
      await page.getByText('Your session has ended.').waitFor()
      deployment.sandbox.control.clearFaults()
      await page.getByLabel('API key').fill('demo-customer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect.poll(() => first.inputValue()).toBe('Kadri Liis')
      await tab(page, 'Sign-in').click()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('button', { name: 'Leave' }).click()
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
      await page.goBack()
      await tab(page, 'Details').click()
      await expect.poll(() => first.inputValue()).toBe('Kadri')
    },
  )

  test('[ROUTE-23] tells of invitations and leads to them', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ key: 'demo-partner', path: '/profile' })
    await page.getByText('1 invitation waits for your answer.').waitFor()
    await page.getByRole('link', { name: 'Review and accept' }).click()
    await page.getByRole('button', { name: 'Actions for arved@pohjala.example' }).waitFor()
    expect(address()).toBe('/profile/access?f.state=invited')
  })

  test('says what could not be read, and what is left works', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({
      path: '/profile',
      before: ({ fault }) =>
        fault({ operation: 'getUser', status: 403, message: 'This key has no user', envelope: 4 }),
    })
    await page.getByText('Details could not be read.').waitFor()
    expect(await save(page).count()).toBe(0)
    await group(page, 'Appearance').first().getByRole('radio', { name: 'Light' }).check()
    expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('light')
    await tab(page, 'Sign-in').click()
    await page.getByText('Details could not be read.').waitFor()
    expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0)
  })

  test(
    '[ADMIN-01] asks for the role where it is shown, and not with how one signs in',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/profile?tab=sign-in' })
      await section(page, 'Signed-in devices')
        .getByRole('listitem')
        .or(page.getByText('signed in with a key'))
        .first()
        .waitFor()
      await tab(page, 'Keyboard').click()
      await page.getByRole('switch', { name: 'Single-key shortcuts' }).waitFor()
      expect(deployment.calls('getPrivileges')).toHaveLength(0)
      await tab(page, 'Details and display').click()
      await expect.poll(() => deployment.calls('getPrivileges')).toHaveLength(1)
    },
  )

  test('is within reach on a phone', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/disks', width: 390 })
    await chooseIn(page, menu(page), 'Profile and settings')
    for (const label of ['Details and display', 'Sign-in', 'Keyboard']) {
      await tab(page, label).click()
      await tab(page, label).and(page.locator('[aria-current=page]')).waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    }
  })
})

describe('a second factor', () => {
  const panel = (page: Page) => section(page, 'Two-step verification')

  /** Finishes at the page of the ticket, as with an authenticator. */
  const finish = async (
    page: Page,
    context: BrowserContext,
    open = () => panel(page).getByRole('link', { name: 'Open the page' }).click(),
  ): Promise<void> => {
    const opened = context.waitForEvent('page')
    await open()
    const other = await opened
    expect(other.url()).toMatch(/\/identity\/mfa\?ticket=/)
    const secret = await other.getByRole('code').innerText()
    await other.getByLabel('Code').fill(oneTimeCode(secret, startOfTime))
    await other.getByRole('button', { name: 'Switch it on' }).click()
    await other.getByRole('heading', { name: 'The second factor is on' }).waitFor()
    await other.close()
  }

  test(
    '[PROFILE-10] [PROFILE-11] [PROFILE-12] [PROFILE-13] is turned on by keys, at the page of a ticket',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, context } = await visit({ path: '/profile?tab=sign-in' })
      await panel(page).getByRole('heading', { name: 'Two-step verification is off' }).waitFor()
      const how = panel(page).getByRole('button', { name: 'How it works' })
      const keys = byKeys(page)
      await keys.press(how)
      await panel(page).getByRole('list').getByText('authenticator app').waitFor()
      expect(await how.getAttribute('aria-expanded')).toBe('true')
      await keys.press(panel(page).getByRole('button', { name: 'Turn on' }))
      await toast(page, 'MFA activation started').waitFor()
      await expectFocus(panel(page).getByRole('group', { name: 'Two-step verification' }))
      await panel(page)
        .getByText(/^ticket .*, works for 24 hrs?$/)
        .waitFor()
      expect(await violations(page)).toEqual([])
      await finish(page, context, () => keys.press(panel(page).getByRole('link', { name: 'Open the page' })))
      // Detected without a click.
      await panel(page).getByRole('heading', { name: 'Two-step verification is on' }).waitFor()
      await expectFocus(panel(page).getByRole('group', { name: 'Two-step verification' }))
      await panel(page).getByText('Turning it off: only through support.').waitFor()
      expect(await panel(page).getByRole('button').count()).toBe(0)
      const support = panel(page).getByRole('link', { name: 'support' })
      expect(await support.getAttribute('href')).toBe('/app/support')
      expect(deployment.calls('deactivateMfa')).toHaveLength(0)
    },
  )

  test('[PROFILE-10] [PROFILE-11] [PROFILE-13] says when it could not be turned on, and when nobody knows; is begun anew once the page does not work any more', async ({
    visit,
  }) => {
    const { page, deployment, pass } = await visit({ path: '/profile?tab=sign-in' })
    deployment.fault({
      operation: 'activateMfa',
      status: 500,
      message: 'The service did not answer',
      times: 1,
    })
    await panel(page).getByRole('button', { name: 'Turn on' }).click()
    await panel(page)
      .getByRole('alert')
      .getByText('Failed to activate MFA: The service did not answer')
      .waitFor()
    await panel(page).getByRole('button', { name: 'Retry' }).click()
    await panel(page).getByRole('link', { name: 'Open the page' }).waitFor()
    await panel(page).getByRole('button', { name: 'I have finished' }).click()
    await panel(page).getByText('Not on yet. Type the six digits').waitFor()
    // Kept over a reload, until its page expires.
    await page.reload()
    await panel(page).getByRole('link', { name: 'Open the page' }).waitFor()
    await pass(24 * 3600)
    await panel(page).getByText('The page is not open any more').waitFor()
    deployment.fault({ operation: 'getMfaStatus', status: 500, times: 1 })
    await page.reload()
    await panel(page).getByRole('heading', { name: 'Two-step verification: unknown' }).waitFor()
    await panel(page).getByRole('button', { name: 'Ask again' }).click()
    await panel(page).getByRole('heading', { name: 'Two-step verification is off' }).waitFor()
    deployment.sandbox.control.clearRequests()
    await panel(page).getByRole('button', { name: 'Turn on' }).click()
    await announced(page, 'MFA activation started')
    await pass(23 * 3600 + 50 * 60)
    await panel(page)
      .getByText(/works for 10 min$/)
      .waitFor()
    await pass(10 * 60)
    await panel(page).getByText('The page is not open any more').waitFor()
    expect(await panel(page).getByRole('link', { name: 'Open the page' }).count()).toBe(0)
    await panel(page).getByRole('button', { name: 'Turn on' }).click()
    await panel(page).getByRole('link', { name: 'Open the page' }).waitFor()
    expect(deployment.calls('activateMfa')).toHaveLength(2)
  })

  test('[PROFILE-12] [PROFILE-14] is noticed without a word, and turned off where the site allows it, after a question', async ({
    visit,
  }) => {
    const { page, deployment, context, pass } = await visit({
      path: '/profile?tab=sign-in',
      sandbox: { set: ['mfaDeactivationAvailable=true'] },
    })
    await panel(page).getByRole('button', { name: 'Turn on' }).click()
    await announced(page, 'MFA activation started')
    await finish(page, context)
    await pass(6)
    await panel(page).getByRole('heading', { name: 'Two-step verification is on' }).waitFor()
    deployment.fault({ operation: 'deactivateMfa', status: 500, message: 'Not now', times: 1 })
    await panel(page).getByRole('button', { name: 'Turn off…' }).click()
    const asks = dialog(page, 'Turn off two-step verification?')
    await asks.getByRole('button', { name: 'Turn off' }).click()
    await asks.getByRole('alert').getByText('Failed to deactivate MFA').waitFor()
    await asks.getByRole('alert').getByText('Not now').waitFor()
    // It is off then, although the answer was lost.
    deployment.fault({ operation: 'deactivateMfa', network: 'drop-answer', times: 1 })
    await asks.getByRole('button', { name: 'Turn off' }).click()
    await announced(page, 'Mfa deactivated')
    await panel(page).getByRole('heading', { name: 'Two-step verification is off' }).waitFor()
  })

  test('[PROFILE-15] [SITE-31] is shown only where the site has it', async ({ visit }) => {
    const { page, deployment } = await visit({
      path: '/profile?tab=sign-in',
      sandbox: { set: ['mfaAvailable=false'] },
    })
    await section(page, 'Signed-in devices').waitFor()
    expect(await panel(page).count()).toBe(0)
    expect(deployment.calls('getMfaStatus')).toHaveLength(0)
  })
})

describe('signed-in devices', () => {
  const devices = (page: Page) => section(page, 'Signed-in devices')
  const rows = (page: Page) => devices(page).getByRole('listitem')
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
  const signIn = async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(kadri)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await rows(page).first().waitFor()
  }
  const visitor = { key: null, path: '/profile?tab=sign-in' } as const

  test(
    '[SESSION-03] are logged out one by one by keys, the others first, then this one',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, meanwhile, address } = await visit({
        ...visitor,
        sandbox: { identity: 'accounts' },
      })
      await signIn(page)
      const { page: other } = await meanwhile({ ...visitor, browser: { userAgent: firefox } })
      await signIn(other)
      await page.reload()
      await rows(page).filter({ hasText: 'Firefox on Linux' }).waitFor()
      expect(await rows(page).count()).toBe(2)
      expect(await rows(page).first().innerText()).toContain('This device')
      expect(await violations(page)).toEqual([])
      const keys = byKeys(page)
      await keys.press(page.getByRole('button', { name: /^Log out Firefox on Linux, signed in/ }))
      await toast(page, 'Firefox on Linux is logged out').waitFor()
      await expect.poll(() => rows(page).count()).toBe(1)
      deployment.expectFailures()
      await other.reload()
      await other.getByText('Your session has ended').waitFor()
      await keys.press(rows(page).first().getByRole('button', { name: 'Log out' }))
      await page.getByRole('textbox', { name: 'E-mail', exact: true }).waitFor()
      await expect.poll(address).toBe('/')
      expect(deployment.calls('deleteUserSession')).toHaveLength(2)
      expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBeNull()
    },
  )

  test(
    '[AUTH-25] [AUTH-33] and a link for another password; stay signed in when the platform refuses',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ ...visitor, sandbox: { identity: 'accounts' } })
      await signIn(page)
      await section(page, 'Password').getByRole('button', { name: 'Change password' }).click()
      await section(page, 'Password').getByText(`A link is on its way to ${kadri}.`).waitFor()
      expect(deployment.calls('changePassword')).toHaveLength(1)
      deployment.expectFailures()
      await page.route('**/change_password', (route) =>
        route.fulfill({ status: 429, json: { error_description: 'too many requests' } }),
      )
      await section(page, 'Password').getByRole('button', { name: 'Send it again' }).click()
      const failure = section(page, 'Password').getByRole('alert')
      await failure.getByText('Change password failed').waitFor()
      expect(await failure.innerText()).toContain('too many requests')
      deployment.fault({ operation: 'deleteUserSession', status: 500, message: 'Not now', times: 1 })
      await rows(page).first().getByRole('button', { name: 'Log out' }).click()
      await toast(page, 'Error: Not now').waitFor()
      expect(await rows(page).count()).toBe(1)
      await toast(page, 'Error: Not now').getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('textbox', { name: 'E-mail', exact: true }).waitFor()
    },
  )
})

describe('with less than an own account', () => {
  test('what a delegate may not do says why', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, open } = await visit({
      key: 'demo-delegate',
      path: '/profile?tab=sign-in',
      sandbox: { identity: 'accounts' },
    })
    const factor = section(page, 'Two-step verification')
    await factor.getByText('Only the owner of the account can do this').waitFor()
    await factor.getByRole('button', { name: 'Turn on' }).focus()
    await page.keyboard.press('Enter')
    await section(page, 'Signed-in devices').getByText('Only the owner of the account can do this').waitFor()
    const password = section(page, 'Password')
    await password.getByText('Only the owner of the account can do this').first().waitFor()
    const change = password.getByRole('button', { name: 'Change password' })
    expect(await change.getAttribute('aria-disabled')).toBe('true')
    await change.press('Enter')
    expect(await violations(page)).toEqual([])
    await open('/profile')
    const details = page.getByRole('group', { name: 'Details' })
    await details.getByText('Only the owner of the account can do this').waitFor()
    expect(await field(page, 'Phone').getAttribute('readonly')).not.toBeNull()
    await field(page, 'Phone').press('Enter')
    expect(await violations(page)).toEqual([])
    for (const operation of ['activateMfa', 'listUserSessions', 'updateUserProfile'])
      expect(deployment.calls(operation)).toHaveLength(0)
  })

  test('what a restricted key may not do says why', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ key: 'demo-restricted', path: '/profile' })
    const details = page.getByRole('group', { name: 'Details' })
    await details.getByText('Your key reaches one billing account only').waitFor()
    await field(page, 'Phone').press('Enter')
    expect(deployment.calls('updateUserProfile')).toHaveLength(0)
  })
})

describe('the keyboard', () => {
  test(
    '[PROFILE-06] lists the shortcuts, and switches single keys off and on',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/profile?tab=keyboard' })
      await section(page, 'Places')
        .getByRole('listitem')
        .filter({ hasText: 'Go to Network' })
        .getByText('then')
        .waitFor()
      const single = page.getByRole('switch', { name: 'Single-key shortcuts' })
      await single.focus()
      await page.keyboard.press('Space')
      expect(await single.isChecked()).toBe(false)
      await name(page).focus()
      await page.keyboard.press('g')
      await page.keyboard.press('n')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      expect(address()).toBe('/profile?tab=keyboard')
      await page.reload()
      expect(await single.isChecked()).toBe(false)
      await single.check()
      await name(page).focus()
      await page.keyboard.press('g')
      await page.keyboard.press('n')
      await expect.poll(address).toMatch(/^\/network/)
    },
  )
})
