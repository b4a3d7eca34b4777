import { byKeys } from './support/keys'
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
    const services = matrix.getByRole('row', { name: /^Managed services/ })
    await expect.poll(() => services.getByRole('cell').allTextContents()).toEqual(['2', '1', '0', '0', '3'])
    const five = machines.getByRole('link', { name: '5 Virtual machines, Tallinn' })
    const [link, cell] = [await five.boundingBox(), await five.locator('xpath=..').boundingBox()]
    expect(link?.width).toBe(cell?.width)
    expect(link?.height).toBeGreaterThanOrEqual(24)
    const spending = page.getByRole('region', { name: 'Spending' })
    const month = spending.getByRole('heading', { name: /^A month, as it is now/ })
    const amounts = await spending.getByRole('definition').allInnerTexts()
    const cents = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
    expect(amounts.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(await month.innerText()))
    await spending
      .getByText(
        /the balance of Põhjala Robotics, €684\.\d\d, lasts about \d+ days\. The balance is topped up automatically/,
      )
      .waitFor()
    await attention
      .getByRole('listitem')
      .filter({ hasText: '5 disks' })
      .getByRole('link', { name: 'Attach or delete' })
      .click()
    await page.getByRole('heading', { name: /^Disks 5 of/ }).waitFor()
    expect(address()).toBe('/disks?f.state=detached')
    await page.getByRole('link', { name: 'archive', exact: true }).click()
    await page.getByRole('heading', { name: 'archive', level: 1 }).waitFor()
  })

  test('keeps what changes by itself apart, closed', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/dashboard' })
    const attention = page.getByRole('region', { name: 'Needs attention' })
    const creating = attention.getByText('Virtual machine ci-runner-03: creating.')
    await attention.getByText('In progress').click()
    await creating.waitFor()
    await attention.getByText('In progress').click()
    await creating.waitFor({ state: 'hidden' })
  })

  test(
    'has one line for each cause, with what it means and where to go',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/dashboard', key: 'demo-indebted' })
      const attention = page.getByRole('region', { name: 'Needs attention' })
      await page
        .getByRole('status')
        .getByText(
          /^Pagar OÜ is frozen: it owes €[\d.]+ before VAT, €[\d.]+ with VAT, plus the fee of the payment\.$/,
        )
        .waitFor()
      await attention.getByText('Company details could not be verified. Nothing can').waitFor()
      await attention.getByText('Pagar Transport is being validated.').waitFor()
      await attention.getByText('Bucket pagar-pildid: suspended.').waitFor()
      expect(await attention.getByRole('listitem').count()).toBe(3)
      await attention
        .getByRole('listitem')
        .filter({ hasText: 'e-pood' })
        .getByRole('link', { name: 'Show account' })
        .click()
      await page.getByRole('heading', { name: 'Pagar e-pood', level: 1 }).waitFor()
    },
  )

  test('leads from an invitation to where it is accepted', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: '/dashboard', key: 'demo-partner' })
    await page
      .getByRole('region', { name: 'Needs attention' })
      .getByRole('link', { name: 'Review and accept' })
      .click()
    await page.getByRole('button', { name: /^Actions for/ }).waitFor()
    expect(address()).toBe('/profile/access?f.state=invited')
  })

  test('leads to every form, by keys', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: '/compute' })
    await page.getByRole('heading', { name: /^Virtual machines/ }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    const keys = byKeys(page)
    await keys.pick(page.getByRole('button', { name: 'Create' }), 'Disk')
    await page.getByRole('heading', { name: 'Create disk', level: 1 }).waitFor()
    await keys.to(page.getByRole('button', { name: 'Create disk' }))
    expect(address()).toBe('/disks/create')
  })

  test(
    'names the location that does not answer and counts without it',
    { tags: ['wide'] },
    async ({ visit }) => {
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
    },
  )

  test('says that what the month has cost did not answer', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({
      path: '/dashboard',
      before: (each) => {
        each.expectFailures()
        each.fault({ operation: 'listBillingAccounts', status: 403 })
      },
    })
    const spending = page.getByRole('region', { name: 'Spending' })
    await expect.poll(() => spending.getByText('No answer').count()).toBe(1)
    await spending.getByText('A month, as it is now').waitFor()
  })
})

describe('who has nothing yet', () => {
  const amountOf = (text: string): string => /€[\d.,]+/.exec(text)?.[0] ?? ''

  test(
    'begins with what to have first and what to start with, at the price of the form',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: '/dashboard', key: 'demo-empty' })
      const steps = page.getByRole('region', { name: 'First steps' })
      await steps.getByText('2 of 6 done').waitFor()
      const done = steps.getByRole('listitem').filter({ hasText: 'Billing account “Uku Uus”' })
      expect(await done.innerText()).toContain('done')
      await page.getByText('Until €25.00 is topped up, resources have at most 1 vCPU and 2 GB.').waitFor()
      await steps.getByRole('link', { name: 'Add SSH key' }).waitFor()
      const offers = page.getByRole('region', { name: 'What to start with' }).getByRole('link')
      await offers
        .filter({ hasText: /Your credit of €22\.00 covers about \d+ days/ })
        .nth(2)
        .waitFor()
      expect(await offers.count()).toBe(3)
      const small = offers.filter({ hasText: 'Small web server' })
      await small.getByText('1 vCPU · 1 GB · 20 GB').waitFor()
      const price = amountOf(await small.innerText())
      expect(await page.getByRole('table', { name: 'Resources' }).count()).toBe(0)
      await small.click()
      await page.getByRole('heading', { name: 'Create machine', level: 1 }).waitFor()
      await page.getByRole('complementary', { name: 'Estimate' }).getByText(price, { exact: true }).waitFor()
      await open('/resources')
      await page.getByText('Nothing here yet').waitFor()
    },
  )

  test(
    '[SITE-33] without an account, is offered the credit of the first one',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/dashboard', key: 'demo-partner' })
      const account = page
        .getByRole('region', { name: 'First steps' })
        .getByRole('listitem')
        .filter({ hasText: 'the first one comes with €22.00 of credit' })
      await account.getByRole('link', { name: 'Create' }).click()
      await page.getByRole('heading', { name: 'Create billing account', level: 1 }).waitFor()
      expect(address()).toBe('/billing/create')
    },
  )

  test('finds one button in an empty list, with offers or without', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open } = await visit({ path: '/compute', key: 'demo-empty' })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Small web server.*€[\d.]+ per month/ }).waitFor()
    await main.getByRole('heading', { name: 'Before you start' }).waitFor()
    expect(await main.getByRole('link', { name: 'Create machine' }).count()).toBe(1)
    await open('/disks')
    await main.getByText('A disk keeps data apart').waitFor()
    expect(await main.getByRole('link', { name: 'Create disk' }).count()).toBe(1)
  })
})

describe('all resources', () => {
  test('say what is counted where, and what the sum is without', { tags: ['wide'] }, async ({ visit }) => {
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
    await table.getByRole('link', { name: 'web-prod-01', exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'Filter by name, type or id' }).fill('disk tartu')
    await page.getByRole('heading', { name: /^All resources 5 of/ }).waitFor()
    await page.getByRole('button', { name: 'Own monthly cost' }).click()
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
    await table.getByRole('link', { name: 'web-prod-01', exact: true }).waitFor()
  })
})
