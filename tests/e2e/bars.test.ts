import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { dialog, overflow } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const bar = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** Switches to another billing account. */
async function use(page: Page, account: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Billing account/ }).click()
  await page.getByRole('menuitemradio', { name: account }).click()
}

const news = {
  id: 'nvme',
  kind: 'announcement',
  title: 'Jõhvi has NVMe pools.',
  url: 'https://www.example.com/nvme',
}
const work = {
  id: 'tartu',
  kind: 'maintenance',
  title: 'Tartu: network maintenance.',
  starts_at: '2026-11-26T01:00:00Z',
  ends_at: '2026-11-26T03:00:00Z',
}
const told = (...all: readonly object[]) => ({ set: [`announcements=${JSON.stringify(all)}`] })

describe('bars above the header', () => {
  test(
    'one at a time, the gravest first; what is closed stays closed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ sandbox: told(news, work) })
      await bar(page, 'Tartu').getByText('26 Nov, 01:00–03:00 UTC.').waitFor()
      expect(await bar(page, 'Jõhvi').count()).toBe(0)
      expect(await violations(page)).toEqual([])
      await bar(page, 'Tartu').getByRole('button', { name: 'Hide until 26 Nov' }).click()
      const more = bar(page, 'Jõhvi').getByRole('link', { name: 'Read more' })
      expect(await more.getAttribute('href')).toBe('https://www.example.com/nvme')
      await bar(page, 'Jõhvi').getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => bar(page, 'Jõhvi').count()).toBe(0)
      await page.reload()
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
      expect(await bar(page, /Tartu|Jõhvi/).count()).toBe(0)
    },
  )

  test('maintenance under way cannot be closed, on a phone too', async ({ visit }) => {
    const { page } = await visit({
      width: 390,
      sandbox: told({ ...work, starts_at: '2026-11-21T01:00:00Z' }),
    })
    await bar(page, 'Tartu').getByText('Until 26 Nov, 03:00 UTC.').waitFor()
    expect(await bar(page, 'Tartu').getByRole('button').count()).toBe(0)
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test.for(
    someOf(
      [
        [390, 'light'],
        [1440, 'dark'],
      ] as const,
      1,
    ),
  )(
    'a frozen account is told on every page but its own: %i px, %s',
    { tags: ['wide'] },
    async ([width, scheme], { visit }) => {
      const { page, address, open } = await visit({
        key: 'demo-indebted',
        path: '/compute',
        width,
        browser: { colorScheme: scheme },
      })
      const frozen = bar(page, /^Pagar OÜ is frozen: it owes €/)
      await frozen.waitFor()
      const words = await frozen.getByText('Pagar OÜ is frozen').boundingBox()
      const button = await frozen.getByRole('link', { name: 'Show account' }).boundingBox()
      const isBelow = (button?.y ?? 0) >= (words?.y ?? 0) + (words?.height ?? 0)
      expect(isBelow).toBe(width === 390)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      await open('/dashboard')
      await frozen.waitFor()
      expect(await page.getByText(/Pagar OÜ is frozen/).count()).toBe(1)
      await frozen.getByRole('link', { name: 'Show account' }).click()
      await page.getByText('This account is frozen.').waitFor()
      expect(address()).toMatch(/^\/billing\/account\/\d+/)
      expect(await frozen.count()).toBe(0)
    },
  )

  test(
    'the account in use is told of, with the reason, before maintenance',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        key: 'demo-indebted',
        path: '/compute',
        sandbox: told({ ...work, starts_at: '2026-11-21T01:00:00Z' }),
      })
      await use(page, /^Pagar e-pood/)
      await bar(page, 'Pagar e-pood is suspended. Company details could not be verified.').waitFor()
      expect(await bar(page, 'Tartu').count()).toBe(0)
      await use(page, /^Pagar Transport/)
      await bar(page, 'Pagar Transport is being validated.').waitFor()
    },
  )

  test(
    'a limit comes after announcements, stays on the dashboard meanwhile, and leads to a top-up',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: '/compute', sandbox: told(news) })
      await use(page, /^Lab/)
      await open('/dashboard')
      await bar(page, 'Jõhvi').waitFor()
      const attention = page.getByRole('region', { name: 'Needs attention' })
      await attention.getByText('Lab is limited to resources of').waitFor()
      await bar(page, 'Jõhvi').getByRole('button', { name: 'Close' }).click()
      await bar(page, 'Lab is limited to resources of').getByRole('link', { name: 'Top up' }).click()
      await dialog(page, 'Top up Lab').waitFor()
    },
  )

  test(
    '[SITE-33] the first credit is advertised to a customer without a billing account, on the dashboard',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address, open } = await visit({ key: 'demo-partner', path: '/dashboard' })
      const offer = bar(page, '€22.00 of credit comes with your first billing account.')
      await offer.waitFor()
      await page.setViewportSize({ width: 390, height: 844 })
      await offer.waitFor({ state: 'hidden' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await offer.getByRole('link', { name: 'Create billing account' }).click()
      await expect.poll(address).toBe('/billing/create')
      await expect.poll(() => offer.count()).toBe(0)
      await open('/dashboard')
      await offer.getByRole('button', { name: 'Hide offer' }).click()
      await expect.poll(() => offer.count()).toBe(0)
    },
  )

  test('[SHELL-09] the offer of a theme is on the dashboard of a wide screen, and leads to a new machine', async ({
    visit,
  }) => {
    const { page, address } = await visit({ path: '/dashboard', sandbox: { theme: 'mandari' } })
    const offer = bar(page, 'Create machine')
    await offer.waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await offer.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await offer.getByRole('link', { name: 'Create machine' }).click()
    await expect.poll(address).toBe('/compute/create')
  })

  test('a newer version is offered, and reloads once for it', { tags: ['wide'] }, async ({ visit }) => {
    const { page, context, pass } = await visit()
    await page.getByRole('button', { name: /^Notifications/ }).waitFor()
    let documents = 0
    await context.route(/\/app\/(\?.*)?$/, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replaceAll(/index-[\w-]+\.js/g, 'index-newer.js')
      await route.fulfill({ response: answer, body: html })
    })
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    const ready = bar(page, 'A new version of the console is ready.')
    await expect.poll(async () => (await pass(11 * 60), ready.count())).toBe(1)
    expect(await violations(page)).toEqual([])
    await ready.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => documents).toBe(1)
    await page.getByRole('button', { name: /^Notifications/ }).waitFor()
    await pass(11 * 60)
    await page.evaluate(() => fetch('/app/'))
    expect(await ready.count()).toBe(0)
  })
})
