import { chooseIn, expectFocus, overflow } from './support/acts'
import { smallTargets } from './support/fingers'
import { byKeys } from './support/keys'
import { someOf } from '../run/some-of'
import { stringsInHeap } from './support/heap'
import { describe, expect, test } from './support/test'

const profile = /^Profile/

describe('the sign-in screen', () => {
  test('[AUTH-01] [AUTH-18] [AUTH-11] asks a visitor for an API key, in the words of the site', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ key: null, path: '/' })
    await page.getByRole('heading', { name: 'Sign in to Aldera Cloud', level: 1 }).waitFor()
    expect(await page.getByText('Machines, disks and networks in Estonia and Indonesia').isVisible()).toBe(
      true,
    )
    expect(await page.title()).toBe('Log in | Aldera Cloud')
    expect(await page.locator('input:not([type=checkbox])').count()).toBe(1)
    expect(await page.getByLabel('API key').getAttribute('type')).toBe('password')
    expect(await page.getByLabel('API key').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(deployment.sandbox.control.requests().map(({ operation }) => operation)).toEqual(['getSiteConfig'])
  })

  test(
    '[AUTH-01] changes its language by keys and leaves the focus on what was pressed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ key: null })
      const keys = byKeys(page)
      await keys.press(page.getByRole('button', { name: 'English' }))
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).waitFor()
      await page.keyboard.type('Deutsch')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Anmelden' }).waitFor()
      await expectFocus(page.getByRole('button', { name: 'Deutsch' }))
    },
  )

  test('[AUTH-10] says what is wrong with a key, keeps it in the field and stores nothing', async ({
    visit,
  }) => {
    const { page, context } = await visit({
      key: null,
      before: (deployment) => deployment.expectFailures(),
    })
    await page.getByLabel('API key').fill('nobody-knows-me')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Error: Invalid authentication credentials').waitFor()
    expect(await page.getByLabel('API key').inputValue()).toBe('nobody-knows-me')
    expect(await page.getByLabel('API key').getAttribute('aria-invalid')).toBe('true')
    expect(JSON.stringify(await context.storageState())).not.toContain('nobody-knows-me')
  })

  test(
    '[AUTH-21] needs a key, and takes it without the spaces around it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ key: null })
      await page.getByLabel('API key').fill('   ')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('This field is required').waitFor()
      expect(deployment.calls('getUser')).toEqual([])
      await page.getByLabel('API key').fill('  demo-customer ')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBe('demo-customer')
    },
  )

  test(
    '[AUTH-21] [AUTH-10] takes a key without what was pasted with it, and says of one nobody can have that it is wrong',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ key: null })
      await page.getByLabel('API key').fill('demo-сustomer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('Error: Invalid authentication credentials').waitFor()
      expect(deployment.calls('getUser')).toEqual([])
      await page.getByLabel('API key').fill('“\u200bdemo-customer\ufeff” ')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBe('demo-customer')
    },
  )

  test(
    '[AUTH-20] [AUTH-21] needs no key with the mock API, which says where there is none',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ key: null, path: '/disks' })
      const mock = page.getByRole('checkbox', { name: 'Mock API' })
      await mock.check()
      await page.route('**/_sandbox/people', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      )
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('Error: There is no sandbox behind this console.').waitFor()
      await page.unroute('**/_sandbox/people')
      await mock.uncheck()
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('This field is required').waitFor()
      expect(deployment.calls('getUser')).toEqual([])
      await mock.check()
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('link', { name: 'build-cache' }).waitFor()
    },
  )

  test.for(someOf(['mandari', 'lumivar', 'cindral', 'aldera'] as const, 2))(
    'stays in its window, however wide and whatever the name of the site, in the layout of %s',
    async (theme, { visit }) => {
      const siteName = 'Nordwestdeutsche Rechenzentrumsbetriebsgesellschaft'
      const { page } = await visit({
        ...{ key: null, path: '/compute?lang=de' },
        sandbox: { identity: 'accounts', theme, set: [`siteName=${siteName}`] },
      })
      await page.getByText(siteName).first().waitFor()
      for (const width of [320, 390, 720, 800, 900, 1024, 1440]) {
        await page.setViewportSize({ width, height: 600 })
        expect(await overflow(page), `${width} px`).toBe(0)
        expect(await smallTargets(page, 24), `${width} px`).toEqual([])
      }
    },
  )

  test.for(someOf(['console.test.localhost', 'console.localhost'], 1))(
    '[AUTH-20] offers no mock API on %s, which is no development environment',
    async (host, { visit }) => {
      const { page } = await visit({ host, key: null })
      await page.getByRole('button', { name: 'Log in' }).waitFor()
      expect(await page.getByRole('checkbox', { name: 'Mock API' }).count()).toBe(0)
    },
  )

  test('[AUTH-09] shows and hides the key on request', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: null })
    await page.getByLabel('API key').fill('demo-customer')
    await page.getByRole('button', { name: 'Show' }).click()
    expect(await page.getByLabel('API key').getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide' }).click()
    expect(await page.getByLabel('API key').getAttribute('type')).toBe('password')
  })

  test('leads into a form that is as complete as after a reload', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: null, path: '/compute/create' })
    await page.getByLabel('API key').fill('demo-customer')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Create machine/ }).waitFor()
    await page.getByText('€18.00').first().waitFor()
    await expect.poll(() => page.getByText('Loading').count()).toBe(0)
  })

  test(
    'works where the browser blocks storage, until the page is left',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ key: null })
      await page.addInitScript(() => {
        const get = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get, configurable: true })
      })
      await open('/compute')
      await page.getByLabel('API key').fill('demo-customer')
      await page.keyboard.press('Enter')
      await page.getByRole('checkbox', { name: 'Select staging-shop' }).click()
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      await page.getByText('staging-shop is starting').first().waitFor()
      await page.reload()
      await page.getByLabel('API key').waitFor()
    },
  )

  test('leads to the address that was asked for', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ key: null, path: '/compute?q=web&sort=-name' })
    await page.getByLabel('API key').fill('demo-customer')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'web-prod-02' }).waitFor()
    expect(address()).toBe('/compute?q=web&sort=-name')
    expect(await page.getByRole('combobox').inputValue()).toBe('web')
  })

  test('keeps what was typed when the platform does not answer', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ key: null })
    await page.getByLabel('API key').fill('demo-customer')
    deployment.fault({ operation: 'getUser', network: 'reset' })
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Error: Failed to connect to server').waitFor()
    deployment.sandbox.control.clearFaults()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
  })
})

