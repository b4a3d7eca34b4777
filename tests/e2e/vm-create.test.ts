import type { Page } from 'playwright-core'
import {
  chooseIn,
  complaint,
  dialog,
  fact,
  gate,
  announced,
  isFocused,
  expectFocus,
  rowOf,
  section,
  select,
  stepsIn,
  toast,
} from './support/acts'
import { recordOf } from './support/records'
import { describe, expect, test, type Visit } from './support/test'

const createButton = (page: Page) => page.getByRole('button', { name: 'Create machine' })
const estimate = (page: Page) => page.getByRole('complementary', { name: 'Estimate' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const perMonth = (page: Page) => fact(estimate(page), 'Per month')
const password = 'Correct7horse'

/** Opens the form and waits until everything it chooses from has arrived. */
async function visitForm(
  visit: (options: object) => Promise<Visit>,
  options: { path?: string; key?: string; before?: (deployment: Visit['deployment']) => unknown } = {},
): Promise<Visit> {
  const visited = await visit({ path: '/compute/create', ...options })
  const { page } = visited
  await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance NVMe').waitFor()
  await page.getByRole('combobox', { name: 'Private network' }).filter({ hasText: '/' }).waitFor()
  await perMonth(page).waitFor()
  return visited
}

/** Fills in the fields without a default. */
async function nameIt(page: Page, name: string): Promise<void> {
  await field(page, 'User').fill('kadri')
  await field(page, 'Password').fill(password)
  await field(page, 'Name').fill(name)
}

describe('the form of a new machine', () => {
  test('[ROUTE-01] [CREATE-07] [CREATE-08] [CREATE-09] [VM-05] [VM-17] [VM-35] [VM-36] begins with the usual choices, and goes to the machine, which runs without touching anything', async ({
    visit,
  }) => {
    const { page, deployment, pass, open } = await visitForm(visit)
    expect(await page.title()).toBe('Create machine | Aldera Cloud')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect(await trail.innerText()).toMatch(/Virtual machines\s*\/\s*Create$/)
    const places = section(page, 'Location').getByRole('radio')
    expect(await places.evaluateAll((all) => all.map((each) => each.closest('label')?.innerText))).toEqual([
      'Tallinn tll\nEstonia, 3 ms',
      'Tartu trtu\nEstonia, 5 ms',
      'Jõhvi jhv\nEstonia, 6 ms',
      'Jakarta jkt01\nFull for now',
    ])
    expect(await page.getByRole('radio', { name: /^Tallinn/ }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /^Jakarta/ }).isDisabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Ubuntu' }).isChecked()).toBe(true)
    await page.getByRole('combobox', { name: 'Version' }).click()
    await page.getByRole('option').first().waitFor()
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['24.04 LTS', '22.04 LTS'])
    await page.keyboard.press('Escape')
    expect(await page.getByRole('switch', { name: /^Public IPv4 address/ }).isChecked()).toBe(true)
    await nameIt(page, 'plain-one')
    await createButton(page).click()
    await page.getByRole('heading', { name: 'plain-one', level: 1 }).waitFor()
    const [call] = deployment.calls('createVm')
    expect(call?.location).toBe('tll')
    expect(call?.parameters).toEqual({
      name: 'plain-one',
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'kadri',
      password: expect.any(String),
      vcpu: 2,
      ram: 2048,
      disks: 50,
      backup: false,
      reserve_public_ip: true,
      network_uuid: 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4',
      designated_pool_uuid: '4e1b8a90-52f1-4f0e-9d0b-3c4c1f2a7710',
      billing_account_id: 120_348,
    })
    await announced(page, 'plain-one is being created')
    await expect.poll(() => page.title()).toBe('plain-one | Aldera Cloud')
    await page.getByRole('main').getByText('Creating').first().waitFor()
    await pass(20)
    await page.getByRole('main').getByText('Creating').first().waitFor()
    await pass(25)
    await page.getByRole('main').getByText('Running').first().waitFor()
    await expect
      .poll(() => fact(page.getByRole('complementary'), 'Monthly cost').innerText())
      .toContain('€18.00')
    await open('/compute')
    await rowOf(page, 'plain-one').getByText('€18.00').waitFor()
    await page.getByRole('heading', { name: 'Virtual machines 12' }).waitFor()
    expect(deployment.calls('createVm')).toHaveLength(1)
  })

  test(
    '[PRICING-01] [I18N-04] shows the price of what is chosen, part by part; a part that is wrong has none, and the total says so',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visitForm(visit)
      await expect.poll(() => perMonth(page).innerText()).toBe('€18.00')
      await expect.poll(() => fact(estimate(page), '50 GB Performance NVMe').innerText()).toBe('€4.00')
      // Until the field is left it shows no error, and its cost is unknown.
      await field(page, 'vCPU').fill('many')
      await expect.poll(() => perMonth(page).innerText()).toBe('at least €10.00')
      expect(await complaint(field(page, 'vCPU'))).toBe('')
      await field(page, 'Disk').focus()
      await expect.poll(() => complaint(field(page, 'vCPU'))).toBe('Enter a whole number')
      await estimate(page).getByText('Without the parts marked —.').waitFor()
      await expect.poll(() => perMonth(page).innerText()).toBe('at least €10.00')
      await field(page, 'vCPU').fill('2')
      await expect.poll(() => complaint(field(page, 'vCPU'))).toBe('')
      await expect.poll(() => perMonth(page).innerText()).toBe('€18.00')
      await field(page, 'vCPU').fill('99')
      await expect.poll(() => complaint(field(page, 'vCPU'))).toBe('At most 32')
      await estimate(page).getByText('Without the parts marked —.').waitFor()
      await expect.poll(() => fact(estimate(page), '— vCPU').innerText()).toBe('—')
      await page.getByRole('radio', { name: /^4 vCPU 4 GB 80 GB/ }).click()
      await expect.poll(() => complaint(field(page, 'vCPU'))).toBe('')
      await expect.poll(() => perMonth(page).innerText()).toBe('€32.00')
      await expect.poll(() => fact(estimate(page), '4 vCPU').innerText()).toBe('€16.00')
      await expect.poll(() => fact(estimate(page), '4 GB memory').innerText()).toBe('€7.20')
      await expect.poll(() => fact(estimate(page), '80 GB Performance NVMe').innerText()).toBe('€6.40')
      await expect
        .poll(() => fact(estimate(page), 'Per hour, billed while it exists').innerText())
        .toBe('€0.0438')
      await expect.poll(() => fact(estimate(page), 'With 24\u00a0% VAT').innerText()).toBe('€39.68')
      await page.getByRole('switch', { name: /^Public IPv4 address/ }).click()
      await expect.poll(() => perMonth(page).innerText()).toBe('€29.60')
      await page.getByRole('switch', { name: /^Automatic backup €1.92 per month/ }).click()
      await expect.poll(() => fact(estimate(page), 'Automatic backup').innerText()).toBe('€1.92')
      await expect.poll(() => perMonth(page).innerText()).toBe('€31.52')
      await estimate(page).getByRole('radio', { name: 'USD' }).click()
      await expect.poll(() => perMonth(page).innerText()).toBe('≈\u00a0US$35.93')
      await estimate(page).getByText('≈ charged in EUR').waitFor()
    },
  )

  test(
    '[VM-27] ready-made sizes fill in the numbers, and own numbers are possible',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit)
      await page.getByRole('radio', { name: /^2 vCPU 4 GB 60 GB/ }).click()
      expect(await field(page, 'vCPU').inputValue()).toBe('2')
      expect(await field(page, 'Memory').inputValue()).toBe('4')
      expect(await field(page, 'Disk').inputValue()).toBe('60')
      await field(page, 'Memory').fill('1,5 GB')
      await field(page, 'Disk').fill('70GB')
      await expect.poll(() => page.getByRole('radio', { name: /^Custom/ }).isChecked()).toBe(true)
      await nameIt(page, 'own-size')
      await createButton(page).click()
      await page.getByRole('heading', { name: 'own-size', level: 1 }).waitFor()
      expect(deployment.calls('createVm')[0]?.parameters).toMatchObject({ vcpu: 2, ram: 1536, disks: 70 })
    },
  )

  test(
    '[VM-07] follows the limits the platform gives for the system that is chosen now',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit)
      await page.getByRole('radio', { name: /^2 vCPU 2 GB 50 GB/, checked: true }).waitFor()
      await field(page, 'Cloud-init optional').waitFor()
      await page.getByRole('radio', { name: 'Windows 2022 · licence' }).click()
      await fact(estimate(page), 'Windows licence, 2 vCPU').waitFor()
      await expect.poll(() => page.getByText(/^(SSH key|Cloud-init)/).count()).toBe(0)
      expect(await field(page, 'Memory').inputValue()).toBe('4')
      expect(await page.getByRole('radio', { name: /^1 vCPU.*Too small for Windows/ }).isDisabled()).toBe(
        true,
      )
      expect(await page.getByRole('radio', { name: /^2 vCPU 1 GB/ }).count()).toBe(0)
      const small = page.getByRole('radio', { name: /^1 vCPU 1 GB/ })
      await page.getByRole('tab', { name: 'Application' }).click()
      await page.getByRole('radio', { name: /^WordPress/ }).click()
      await expect.poll(() => small.isDisabled()).toBe(false)
      await page.getByRole('tab', { name: 'Existing disk' }).click()
      await expect.poll(() => small.isDisabled()).toBe(false)
      await page.getByRole('tab', { name: 'Operating system' }).click()
      await page.getByRole('radio', { name: 'Windows 2022 · licence' }).click()
      await expect.poll(() => small.isDisabled()).toBe(true)
      await field(page, 'vCPU').fill('1')
      await field(page, 'Memory').fill('1')
      await field(page, 'Disk').fill('20')
      await field(page, 'User optional').waitFor()
      await field(page, 'Password').fill(password)
      await field(page, 'Name').fill('erp-next')
      await createButton(page).click()
      await expect.poll(() => complaint(field(page, 'vCPU'))).toBe('At least 2')
      expect(await complaint(field(page, 'Memory'))).toBe('At least 2')
      expect(await complaint(field(page, 'Disk'))).toBe('At least 40')
      expect(deployment.calls('createVm')).toEqual([])
      await page.getByRole('radio', { name: /^2 vCPU 4 GB 60 GB/ }).click()
      await createButton(page).click()
      await page.getByRole('heading', { name: 'erp-next', level: 1 }).waitFor()
      const [call] = deployment.calls('createVm')
      expect(call?.parameters).toMatchObject({ os_name: 'windows', os_version: '2022' })
      expect(call?.parameters).not.toHaveProperty('username')
    },
  )

  test(
    'another location has its own pools and networks, an application its version',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visitForm(visit)
      await page.getByRole('radio', { name: /^Tartu/ }).click()
      await page.getByRole('combobox', { name: 'Private network' }).filter({ hasText: 'prod-trtu' }).waitFor()
      await page.getByRole('tab', { name: 'Application' }).click()
      const tiles = page.getByRole('group', { name: 'Application' }).getByRole('radio')
      expect(await tiles.evaluateAll((all) => all.map((each) => each.closest('label')?.innerText))).toEqual([
        'Do\nDocker\n27 on Ubuntu 24.04',
        'Nj\nNode.js\n22 on Ubuntu 24.04',
        'Wp\nWordPress\n6.6 on Ubuntu 24.04',
        'Pl\nPlesk\n18 on Debian 12',
      ])
      await page.getByRole('radio', { name: 'Node.js' }).click()
      await select(page, 'Version', /^20/)
      await nameIt(page, 'node-app')
      await createButton(page).click()
      await page.getByRole('heading', { name: 'node-app', level: 1 }).waitFor()
      const [call] = deployment.calls('createVm')
      expect(call?.parameters).toMatchObject({ os_name: 'nodejs', os_version: '20' })
      expect(call?.location).toBe('trtu')
      expect(address()).toMatch(/^\/compute\/vm\/trtu\//)
    },
  )

  test(
    '[VM-24] starts from a disk that is attached to nothing, which then belongs to it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit)
      await page.getByRole('tab', { name: 'Existing disk' }).click()
      expect(await field(page, 'Password').count()).toBe(0)
      expect(await section(page, 'Sign-in').count()).toBe(0)
      const disk = section(page, 'System').getByRole('combobox', { name: 'Disk' })
      await disk.click()
      await page.getByRole('option', { name: /^archive/ }).waitFor()
      const offered = await page.getByRole('option').allInnerTexts()
      expect(offered.map((text) => text.split(/\s/)[0])).toEqual(['archive', 'scratch'])
      await page.getByRole('option', { name: /^archive/ }).click()
      await field(page, 'Name').fill('from-archive')
      await createButton(page).click()
      await page.getByRole('heading', { name: 'from-archive', level: 1 }).waitFor()
      const { uuid } = await recordOf(deployment, 'disk', 'tll', 'archive')
      const [call] = deployment.calls('createVm')
      expect(call?.parameters).toMatchObject({ disk_uuid: uuid })
      expect(call?.parameters).not.toHaveProperty('disks')
    },
  )

  test(
    '[VM-35] every way to a system is in view where there is little room; without a snapshot it says where one comes from',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/compute/create', key: 'demo-empty', width: 1024 })
      const tabs = page.getByRole('tablist', { name: 'Start from' })
      const last = tabs.getByRole('tab', { name: 'Existing disk' })
      await last.waitFor()
      const [strip, tab] = [await tabs.boundingBox(), await last.boundingBox()]
      expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual((strip?.x ?? 0) + (strip?.width ?? 0))
      await tabs.getByRole('tab', { name: 'Snapshot or backup' }).click()
      const system = section(page, 'System')
      await system.getByText('No machine in this location has a snapshot or backup yet.').waitFor()
      expect(await system.getByRole('link', { name: 'Create machine' }).count()).toBe(0)
    },
  )

  test(
    '[VM-35] [VM-27] starts from a snapshot of another machine: an untouched disk size follows it, and a smaller typed one is refused',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit)
      const disk = field(page, 'Disk')
      const replica = section(page, 'System').getByRole('combobox', { name: 'Snapshot or backup' })
      const choose = async (): Promise<void> => {
        await select(section(page, 'System'), 'Machine', 'web-prod-01')
        await replica.click()
        await page.getByRole('option').first().click()
      }
      await page.getByRole('radio', { name: /^4 vCPU/ }).check()
      expect(await disk.inputValue()).toBe('80')
      await page.getByRole('tab', { name: 'Snapshot or backup' }).click()
      await choose()
      await expect.poll(() => disk.inputValue()).toBe('160')
      expect(await field(page, 'vCPU').inputValue()).toBe('4')
      expect(await complaint(disk)).toBe('')
      await page
        .getByRole('radio', { name: /^Custom/ })
        .and(page.locator(':checked'))
        .waitFor()
      await disk.fill('100')
      await field(page, 'Name').focus()
      await expect.poll(() => complaint(disk)).toContain('160')
      await page.getByRole('tab', { name: 'Operating system' }).click()
      await page.getByRole('tab', { name: 'Snapshot or backup' }).click()
      expect(await disk.inputValue()).toBe('100')
      await disk.fill('160')
      await field(page, 'Name').fill('from-snapshot')
      await createButton(page).click()
      await page.getByRole('heading', { name: 'from-snapshot', level: 1 }).waitFor()
      const { uuid } = await recordOf(deployment, 'vm', 'tll', 'web-prod-01')
      expect(deployment.calls('createVm')[0]?.parameters).toMatchObject({
        source_uuid: uuid,
        source_replica: expect.stringMatching(/-/),
        disks: 160,
      })
    },
  )
})

