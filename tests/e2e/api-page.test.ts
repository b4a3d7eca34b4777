import type { Page } from 'playwright-core'
import { parse } from 'yaml'
import description from '../../src/generated/openapi.json'
import identityDescription from '../../src/generated/identity.json'
import { isRecord } from '../../src/lib/is-record'
import { describe, expect, test } from './support/test'
import { violations } from './support/accessibility'
import { chooseIn, dialog, expectFocus, goTo, select } from './support/acts'
import { widths } from './support/visitor'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const code = (page: Page) => page.getByRole('group', { name: 'Request and answer' })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Request and answer' })

describe('the API page', () => {
  test('[CARD-09] is there for everybody, unlike every other page; takes the wish to sign in back with the back button, and leads back after signing in', async ({
    visit,
  }) => {
    const { page, open, address } = await visit({ key: null, path: '/compute' })
    await page.getByLabel('API key').waitFor()
    await open('/apis')
    await page.getByLabel('API key').waitFor()
    await open('/api/operations/createDisk')
    await heading(page, 'Create disk').waitFor()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByLabel('API key').waitFor()
    await page.goBack()
    await heading(page, 'Create disk').waitFor()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByLabel('API key').fill('demo-customer')
    await page.getByRole('button', { name: 'Log in' }).click()
    await heading(page, 'Create disk').waitFor()
    expect(address()).toBe('/api/operations/createDisk')
    await page.getByRole('button', { name: 'Billing account: Põhjala Robotics €684.20' }).waitFor()
    await page.goBack()
    await heading(page, 'Create disk').waitFor()
  })

  test(
    'is reached from the navigation and the palette, and begins with a key, a call to send and its answer',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click()
      await heading(page, 'Cloud platform API').waitFor()
      expect(await page.title()).toBe('API | Aldera Cloud')
      await page.getByRole('link', { name: 'Disks', exact: true }).first().click()
      await page.keyboard.press('Control+k')
      const palette = dialog(page, /^Search/)
      await palette.getByRole('combobox').fill('api')
      await palette.getByRole('option', { name: 'API', exact: true }).click()
      await heading(page, 'Cloud platform API').waitFor()
      const first = page.getByRole('region', { name: 'First call' })
      await first.getByText('Send the key in the header apikey').waitFor()
      await expect
        .poll(() => code(page).innerText())
        .toMatch(/curl[^]*\/v1\/user-resource\/user"[^]*apikey: \$API_KEY[^]*200 OK[^]*"email": "/)
      await first.getByRole('link', { name: 'Create token' }).click()
      await heading(page, 'Create token').waitFor()
      expect(address()).toBe('/access/create/api_token')
    },
  )

  test(
    'loads none of its code on other pages, and few other files on its own',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: null })
      const loaded: string[] = []
      page.on('request', (request) =>
        loaded.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '.')),
      )
      await open('/compute')
      await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
      const own = /ApiScreen|contents|virtual-machines\.js|screens\/api\.json/
      expect(loaded.filter((path) => own.test(path))).toEqual([])
      loaded.length = 0
      await open('/api/operations/listDisks')
      await heading(page, 'List disks').waitFor()
      expect(loaded).toContain('/app/assets/disks.js')
      expect(loaded.filter((path) => /virtual-machines|firewalls|configuration|openapi/.test(path))).toEqual(
        [],
      )
    },
  )

  test('says so when there is nothing at an address', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: null, path: '/api/operations/noSuchCall' })
    await page.getByRole('heading', { name: 'There is nothing of this name in the description' }).waitFor()
    await page.getByRole('link', { name: 'Go to the overview' }).click()
    await heading(page, 'Cloud platform API').waitFor()
    await goTo(page, '/api/schemas/Nothing')
    await page.getByRole('heading', { name: 'There is nothing of this name in the description' }).waitFor()
  })
})

