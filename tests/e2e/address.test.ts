import { act, dialog, rowOf, section } from './support/acts'
import { pageOf } from './support/records'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const webOne = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'

describe('the address', () => {
  test(
    '[SHELL-04] has a way up to the list and back to its records',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: webOne })
      const way = page.getByRole('navigation', { name: 'Breadcrumb' })
      await way.getByText('web-prod-01').waitFor()
      await way.getByRole('link', { name: 'Virtual machines' }).click()
      await rowOf(page, 'bastion').waitFor()
    },
  )

  test('leads from the beginning of a section to its first list', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: '/billing' })
    await page.getByRole('heading', { name: 'Billing accounts', level: 1 }).waitFor()
    expect(address()).toBe('/billing/account')
  })

  test('holds the part of a record, over a reload, back and forward', async ({ visit }) => {
    const { page, address } = await visit({ path: webOne })
    const parts = page.getByRole('navigation', { name: 'Sections' })
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
    await section(page, 'Details').waitFor()
    await page.goForward()
    await section(page, 'Addresses').waitFor()
  })

  test(
    'holds an open question: reload keeps it, back closes it, closing leaves no trace',
    { tags: ['wide'] },
    async ({ visit }) => {
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
    },
  )

  test.for(
    someOf(
      [
        ['/compute?do=explode&on=tll/nothing', 'Virtual machines 11'],
        ['/compute?do=delete&on=tll/00000000-0000-0000-0000-000000000000', 'Virtual machines 11'],
        [`${webOne}?tab=nowhere`, 'web-prod-01'],
        [`${webOne}?do=__proto__`, 'web-prod-01'],
        ['/disks?sort=-nonsense&f.state=nothing&f.constructor=x', /^Disks/],
      ] as const,
      1,
    ),
  )(
    '%s asks for what is not there, and shows what is',
    { tags: ['wide'] },
    async ([path, heading], { visit }) => {
      const { page } = await visit({ path })
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
      expect(await page.getByRole('dialog').count()).toBe(0)
    },
  )

  test.for(
    someOf(
      [
        ['disk', 'data', 'Detach it first', 'Everything on the disk'],
        ['ip', '185.7.252.14', 'Unassign it first', 'The address 185.7.252.14'],
        [
          'network',
          'prod-tll',
          'The default network stays. Make another one the default first',
          'The network and its range',
        ],
      ] as const,
      1,
    ),
  )(
    'of a delete that is not possible says why before anything is sent: %s %s',
    async ([type, name, reason, lost], { visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      await open(`${await pageOf(deployment, type, 'tll', name)}?do=delete`)
      const asks = dialog(page, /^(?:Delete|Release) /)
      await asks.getByText(reason).waitFor()
      await asks.getByText(lost).waitFor()
      const button = asks.getByRole('button', { name: /^(?:Delete|Release) / })
      expect(await button.isDisabled()).toBe(true)
      await button.click({ force: true })
      expect(await asks.getByRole('textbox').count()).toBe(0)
      await asks.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => asks.count()).toBe(0)
      expect(deployment.sandbox.control.requests().filter(({ method }) => method === 'DELETE')).toEqual([])
    },
  )

  test(
    'of a form for what is not possible says why and sends nothing',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      await open(`${await pageOf(deployment, 'disk', 'tll', 'data')}?do=attach`)
      const asks = dialog(page, 'Attach data')
      await asks.getByText('It is attached to a machine already').waitFor()
      expect(await asks.getByRole('button', { name: 'Attach disk' }).isDisabled()).toBe(true)
    },
  )

  test('of an action that is not offered opens nothing', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open } = await visit({ path: `${webOne}?do=backupOff` })
    const asks = dialog(page, /backup/i)
    await asks.waitFor()
    await open(`${webOne}?do=backupOn`)
    await page.getByRole('button', { name: 'More actions' }).waitFor()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(await asks.count()).toBe(0)
  })

  test('that nobody knows says so and leads home', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: '/no/such/page' })
    await page.getByRole('heading', { name: 'There is no page at this address', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    expect(address()).toBe('/dashboard')
  })

  test('of a list is as it was when one comes back from a record', { tags: ['wide'] }, async ({ visit }) => {
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