describe('what the form refuses', () => {
  test('[CREATE-01] [CREATE-06] [VM-55] [ERROR-03] names what is missing and what the platform refuses beside each field, with the focus there; an error without a field once, above the button', async ({
    visit,
  }) => {
    const { page, deployment } = await visitForm(visit)
    await field(page, 'User').focus()
    await field(page, 'Password').focus()
    await field(page, 'Name').focus()
    expect(await complaint(field(page, 'User'))).toBe('')
    await createButton(page).click()
    await expect.poll(() => complaint(field(page, 'User'))).toBe('This field is required')
    expect(await complaint(field(page, 'Password'))).toBe('This field is required')
    expect(await complaint(field(page, 'Name'))).toBe('This field is required')
    await expectFocus(field(page, 'User'))
    expect(await field(page, 'User').getAttribute('aria-invalid')).toBe('true')
    const summary = estimate(page).getByRole('alert').filter({ hasText: 'Fix 3 fields to continue:' })
    await summary.getByRole('button', { name: 'Name' }).click()
    await expectFocus(field(page, 'Name'))
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await sections.getByRole('link', { name: 'Sign-in , needs attention' }).waitFor()
    await sections.getByRole('link', { name: 'Location , complete' }).waitFor()
    expect(deployment.calls('createVm')).toEqual([])
    deployment.expectFailures()
    await page.getByRole('radio', { name: 'Debian' }).click()
    await page.getByRole('radio', { name: /^2 vCPU 2 GB/ }).click()
    await nameIt(page, 'fail-field-one')
    await createButton(page).click()
    await expect.poll(() => complaint(field(page, 'Name'))).toBe("Parameter 'name' is not allowed")
    await expect.poll(() => isFocused(field(page, 'Name'))).toBe(true)
    expect(await page.getByText('There was an error while creating your resource.').count()).toBe(0)
    await field(page, 'Name').fill('fail-capacity-1')
    await expect.poll(() => complaint(field(page, 'Name'))).toBe('')
    await field(page, 'Description optional').fill('Front of the shop')
    await createButton(page).click()
    const failure = estimate(page).getByRole('alert').filter({ hasText: 'There was an error while creating' })
    await failure.getByText('Compute resources temporarily unavailable due to high demand.').waitFor()
    const call = deployment.calls('createVm').at(-1)
    expect(await failure.innerText()).toContain(`[${call?.correlationId}]`)
    expect(await toast(page, 'Compute resources').count()).toBe(0)
    expect(await page.getByRole('radio', { name: 'Debian' }).isChecked()).toBe(true)
    expect(await field(page, 'Password').inputValue()).toBe(password)
    expect(await field(page, 'Description optional').inputValue()).toBe('Front of the shop')
    expect(await field(page, 'vCPU').inputValue()).toBe('2')
    await field(page, 'Name').fill('front-one')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: 'front-one', level: 1 }).waitFor()
    expect(deployment.calls('createVm')).toHaveLength(3)
    expect(await failure.count()).toBe(0)
  })

  test(
    '[CREATE-02] [VM-25] [VM-26] [AUTH-22] says what is wrong on leaving a field, then with each key',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visitForm(visit)
      const left: Record<string, string> = {}
      for (const [name, wrong, message] of [
        ['Name', 'ab', 'Name is too short'],
        ['Name', '-front', 'Please enter a valid name'],
        ['Name', 'front door', 'Please enter a valid name'],
        ['Password', 'short7', 'Needs at least 8 characters and an upper-case letter'],
        ['User', 'Kadri Saar', 'This user name has characters that are not possible'],
        [
          'Cloud-init optional',
          '#!/bin/sh',
          'Begin with a setting such as packages:, or with { for JSON. A script (#!/bin/sh) is not taken: list its commands under runcmd:',
        ],
        ['Cloud-init optional', 'packages: [nginx', 'Line 1 is no valid YAML'],
        ['Cloud-init optional', 'packages:\n  - nginx\n bad: [', 'Line 3 is no valid YAML'],
        ['vCPU', '33', 'At most 32'],
        ['vCPU', '1.5', 'Enter a whole number'],
        ['Memory', '0', 'At least 0.5'],
        ['Disk', '3000', 'At most 2,048'],
      ] as const) {
        await field(page, name).fill(wrong)
        if (left[name] === undefined) {
          expect(await complaint(field(page, name))).toBe('')
          await field(page, name).blur()
        }
        await expect.poll(() => complaint(field(page, name)), { message: wrong }).toBe(message)
        left[name] = message
      }
      for (const [name, message] of Object.entries(left)) {
        await field(page, name).fill('')
        await expect.poll(() => complaint(field(page, name))).not.toBe(message)
      }
      await field(page, 'Name').fill('-')
      await field(page, 'Name').blur()
      await page.getByText('Name is too short').waitFor()
      await page.getByText(/At least four letters, digits or hyphens/).waitFor()
    },
  )
})