describe('its contents', () => {
  test('are found while typing: calls, data types, members', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ key: null, path: '/api' })
    const nav = page.getByRole('navigation', { name: 'Endpoints' })
    await nav.getByRole('link', { name: 'Create machine' }).waitFor()
    await page.keyboard.press('/')
    await expectFocus(nav.getByRole('searchbox'))
    await nav.getByRole('searchbox').fill('snapshot')
    await nav.getByRole('link', { name: 'Take snapshot' }).waitFor()
    await nav.getByRole('link', { name: 'Create machine' }).waitFor({ state: 'hidden' })
    await nav.getByRole('searchbox').fill('source_image_type')
    await nav.getByRole('link', { name: 'source_image_type Disk', exact: true }).click()
    await heading(page, 'Disk').waitFor()
    expect(address()).toBe('/api/schemas/Disk#source_image_type')
    await expect.poll(() => page.locator('#source_image_type').isVisible()).toBe(true)
    await nav.getByRole('searchbox').fill('no such thing')
    await nav.getByText('Nothing is called “no such thing”.').waitFor()
    await page.keyboard.press('Escape')
    await nav.getByRole('link', { name: 'Create machine' }).waitFor()
  })

  test(
    'have an address for every tag, call, data type, member, and member of a member',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ key: null, path: '/api/tags/firewalls' })
      await heading(page, 'Firewalls 6')
        .or(page.getByRole('heading', { level: 1, name: /^Firewalls/ }))
        .first()
        .waitFor()
      await page.getByRole('article').getByRole('link', { name: 'Create firewall' }).click()
      await heading(page, 'Create firewall').waitFor()
      await open('/api/operations/createFirewall#body.rules.direction')
      const member = page.locator('[id="body.rules.direction"]')
      await member.waitFor()
      await expect.poll(() => member.evaluate((row) => row.getBoundingClientRect().top >= 0)).toBe(true)
      await goTo(page, '/api/schemas')
      await page.getByRole('article').getByRole('link', { name: 'VmStatus', exact: true }).click()
      await heading(page, 'VmStatus').waitFor()
      await page.getByText('The machine is switched on.').waitFor()
      await page.getByRole('region', { name: 'Used by' }).getByRole('link', { name: 'List machines' }).click()
      await heading(page, 'List machines').waitFor()
    },
  )

  test('show what is required, limits, values, defaults, failures and what lies beyond, with code that follows the chosen example and status', async ({
    visit,
  }) => {
    const { page } = await visit({ key: null, path: '/api/operations/createVm' })
    const field = (anchor: string) => page.locator(`[id="${anchor}"]`)
    await field('body.name').getByText('required').waitFor()
    await field('body.ram').getByText('integer, MB').waitFor()
    await field('body.password').getByText('Secret').waitFor()
    await field('body.password').getByText('password, at least 8 characters').waitFor()
    await field('body.reserve_public_ip').getByText('Default true').waitFor()
    await page.getByText('One of these must be sent: disks or disk_uuid.').waitFor()
    await page.getByRole('region', { name: 'Errors' }).getByText('409 Conflict').waitFor()
    await field('answer.status').getByText('The machine is being created and is not usable yet.').waitFor()
    await code(page).getByRole('radio', { name: 'From an existing disk' }).check()
    await code(page).getByText("'disk_uuid=d5a7bf99-1ea9-4258-8aff-9ea6517d1146'").waitFor()
    await code(page).getByRole('radio', { name: '409' }).check()
    await code(page).getByText('409 Conflict').waitFor()
    expect(await code(page).innerText()).toContain('"message"')
  })

  test('lead from a call to the screens that make it, and back', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, address } = await visit({ path: '/api/operations/stopVm' })
    const uses = page.getByRole('region', { name: 'In the console' })
    await uses.getByRole('link', { name: 'Virtual machines: Stop', exact: true }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await page
      .getByRole('article')
      .or(page.getByRole('main'))
      .getByRole('link', { name: 'API', exact: true })
      .click()
    await heading(page, 'List machines').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'web-prod-01' }).click()
    await heading(page, 'web-prod-01').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'API', exact: true }).click()
    await expect.poll(address).toBe('/api/operations/getVm')
    await open('/disks/create')
    await page.getByRole('main').getByRole('link', { name: 'API', exact: true }).click()
    await expect.poll(address).toBe('/api/operations/createDisk')
    await page
      .getByRole('region', { name: 'In the console' })
      .getByRole('link', { name: 'Create disk' })
      .waitFor()
  })
})