describe('signing out', () => {
  test('[AUTH-19] [SESSION-02] [SESSION-03] ends at the start page, with the key remembered only where that was ticked', async ({
    visit,
  }) => {
    const { page, context, open, address } = await visit({
      key: null,
      path: null,
      remembered: { 'console.last-key': 'demo-customer' },
    })
    // As on a page without TLS.
    await context.addInitScript(() => {
      for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name)
      for (const name of ['clipboard', 'locks']) Reflect.deleteProperty(Navigator.prototype, name)
    })
    await open('/disks')
    const key = page.getByLabel('API key')
    const remember = page.getByRole('checkbox', { name: 'Remember on this device' })
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    await key.waitFor()
    expect(await key.inputValue()).toBe('')
    expect(await remember.isChecked()).toBe(false)
    const goIn = async (): Promise<void> => {
      await key.fill('demo-customer')
      expect(await page.content()).not.toContain('demo-customer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('button', { name: profile }).waitFor()
    }
    const goOut = async (): Promise<void> => {
      await chooseIn(page, page.getByRole('button', { name: profile }), 'Log out')
      await key.waitFor()
    }
    await goIn()
    await page.getByRole('link', { name: 'build-cache' }).click()
    await page.getByRole('button', { name: 'Copy UUID' }).click()
    await page.evaluate(() => Object.assign(window, { former: true }))
    await goOut()
    expect(address()).toBe('/')
    expect(await key.inputValue()).toBe('')
    // Another document, without data of the former one.
    expect(await page.evaluate(() => 'former' in window)).toBe(false)
    await expect.poll(() => stringsInHeap(page, ['demo-customer'])).toEqual([])
    await key.press('ControlOrMeta+V')
    await expect.poll(() => key.inputValue()).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    expect(await stored()).not.toContain('demo-customer')
    expect(await page.getByText('build-cache').count()).toBe(0)

    await remember.check()
    await goIn()
    await goOut()
    expect(await key.inputValue()).toBe('demo-customer')
    expect(await page.content()).not.toContain('demo-customer')
    await remember.uncheck()
    expect(await stored()).not.toContain('demo-customer')
    await goIn()
    await goOut()
    expect(await key.inputValue()).toBe('')
    expect(await stored()).not.toContain('demo-customer')
  })

  test(
    'takes the drafts of other tabs away, at once and after a reload',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, openTab } = await visit({ path: '/disks' })
      const other = await openTab('/disks/create')
      await other.getByRole('textbox', { name: 'Name' }).fill('left-behind')
      const drafts = () =>
        other.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('console.draft.')))
      await expect.poll(async () => (await drafts()).join()).toContain('disk.create')
      await chooseIn(page, page.getByRole('button', { name: profile }), 'Log out')
      await other.getByRole('heading', { name: 'You logged out in another tab' }).waitFor()
      await expect.poll(drafts).toEqual([])
      await other.reload()
      await other.getByLabel('API key').waitFor()
      expect(await drafts()).toEqual([])
    },
  )

  test('leaves no page behind that the back button shows', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await open('/disks')
    await page.getByRole('link', { name: 'build-cache' }).waitFor()
    await chooseIn(page, page.getByRole('button', { name: profile }), 'Log out')
    await page.getByLabel('API key').waitFor()
    deployment.sandbox.control.clearRequests()
    await page.goBack()
    await expect.poll(() => page.url()).toMatch(/\/compute$/)
    await page.getByLabel('API key').waitFor()
    expect(await page.getByText('web-prod-01').count()).toBe(0)
    expect(
      deployment.sandbox.control.requests().filter(({ operation }) => operation !== 'getSiteConfig'),
    ).toEqual([])
  })
})

