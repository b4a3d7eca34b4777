import { act, dialog, rowOf, section } from './support/acts'
import { screens } from './support/screens'
import { describe, expect, test } from './support/test'

const webOne = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'

describe('the address', () => {
  test('[SHELL-04] gives every screen its title and its way up', async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    deployment.expectFailures()
    for (const { path, heading } of screens) {
      await open(path)
      await page.getByRole('heading', { name: heading, level: 1 }).first().waitFor()
      await expect.poll(() => page.title(), { message: path }).toMatch(/^.+ \| Aldera Cloud$/)
      expect(new Set([await page.title()]).size).toBe(1)
    }
    await open(webOne)
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await way.getByText('web-prod-01').waitFor()
    await way.getByRole('link', { name: 'Virtual machines' }).click()
    await rowOf(page, 'bastion').waitFor()
  })

  test('leads from the beginning of a section to its first list', async ({ visit }) => {
    const { page, address } = await visit({ path: '/billing' })
    await page.getByRole('heading', { name: 'Billing accounts', level: 1 }).waitFor()
    expect(address()).toBe('/billing/account')
  })

  test('holds the part of a record, over a reload, back and forward', async ({ visit }) => {
    const { page, address } = await visit({ path: webOne })
    const parts = page.getByRole('navigation', { name: 'Parts' })
    await parts.getByRole('link', { name: /^Network/ }).click()
    await section(page, 'Addresses').waitFor()
    expect(address()).toBe(`${webOne}?tab=network`)
    await parts.getByRole('link', { name: 'Settings' }).click()
    await section(page, 'General').waitFor()
    await page.reload()
    await section(page, 'General').waitFor()
    expect(await parts.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBeTruthy()
    await page.goBack()
    await section(page, 'Addresses').waitFor()
    await page.goBack()
    await section(page, 'Power').waitFor()
    await page.goForward()
    await section(page, 'Addresses').waitFor()
  })

  test('holds an open question: reload keeps it, back closes it, closing leaves no trace', async ({
    visit,
  }) => {
    const { page, address } = await visit()
    await rowOf(page, 'bastion').waitFor()
    await act(page, 'bastion', 'Delete…')
    const asks = dialog(page, 'Delete bastion?')
    await asks.waitFor()
    expect(address()).toMatch(/[?&]do=delete/)
    await page.reload()
    await asks.waitFor()
    await page.goBack()
    await expect.poll(() => asks.count()).toBe(0)
    expect(address()).toBe('/compute')
    await page.goForward()
    await asks.waitFor()
    await asks.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(address).toBe('/compute')
  })

  test.for([
    ['/compute?do=explode&on=tll/nothing', 'Virtual machines 11'],
    ['/compute?do=delete&on=tll/00000000-0000-0000-0000-000000000000', 'Virtual machines 11'],
    [`${webOne}?tab=nowhere`, 'web-prod-01'],
    [`${webOne}?do=__proto__`, 'web-prod-01'],
    ['/disks?sort=-nonsense&f.state=nothing&f.constructor=x', /^Disks/],
  ] as const)('%s asks for what is not there, and shows what is', async ([path, heading], { visit }) => {
    const { page } = await visit({ path })
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('that nobody knows says so and leads home', async ({ visit }) => {
    const { page, address } = await visit({ path: '/no/such/page' })
    await page.getByRole('heading', { name: 'There is no page at this address', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    expect(address()).toBe('/dashboard')
  })

  test('of a list is as it was when one comes back from a record', async ({ visit }) => {
    const { page, address } = await visit({ path: '/disks' })
    await page.getByRole('combobox').fill('archive')
    await expect.poll(() => page.getByRole('table').getByRole('link').count()).toBe(2)
    await page.getByRole('link', { name: 'pg-archive' }).click()
    await page.getByRole('heading', { name: 'pg-archive', level: 1 }).waitFor()
    await page.goBack()
    await rowOf(page, 'archive').waitFor()
    expect(address()).toBe('/disks?q=archive')
    expect(await page.getByRole('combobox').inputValue()).toBe('archive')
  })
})