describe('the code of a call', () => {
  test('is there in four languages, and the choice is remembered', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: '/api/operations/createDisk' })
    await code(page).getByText(`"${deployment.origin}/v1/tll/storage/disks"`).waitFor()
    for (const [language, text] of [
      ['TypeScript', "from 'cloud-platform-client'"],
      ['HTTP', 'POST /v1/tll/storage/disks HTTP/1.1'],
      ['Python', 'requests.post('],
    ] as const) {
      await code(page).getByRole('radio', { name: language }).check()
      await expect.poll(() => code(page).innerText()).toContain(text)
    }
    await open('/api/operations/listDisks')
    await expect.poll(() => code(page).innerText()).toContain('requests.get(')
  })
})

describe('a call that is tried', () => {
  test('is really made, with the key that is signed in, and shows a refusal as it came', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/api/operations/listDisks' })
    await page.getByRole('button', { name: 'Try it' }).click()
    await expectFocus(panel(page).getByRole('heading', { name: 'Try it' }))
    await select(panel(page), 'location', /trtu/)
    await code(page).getByText('/v1/trtu/storage/disks').waitFor()
    await panel(page).getByRole('button', { name: 'Send GET' }).click()
    await panel(page).getByText('200 OK').first().waitFor()
    await panel(page).getByText('application/json').waitFor()
    const [call] = deployment.calls('listDisks', 'trtu').slice(-1)
    expect(call).toBeDefined()
    await panel(page)
      .getByText(call?.correlationId ?? 'no reference', { exact: true })
      .waitFor()
    expect(await panel(page).innerText()).toMatch(/\d+ ms/)
    expect(await page.locator('body').innerText()).not.toContain('demo-customer')
    const nav = page.getByRole('navigation', { name: 'Endpoints' })
    await nav.getByRole('link', { name: 'Read disk' }).first().click()
    await heading(page, 'Read disk').waitFor()
    deployment.expectFailures()
    await page.getByRole('button', { name: 'Try it' }).click()
    await panel(page).getByLabel('uuid').fill('00000000-0000-4000-8000-000000000000')
    await panel(page).getByRole('button', { name: 'Send GET' }).click()
    await panel(page).getByText('404 Not Found').first().waitFor()
    await panel(page).getByLabel('uuid').fill('')
    await panel(page).getByText('Fill in uuid first').waitFor()
    deployment.fault({ operation: 'getDisk', network: 'reset' })
    await panel(page).getByLabel('uuid').fill('00000000-0000-4000-8000-000000000000')
    await panel(page).getByRole('button', { name: 'Send GET' }).click()
    await panel(page).getByText('Failed to connect to server').waitFor()
  })

  test(
    'fills what is sent into the code, but no secret; asks before it removes something',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/api/operations/createToken' })
      await page.getByRole('button', { name: 'Try it' }).click()
      await panel(page).getByLabel('description').fill('made on the API page')
      await code(page).getByText("'description=made on the API page'").waitFor()
      // A double click is one call.
      await panel(page).getByRole('button', { name: 'Send POST' }).dblclick()
      await panel(page).getByText('200 OK').first().waitFor()
      expect(deployment.calls('createToken')).toHaveLength(1)
      const tokens = await deployment.call('GET', '/user-resource/token/list')
      const made: unknown = Array.isArray(tokens)
        ? tokens.find((each) => isRecord(each) && each.description === 'made on the API page')
        : undefined
      const key = isRecord(made) ? String(made.token) : 'none'
      expect(await panel(page).innerText()).not.toContain(key)
      await panel(page).getByRole('button', { name: 'Show secrets' }).click()
      await expect.poll(() => panel(page).innerText()).toContain(key)
      await panel(page).getByRole('button', { name: 'Hide secrets' }).click()
      await expect.poll(() => panel(page).innerText()).not.toContain(key)
      const id = isRecord(made) ? String(made.id) : 'none'
      const nav = page.getByRole('navigation', { name: 'Endpoints' })
      await nav.getByRole('link', { name: 'Delete token' }).first().click()
      await heading(page, 'Delete token').waitFor()
      await page.getByRole('button', { name: 'Try it' }).click()
      const send = panel(page).getByRole('button', { name: 'Send DELETE' })
      expect(await panel(page).getByLabel('token_id').inputValue()).toBe('')
      expect(await send.isDisabled()).toBe(true)
      await panel(page).getByLabel('token_id').fill(id)
      await send.click()
      const asks = dialog(page, 'Delete token for real?')
      await asks.getByText('DELETE /v1/user-resource/token').waitFor()
      await asks.getByText(id).first().waitFor()
      await asks.getByRole('button', { name: 'Cancel' }).click()
      expect(deployment.calls('deleteToken')).toEqual([])
      await panel(page).getByRole('button', { name: 'Send DELETE' }).click()
      await dialog(page, 'Delete token for real?').getByRole('button', { name: 'Delete token' }).click()
      await panel(page).getByText('200 OK').first().waitFor()
      await expect.poll(() => deployment.calls('deleteToken').length).toBe(1)
    },
  )

  test('with a key that is not known ends nobody’s session', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/api/operations/listTokens' })
    deployment.expectFailures()
    await page.getByRole('button', { name: 'Try it' }).click()
    await select(panel(page), 'Key', 'A key you type in')
    await panel(page).getByText('Choose or type a key first').waitFor()
    await panel(page).getByLabel('A key you type in').fill('not-a-key')
    await panel(page).getByRole('button', { name: 'Send GET' }).click()
    await panel(page)
      .getByText(/^40[13] /)
      .first()
      .waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute' }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
  })

  test('signed out asks for a key and uses it for nothing else', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: null, path: '/api/operations/listVms' })
    await page.getByRole('button', { name: 'Try it' }).click()
    await panel(page).getByLabel('A key you type in').fill('demo-restricted')
    await panel(page).getByRole('button', { name: 'Send GET' }).click()
    await panel(page).getByText('200 OK').first().waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'demo-restricted',
    )
    await page.getByRole('button', { name: 'Log in' }).waitFor()
  })

  test(
    'can use a fresh token of one account, which can be deleted',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/api/operations/listBillingAccounts' })
      await page.getByRole('button', { name: 'Try it' }).click()
      await select(panel(page), 'Key', 'A fresh restricted token')
      await select(panel(page), 'Billing account', 'Lab')
      await panel(page).getByRole('button', { name: 'Make token' }).click()
      await panel(page).getByText('A token for Lab is in use.').waitFor()
      await panel(page).getByRole('button', { name: 'Send GET' }).click()
      await panel(page).getByText('200 OK').first().waitFor()
      const answered = await panel(page).getByRole('group', { name: 'Answer', exact: true }).innerText()
      expect(answered).toContain('"id": 120351')
      expect(answered).not.toContain('"id": 120348')
      await page
        .getByRole('navigation', { name: 'Endpoints' })
        .getByRole('link', { name: 'List usage' })
        .click()
      // The same button on the previous page would close its panel.
      await heading(page, 'List usage').waitFor()
      await page.getByRole('button', { name: 'Try it' }).click()
      const account = panel(page).getByLabel('billing_account_id')
      await expect.poll(() => account.inputValue()).toBe('120348')
      await select(panel(page), 'Key', 'A fresh restricted token')
      await expect.poll(() => account.inputValue()).toBe('120351')
      await panel(page).getByRole('button', { name: 'Delete token' }).click()
      await panel(page).getByRole('button', { name: 'Make token' }).waitFor()
      const tokens = await deployment.call('GET', '/user-resource/token/list')
      expect(JSON.stringify(tokens)).not.toContain('API page')
    },
  )
})

