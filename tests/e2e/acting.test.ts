import type { Locator, Page } from 'playwright-core'
import { isRecord } from '../../src/lib/is-record'
import { violations } from './support/accessibility'
import { announced, chooseIn, dialog, expectFocus, fact, overflow, rowOf, toast } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const strip = (page: Page, name = 'Kadri Saar') =>
  page.getByRole('status').filter({ hasText: `You are acting as ${name}` })
const ended = (page: Page) => page.getByRole('status').filter({ hasText: 'Your access to' })
const goBack = (page: Page) => page.getByRole('button', { name: 'Back to your account' })
const profile = (page: Page) => page.getByRole('button', { name: /^Profile/ })
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** The partner, whom two customers have invited, acts as the first. */
async function actAsKadri(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'kadri.saar@pohjala.example' })
  await row.getByRole('button', { name: 'Act as' }).click()
}

async function accept(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'kadri.saar@pohjala.example' })
  if ((await row.getByText('Invited').count()) === 0) return
  await row.getByRole('button', { name: 'Accept invitation' }).click()
  await row.getByText('Accepted', { exact: true }).first().waitFor()
}

describe('acting for an account that was shared', () => {
  test(
    '[IMPERSONATE-04] leaves the way back within the window, however long the name of the owner',
    { tags: ['wide'] },
    async ({ visit }) => {
      const long = 'KadriLeutheusserSchnarrenbergerVonUndZuPõhjalaRobotics'
      const { page } = await visit({
        key: 'demo-delegate',
        path: '/disks',
        width: 320,
        before: ({ call }) => call('PATCH', '/user-resource/user/profile', { first_name: long }),
      })
      await goBack(page).waitFor()
      await page.getByText(long).first().waitFor()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      const box = await goBack(page).boundingBox()
      expect((box?.x ?? 320) + (box?.width ?? 320)).toBeLessThanOrEqual(320)
    },
  )

  test('[IMPERSONATE-02] [IMPERSONATE-03] [IMPERSONATE-04] [IMPERSONATE-05] [IMPERSONATE-06] [IMPERSONATE-07] [IMPERSONATE-09] [ACCESS-19] [SESSION-05] replaces the key and the page, and ends where it began', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({
      key: 'demo-partner',
      path: '/profile/access?q=kadri',
    })
    await rowOf(page, 'kadri.saar@pohjala.example').waitFor()
    await accept(page)
    const keys = new Set<string | undefined>()
    await actAsKadri(page)
    await strip(page).waitFor()
    await toast(page, 'Impersonation started').waitFor()
    expect(address()).toMatch(/^\/acting\//)
    await strip(page).getByText('owner kadri.saar@pohjala.example.').waitFor()
    await strip(page)
      .getByText(/^Ends in \d+ h \d+ min/)
      .waitFor()
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) keys.add(request.headers()['apikey'])
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute' }).click()
    await rowOf(page, 'web-prod-01').waitFor()
    expect(address()).toBe('/acting/compute')
    expect(await page.content()).not.toContain('Jaan')
    await page.reload()
    await rowOf(page, 'web-prod-01').waitFor()
    await strip(page).waitFor()
    expect(keys.has('demo-partner')).toBe(false)
    expect(keys.size).toBe(1)
    deployment.sandbox.control.clearRequests()
    await goBack(page).click()
    await rowOf(page, 'kadri.saar@pohjala.example').waitFor()
    expect(address()).toBe('/profile/access?q=kadri')
    expect(await strip(page).count()).toBe(0)
    const [token] = keys
    expect(await stored(page)).not.toContain(token)
    expect(await stored(page)).not.toContain('Kadri')
    expect(await page.content()).not.toContain('web-prod-01')
    await page.getByRole('button', { name: 'Profile: Jaan Kask' }).waitFor()
  })

  test(
    '[IMPERSONATE-06] [IMPERSONATE-09] [IMPERSONATE-12] says when it could not be started, and ends while the platform does not answer',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({ key: 'demo-partner', path: '/profile/access' })
      await accept(page)
      deployment.fault({ operation: 'startImpersonation', status: 500 })
      await actAsKadri(page)
      await announced(page, 'Failed to start impersonation')
      expect(address()).toBe('/profile/access')
      expect(await goBack(page).count()).toBe(0)
      deployment.sandbox.control.clearFaults()
      await actAsKadri(page)
      await strip(page).waitFor()
      for (const operation of ['getUser', 'listVms', 'listBillingAccounts', 'getSiteConfig'])
        deployment.fault({ operation, network: 'reset' })
      await page.reload()
      await strip(page).waitFor()
      await goBack(page).click()
      await expect.poll(address).toBe('/profile/access')
      expect(await strip(page).count()).toBe(0)
    },
  )

  test('reaches the other tabs, and ends in all of them', { tags: ['wide'] }, async ({ visit }) => {
    const { page, openTab } = await visit({ key: 'demo-partner', path: '/profile/access' })
    await accept(page)
    const other = await openTab('/disks')
    await other.getByRole('heading', { level: 1, name: /^Disks/ }).waitFor()
    await actAsKadri(page)
    await strip(page).waitFor()
    await other.getByRole('heading', { name: 'You act for Kadri Saar now' }).waitFor()
    await other.getByRole('button', { name: 'Reload page' }).click()
    await strip(other).waitFor()
    await rowOf(other, 'archive').waitFor()
    await goBack(page).click()
    await other.getByRole('heading', { name: 'You act for yourself again' }).waitFor()
    expect(await strip(other).count()).toBe(0)
    await other.getByRole('button', { name: 'Reload page' }).click()
    await other.getByRole('button', { name: 'Profile: Jaan Kask' }).waitFor()
    expect(new URL(other.url()).pathname).toBe('/app/disks')
    expect(await other.getByText('archive').count()).toBe(0)
  })

  test(
    '[SESSION-02] ends by itself, and says so on the page that was left, until the user acts again; logging out then leaves neither account',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address, pass } = await visit({
        key: 'demo-partner',
        path: '/profile/access',
      })
      const day = 24 * 3600
      await accept(page)
      await actAsKadri(page)
      await strip(page)
        .getByText(/^Ends in/)
        .waitFor()
      deployment.expectFailures()
      // The page's clock first: a refusal before the expiry would count as revoked access.
      await page.clock.fastForward(day * 1000)
      await pass(day)
      const notice = ended(page)
      await notice.waitFor()
      expect(address()).toBe('/profile/access')
      await page.getByRole('button', { name: 'Profile: Jaan Kask' }).waitFor()
      const text = await notice.innerText()
      expect(text).toMatch(
        /^Your access to Kadri Saar ended .+\d\d:\d\d\. It was given for 8 hours\. You are back/,
      )
      expect(await violations(page)).toEqual([])
      await notice.getByRole('button', { name: 'Act as Kadri Saar again' }).press('Enter')
      await strip(page).waitFor()
      expect(await ended(page).count()).toBe(0)
      await chooseIn(page, profile(page), 'Log out')
      await page.getByLabel('API key').waitFor()
      await expect.poll(address).toBe('/')
      expect(await stored(page)).not.toMatch(/demo-partner|Kadri|acting/)
    },
  )

  test(
    'is asked for again by mail once the owner has taken it back',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ key: 'demo-partner', path: '/profile/access', width: 390 })
      await accept(page)
      await actAsKadri(page)
      await strip(page).waitFor()
      deployment.expectFailures()
      await deployment.call('DELETE', '/user-resource/access_group/412')
      await page.reload()
      const ask = ended(page).getByRole('link', { name: 'Ask for access again' })
      await ask.waitFor()
      const letter = new URL((await ask.getAttribute('href')) ?? '')
      expect([letter.protocol, letter.pathname]).toEqual(['mailto:', 'kadri.saar@pohjala.example'])
      expect(letter.searchParams.get('subject')).toBe('Access to Kadri Saar')
      expect(await ended(page).innerText()).not.toContain('It was given for')
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      await ended(page).getByRole('button', { name: 'Dismiss' }).press('Enter')
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await ended(page).count()).toBe(0)
      expect(await stored(page)).not.toContain('Kadri')
    },
  )

  test(
    'ends while a form is sent, and says which one was not, without a question of the browser',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ key: 'demo-partner', path: '/profile/access' })
      await accept(page)
      await actAsKadri(page)
      await strip(page).waitFor()
      await open('/disks/create')
      await page.getByRole('textbox', { name: 'Name' }).fill('of-kadri')
      deployment.expectFailures()
      deployment.intercept(async (request, next) => {
        if (request.method === 'POST') await deployment.call('DELETE', '/user-resource/access_group/412')
        return next()
      })
      const questions: string[] = []
      page.on('dialog', (dialog) => {
        questions.push(dialog.type())
        void dialog.accept()
      })
      await page.getByRole('button', { name: 'Create disk' }).click()
      await ended(page).getByText('One form was open and not sent: “Create disk”.').waitFor()
      expect(await page.content()).not.toContain('of-kadri')
      expect(questions).toEqual([])
    },
  )

  test('ends during a sequence, and names it: it may be half done', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, open, pass } = await visit({ key: 'demo-partner', path: '/profile/access' })
    await accept(page)
    await actAsKadri(page)
    await strip(page).waitFor()
    await open('/compute')
    await rowOf(page, 'bastion').getByRole('link', { name: 'bastion' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Restart', exact: true }).first().click()
    await dialog(page, 'Restart bastion?').getByRole('button', { name: 'Restart machine' }).click()
    await expect.poll(() => deployment.calls('stopVm').length).toBe(1)
    deployment.expectFailures()
    await deployment.call('DELETE', '/user-resource/access_group/412')
    await pass(10)
    await ended(page).getByText('Its end was not seen: Restart: bastion.').waitFor()
  })
})