describe('what was typed', () => {
  test('survives a reload, without the password, and can be dropped', async ({ visit }) => {
    const { page } = await visitForm(visit)
    await page.getByRole('radio', { name: /^Tartu/ }).click()
    await nameIt(page, 'kept-one')
    await page.reload()
    await page.getByText('What you entered before was restored.').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('kept-one')
    expect(await field(page, 'User').inputValue()).toBe('kadri')
    expect(await field(page, 'Password').inputValue()).toBe('')
    expect(await page.getByRole('radio', { name: /^Tartu/ }).isChecked()).toBe(true)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(password)
    await page.getByRole('button', { name: 'Discard and start over' }).click()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('')
    expect(await page.getByRole('radio', { name: /^Tallinn/ }).isChecked()).toBe(true)
    await page.reload()
    await perMonth(page).waitFor()
    expect(await page.getByText('What you entered before was restored.').count()).toBe(0)
  })

  test('is known to have been sent when the page was loaded again before the answer: a second machine is asked about', async ({
    visit,
  }) => {
    const { page, deployment } = await visitForm(visit)
    const sent = () => deployment.calls('createVm').length
    await nameIt(page, 'only-once')
    // Answered to nobody: the page is gone first.
    await page.route('**/user-resource/vm', (route) =>
      route.request().method() === 'POST' ? void route.fetch() : route.continue(),
    )
    await createButton(page).click()
    await expect.poll(sent).toBe(1)
    await page.reload()
    await page.unrouteAll()
    const said = page.getByRole('status').filter({ hasText: 'This form was sent, and no answer has come.' })
    await said.getByRole('link', { name: 'Virtual machines' }).waitFor()
    await field(page, 'Password').fill('Another7horse')
    await createButton(page).click()
    const found = page.getByText('only-once is there now: it was made although the answer was lost.')
    await found.first().waitFor()
    expect(await said.count()).toBe(0)
    expect(sent()).toBe(1)
    await createButton(page).click()
    await page.getByRole('heading', { name: 'only-once', level: 1 }).waitFor()
    expect(sent()).toBe(2)
  })

  test(
    'is never replaced: a network deleted elsewhere and a firewall of another location stay, named and refused',
    { tags: ['wide'] },
    async ({ visit }) => {
      const made = (deployment: Visit['deployment'], name: string) =>
        deployment.call('POST', '/tll/network/network', { name })
      const { page, deployment } = await visitForm(visit, { before: (each) => made(each, 'isolated-net') })
      const network = page.getByRole('combobox', { name: 'Private network' })
      const firewall = page.getByRole('combobox', { name: 'Firewall' })
      const step = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Network/ })
      const remove = async (name: string) => {
        const { uuid } = await recordOf(deployment, 'network', 'tll', name)
        await deployment.call('DELETE', `/tll/network/network/${String(uuid)}`)
      }
      await nameIt(page, 'kept-one')
      await select(page, 'Private network', /^isolated-net/)
      await remove('isolated-net')
      await page.reload()
      await page
        .getByText(
          'What you entered before was restored, but some of it is no longer offered. Private network: isolated-net.',
        )
        .waitFor()
      const gone = 'isolated-net is not offered in Tallinn. Choose another.'
      await expect.poll(() => complaint(network)).toBe(gone)
      expect(await network.innerText()).toContain('isolated-net')
      await expect.poll(() => step.innerText()).not.toContain('complete')
      await field(page, 'Password').fill(password)
      await createButton(page).click()
      await expectFocus(network)
      expect(deployment.calls('createVm')).toEqual([])

      await select(page, 'Private network', /^prod-tll/)
      await page.getByText('What you entered before was restored.', { exact: true }).waitFor()
      expect(await complaint(network)).toBe('')
      await select(page, 'Firewall', /^web-public/)
      await page.getByRole('radio', { name: /^Tartu/ }).click()
      await expect.poll(() => complaint(firewall)).toBe('web-public is not offered in Tartu. Choose another.')
      expect(await firewall.innerText()).toContain('web-public')
      await page.getByRole('radio', { name: /^Tallinn/ }).click()
      await expect.poll(() => complaint(firewall)).toBe('')

      await made(deployment, 'short-lived')
      await page.reload()
      await field(page, 'Password').fill(password)
      await select(page, 'Private network', /^short-lived/)
      await remove('short-lived')
      deployment.expectFailures()
      await createButton(page).click()
      await expect
        .poll(() => complaint(network))
        .toBe('short-lived is not offered in Tallinn. Choose another.')
      await expectFocus(network)
      expect(await page.getByText('Network UUID is invalid').count()).toBe(0)
      await select(page, 'Private network', /^prod-tll/)

      const brief = { display_name: 'brief', billing_account_id: 120_348, rules: [] }
      await deployment.call('POST', '/tll/network/firewalls', brief)
      await page.reload()
      await field(page, 'Password').fill(password)
      await select(page, 'Firewall', /^brief/)
      const { uuid } = await recordOf(deployment, 'firewall', 'tll', 'brief')
      await deployment.call('DELETE', `/tll/network/firewalls/${String(uuid)}`)
      const sent = deployment.calls('createVm').length
      await createButton(page).click()
      await expect.poll(() => complaint(firewall)).toBe('brief is not offered in Tallinn. Choose another.')
      await expectFocus(firewall)
      expect(deployment.calls('createVm')).toHaveLength(sent)
      await select(page, 'Firewall', /^web-public/)
      await createButton(page).click()
      await page.getByRole('heading', { name: 'kept-one', level: 1 }).waitFor()
    },
  )

  test(
    '[VM-27] keeps what was filled in and nothing else: the usual size follows what is chosen then',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit)
      await page.getByRole('radio', { name: /^2 vCPU 2 GB 50 GB/, checked: true }).waitFor()
      await nameIt(page, 'as-shown')
      await page.reload()
      await page.getByText('What you entered before was restored.').waitFor()
      await page.getByRole('radio', { name: /^2 vCPU 2 GB 50 GB/, checked: true }).waitFor()
      await page.getByRole('radio', { name: 'Windows 2022 · licence' }).click()
      await page.getByRole('radio', { name: /^2 vCPU 4 GB 60 GB/, checked: true }).waitFor()
      await page.getByRole('radio', { name: 'Ubuntu' }).click()
      await field(page, 'Disk').fill('70')
      await page.getByRole('radio', { name: /^Custom/, checked: true }).waitFor()
      await page.reload()
      await perMonth(page).waitFor()
      await field(page, 'Password').fill(password)
      await createButton(page).click()
      await page.getByRole('heading', { name: 'as-shown', level: 1 }).waitFor()
      expect(deployment.calls('createVm')[0]?.parameters).toMatchObject({ vcpu: 2, ram: 2048, disks: 70 })
    },
  )

  test(
    'says that saved SSH keys could not be loaded; beside a key a password is asked for only where the platform asks',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit, {
        before: (deployment) => {
          deployment.fault({ operation: 'listSshKeys', status: 502 })
          deployment.intercept(async (request, next) => {
            const answer = await next()
            if (!new URL(request.url).pathname.endsWith('/parameters/vm')) return answer
            const rows: unknown = await answer.json()
            if (!Array.isArray(rows)) return answer
            return Response.json(rows.map((row) => ({ ...Object(row), mandatory: false })))
          })
        },
      })
      await page.getByText('without a key you need the password').waitFor()
      await field(page, 'Password').waitFor()
      const failed = page.getByRole('alert').filter({ hasText: 'The choices could not be loaded' })
      const pasted = field(page, 'SSH key optional')
      await failed.waitFor()
      await pasted.fill(
        'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ a@b',
      )
      await field(page, 'Password optional').waitFor()
      await pasted.fill('')
      await field(page, 'Password').waitFor()
      deployment.sandbox.control.clearFaults()
      await failed.getByRole('button', { name: 'Retry' }).click()
      const keys = page.getByRole('combobox', { name: /^SSH key/ })
      await keys.click()
      await page.getByRole('option').nth(1).click()
      await field(page, 'Password optional').waitFor()
    },
  )

  test(
    '[VM-26] offers the SSH keys that are saved, the same ones by their names, and takes any other',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit, {
        before: async ({ call }) => {
          for (const name of ['desk', 'desk-again'])
            await call('POST', '/user-resource/ssh_keys', {
              name,
              public_key:
                'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGm0c4d5kq9fS2vXyT8wLrJ6nPzQe1hUoKb3aVcMiYtZ a@b',
            })
        },
      })
      const keys = page.getByRole('combobox', { name: /^SSH key/ })
      await keys.click()
      await page.getByRole('option').first().waitFor()
      expect(await page.getByRole('option').allInnerTexts()).toEqual([
        'None',
        'laptop',
        'ci-runner',
        'desk',
        'desk-again',
        'Another one',
      ])
      await page.getByRole('option', { name: 'Another one' }).click()
      await expect.poll(() => isFocused(field(page, 'SSH key'))).toBe(true)
      await nameIt(page, 'with-key')
      await createButton(page).click()
      await expect.poll(() => complaint(field(page, 'SSH key'))).toBe('This field is required')
      expect(deployment.calls('createVm')).toEqual([])
      await field(page, 'SSH key').fill('no key')
      await createButton(page).click()
      await page.getByText('SSH key does not match required pattern').waitFor()
      for (const name of ['laptop', 'desk-again', 'desk']) {
        await keys.click()
        await page.getByRole('option', { name, exact: true }).click()
        await expect.poll(() => keys.innerText()).toBe(name)
      }
      expect(await field(page, 'SSH key').count()).toBe(0)
      await createButton(page).click()
      await page.getByRole('heading', { name: 'with-key', level: 1 }).waitFor()
      expect(deployment.calls('createVm')[0]?.parameters?.['public_key']).toMatch(/^ssh-ed25519 \S+ a@b$/)
    },
  )

  test(
    '[SESSION-02] is asked about before it is left and before signing out, and an untouched form is not',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visitForm(visit)
      const toDisks = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' })
      const logOut = () => chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
      const asks = dialog(page, 'Leave without creating?')
      await field(page, 'Name').fill('half-done')
      const asksToLogOut = dialog(page, 'Log out without sending the form?')
      for (const [leave, question, text] of [
        [() => toDisks.click(), asks, /^Your choices wait in this tab until you log out\./],
        [logOut, asksToLogOut, 'Your choices are lost.'],
      ] as const) {
        await leave()
        await question.getByText(text).waitFor()
        await question.getByRole('button', { name: 'Keep editing' }).click()
        expect(await field(page, 'Name').inputValue()).toBe('half-done')
        expect(address()).toBe('/compute/create')
      }
      await toDisks.click()
      await asks.getByRole('button', { name: 'Leave' }).click()
      await page.getByRole('heading', { name: /^Disks/, level: 1 }).waitFor()
      await page.goBack()
      await page.getByRole('button', { name: 'Discard and start over' }).click()
      await toDisks.click()
      await page.getByRole('heading', { name: /^Disks/, level: 1 }).waitFor()
      expect(address()).toBe('/disks')
      await page.goBack()
      await field(page, 'Name').fill('half-done')
      await logOut()
      await asksToLogOut.getByRole('button', { name: 'Log out' }).click()
      await page.getByLabel('API key').waitFor()
      expect(address()).toBe('/')
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('half-done')
    },
  )

  test(
    'what a link brings is judged as if it had been typed, and costs nothing while it is wrong; an unknown location is neither read nor offered',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit, {
        path: '/compute/create?location=nowhere&vcpu=999&ram=300',
      })
      expect(await page.getByRole('radio', { name: /^Tallinn/ }).isChecked()).toBe(true)
      const places = ['listHostPools', 'listNetworks'] as const
      const asked = places.flatMap((name) => deployment.calls(name).map(({ location }) => location))
      expect(new Set(asked)).toEqual(new Set(['tll']))
      await page.getByText('At most 32').first().waitFor()
      await page.getByText('Without the parts marked —').waitFor()
      await page.getByRole('textbox', { name: 'Memory' }).fill('0.3')
      await page.keyboard.press('Tab')
      await page
        .getByText(/^At least 0.5/)
        .first()
        .waitFor()
    },
  )

  test('is not sent while a choice it makes itself could not be read; a platform without it is no hindrance', async ({
    visit,
  }) => {
    const { page, deployment, open } = await visit({ path: null })
    deployment.fault({
      operation: 'listHostPools',
      status: 500,
      message: 'The pools are being counted',
      times: 1,
    })
    deployment.expectFailures()
    await page.goto(`${deployment.origin}/app/compute/create?location=tll`)
    await page.getByText('The pools are being counted').waitFor()
    await perMonth(page).waitFor()
    await nameIt(page, 'no-pool')
    await createButton(page).click()
    await page.getByText('Fix 1 field to continue').waitFor()
    await page.screenshot({ path: '/tmp/pool.png', fullPage: true })
    await expectFocus(page.getByRole('button', { name: 'Retry' }))
    expect(deployment.calls('createVm')).toHaveLength(0)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance NVMe').waitFor()
    await createButton(page).click()
    await page.getByRole('heading', { name: 'no-pool', level: 1 }).waitFor()
    deployment.fault({ operation: 'listHostPools', status: 404 })
    await open('/compute/create?location=jhv')
    await perMonth(page).waitFor()
    await nameIt(page, 'no-pools')
    await createButton(page).click()
    await page.getByRole('heading', { name: 'no-pools', level: 1 }).waitFor()
  })

  test('[ROUTE-02] may come with the link', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visitForm(visit, {
      path: '/compute/create?osName=debian&osVersion=11&name=by-link&location=jhv&vcpu=3&ram=3072',
    })
    expect(await page.getByRole('radio', { name: 'Debian' }).isChecked()).toBe(true)
    await page.getByRole('combobox', { name: 'Version' }).getByText('11').waitFor()
    expect(await page.getByRole('radio', { name: /^Jõhvi/ }).isChecked()).toBe(true)
    expect(await field(page, 'Name').inputValue()).toBe('by-link')
    expect(await field(page, 'vCPU').inputValue()).toBe('3')
    expect(await field(page, 'Memory').inputValue()).toBe('3')
    await open('/compute/create?typeId=app_catalog&osName=nodejs&osVersion=20')
    await page.getByRole('tab', { name: 'Application', selected: true }).waitFor()
    await page.getByRole('radio', { name: /^Node.js 20/, checked: true }).waitFor()
    const { uuid } = await recordOf(deployment, 'disk', 'tll', 'archive')
    await open(`/compute/create?disk=${uuid}`)
    await page.getByRole('tab', { name: 'Existing disk', selected: true }).waitFor()
    await page.getByRole('combobox', { name: 'Disk' }).getByText('archive').waitFor()
  })

  test(
    'is kept over a reload for the link it began with, and for no other',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visitForm(visit, { path: '/compute/create?osName=debian&name=by-link' })
      const debian = page.getByRole('radio', { name: 'Debian' })
      await field(page, 'Name').fill('by-hand')
      await page.reload()
      await page.getByText('What you entered before was restored.').waitFor()
      expect(await field(page, 'Name').inputValue()).toBe('by-hand')
      expect(await debian.isChecked()).toBe(true)
      await open('/compute/create')
      await expect.poll(() => debian.isChecked()).toBe(false)
      expect(await field(page, 'Name').inputValue()).toBe('')
    },
  )
})