describe('the description itself', () => {
  test('[CARD-09] lies at a stable address, as YAML and as JSON', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ key: null, path: '/api' })
    const links = page.getByRole('region', { name: 'Description' }).getByRole('link')
    const names = ['openapi.yaml', 'openapi.json', 'identity.yaml', 'identity.json']
    await expect.poll(() => links.allInnerTexts()).toEqual(names)
    for (const name of names) {
      const answer = await fetch(`${deployment.origin}/app/${name}`)
      expect(answer.status, name).toBe(200)
      expect(answer.headers.get('content-type')).toContain(name.endsWith('json') ? 'json' : 'yaml')
      const text = await answer.text()
      const document: unknown = name.endsWith('json') ? JSON.parse(text) : parse(text)
      expect(document, name).toEqual(name.startsWith('identity') ? identityDescription : description)
    }
  })
})

describe('on a phone', () => {
  test(
    'has everything, the contents last, and nothing wider than the screen',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ key: null, path: '/api/operations/createVm', width: widths.phone })
      await heading(page, 'Create machine').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone)
      const order = await page
        .getByRole('main')
        .evaluate((main) => [...main.querySelectorAll('article, aside, nav')].map(({ tagName }) => tagName))
      expect(order).toEqual(['ARTICLE', 'ASIDE', 'NAV'])
      await page.getByRole('button', { name: 'Filter endpoints' }).click()
      const filter = page.getByRole('searchbox', { name: 'Filter endpoints' })
      await expect.poll(() => filter.evaluate((field) => field === document.activeElement)).toBe(true)
      await page.getByRole('button', { name: 'Try it' }).click()
      await expect.poll(() => panel(page).getByRole('heading', { name: 'Try it' }).isVisible()).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone)
    },
  )

  test('is in the menu of a record', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: '/compute', width: widths.phone })
    await page.getByRole('link', { name: 'web-prod-01' }).click()
    await chooseIn(page, page.getByRole('button', { name: 'More actions' }), 'API')
    await expect.poll(address).toBe('/api/operations/getVm')
  })
})