describe('a key that acts for somebody', () => {
  test(
    '[IMPERSONATE-06] asks before going back loses what is filled in',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ key: 'demo-delegate', path: '/disks/create' })
      // The console moves to another document as soon as it knows that the key acts.
      await strip(page).waitFor()
      const name = page.getByRole('textbox', { name: 'Name' })
      await name.fill('of-kadri')
      await goBack(page).click()
      const question = page.getByRole('alertdialog', {
        name: 'Go back to your account without sending the form?',
      })
      await question.getByText('Your choices are lost.').waitFor()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      expect(await name.inputValue()).toBe('of-kadri')
      await goBack(page).click()
      await question.getByRole('button', { name: 'Back to your account' }).click()
      await page.getByLabel('API key').waitFor()
      expect(address()).toBe('/')
      expect(await stored(page)).not.toContain('of-kadri')
    },
  )

  test(
    '[IMPERSONATE-04] is taken as such when it is typed, and going back leads to the sign-in',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ key: null, path: '/compute?q=web' })
      await page.getByLabel('API key').fill('demo-delegate')
      await page.getByRole('button', { name: 'Log in' }).click()
      await strip(page).waitFor()
      await rowOf(page, 'web-prod-01').waitFor()
      expect(address()).toBe('/acting/compute?q=web')
      await goBack(page).click()
      await page.getByLabel('API key').waitFor()
      expect(address()).toBe('/')
      expect(await stored(page)).not.toMatch(/demo-delegate|Kadri/)
    },
  )
})

