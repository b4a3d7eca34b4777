import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { act, complaint, dialog, fact, announced, rowOf, section } from './support/acts'
import { describe, expect, test } from './support/test'

const lease = (page: Page) => page.getByRole('button', { name: 'Lease server' })
const systems = (page: Page) => page.getByRole('group', { name: 'System' }).getByRole('radio')

describe('a server of one’s own', () => {
  test('[ROUTE-06] [METAL-01] [METAL-05] [METAL-15] [METAL-17] [METAL-18] [METAL-20] [CREATE-03] is chosen from what is free, with a system it is ready for, and set up', async ({
    visit,
  }) => {
    const { page, deployment, pass } = await visit({ path: '/metal/create' })
    const servers = page.getByRole('group', { name: 'Server' })
    await servers.getByRole('radio', { name: /^Storage XL.*Sold out/ }).waitFor()
    expect(await servers.getByRole('radio', { name: /^Storage XL/ }).isEnabled()).toBe(false)
    expect(await servers.getByRole('radio', { name: /^Compute XS/ }).count()).toBe(0)
    expect(await systems(page).count()).toBe(0)
    await lease(page).click()
    await servers.getByText('Please select an item in the list').waitFor()
    await servers.getByRole('radio', { name: /^Memory L/ }).check()
    await servers.getByText('For virtualisation and databases held in memory.').waitFor()
    expect(await systems(page).count()).toBe(3)
    await page.getByRole('radio', { name: /^Proxmox VE/ }).check()
    await servers.getByRole('radio', { name: /^Compute S/ }).check()
    const ruledOut = page.getByRole('radio', { name: /^Proxmox VE .*is not offered with the current Server/ })
    await ruledOut.waitFor()
    expect([await ruledOut.isChecked(), await ruledOut.isEnabled()]).toEqual([true, false])
    expect(await page.getByRole('radio', { name: /^CentOS/ }).count()).toBe(0)
    await page.getByRole('radio', { name: /^AlmaLinux 9/ }).check()
    await expect.poll(() => ruledOut.count()).toBe(0)
    await page.getByRole('textbox', { name: 'Name' }).fill('build-metal-02')
    const estimate = page.getByRole('complementary', { name: 'Estimate' })
    await expect.poll(() => fact(estimate, 'Bare metal server').innerText()).toBe('€119.00')
    await lease(page).click()
    await page.getByRole('heading', { name: 'build-metal-02', level: 1 }).waitFor()
    expect(deployment.calls('createMetalLease')[0]?.parameters).toEqual({
      spec_uuid: '8f1c3b52-07ae-4d96-b2e8-4a6f90c15d37',
      requested_os_id: 'almalinux-9',
      display_name: 'build-metal-02',
      billing_account_id: 120_348,
    })
    const side = page.getByRole('complementary')
    await page.getByRole('main').getByText('Setting up').first().waitFor()
    await expect.poll(() => fact(side, 'SSH credentials').innerText()).toBe('Ready with the server')
    await expect.poll(() => fact(side, 'Requested system').innerText()).toContain('AlmaLinux 9')
    await pass(190)
    await page.getByRole('main').getByText('In use').first().waitFor()
    await side.getByText(/^ssh root@185\.7\./).waitFor()
    await side.getByRole('button', { name: 'Show SSH credentials' }).click()
    await side.getByText(/^root:/).waitFor()
    await page.clock.fastForward(31_000)
    await expect.poll(() => side.getByText(/^root:/).count()).toBe(0)
  })

  test('[ROUTE-16] [METAL-02] [METAL-03] [METAL-04] [METAL-14] shows what became of it, is renamed, and released when it is time', async ({
    visit,
  }) => {
    const { page, deployment, pass } = await visit({ path: '/metal' })
    await rowOf(page, 'ml-train-01').getByText('Setting up').waitFor()
    await page.getByRole('link', { name: 'lab-metal' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/metal\/lease\/[\da-f-]{36}$/)
    const history = section(page, 'Status history')
    await history.getByRole('row').nth(2).waitFor()
    expect(await violations(page)).toEqual([])
    const [, newest, oldest] = await history.getByRole('row').allInnerTexts()
    expect(newest).toMatch(/In use.*Changed by the provider.*Platform.*centos-7/s)
    expect(oldest).toMatch(/Setting up.*Leased by the provider for you.*Another user/s)
    await page.getByRole('link', { name: 'Settings' }).click()
    const name = section(page, 'General').getByRole('textbox', { name: 'Name' })
    await name.fill('')
    await section(page, 'General').getByRole('button', { name: 'Save name' }).click()
    await expect.poll(() => complaint(name)).toBe('This field is required')
    await name.fill('lab-metal-old')
    await section(page, 'General').getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    expect(deployment.calls('updateMetalLease')[0]?.parameters).toMatchObject({
      display_name: 'lab-metal-old',
    })
    await page.goBack()
    await page.goBack()
    await rowOf(page, 'ml-train-01').waitFor()
    deployment.expectFailures()
    await act(page, 'ml-train-01', 'Release…')
    const asks = dialog(page, 'Release ml-train-01?')
    await asks.getByText('Everything on the server').waitFor()
    await asks.getByRole('textbox').fill('ml-train-01')
    await asks.getByRole('button', { name: 'Release server' }).click()
    await asks.getByText('Error: Too soon to release machine').waitFor()
    await pass(60 * 60)
    await asks.getByRole('button', { name: 'Release server' }).click()
    await announced(page, 'ml-train-01 released')
    await page.getByRole('heading', { name: 'Bare metal servers 2' }).waitFor()
  })

  test('[METAL-21] [CREATE-06] that was taken meanwhile is not available any more; what was chosen stays', async ({
    visit,
  }) => {
    const spec = '47b9e6a1-2d58-4c03-9fe7-80d1c35a6b24'
    const address = `/metal/create?spec=${spec}&system=debian-12&name=late`
    const { page, deployment } = await visit({ path: address })
    deployment.expectFailures()
    await page.getByRole('radio', { name: /^Debian 12/, checked: true }).waitFor()
    const last = { spec_uuid: spec, requested_os_id: 'debian-12', billing_account_id: 120_348 }
    await deployment.call('POST', '/metal/leases', { ...last, display_name: 'first' })
    await lease(page).click()
    const failure = page.getByRole('alert').filter({ hasText: 'No available machines' })
    await failure.getByText('There was an error while creating your resource.').waitFor()
    // The servers are read again, so that the chosen one shows the reason.
    const taken = page.getByRole('radio', { name: /^Memory L.*Sold out/ })
    await taken.waitFor()
    expect(await taken.isChecked()).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('late')
  })

  test('cannot be leased for an account that is limited', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ key: 'demo-restricted', path: '/metal/create' })
    await page.getByText('This billing account is limited; it cannot lease whole servers').first().waitFor()
  })
})