describe('accessibility', () => {
  test('of its pages, wide and narrow, light and dark', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/api/operations/listDisks' })
    const title = page.getByRole('heading', { level: 1 })
    await heading(page, 'List disks').waitFor()
    for (const [path, width, colorScheme] of [
      ['/api', widths.desktop, 'light'],
      ['/api/tags/virtual-machines', widths.desktop, 'dark'],
      ['/api/operations/createVm', widths.desktop, 'light'],
      ['/api/operations/deleteVm', widths.phone, 'dark'],
      ['/api/operations/createVm', widths.desktop, 'dark'],
      ['/api/schemas/VirtualMachine', widths.phone, 'light'],
      ['/api/schemas', widths.desktop, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const before = await title.allInnerTexts()
      await goTo(page, path)
      await expect.poll(() => title.allInnerTexts(), { message: path }).not.toEqual(before)
      await title.waitFor()
      expect(await violations(page), path).toEqual([])
      const tryIt = page.getByRole('button', { name: 'Try it' })
      if ((await tryIt.count()) === 0) continue
      await tryIt.click()
      await panel(page).getByRole('button', { name: /^Send/ }).waitFor()
      expect(await violations(page), `${path}, tried`).toEqual([])
    }
  })

  test('of what is found, and of an answer', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/api/operations/listTokens' })
    await page.getByRole('navigation', { name: 'Endpoints' }).getByRole('searchbox').fill('disk')
    await page.getByRole('button', { name: 'Try it' }).click()
    await panel(page).getByRole('button', { name: 'Send GET' }).click()
    await panel(page).getByText('200 OK').first().waitFor()
    expect(await violations(page)).toEqual([])
  })
})
