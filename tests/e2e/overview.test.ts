import { describe, expect, test } from './support/test'

describe('the dashboard', () => {
  test('[ROUTE-29] is where the console begins: what needs attention, what there is, what it costs', async ({
    visit,
  }) => {
    const { page, address } = await visit({ path: '/' })
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    expect(address()).toBe('/dashboard')
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await attention.getByText('5 disks: detached.').waitFor()
    await attention.getByText(/They cost €[\d.]+ a month while nothing uses them\./).waitFor()
    const matrix = page.getByRole('table', { name: 'Resources' })
    const machines = matrix.getByRole('row', { name: /^Virtual machines/ })
    await expect.poll(() => machines.getByRole('cell').allTextContents()).toEqual(['5', '3', '3', '0', '11'])
    await page.getByRole('region', { name: 'Spending' }).getByText('a month as it is now').waitFor()
    await attention
      .getByRole('listitem')
      .filter({ hasText: '5 disks' })
      .getByRole('link', { name: 'Show' })
      .click()
    await page.getByRole('heading', { name: /^All resources 5 of/ }).waitFor()
    expect(address()).toBe('/resources?f.type=disk&f.kind=idle')
    await page.getByRole('link', { name: 'archive', exact: true }).click()
    await page.getByRole('heading', { name: 'archive', level: 1 }).waitFor()
  })

  test('leads to every form, by menu and by keys', async ({ visit }) => {
    const { page, address } = await visit({ path: '/compute' })
    await page.getByRole('heading', { name: /^Virtual machines/ }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('menuitem', { name: 'Disk' }).click()
    await page.getByRole('heading', { name: 'Create disk', level: 1 }).waitFor()
    expect(address()).toBe('/disks/create')
  })

  test('names the location that does not answer and counts without it', async ({ visit }) => {
    const { page, deployment } = await visit({
      path: '/dashboard',
      before: (each) => {
        each.expectFailures()
        each.sandbox.control.setLocationUp('trtu', false)
      },
    })
    const attention = page.getByRole('region', { name: 'Needs attention' })
    const line = attention.getByRole('listitem').filter({ hasText: 'Tartu does not answer.' })
    await line.waitFor()
    await page.getByRole('columnheader', { name: 'All but Tartu' }).waitFor()
    deployment.sandbox.control.setLocationUp('trtu', true)
    await line.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => line.count()).toBe(0)
    await page.getByRole('columnheader', { name: 'All', exact: true }).waitFor()
  })

  test('says that what the month has cost did not answer', async ({ visit }) => {
    const { page } = await visit({
      path: '/dashboard',
      before: (each) => {
        each.expectFailures()
        each.fault({ operation: 'listBillingAccounts', status: 403 })
      },
    })
    const spending = page.getByRole('region', { name: 'Spending' })
    await spending.getByText('No answer').waitFor()
    await spending.getByText('a month as it is now').waitFor()
  })
})

describe('all resources', () => {
  test('say what is counted where, and what the sum is without', async ({ visit }) => {
    const { page, open } = await visit({ path: '/resources', sandbox: { down: ['jhv'] } })
    await page.getByText(/\d+ shown, at least €[\d.,]+ a month · All but Jõhvi$/).waitFor()
    const note = page.getByText(
      'Disks and Floating IPs have rows of their own here; what uses them does not count them again.',
    )
    await note.waitFor()
    await open('/resources?f.type=disk&f.location=trtu')
    await page.getByText(/\d+ shown, €[\d.,]+ a month$/).waitFor()
    expect(await note.count()).toBe(0)
  })

  test('[ROUTE-30] are found, narrowed, ordered and grouped, and the address says how', async ({ visit }) => {
    const { page, address, open } = await visit({ path: '/resources' })
    const table = page.getByRole('table', { name: 'All resources' })
    await table.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await page.getByRole('combobox', { name: 'Filter by name, type or id' }).fill('disk tartu')
    await page.getByRole('heading', { name: /^All resources 5 of/ }).waitFor()
    await page.getByRole('button', { name: 'Per month' }).click()
    await expect.poll(address).toBe('/resources?q=disk+tartu&sort=-price')
    await page.getByRole('button', { name: 'Group by' }).click()
    await page
      .getByRole('menuitemradio', { name: 'Type' })
      .or(page.getByRole('menuitemcheckbox', { name: 'Type' }))
      .click()
    await table.getByRole('cell', { name: /^Disks 5/ }).waitFor()
    await open('/resources?q=nothing-like-it')
    await page.getByText('No resource matches this filter.').waitFor()
    await page.getByRole('button', { name: 'Clear filter' }).last().click()
    await table.getByRole('link', { name: 'web-prod-01' }).waitFor()
  })
})
