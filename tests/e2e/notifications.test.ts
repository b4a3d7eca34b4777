import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { act, dialog, overflow, toast } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => dialog(page, 'Notifications')
const entry = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const unread = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notifications, ${count} unread` }).waitFor()

const announcements = JSON.stringify([
  { id: 'nvme', kind: 'announcement', title: 'Jõhvi has NVMe pools.', url: 'https://www.example.com/nvme' },
  {
    id: 'tartu',
    kind: 'maintenance',
    title: 'Tartu: network maintenance.',
    starts_at: '2026-11-26T01:00:00Z',
    ends_at: '2026-11-26T03:00:00Z',
  },
  { id: 'old', kind: 'announcement', title: 'Long over.', ends_at: '2026-11-20T00:00:00Z' },
])

describe('notifications', () => {
  test('[NOTIFY-01] [NOTIFY-08] [ROUTE-32] tell of an invitation, and what was read stays so after a reload', async ({
    visit,
  }) => {
    const { page, address } = await visit({ key: 'demo-partner' })
    await page.getByRole('button', { name: /^Notifications, \d unread$/ }).waitFor()
    await bell(page).click()
    const invitation = entry(page, 'arved@pohjala.example invites you')
    await invitation.getByText('(unread)').waitFor({ state: 'attached' })
    expect(await violations(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await expect.poll(() => invitation.getByText('(unread)').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await page.reload()
    await bell(page).click()
    await invitation.waitFor()
    expect(await invitation.getByText('(unread)').count()).toBe(0)
    await invitation.getByRole('link', { name: 'Show the invitation' }).click()
    await expect.poll(address).toBe('/profile/access')
    expect(await panel(page).count()).toBe(0)
  })

  test(
    'keep what a message said after it is gone, for the other tab too, and not after log out',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, openTab } = await visit()
      await unread(page, 1)
      deployment.fault({
        operation: 'startVm',
        status: 500,
        message: 'Rescue mode is on',
      })
      await act(page, 'staging-shop', /^Start$/)
      await toast(page, 'Rescue mode is on').waitFor()
      const other = await openTab('/notifications?show=resource')
      await entry(other, 'Error: Rescue mode is on').waitFor()
      expect(await other.evaluate(() => JSON.stringify(localStorage))).toContain('Rescue mode')
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
      await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Rescue mode')
    },
  )

  test('lead to an unpaid invoice, and are filtered by kind', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({
      path: '/notifications',
      sandbox: { set: [`announcements=${announcements}`] },
    })
    await unread(page, 3)
    expect(await page.getByRole('listitem').filter({ hasText: 'Long over.' }).count()).toBe(0)
    const filters = page.getByRole('navigation', { name: 'What is shown' })
    await filters.getByRole('link', { name: 'Announcements 2' }).click()
    await expect.poll(address).toBe('/notifications?show=announcement')
    await expect.poll(() => entry(page, 'days late').count()).toBe(0)
    const news = entry(page, 'Jõhvi has NVMe pools.')
    expect(await news.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe(
      'https://www.example.com/nvme',
    )
    await news.getByRole('button', { name: 'Mark read' }).click()
    await unread(page, 2)
    await filters.getByRole('link', { name: 'Unread 2' }).click()
    await expect.poll(() => news.count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await entry(page, 'days late').getByRole('link', { name: 'Show invoices' }).click()
    await expect.poll(address).toMatch(/^\/billing\/account\/\d+\?tab=invoices$/)
  })

  test(
    '[NOTIFY-01] of a kind that does not count, switched off by keys, are listed, and the bell leaves them out',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        path: '/notifications',
        sandbox: { set: [`announcements=${announcements}`] },
      })
      await unread(page, 3)
      const settings = page.getByRole('main').getByRole('button', { name: 'Notification settings' })
      await byKeys(page).pick(settings, /^Announcements/)
      await unread(page, 1)
      await entry(page, 'Jõhvi has NVMe pools.').waitFor()
      await entry(page, 'Tartu: network maintenance.').getByText('26 Nov, 01:00–03:00 UTC.').waitFor()
      await page.reload()
      await unread(page, 1)
      expect(await violations(page)).toEqual([])
      await bell(page).click()
      await panel(page).getByRole('button', { name: 'Notification settings' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Announcements', checked: false }).click()
      await unread(page, 3)
    },
  )

  test(
    'are a sheet and a page on a phone, and lead from one to the other by keys',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ width: 390 })
      await unread(page, 1)
      const keys = byKeys(page)
      await keys.press(bell(page))
      await entry(page, 'days late').getByText('€620.00 with VAT, Põhjala Robotics').waitFor()
      await keys.press(panel(page).getByRole('link', { name: 'All notifications' }))
      await expect.poll(address).toBe('/notifications')
      await page.getByRole('heading', { name: /^Notifications/, level: 1 }).waitFor()
      await keys.to(page.getByRole('main').getByRole('button', { name: 'Notification settings' }))
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    },
  )
})