describe('an administrator', () => {
  test('[IMPERSONATE-01] [IMPERSONATE-08] [ADMIN-05] finds a customer and acts as them, by keys', async ({
    visit,
  }) => {
    const { page, address, deployment } = await visit({ key: 'demo-admin', path: '/disks' })
    const keys = byKeys(page)
    await keys.pick(profile(page), 'Act as a customer…')
    const search = page.getByRole('searchbox', { name: 'Customer' })
    await search.waitFor()
    await keys.type(search, 'pohjala')
    await page.clock.fastForward(1000)
    await page.getByText('customers found').waitFor()
    await keys.press(page.getByRole('radio', { name: /^Kadri Saar/ }), 'Space')
    expect(await violations(page)).toEqual([])
    await keys.press(page.getByRole('button', { name: 'Act as Kadri Saar' }))
    await strip(page).waitFor()
    expect(deployment.calls('createAdminToken')[0]?.parameters).toMatchObject({ user_id: 20_417 })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(address()).toMatch(/^\/acting\//)
    await keys.press(goBack(page))
    await page.getByRole('button', { name: 'Profile: Olev Haldur' }).waitFor()
    expect(address()).toBe('/disks')
  })

  test(
    '[ADMIN-05] is told when nobody is found; a customer is not offered the search',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, meanwhile } = await visit({ key: 'demo-admin', path: '/disks' })
      await chooseIn(page, profile(page), 'Act as a customer…')
      await page.getByRole('searchbox', { name: 'Customer' }).fill('nobody-like-this')
      await page.clock.fastForward(1000)
      await page.getByText('Nobody was found').waitFor()
      const { page: customers } = await meanwhile({ path: '/disks' })
      await rowOf(customers, 'archive').waitFor()
      await profile(customers).click()
      await customers.getByRole('menuitem', { name: 'Log out', exact: true }).waitFor()
      expect(await customers.getByRole('menuitem', { name: /^Act as/ }).count()).toBe(0)
    },
  )
})