describe('creating', () => {
  test('[VM-43] adds disks, an address and a firewall when it runs, with the price of each', async ({
    visit,
  }) => {
    const { page, pass, deployment } = await visitForm(visit)
    const disks = page.getByRole('table', { name: 'More disks' }).getByRole('textbox', { name: 'Size' })
    await page.getByRole('button', { name: 'Add disk' }).click()
    await expect.poll(() => isFocused(disks.first())).toBe(true)
    await page.getByRole('button', { name: 'Add disk' }).click()
    await expect.poll(() => isFocused(disks.nth(1))).toBe(true)
    await disks.nth(1).fill('500')
    await disks.first().fill('0')
    await expect.poll(() => fact(estimate(page), '500 GB Performance NVMe').innerText()).toBe('€40.00')
    await page.getByRole('switch', { name: /^Public IPv4 address/ }).click()
    await select(page, 'Floating IP', /campaign-2025/)
    await select(page, 'Firewall', 'web-public')
    await nameIt(page, 'with-disks')
    await createButton(page).click()
    await page.getByText('At least 1').waitFor()
    expect(deployment.calls('createVm')).toEqual([])
    await disks.first().fill('20')
    await fact(estimate(page), '20 GB Performance NVMe').waitFor()
    deployment.fault({ operation: 'addVmDisk', status: 500 })
    await createButton(page).click()
    await page.getByRole('heading', { name: 'with-disks', level: 1 }).waitFor()
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await expect
      .poll(() => stepsIn(page))
      .toEqual([
        'Assign firewall: web-public done',
        'Assign floating IP: campaign-2025 done',
        'Add disk: 20 GB under way',
        'Add disk: 500 GB to do',
      ])
    expect(deployment.calls('addVmDisk')).toEqual([])
    await pass(45)
    // A failed step does not stop the others.
    await steps.getByText('Add disk: 500 GB failed').waitFor()
    expect(await stepsIn(page)).toEqual([
      'Assign firewall: web-public done',
      'Assign floating IP: campaign-2025 done',
      'Add disk: 20 GB failed',
      'Add disk: 500 GB failed',
    ])
    deployment.sandbox.control.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await announced(page, 'All done with with-disks')
    const sizes = deployment.calls('addVmDisk').map(({ parameters }) => parameters['size_gb'])
    expect(sizes.slice(-2)).toEqual([20, 500])
    expect(sizes).toHaveLength(4)
    expect(deployment.calls('assignFirewall')).toHaveLength(1)
    expect(deployment.calls('assignIpAddress')).toHaveLength(1)
    expect(deployment.calls('createVm')[0]?.parameters).not.toHaveProperty('more_disks')
    await expect
      .poll(() => fact(page.getByRole('complementary'), 'Disk').innerText())
      .toBe('50 GB + 20 GB + 500 GB')
  })

  test(
    'whose firewall was refused is named in Needs attention until somebody assigns it, by hand as well',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visitForm(visit)
      await page.getByRole('radio', { name: 'Ubuntu' }).check()
      await nameIt(page, 'unguarded')
      await select(page, 'Firewall', 'web-public')
      deployment.fault({ operation: 'assignFirewall', status: 400, message: 'Firewalls are busy' })
      await createButton(page).click()
      await page.getByRole('heading', { name: 'unguarded', level: 1 }).waitFor()
      const made = new URL(page.url()).pathname.replace(/^\/app/, '')
      await page
        .getByText(/Firewalls are busy/)
        .first()
        .waitFor()
      deployment.sandbox.control.clearFaults()
      deployment.sandbox.control.advance(120)
      await open('/')
      const named = page
        .getByRole('region', { name: 'Needs attention' })
        .getByRole('listitem')
        .filter({ hasText: 'unguarded' })
      await named.getByText(/Assign firewall: web-public/).waitFor()
      await open(made)
      await section(page, 'Firewall').getByRole('button', { name: 'Assign firewall…' }).click()
      const question = dialog(page, 'Protect unguarded with a firewall')
      await select(question, 'Firewall', 'web-public')
      await question.getByRole('button', { name: 'Assign firewall' }).click()
      await announced(page, 'Firewall assigned to unguarded')
      expect(await page.getByText(/Firewalls are busy/).count()).toBe(0)
      await open('/')
      await page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').first().waitFor()
      expect(await named.count()).toBe(0)
    },
  )

  test('while accounts and choices load, offers none as if it were chosen and creates nothing; then once, however often the button is pressed', async ({
    visit,
  }) => {
    const held = gate()
    const sent = gate()
    const { page, deployment } = await visit({
      path: '/compute/create',
      before: (deployment: Visit['deployment']) =>
        deployment.intercept(async (request, next) => {
          if (/host_pool|billing_account/.test(new URL(request.url).pathname)) await held.opened
          if (request.method === 'POST') await sent.opened
          return next()
        }),
    })
    const pool = page.getByRole('combobox', { name: 'Host pool' })
    const account = page.getByRole('combobox', { name: /^Billing account/ })
    await pool.getByText('Loading').waitFor()
    await account.getByText('Loading').waitFor()
    expect(await page.getByText(/^Host pool optional/).count()).toBe(0)
    expect(await createButton(page).isDisabled()).toBe(true)
    held.open()
    await pool.getByText('Performance NVMe').waitFor()
    await expect.poll(() => createButton(page).isDisabled()).toBe(false)
    await account.getByText('Loading').waitFor({ state: 'detached' })
    expect(deployment.calls('createVm')).toEqual([])
    await nameIt(page, 'only-one')
    await createButton(page).dblclick()
    for (let press = 0; press < 20; press += 1) await createButton(page).click({ force: true })
    await page.keyboard.press('Control+Enter')
    await field(page, 'Name').press('Control+Enter')
    expect(await createButton(page).getAttribute('aria-busy')).toBe('true')
    sent.open()
    await page.getByRole('heading', { name: 'only-one', level: 1 }).waitFor()
    expect(deployment.calls('createVm')).toHaveLength(1)
  })
})

