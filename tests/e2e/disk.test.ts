import type { Page } from 'playwright-core'
import {
  act,
  chooseIn,
  complaint,
  dialog,
  fact,
  announced,
  isFocused,
  rowOf,
  section,
  select,
  gate,
} from './support/acts'
import { pageOf, recordOf } from './support/records'
import { describe, expect, test } from './support/test'

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const main = (page: Page) => page.getByRole('main')

describe('a disk', () => {
  test('[ROUTE-05] [DISK-02] [DISK-04] [DISK-07] is created, and becomes usable by itself', async ({
    visit,
  }) => {
    const { page, deployment, pass } = await visit({ path: '/disks/create' })
    await page.getByRole('textbox', { name: 'Size' }).fill('100GB')
    await page.getByRole('radio', { name: 'Operating system' }).click()
    await select(page, 'System', /^Debian 12/)
    await page.getByRole('textbox', { name: 'Name' }).fill('spare-root')
    await page.getByRole('button', { name: 'Create disk' }).click()
    await title(page, 'spare-root').waitFor()
    await announced(page, 'spare-root is being created')
    expect(deployment.calls('createDisk')[0]?.parameters).toMatchObject({
      display_name: 'spare-root',
      size_gb: 100,
      source_image_type: 'OS_BASE',
      source_image: 'debian_12',
      billing_account_id: 120_348,
    })
    await main(page).getByText('Creating').first().waitFor()
    await pass(25)
    await main(page).getByText('Detached').first().waitFor()
  })

  test(
    'is created, and opened, where the form says: an address with an unknown location says nothing',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({ path: '/disks/create?location=nowhere' })
      await page.getByRole('radio', { name: /^Tallinn/, checked: true }).waitFor()
      await page.getByRole('textbox', { name: 'Size' }).fill('20')
      await page.getByRole('textbox', { name: 'Name' }).fill('once')
      await page.getByRole('button', { name: 'Create disk' }).click()
      await title(page, 'once').waitFor()
      expect(address()).toMatch(/^\/disks\/disk\/tll\/[-\da-f]+$/)
      expect(deployment.calls('createDisk').map(({ location }) => location)).toEqual(['tll'])
    },
  )

  test(
    'leads to the first wrong field however often its button is pressed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks/create' })
      await page.getByRole('textbox', { name: 'Size' }).fill('20')
      await page.getByText('20 GB disk').waitFor()
      await page.getByRole('button', { name: 'Create disk' }).dblclick()
      const name = page.getByRole('textbox', { name: 'Name' })
      await expect.poll(() => complaint(name)).toBe('This field is required')
      await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
      expect(deployment.calls('createDisk')).toEqual([])
    },
  )

  test(
    'says which pool it is kept in, and costs what a GB is said to cost there',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/disks/create' })
      const size = page.getByRole('textbox', { name: 'Size' })
      await size.fill('100')
      await page.getByText('€0.0800 per GB and month').waitFor()
      await page.getByText('€8.00').first().waitFor()
      await expect.poll(() => fact(main(page), 'Storage pool').innerText()).toContain('Performance NVMe')
      await size.fill('5000')
      await page.getByText('€400.00').first().waitFor()
    },
  )

  test('[DISK-06] has at least 1 GB and a name', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/disks/create' })
    const size = page.getByRole('textbox', { name: 'Size' })
    await size.fill('0')
    await page.getByRole('button', { name: 'Create disk' }).click()
    await expect.poll(() => complaint(size)).toMatch(/^At least 1/)
    expect(await complaint(page.getByRole('textbox', { name: 'Name' }))).toBe('This field is required')
    await page.getByRole('radio', { name: 'Another disk' }).click()
    await expect
      .poll(() => complaint(page.getByRole('combobox', { name: 'Disk to copy' })))
      .toBe('Please select an item in the list')
    expect(deployment.calls('createDisk')).toEqual([])
  })

  test('[DISK-09] [DISK-03] [ROUTE-15] is attached to a machine, and detached again', async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    await open(await pageOf(deployment, 'disk', 'tll', 'archive'))
    await title(page, 'archive').waitFor()
    const pool = fact(page.getByRole('complementary'), 'Storage pool')
    await expect.poll(() => pool.innerText()).toBe('Standard SSD')
    await main(page).getByRole('button', { name: 'Attach…' }).first().click()
    const asks = dialog(page, 'Attach archive')
    const machines = asks.getByRole('combobox', { name: 'Machine' })
    await expect.poll(() => isFocused(machines)).toBe(true)
    await machines.click()
    await page.getByRole('option', { name: /^bastion/ }).click()
    await asks.getByRole('button', { name: 'Attach disk' }).click()
    await announced(page, 'archive attached')
    await main(page).getByText('Attached').first().waitFor()
    await page.getByRole('complementary').getByRole('link', { name: 'bastion' }).waitFor()
    await expect
      .poll(() => fact(page.getByRole('complementary'), 'Storage pool').innerText())
      .toBe('Standard SSD')
    const machine = await recordOf(deployment, 'vm', 'tll', 'bastion')
    const disk = await recordOf(deployment, 'disk', 'tll', 'archive')
    expect(deployment.calls('attachVmDisk')[0]?.parameters).toMatchObject({
      uuid: machine['uuid'],
      storage_uuid: disk['uuid'],
    })
    await main(page).getByRole('button', { name: 'Detach…' }).first().click()
    await dialog(page, 'Detach archive?').getByRole('button', { name: 'Detach disk' }).click()
    await announced(page, 'archive detached')
    await main(page).getByText('Detached').first().waitFor()
    expect(deployment.calls('detachVmDisk')[0]?.parameters).toMatchObject({
      uuid: machine['uuid'],
      storage_uuid: disk['uuid'],
    })
  })

  test('[DISK-05] only grows', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    await open(await pageOf(deployment, 'disk', 'tll', 'data'))
    await title(page, 'data').waitFor()
    await main(page).getByRole('button', { name: 'Grow…' }).first().click()
    const asks = dialog(page, 'Grow data')
    const size = asks.getByRole('textbox', { name: 'Size' })
    expect(await size.inputValue()).toBe('500')
    await size.fill('400')
    await asks.getByRole('button', { name: 'Grow disk' }).click()
    await expect.poll(() => complaint(size)).toBe('At least 501')
    expect(deployment.calls('resizeVmDisk')).toEqual([])
    await asks.getByRole('button', { name: 'Cancel' }).click()
    await main(page).getByRole('button', { name: 'Grow…' }).first().click()
    await expect.poll(() => isFocused(size)).toBe(true)
    await page.keyboard.type('750')
    await page.keyboard.press('Control+Enter')
    await announced(page, 'data grown')
    await expect.poll(() => fact(page.getByRole('complementary'), 'Size').innerText()).toBe('750 GB')
    await main(page).getByRole('button', { name: 'Grow…' }).first().click()
    await size.fill('800')
    const { parameters: sent } = deployment.calls('resizeVmDisk')[0] ?? {}
    await deployment.call('PATCH', '/tll/user-resource/vm/storage', {
      uuid: sent?.['uuid'],
      disk_uuid: sent?.['disk_uuid'],
      size_gb: 900,
    })
    deployment.expectFailures()
    await asks.getByRole('button', { name: 'Grow disk' }).click()
    await asks.getByText('Not sent: it was changed elsewhere after you opened it.').waitFor()
    await expect.poll(() => complaint(size)).toBe('At least 901')
  })

  test(
    '[DISK-05] keeps what was typed in the dialog until it is done or given up',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      await open(await pageOf(deployment, 'disk', 'tll', 'data'))
      const grow = main(page).getByRole('button', { name: 'Grow…' }).first()
      const asks = dialog(page, 'Grow data')
      const size = asks.getByRole('textbox', { name: 'Size' })
      const kept = asks.getByText('What you entered before was restored.')
      const question = dialog(page, 'Leave without saving?')
      await grow.click()
      await expect.poll(() => isFocused(size)).toBe(true)
      await page.keyboard.press('Escape')
      await expect.poll(() => asks.count()).toBe(0)
      await grow.click()
      await size.fill('740')
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: 'Keep editing' }).click()
      expect(await size.inputValue()).toBe('740')
      await page.reload()
      await kept.waitFor()
      expect(await size.inputValue()).toBe('740')
      deployment.fault({
        operation: 'resizeVmDisk',
        status: 401,
        envelope: 2,
        message: 'Key expired',
        times: 1,
      })
      await asks.getByRole('button', { name: 'Grow disk' }).click()
      await page.getByText('Your session has ended.').waitFor()
      await page.getByLabel('API key').fill('demo-customer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await kept.waitFor()
      expect(await size.inputValue()).toBe('740')
      await asks.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => asks.count()).toBe(0)
      await grow.click()
      await expect.poll(() => size.inputValue()).toBe('500')
      expect(await kept.count()).toBe(0)
      await size.fill('745')
      await asks.getByRole('button', { name: 'Close' }).click()
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect.poll(() => asks.count()).toBe(0)
      await grow.click()
      await expect.poll(() => size.inputValue()).toBe('500')
      await size.fill('750')
      await asks.getByRole('button', { name: 'Grow disk' }).click()
      await announced(page, 'data grown')
      await grow.click()
      await expect.poll(() => size.inputValue()).toBe('750')
      expect(await kept.count()).toBe(0)
    },
  )

  test('[DISK-08] is deleted only when nothing holds it, with its name typed', async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/disks' })
    const inUse = page.getByRole('menuitem', { name: 'Delete…' })
    await page.getByRole('button', { name: 'Actions for data', exact: true }).click()
    await inUse.getByText('Detach it first').waitFor()
    expect(await inUse.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'scratch', exact: true }).click()
    await title(page, 'scratch').waitFor()
    await expect.poll(() => deployment.calls('getDisk').length).toBe(1)
    await chooseIn(page, main(page).getByRole('button', { name: 'More actions' }), 'Delete…')
    const asks = dialog(page, 'Delete scratch?')
    await asks.getByText('Everything on the disk').waitFor()
    const confirm = asks.getByRole('button', { name: 'Delete disk' })
    expect(await confirm.isDisabled()).toBe(true)
    await asks.getByRole('textbox', { name: 'Type scratch to confirm' }).fill('scratch')
    const answer = gate()
    deployment.intercept(async (request, next) => {
      if (request.method === 'DELETE') await answer.opened
      return next()
    })
    await asks.getByRole('button', { name: 'Cancel' }).waitFor()
    await confirm.click()
    // What is sent cannot be cancelled.
    await expect.poll(() => asks.getByRole('button', { name: 'Cancel' }).count()).toBe(0)
    await asks.getByRole('button', { name: 'Close' }).click()
    answer.open()
    await announced(page, 'scratch deleted')
    await page.getByRole('heading', { name: 'Disks 17' }).waitFor()
    expect(deployment.calls('deleteDisk')).toHaveLength(1)
    expect(deployment.calls('getDisk')).toHaveLength(1)
  })

  test(
    'whose deletion goes on after signing in again leads to the list',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks' })
      await page.getByRole('link', { name: 'scratch', exact: true }).click()
      await title(page, 'scratch').waitFor()
      await chooseIn(page, main(page).getByRole('button', { name: 'More actions' }), 'Delete…')
      const asks = dialog(page, 'Delete scratch?')
      await asks.getByRole('textbox', { name: 'Type scratch to confirm' }).fill('scratch')
      deployment.fault({
        operation: 'deleteDisk',
        status: 401,
        envelope: 2,
        message: 'Key expired',
        times: 1,
      })
      await asks.getByRole('button', { name: 'Delete disk' }).click()
      await page.getByText('Your session has ended.').waitFor()
      await page.getByLabel('API key').fill('demo-customer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('heading', { name: 'Disks 17' }).waitFor()
      expect(await page.getByRole('link', { name: 'scratch', exact: true }).count()).toBe(0)
    },
  )

  test('that was deleted concurrently counts as deleted', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, address } = await visit({
      path: '/disks',
      before: (before) => before.expectFailures(),
    })
    await page.getByRole('link', { name: 'scratch', exact: true }).click()
    await title(page, 'scratch').waitFor()
    const [location, id] = address().split('/').slice(-2)
    await deployment.call('DELETE', `/${location}/storage/disks/${id}`)
    await chooseIn(page, main(page).getByRole('button', { name: 'More actions' }), 'Delete…')
    const asks = dialog(page, 'Delete scratch?')
    await asks.getByRole('textbox', { name: 'Type scratch to confirm' }).fill('scratch')
    await asks.getByRole('button', { name: 'Delete disk' }).click()
    await announced(page, 'scratch deleted')
    await page.getByRole('heading', { name: 'Disks 17' }).waitFor()
  })

  test(
    'is deleted once and said to be, also when the answer is lost',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        path: '/disks',
        before: (before) => before.fault({ operation: 'deleteDisk', network: 'drop-answer', times: 1 }),
      })
      await act(page, 'scratch', 'Delete…')
      const asks = dialog(page, 'Delete scratch?')
      await asks.getByRole('textbox', { name: 'Type scratch to confirm' }).fill('scratch')
      await asks.getByRole('button', { name: 'Delete disk' }).click()
      await announced(page, 'scratch deleted')
      await page.getByRole('heading', { name: 'Disks 17' }).waitFor()
      expect(await asks.count()).toBe(0)
    },
  )

  test(
    'in the list that was deleted concurrently disappears, and the dialog still says why',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({
        path: '/disks',
        before: (before) => before.expectFailures(),
      })
      await act(page, 'scratch', 'Rename…')
      const asks = dialog(page, 'Rename scratch')
      const [location, id] = new URLSearchParams(address().split('?')[1]).get('on')?.split('/') ?? []
      await deployment.call('DELETE', `/${location}/storage/disks/${id}`)
      await asks.getByRole('textbox', { name: 'Name' }).fill('renamed')
      await asks.getByRole('button', { name: 'Save name' }).click()
      await asks.getByText(/^Error: Disk not found/).waitFor()
      await page.getByText('Disks 17').waitFor({ state: 'attached' })
      await asks.getByRole('button', { name: 'Cancel' }).click()
      expect(await page.getByRole('link', { name: 'scratch', exact: true }).count()).toBe(0)
    },
  )

  test(
    '[DISK-08] without a name is deleted by the start of its id',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({
        path: '/disks',
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            const answer = await next()
            if (!request.url.endsWith('/tll/storage/disks')) return answer
            const disks = (await answer.text()).replace('"display_name":"scratch"', '"display_name":""')
            return Response.json(JSON.parse(disks))
          })
        },
      })
      const { uuid } = await recordOf(deployment, 'disk', 'tll', 'scratch')
      const id = String(uuid)
      const start = id.slice(0, 8)
      const short = `${start}…${id.slice(-4)}`
      await act(page, short, 'Delete…')
      const asks = dialog(page, `Delete ${short}?`)
      await asks.getByRole('textbox', { name: `Type ${start} to confirm`, exact: true }).fill(start)
      await asks.getByRole('button', { name: 'Delete disk' }).click()
      await announced(page, `${short} deleted`)
      expect(deployment.calls('deleteDisk')[0]?.parameters).toEqual({ uuid: id })
    },
  )

  test(
    '[DISK-10] [DETAIL-02] is renamed, and paid by another account',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      await open(`${await pageOf(deployment, 'disk', 'tll', 'archive')}?tab=settings`)
      await section(page, 'General').getByRole('textbox', { name: 'Name' }).fill('old-archive')
      await section(page, 'General').getByRole('button', { name: 'Save name' }).click()
      await announced(page, 'Details updated')
      await title(page, 'old-archive').waitFor()
      await select(section(page, 'Billing'), 'Billing account', /^Lab/)
      await section(page, 'Billing').getByRole('button', { name: 'Save account' }).click()
      await announced(page, 'Details updated')
      await page.getByRole('complementary').getByRole('link', { name: 'Lab' }).waitFor()
      expect(await recordOf(deployment, 'disk', 'tll', 'old-archive')).toMatchObject({
        billing_account_id: 120_351,
      })
    },
  )

  test(
    'in the list names its machine and costs, and an unnamed one is called by its place in it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/disks' })
      await rowOf(page, 'data').getByRole('link', { name: 'web-prod-01' }).waitFor()
      await rowOf(page, 'data').getByText('€30.00').waitFor()
      await page.getByRole('link', { name: 'bastion · vda', exact: true }).waitFor()
      await expect.poll(() => page.getByRole('link', { name: / · vda$/ }).count()).toBe(11)
      await expect.poll(() => page.getByRole('link', { name: /^[0-9a-f]{8}…[0-9a-f]{4}$/ }).count()).toBe(0)
    },
  )
})