describe('the strip', () => {
  test('stays in view and covers nothing, wide or narrow', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: 'demo-delegate' })
    await strip(page).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page), `${width} px`).toEqual([])
      await page.mouse.wheel(0, 2000)
      const box = await strip(page).boundingBox()
      expect(box?.y).toBe(0)
      expect(await overflow(page)).toBe(0)
      const banner = await page.getByRole('banner').boundingBox()
      expect(banner?.y).toBeGreaterThanOrEqual((box?.height ?? 0) - 1)
    }
  })
})

describe('what one may do', () => {
  const said = async (list: Locator) =>
    (await list.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))

  test('[IMPERSONATE-04] [IMPERSONATE-11] is told from the strip, and who is written down for it, also beside a record, before its facts where it is changed', async ({
    visit,
  }) => {
    const { page, address } = await visit({ key: 'demo-delegate', path: '/disks' })
    await strip(page).waitFor()
    await rowOf(page, 'archive').waitFor()
    // A key that was stored before is recognised as an acting key.
    expect(address()).toBe('/acting/disks')
    await strip(page).getByRole('button', { name: 'What you may do' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'What you may do' })
    await dialog.waitFor()
    expect(await said(dialog.getByRole('list'))).toEqual([
      'Allowed: Use and change machines, disks and networks',
      'Allowed: See invoices and usage of Kadri Saar',
      'Allowed: All billing accounts, and new ones',
      'Allowed: Cards, top-up and payment',
      'Allowed: API tokens they end with your access',
      'Allowed: SSH keys and keys of the object storage',
      'Not allowed: Access of others only the owner',
      'Not allowed: Profile, password and two-step verification only the owner',
    ])
    await dialog
      .getByText('What you do is written to the history of Kadri Saar under jaan@partner.example.')
      .waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectFocus(strip(page).getByRole('button', { name: 'What you may do' }))
    await page.getByRole('link', { name: 'archive' }).first().click()
    const side = page.getByRole('complementary')
    await side.getByRole('region', { name: 'What you may do here' }).waitFor()
    await side.getByRole('region', { name: 'Recorded' }).getByText('under jaan@partner.example').waitFor()
    const names = () => side.getByRole('region').evaluateAll((all) => all.map((each) => each.ariaLabel))
    expect((await names()).slice(-2)).toEqual(['What you may do here', 'Recorded'])
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Settings' }).click()
    await expect.poll(async () => (await names())[0]).toBe('What you may do here')
    await goBack(page).click()
    await page.getByLabel('API key').waitFor()
  })

  test(
    '[IMPERSONATE-04] is less where one billing account is shared; phones have it in the profile',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ key: 'demo-partner', path: '/profile/access', width: 390 })
      const invitation = rowOf(page, 'arved@pohjala.example')
      await invitation.getByRole('button', { name: 'Accept invitation' }).click()
      await invitation.getByRole('button', { name: 'Act as' }).click()
      await strip(page, 'Arved Põld').waitFor()
      await chooseIn(page, profile(page), 'What you may do')
      const list = page.getByRole('dialog', { name: 'What you may do' }).getByRole('list')
      await list.waitFor()
      expect(await said(list)).toContain('Not allowed: Other billing accounts access is restricted')
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1440, height: 900 })
      await strip(page, 'Arved Põld').getByText('Restricted to one billing account.').waitFor()
    },
  )
})