describe('a session that the platform ends', () => {
  test('says so, and leads back to the same place', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, address } = await visit({ path: '/disks?q=cache' })
    await page.getByRole('link', { name: 'build-cache' }).waitFor()
    deployment.fault({ operation: 'listDisks', status: 401, envelope: 2, message: 'Key expired' })
    await page.getByTitle('Refresh').click()
    await page.getByText('Your session has ended. Log in again to continue where you were.').waitFor()
    expect(await page.getByText('build-cache').count()).toBe(0)
    deployment.sandbox.control.clearFaults()
    await page.getByLabel('API key').fill('demo-customer')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'build-cache' }).waitFor()
    expect(address()).toBe('/disks?q=cache')
    await expectFocus(page.getByRole('heading', { level: 1, name: /^Disks/ }))
  })

  test('by taking its key away is over, whatever is read next', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ key: null })
    const made = JSON.stringify(
      await deployment.call('POST', '/user-resource/token', { description: 'short' }),
    )
    const [{ token, id }] = JSON.parse(made).filter(
      ({ description }: { description: string }) => description === 'short',
    )
    await page.getByLabel('API key').fill(token)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await page.waitForLoadState('networkidle')
    await deployment.call('DELETE', '/user-resource/token', { token_id: id })
    deployment.expectFailures()
    await page.getByTitle('Refresh').click()
    await page.getByText('Your session has ended. Log in again to continue where you were.').waitFor()
    expect(await page.getByText('did not answer').count()).toBe(0)
  })

  test(
    'keeps the draft of a form for a new key of the same user, and hides it from other users',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks/create' })
      const made = JSON.stringify(
        await deployment.call('POST', '/user-resource/token', { description: 'next' }),
      )
      const [{ token }] = JSON.parse(made).filter(
        ({ description }: { description: string }) => description === 'next',
      )
      const name = page.getByRole('textbox', { name: 'Name' })
      const createButton = page.getByRole('button', { name: 'Create disk' })
      const signIn = async (key: string): Promise<void> => {
        await page.getByLabel('API key').fill(key)
        await page.getByRole('button', { name: 'Log in' }).click()
        await page.getByRole('heading', { name: 'Create disk' }).waitFor()
      }
      const expired = {
        operation: 'createDisk',
        status: 401,
        envelope: 2,
        message: 'Key expired',
        times: 1,
      } as const
      await name.fill('kept-by-draft')
      deployment.fault(expired)
      await createButton.click()
      await page.getByText('Your session has ended.').waitFor()
      await signIn(token)
      await page.getByText('What you entered before was restored.').waitFor()
      expect(await name.inputValue()).toBe('kept-by-draft')
      deployment.fault(expired)
      await createButton.click()
      await page.getByText('Your session has ended.').waitFor()
      await signIn('demo-indebted')
      await page.getByRole('button', { name: 'Profile: Indrek Pagar' }).waitFor()
      expect(await name.inputValue()).toBe('')
      expect(await page.content()).not.toContain('kept-by-draft')
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('kept-by-draft')
    },
  )
})

describe('each demo key', () => {
  test.for(
    someOf(
      [
        ['demo-customer', 'Profile: Kadri Saar', 'Põhjala Robotics €684.20', 'Virtual machines 11'],
        ['demo-restricted', 'Profile: Kadri Saar', 'Lab €21.88', 'Virtual machines 1'],
        ['demo-delegate', 'Profile: Kadri Saar', 'Põhjala Robotics €684.20', 'Virtual machines 11'],
        ['demo-indebted', 'Profile: Indrek Pagar', 'Pagar OÜ', 'Virtual machines 2'],
        ['demo-admin', 'Profile: Olev Haldur', 'Aldera operations €1,000.00', 'Virtual machines'],
        ['demo-empty', 'Profile: Uku Uus', 'Uku Uus €22.00', 'Virtual machines'],
      ] as const,
      1,
    ),
  )('[LIST-03] %s sees what is theirs', async ([key, who, account, heading], { visit }) => {
    const { page } = await visit({ key })
    await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor()
    await page.getByRole('button', { name: who, exact: true }).waitFor()
    await page.getByRole('button', { name: `Billing account: ${account}` }).waitFor()
    const names = await page.getByRole('table').getByRole('link').allInnerTexts()
    expect(names.includes('web-prod-01')).toBe(key === 'demo-customer' || key === 'demo-delegate')
  })
})
