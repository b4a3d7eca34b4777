import type { Page } from 'playwright-core'
import { askAgain, fact, rowOf, section } from './support/acts'
import { pageOf } from './support/records'
import { describe, expect, test } from './support/test'

const missing = (page: Page) => page.getByText('Jakarta did not answer.')

describe('a location that does not answer', () => {
  test('[API-07] [API-08] leaves the list usable, and says what is missing and where', async ({ visit }) => {
    const { page, deployment } = await visit({ sandbox: { down: ['jhv'] } })
    await page.getByText('Jõhvi did not answer.').waitFor()
    await page
      .getByText('Virtual machines in jhv are missing from this list; the other 3 locations are complete.')
      .waitFor()
    await rowOf(page, 'web-prod-01').waitFor()
    await rowOf(page, 'pg-replica-a').waitFor()
    expect(await page.getByRole('link', { name: 'grafana' }).count()).toBe(0)
    await page.getByText('All but Jõhvi').waitFor()
    expect(await page.getByText('Jõhvi did not answer.').count()).toBe(1)
    await page.getByRole('combobox').fill('web-prod')
    await expect.poll(() => page.getByRole('table').getByRole('link').count()).toBe(2)
    expect(deployment.calls('listVms', 'tll')).toHaveLength(1)
  })

  test(
    '[API-08] some of it: what depends on that costs an unknown amount, sums say so, and what is missing is named',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({
        before: (each) => each.fault({ operation: 'listIpAddresses', location: 'tll', status: 502 }),
      })
      const unknown = rowOf(page, 'web-prod-01').getByRole('cell', { name: '?', exact: true })
      await expect.poll(() => unknown.count()).toBe(2)
      await page.getByText(/ · at least €[\d.]+ per month/).waitFor()
      await open('/resources?f.type=ip_address')
      await page.getByText('Floating IPs in Tallinn did not answer.').waitFor()
      await page.getByText(/\d+ shown, at least €[\d.]+ a month/).waitFor()
      expect(await page.getByText('Tallinn does not answer').count()).toBe(0)
      await open('/dashboard')
      await page.getByText('Floating IPs in Tallinn did not answer.').waitFor()
      const spending = page.getByRole('region', { name: 'Spending' })
      await expect.poll(() => spending.getByText(/^at least €/).count()).toBe(2)
      expect(await spending.getByText(/the balance of .* lasts/).count()).toBe(0)
      const counts = page
        .getByRole('table', { name: 'Resources' })
        .getByRole('row', { name: /^Floating IPs/ })
      await counts.getByText(/^at least \d/).waitFor()
      await page.getByRole('columnheader', { name: 'All', exact: true }).waitFor()
    },
  )

  test(
    '[API-08] that keeps everybody waiting is named until it answers',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, open, deployment } = await visit({
        before: (each) => each.fault({ operation: 'listVms', location: 'trtu', network: 'hang' }),
      })
      await rowOf(page, 'web-prod-01').waitFor()
      const late = page.getByText('Tartu: no answer yet.')
      await pass(5)
      await late.waitFor()
      await page.getByText('Virtual machines there are not in this list and its sums so far.').waitFor()
      await askAgain(page.getByRole('button', { name: 'Try now' }), deployment.sandbox.control.clearFaults)
      await rowOf(page, 'pg-replica-a').waitFor()
      expect(await late.count()).toBe(0)
      deployment.fault({ operation: 'listVms', location: 'trtu', network: 'hang' })
      await open('/resources')
      await page.getByRole('table').waitFor()
      await pass(5)
      await page.getByText('Still waiting for Virtual machines in Tartu.').waitFor()
      await open('/dashboard')
      const machines = page
        .getByRole('table', { name: 'Resources' })
        .getByRole('row', { name: /^Virtual machines/ })
      await machines.getByText(/^at least \d/).waitFor()
      await open('/resources')
      await page.getByRole('table').waitFor()
      await pass(5)
      await askAgain(page.getByRole('button', { name: 'Ask again' }), deployment.sandbox.control.clearFaults)
      await expect.poll(() => page.getByText('Still waiting').count()).toBe(0)
    },
  )

  test('is asked again alone, and the notice goes when it answers', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/network/firewall', sandbox: { down: ['jhv'] } })
    await page.getByText('Jõhvi did not answer.').waitFor()
    await rowOf(page, 'databases').waitFor()
    await askAgain(page.getByRole('button', { name: 'Try Jõhvi again' }), () => {
      deployment.setUp('jhv', true)
      deployment.sandbox.control.clearRequests()
    })
    await rowOf(page, 'office').waitFor()
    await expect.poll(() => page.getByText('Jõhvi did not answer.').count()).toBe(0)
    expect(deployment.calls('listFirewalls').map(({ location }) => location)).toEqual(['jhv'])
  })

  test('recovers by itself after the wait between two tries', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, pass } = await visit({ sandbox: { down: ['jhv'] } })
    await page.getByText('Jõhvi did not answer.').waitFor()
    deployment.setUp('jhv', true)
    await pass(8)
    await rowOf(page, 'grafana').waitFor()
    expect(await page.getByText('Jõhvi did not answer.').count()).toBe(0)
  })

  test('that had answered before keeps its rows, marked as older', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, pass } = await visit({ path: '/network/firewall' })
    await rowOf(page, 'office').waitFor()
    deployment.setUp('jhv', false)
    await page.getByTitle('Refresh').click()
    const older = page.getByText('Showing older rows of Jõhvi, it did not answer just now.')
    // Shown after the first failed try, until one succeeds.
    for (const tries of [2, 3, 4]) {
      await expect.poll(() => deployment.calls('listFirewalls', 'jhv').length).toBeGreaterThanOrEqual(tries)
      await older.waitFor()
      await pass(8)
    }
    await expect.poll(() => deployment.calls('listFirewalls', 'jhv')).toHaveLength(5)
    await older.waitFor()
    await rowOf(page, 'office').waitFor()
    deployment.setUp('jhv', true)
    await page.getByTitle('Refresh').click()
    await older.waitFor({ state: 'detached' })
  })

  test('is no reason to call a record deleted', async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    const path = await pageOf(deployment, 'vm', 'jhv', 'grafana')
    deployment.setUp('jhv', false)
    await open(path)
    await page.getByText('Jõhvi did not answer, so this virtual machine cannot be shown.').waitFor()
    expect(await page.getByText('does not exist').count()).toBe(0)
    await askAgain(page.getByRole('button', { name: /^Try/ }), () => deployment.setUp('jhv', true))
    await page.getByRole('heading', { name: 'grafana', level: 1 }).waitFor()
  })

  test('[API-08] leaves the page of a record with its name and what was known of it, and says since when', async ({
    visit,
  }) => {
    const { page, deployment, pass } = await visit()
    const heading = page.getByRole('heading', { name: 'grafana', level: 1 })
    const notice = page.getByText(/Jõhvi did not answer\. This is what was known at today \d\d:\d\d \S+\./)
    await rowOf(page, 'grafana').getByRole('link', { name: 'grafana', exact: true }).click()
    await fact(page, 'Created').waitFor()
    expect(await notice.count()).toBe(0)
    deployment.setUp('jhv', false)
    await pass(61)
    await page.goBack()
    await rowOf(page, 'web-prod-01').waitFor()
    await page.goForward()
    await expect
      .poll(async () => {
        await pass(8)
        return notice.count()
      })
      .toBe(1)
    await fact(page, 'Created').waitFor()
    await page.reload()
    await page.getByText('Jõhvi did not answer, so this virtual machine cannot be shown.').waitFor()
    await heading.waitFor()
    await askAgain(page.getByRole('button', { name: 'Try now' }), () => deployment.setUp('jhv', true))
    await fact(page, 'Created').waitFor()
    expect(await notice.count()).toBe(0)
  })

  test(
    'is neither searched nor exported, and the palette and the menu say so',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ sandbox: { down: ['jkt01'] } })
      await missing(page).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByText('Jakarta is not searched: no answer').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: /^All that was read: \d+ rows/ }).waitFor()
    },
  )

  test(
    'part of which failed is named in the palette by that part, which offers no record of the name typed',
    {
      tags: ['wide'],
    },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/dashboard' })
      deployment.expectFailures()
      deployment.fault(
        { operation: 'listMetalLeases', status: 500 },
        { operation: 'listDisks', location: 'trtu', status: 500 },
      )
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog')
      await palette.getByRole('combobox').fill('build-metal')
      await palette.getByText('Disks in Tartu, Bare metal servers are not searched: no answer').waitFor()
      expect(await palette.getByRole('option', { name: /^Create virtual machine/ }).count()).toBe(0)
      await palette.getByRole('combobox').fill('pg-replica-a')
      await palette
        .getByRole('option', { name: /pg-replica-a/ })
        .first()
        .waitFor()
    },
  )

  test('leaves the create form of the others usable', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ sandbox: { down: ['trtu'] } })
    await page.getByText('Tartu did not answer.').waitFor()
    await page
      .getByRole('link', { name: /^Create/ })
      .first()
      .click()
    const location = (name: RegExp) => page.getByRole('radio', { name })
    await location(/^Tartu.*Not answering at the moment/).waitFor()
    expect(await location(/^Tartu/).isDisabled()).toBe(true)
    expect(await location(/^Tallinn.*Not answering/).count()).toBe(0)
    await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance NVMe').waitFor()
    await page.getByRole('textbox', { name: 'User', exact: true }).fill('kadri')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Correct7horse')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('still-here')
    await page.getByRole('button', { name: 'Create machine' }).click()
    await page.getByRole('heading', { name: 'still-here', level: 1 }).waitFor()
    expect(deployment.calls('createVm')[0]?.location).toBe('tll')
  })

  test('[API-08] is not the one a new machine is offered in first, and changes no price', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/compute/create', sandbox: { down: ['tll'] } })
    const location = (name: RegExp) => page.getByRole('radio', { name })
    await location(/^Tallinn.*Not answering at the moment/).waitFor()
    expect(await location(/^Tallinn/).isDisabled()).toBe(true)
    await expect.poll(() => location(/^Tartu/).isChecked()).toBe(true)
    const estimate = page.getByRole('complementary', { name: 'Estimate' })
    await expect.poll(() => fact(estimate, 'Per month').innerText()).toBe('€18.00')
    const again = section(page, 'Location').getByRole('button', { name: 'Check again: Location' })
    await askAgain(again, () => deployment.setUp('tll', true))
    await expect.poll(() => location(/^Tallinn/).isDisabled()).toBe(false)
    expect(await location(/^Tartu/).isChecked()).toBe(true)
  })

  test('all of them: one panel says so and offers to try again', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ sandbox: { down: ['tll', 'trtu', 'jhv', 'jkt01'] } })
    await page.getByText('Virtual machines could not be loaded').waitFor()
    await page
      .getByText(/^Tried (once; it is tried again after|\d times; it is tried again every) 7 s\.$/)
      .waitFor()
    expect(await page.getByText('Create your first machine').count()).toBe(0)
    await askAgain(page.getByRole('button', { name: 'Try now' }), () => {
      for (const slug of ['tll', 'trtu', 'jhv', 'jkt01']) deployment.setUp(slug, true)
    })
    await rowOf(page, 'web-prod-01').waitFor()
  })

  test('can be simulated from the developer menu', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, open } = await visit()
    await rowOf(page, 'grafana').waitFor()
    deployment.expectFailures()
    await page.getByRole('button', { name: 'Sandbox' }).click()
    await page.getByRole('switch', { name: 'Jakarta answers' }).click()
    await expect
      .poll(() => deployment.sandbox.control.state().locations.find(({ slug }) => slug === 'jkt01')?.up)
      .toBe(false)
    await open('/network/firewall')
    await missing(page).waitFor()
  })
})