describe('an API token made while acting', () => {
  const tokensIn = (answer: unknown) => (Array.isArray(answer) ? answer.filter(isRecord) : [])

  test(
    '[IMPERSONATE-11] names its maker and ends with the access, as its form says',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, meanwhile } = await visit({
        key: 'demo-partner',
        path: '/profile/access',
      })
      const says = (where: Page) => where.getByText('stops working when your access ends').first()
      await accept(page)
      await actAsKadri(page)
      await strip(page).waitFor()
      await page.goto(new URL('/app/acting/access/create/api_token', page.url()).href)
      await says(page).waitFor()
      await page.getByRole('textbox', { name: 'Description' }).fill('by-partner')
      await page.getByRole('button', { name: 'Create token' }).click()
      await page.getByText('Token “by-partner” is ready').waitFor()
      const [made] = deployment.calls('createToken')
      expect(made?.parameters['description']).toBe('by-partner')
      const tokens = await deployment.call('GET', '/user-resource/token/list')
      const token = tokensIn(tokens).find(({ description }) => description === 'by-partner')
      const read = () => deployment.call('GET', '/user-resource/user', undefined, String(token?.token))
      await read()
      const { page: owner } = await meanwhile({ path: '/access/token' })
      await owner.getByRole('link', { name: 'by-partner' }).first().click()
      await fact(owner.getByRole('main'), 'Made by user').getByText('jaan@partner.example').waitFor()
      await owner.goto(new URL('/app/access/create/api_token', owner.url()).href)
      await owner.getByRole('textbox', { name: 'Description' }).waitFor()
      expect(await says(owner).count()).toBe(0)
      deployment.expectFailures()
      await deployment.call('DELETE', '/user-resource/access_group/412')
      await expect(read()).rejects.toThrow('403')
    },
  )
})

describe('what a key may not do', () => {
  test(
    '[ACCESS-28] is disabled with the reason for somebody who acts as the owner',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ key: 'demo-delegate', path: '/disks' })
      await strip(page).waitFor()
      await open('/access/delegation')
      const share = page.getByRole('button', { name: 'Share access' })
      await share.waitFor()
      expect(await share.getAttribute('aria-disabled')).toBe('true')
      await page.getByText('Only the owner of the account can do this').first().waitFor()
      await page.getByRole('button', { name: 'Actions for Partners', exact: true }).click()
      const item = page.getByRole('menuitem', { name: /^Invite/ })
      expect(await item.getAttribute('aria-disabled')).toBe('true')
      expect(await item.innerText()).toContain('Only the owner of the account can do this')
      await page.keyboard.press('Escape')
      await open('/access/create/access_delegation')
      await page.getByRole('textbox', { name: 'Name' }).fill('Mine')
      await page.keyboard.press('Control+Enter')
      expect(await share.getAttribute('aria-disabled')).toBe('true')
      await page.getByText('Only the owner of the account can do this').first().waitFor()
      expect(deployment.calls('createAccessDelegation')).toEqual([])
    },
  )

  test(
    '[ACCESS-03] is disabled with the reason for a restricted one',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ key: 'demo-restricted', path: '/billing' })
      const create = page.getByRole('button', { name: 'Create billing account' })
      await create.waitFor()
      expect(await create.getAttribute('aria-disabled')).toBe('true')
      await page.getByText('Your key reaches one billing account only').first().waitFor()
    },
  )
})