test(
  'the page of a new machine does not wait for the other lists that are read again',
  { tags: ['wide'] },
  async ({ visit }) => {
    const { page, deployment } = await visitForm(visit)
    await nameIt(page, 'at-once')
    const held = gate()
    deployment.intercept(async (request, next) => {
      if (new URL(request.url).pathname.endsWith('/network/networks')) await held.opened
      return next()
    })
    await createButton(page).click()
    await page.getByRole('heading', { name: 'at-once', level: 1 }).waitFor()
    held.open()
  },
)

describe('who pays', () => {
  test(
    'is chosen here, and how long the balance lasts is said: with this never longer than without',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: '/billing/account/120348' })
      await page.getByText(/^At €32\.24 a day, as it is now, the balance lasts about 21 days\./).waitFor()
      await open('/compute/create')
      await estimate(page)
        .getByText(
          /everything that runs on the account, at €32\.83 a day, the balance lasts about 20 days\. The balance is topped up automatically at €50\.00 by €250\.00\./,
        )
        .waitFor()
      await select(estimate(page), 'Billing account', /^Lab/)
      await estimate(page)
        .getByText(/the balance lasts about 4 days\./)
        .waitFor()
      await nameIt(page, 'lab-one')
      await createButton(page).click()
      await page.getByRole('heading', { name: 'lab-one', level: 1 }).waitFor()
      expect(deployment.calls('createVm')[0]?.parameters['billing_account_id']).toBe(120_351)
    },
  )

  test(
    'an account that cannot pay has its reason at the button; without saved SSH keys there is none to choose',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit, { key: 'demo-indebted' })
      await expect.poll(() => deployment.calls('listSshKeys').length).toBe(1)
      await field(page, 'SSH key optional').waitFor()
      expect(await page.getByRole('combobox', { name: /^SSH key/ }).count()).toBe(0)
      const button = createButton(page)
      expect(await button.isDisabled()).toBe(true)
      const reason = await button.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${reason}"]`).innerText()).toBe(
        'This billing account cannot be charged for new resources',
      )
      await estimate(page)
        .getByText(
          /^Frozen until what it owes is paid in: €[1-9][\d.]+ before VAT, €[1-9][\d.]+ with VAT, plus the fee of the payment$/,
        )
        .waitFor()
      const account = estimate(page).getByRole('link', { name: 'Show the account' })
      expect(await account.getAttribute('href')).toContain('/billing/account/120402')
      await nameIt(page, 'unpaid-one')
      await button.click({ force: true })
      expect(deployment.calls('createVm')).toEqual([])
      await estimate(page).getByRole('combobox', { name: 'Billing account' }).click()
      const options = page.getByRole('option')
      await options.first().waitFor()
      const states = await options.evaluateAll((all) => all.map((each) => each.getAttribute('aria-disabled')))
      expect(new Set(states)).toEqual(new Set(['true']))
    },
  )

  test('never becomes another account unasked: one that is gone stays named, until another is chosen', async ({
    visit,
  }) => {
    let isGone = false
    const { page, deployment } = await visitForm(visit, {
      before: ({ intercept }) => {
        intercept(async (request, next) => {
          const answer = await next()
          if (!isGone || !request.url.endsWith('/billing_account/list')) return answer
          const accounts = (await answer.json()) as { id: number }[]
          return Response.json(accounts.filter(({ id }) => id !== 120_348))
        })
      },
    })
    await nameIt(page, 'gone-payer')
    isGone = true
    const fault = {
      status: 400,
      message: 'Provided billing account is incorrect.',
    } as const
    deployment.fault({ operation: 'createVm', times: 1, ...fault })
    await createButton(page).click()
    const said = 'Põhjala Robotics is not the current billing account any more. Choose the one to charge'
    await estimate(page).getByRole('alert').filter({ hasText: said }).waitFor()
    expect(await createButton(page).isDisabled()).toBe(true)
    await select(estimate(page), 'Billing account', /^Lab/)
    await expect.poll(() => createButton(page).isDisabled()).toBe(false)
    expect(await field(page, 'Name').inputValue()).toBe('gone-payer')
    await createButton(page).click()
    await page.getByRole('heading', { name: 'gone-payer', level: 1 }).waitFor()
    const sent = deployment.calls('createVm')
    expect(sent).toHaveLength(2)
    expect(sent[1]?.parameters['billing_account_id']).toBe(120_351)
  })

  test('nobody: without an account nothing can be created', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visitForm(visit, {
      before: ({ intercept }) => {
        intercept(async (request, next) =>
          request.url.endsWith('/billing_account/list') ? Response.json([]) : next(),
        )
      },
    })
    expect(await createButton(page).isDisabled()).toBe(true)
    const said = page.getByText('There is no billing account to charge').filter({ visible: true })
    await said.waitFor()
    const link = estimate(page).getByRole('link', { name: 'Create billing account' })
    expect(await link.getAttribute('href')).toMatch(/\/billing\/create/)
  })

  test(
    '[VM-28] a limited account: no more than it may have, with the reason',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit, { key: 'demo-restricted' })
      const large = page.getByRole('radio', {
        name: /^Windows.*Your billing account gets at most 1 vCPU until more is paid in/,
      })
      expect(await large.isDisabled()).toBe(true)
      const notice = page.getByRole('status').filter({ hasText: 'Your billing account is limited' })
      await notice
        .getByText(
          /at most 1 vCPU and 2 GB of memory until €[1-9][\d.]+ before VAT has been topped up in all\./,
        )
        .waitFor()
      const account = notice.getByRole('link', { name: 'Show the account' })
      expect(await account.getAttribute('href')).toContain('/billing/account/120351')
      await field(page, 'vCPU').fill('8')
      await nameIt(page, 'too-large')
      await createButton(page).click()
      await expect
        .poll(() => complaint(field(page, 'vCPU')))
        .toBe('Your billing account gets at most 1 vCPU until more is paid in')
      expect(deployment.calls('createVm')).toEqual([])
      await page.getByRole('radio', { name: /^1 vCPU/ }).click()
      await createButton(page).click()
      await page.getByRole('heading', { name: 'too-large', level: 1 }).waitFor()
    },
  )
})
