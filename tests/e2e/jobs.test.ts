import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { dialog, overflow, rowOf } from './support/acts'
import { pageOf, renameVm } from './support/records'
import { describe, expect, test } from './support/test'

const tray = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const entry = (page: Page, title: string) =>
  dialog(page, 'Notifications').getByRole('listitem').filter({ hasText: title })

/** Selects machines of the list and stops them. */
async function stop(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Stop( |$)/ })
    .click()
  const asks = dialog(page, `Stop ${names.length} machines?`)
  await asks.getByRole('button', { name: `Stop ${names.length} machines` }).click()
}

describe('the list of jobs', () => {
  test(
    'says what is under way with its step, then how it ended, and leads to its record',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, open, address, deployment } = await visit({ path: null })
      await open(await pageOf(deployment, 'vm', 'tll', 'bastion'))
      await page.getByRole('main').getByRole('button', { name: 'Restart', exact: true }).first().click()
      await dialog(page, 'Restart bastion?').getByRole('button', { name: 'Restart machine' }).click()
      await page.getByRole('button', { name: 'Notifications, 1 under way' }).waitFor()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' }).click()
      await rowOf(page, 'archive').waitFor()
      await tray(page).click()
      await entry(page, 'Restart: bastion').getByText('Step 1 of 2: Stop').waitFor()
      await entry(page, 'Restart: bastion').getByRole('progressbar', { name: 'Restart: bastion' }).waitFor()
      expect(await violations(page)).toEqual([])
      const ended = entry(page, 'Restart: bastion').getByText('Done', { exact: true })
      await expect.poll(async () => (await pass(3), ended.count())).toBe(1)
      expect(await entry(page, 'Restart: bastion').getByRole('progressbar').count()).toBe(0)
      await entry(page, 'Restart: bastion').getByRole('button', { name: 'Look at it' }).click()
      await expect.poll(address).toMatch(/^\/compute\/vm\/tll\//)
      expect(await dialog(page, 'Notifications').count()).toBe(0)
    },
  )

  test(
    'says what failed and why, and tries it again, also on a phone',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({
        before: (platform) => renameVm(platform, 'tll', 'web-prod-02', 'fail-stop-02'),
      })
      await stop(page, 'fail-stop-02', 'web-prod-01')
      await page.getByRole('button', { name: /1 unread$/ }).waitFor()
      await page.setViewportSize({ width: 390, height: 844 })
      await tray(page).click()
      const failed = entry(page, 'Stop: 2 machines')
      await failed.getByText('fail-stop-02: Failed to stop virtual machine').waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      await failed.getByRole('button', { name: 'Retry failed only' }).click()
      await expect.poll(() => deployment.calls('stopVm')).toHaveLength(3)
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog(page, 'Notifications').count()).toBe(0)
    },
  )

  test('of a tab that was closed is finished from the next one: the dashboard and the record say what is left', async ({
    visit,
  }) => {
    const { page, open, openTab, deployment } = await visit({ path: null })
    await open(await pageOf(deployment, 'vm', 'tll', 'bastion'))
    await page.getByRole('main').getByRole('button', { name: 'Restart', exact: true }).first().click()
    await dialog(page, 'Restart bastion?').getByRole('button', { name: 'Restart machine' }).click()
    // Once it reads the machine again, the tab has the answer; if closed earlier, it could not know that the stop is done.
    const afterStop = (): string[] => {
      const operations = deployment.sandbox.control.requests().map(({ operation }) => operation ?? '')
      return operations.includes('stopVm') ? operations.slice(operations.lastIndexOf('stopVm') + 1) : []
    }
    await expect.poll(afterStop).toContain('listVms')
    await page.close()
    deployment.sandbox.control.advance(60)

    const next = await openTab('/')
    const left = next
      .getByRole('region', { name: 'Needs attention' })
      .getByRole('listitem')
      .filter({ hasText: 'Restart: bastion' })
    await left
      .getByText('Left unfinished when the console was closed. 1 of 2 done. Not done: Start.')
      .waitFor()
    expect(await violations(next)).toEqual([])
    await left.getByRole('link', { name: 'Look at it' }).click()
    const notice = next.getByRole('main').getByText('Left unfinished when the console was closed.')
    await notice.waitFor()
    expect(deployment.calls('startVm')).toEqual([])
    await next.getByRole('main').getByRole('button', { name: 'Finish: Start' }).click()
    await expect.poll(() => deployment.calls('startVm')).toHaveLength(1)
    await expect.poll(() => notice.count()).toBe(0)
  })
})
