import type { Page } from 'playwright-core'
import { readAll } from '../../src/manifest/subject'
import { chooseIn, dialog, fact, gate, expectFocus, isFocused, rowOf, toast } from './support/acts'
import type { Deployment } from './support/deployment'
import { recordOf, renameVm } from './support/records'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const bar = (page: Page) => page.getByRole('toolbar')
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const chosen = (page: Page): Promise<number> => page.getByRole('row', { selected: true }).count()

/**
 * Loses the answers to `times` writes to an address, after the platform has done them or before it gets them. Not by breaking
 * the sandbox's connection: then the browser itself may send again.
 */
async function loseAnswers(page: Page, url: string, times: number, done: boolean): Promise<void> {
  let left = times
  await page.route(url, async (route) => {
    left -= 1
    if (left < 0) return route.continue()
    if (done) await route.fetch()
    return route.abort('connectionreset')
  })
}

/** Machines of Tallinn are not stopped until `held` is opened. */
const holdStops = (deployment: Deployment, held: ReturnType<typeof gate>): void =>
  deployment.intercept(async (request, next) => {
    if (request.url.endsWith('/tll/user-resource/vm/stop')) await held.opened
    return next()
  })

/** Selects all machines and stops those that run. */
async function stopAll(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await bar(page)
    .getByRole('button', { name: /^Stop( |$)/ })
    .click()
  const asks = dialog(page, `Stop ${count} machines?`)
  await asks.getByRole('button', { name: `Stop ${count} machines` }).click()
}

describe('choosing several machines', () => {
  test(
    'one by one, in a range with Shift, all, and none; says how many a filter puts out of sight',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit()
      await tick(page, 'bastion').click()
      await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
      await tick(page, 'grafana').click({ modifiers: ['Shift'] })
      await expect.poll(() => chosen(page)).toBe(4)
      await tick(page, 'erp-legacy').click()
      await expect.poll(() => chosen(page)).toBe(3)
      const all = page.getByRole('checkbox', { name: 'Select all' })
      expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
      await all.click()
      await expect.poll(() => chosen(page)).toBe(11)
      await page.keyboard.press('Escape')
      await expect.poll(() => chosen(page)).toBe(0)
      expect(await bar(page).count()).toBe(0)
      await tick(page, 'bastion').click()
      await tick(page, 'web-prod-01').click()
      await page.getByRole('combobox').fill('web')
      await page.getByText('2 selected, 1 not in view').waitFor()
      await all.click()
      // Rows selected before stay selected.
      await page.getByText('3 selected, 1 not in view').waitFor()
    },
  )

  test('with Space where the keyboard is, and nowhere else', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ height: 400 })
    await page.getByRole('link', { name: 'bastion', exact: true }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect.poll(() => page.locator('tbody a:focus').count()).toBe(1)
    const scrolled = await page.evaluate(() => scrollY)
    await page.keyboard.press('Space')
    await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    const [name = ''] = await page.locator('tbody a:focus').allInnerTexts()
    expect(await tick(page, name).isChecked()).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => chosen(page)).toBe(0)
    const menu = page.getByRole('button', { name: `Actions for ${name}`, exact: true })
    await menu.focus()
    await page.keyboard.press('Space')
    await page.getByRole('menu').waitFor()
    expect(await chosen(page)).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    const sheet = dialog(page, 'Keyboard shortcuts')
    await sheet.getByText('Space', { exact: true }).waitFor()
    expect(await sheet.getByText('Select one row more or less').isVisible()).toBe(true)
  })

  test(
    'with the keyboard: one, a range with Shift, and one whose end goes back the way it came and past its start',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit()
      await page.getByRole('link', { name: 'bastion', exact: true }).waitFor()
      for (const key of ['j', 'x', 'j', 'j', 'j', 'Shift+X']) await page.keyboard.press(key)
      await page.getByRole('toolbar', { name: '4 selected' }).waitFor()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await page.getByRole('toolbar', { name: '6 selected' }).waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Shift+ArrowUp')
      await page.getByRole('toolbar', { name: '2 selected' }).waitFor()
      await page.keyboard.press('Escape')
      const press = async (key: string, left: number): Promise<void> => {
        await page.keyboard.press(key)
        await expect.poll(() => chosen(page), { message: key }).toBe(left)
      }
      await press('x', 1)
      for (const key of ['j', 'j']) await page.keyboard.press(key)
      await press('Shift+ArrowDown', 3)
      await press('Shift+ArrowDown', 4)
      await press('Shift+ArrowUp', 3)
      await press('Shift+ArrowUp', 2)
      await press('Shift+ArrowUp', 3)
      await press('Shift+ArrowDown', 2)
      await press('Shift+ArrowUp', 3)
      // A row selected before is still selected when the range has passed over it and gone back.
      await press('Shift+ArrowUp', 3)
      await press('Shift+ArrowDown', 3)
      await page.keyboard.press('Escape')
      await page.keyboard.press('k')
      await press('x', 1)
      for (const key of ['k', 'k']) await page.keyboard.press(key)
      await press('Shift+X', 3)
      await press('Shift+ArrowDown', 2)
    },
  )
})

describe('rows that others come before', () => {
  /** The machines of a location wait until `held` is opened; they come first in the list. */
  const late = (deployment: Deployment, held: ReturnType<typeof gate>): void =>
    deployment.intercept(async (request, next) => {
      if (request.url.endsWith('/trtu/user-resource/vm/list')) await held.opened
      return next()
    })

  test(
    'keep their menu: what is chosen in it is done to the row it was opened for',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const { page } = await visit({ before: (deployment) => late(deployment, held) })
      await page.getByRole('button', { name: 'Actions for web-prod-01', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Rename…' }).waitFor()
      held.open()
      await expect.poll(() => page.locator('tbody tr[data-index]').count()).toBe(11)
      await page.getByRole('menuitem', { name: 'Rename…' }).click()
      await dialog(page, 'Rename web-prod-01').waitFor()
      await page.keyboard.press('Escape')
      const button = page.getByRole('button', { name: 'Actions for web-prod-01', exact: true })
      await expect.poll(() => isFocused(button)).toBe(true)
    },
  )

  test('keep the keyboard, and the other end of a range', { tags: ['wide'] }, async ({ visit }) => {
    const held = gate()
    const { page } = await visit({ before: (deployment) => late(deployment, held) })
    const link = page.getByRole('link', { name: 'web-prod-01', exact: true })
    await link.waitFor()
    while (!(await isFocused(link))) await page.keyboard.press('j')
    await page.keyboard.press('x')
    held.open()
    await expect.poll(() => page.locator('tbody tr[data-index]').count()).toBe(11)
    await expectFocus(link)
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    await page.getByRole('toolbar', { name: '2 selected' }).waitFor()
    expect(await tick(page, 'web-prod-01').isChecked()).toBe(true)
    expect(await tick(page, 'web-prod-02').isChecked()).toBe(true)
  })
})

describe('acting on several machines', () => {
  test('by keys says beforehand which ones an action does not fit, and why; goes on telling until all have stopped; the keyboard goes on at the heading of the list', async ({
    visit,
  }) => {
    const { page, deployment, pass, address } = await visit()
    const keys = byKeys(page)
    for (const name of ['staging-shop', 'grafana', 'bastion']) await keys.press(tick(page, name), 'Space')
    await keys.press(page.getByRole('button', { name: 'Stop 2 of 3' }))
    const asks = dialog(page, 'Stop 2 machines?')
    await asks.getByText('The machines are asked to shut down.').waitFor()
    await fact(asks, 'Left out').getByText('staging-shop: The machine is not running').waitFor()
    expect(await asks.getByText('grafana').isVisible()).toBe(true)
    expect(await fact(asks, 'Virtual machines').getByText('staging-shop').count()).toBe(0)
    expect(new URLSearchParams(address().split('?')[1]).get('do')).toBe('stop')
    await keys.press(asks.getByRole('button', { name: 'Stop 2 machines' }))
    const result = toast(page, 'Stop: 2 of 3 under way')
    await result.getByText('staging-shop was left out: The machine is not running').waitFor()
    await result.getByText('0 of 2 done').waitFor()
    await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true)
    const sent = deployment.calls('stopVm').map(({ location, parameters }) => [location, parameters['force']])
    expect(sent.toSorted()).toEqual([
      ['jhv', false],
      ['tll', false],
    ])
    await rowOf(page, 'grafana').getByText('Stopping').waitFor()
    await pass(120)
    await toast(page, 'Stop: 2 of 3 done').waitFor()
    await rowOf(page, 'bastion').getByText('Stopped').waitFor()
  })

  test('gives a result for each: the failed ones say why, stay chosen, are shown alone when asked to, and can be tried again', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({
      path: '/compute?q=prod&f.location=tll&sort=-name',
      before: (platform) => renameVm(platform, 'tll', 'web-prod-02', 'fail-stop-02-prod'),
    })
    await tick(page, 'fail-stop-02-prod').click()
    await tick(page, 'web-prod-01').click()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await dialog(page, 'Stop 2 machines?').getByRole('button', { name: 'Stop 2 machines' }).click()
    const result = toast(page, 'Stop: 1 of 2 under way')
    await result.getByText('fail-stop-02-prod: Failed to stop virtual machine').waitFor()
    await rowOf(page, 'fail-stop-02-prod').getByText('Failed to stop virtual machine').waitFor()
    await rowOf(page, 'web-prod-01').getByText('Stopping').waitFor()
    await page.getByText('1 selected').waitFor()
    expect(await tick(page, 'fail-stop-02-prod').isChecked()).toBe(true)
    await page.clock.runFor(6000)
    expect(await result.getByRole('button', { name: 'Show the failed one' }).isVisible()).toBe(true)
    expect(deployment.calls('stopVm')).toHaveLength(2)
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' }).click()
    await rowOf(page, 'archive').waitFor()
    await result.getByRole('button', { name: 'Show the failed one' }).click()
    await expect.poll(address).toBe('/compute')
    await page.getByRole('heading', { name: 'Virtual machines 1 of 11' }).waitFor()
    await rowOf(page, 'fail-stop-02-prod').getByText('Failed to stop virtual machine').waitFor()
    await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
    expect(await tick(page, 'fail-stop-02-prod').isChecked()).toBe(true)
    await result.getByRole('button', { name: 'Retry failed only' }).click()
    await expect.poll(() => deployment.calls('stopVm')).toHaveLength(3)
    await toast(page, 'Stop: 0 of 1 done').waitFor()
    await tick(page, 'bastion').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove filter Only those not done' }).click()
    await expect.poll(address).toBe('/compute?q=prod&f.location=tll&sort=-name')
    await tick(page, 'web-prod-01').waitFor()
    expect(await page.getByRole('combobox').inputValue()).toBe('location:tallinn prod')
    expect(await tick(page, 'bastion').count()).toBe(0)
    expect(await tick(page, 'fail-stop-02-prod').isChecked()).toBe(true)
  })

  test(
    'says on a phone in one whole line why it failed, and all of it when that is pressed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        width: 390,
        before: (platform) => renameVm(platform, 'tll', 'web-prod-02', 'fail-stop-02'),
      })
      await rowOf(page, 'fail-stop-02').waitFor()
      const height = async (name: string) => (await rowOf(page, name).boundingBox())?.height
      const before = await height('fail-stop-02')
      await page.getByRole('button', { name: 'Select several' }).click()
      await tick(page, 'fail-stop-02').click()
      await tick(page, 'web-prod-01').click()
      await bar(page).getByRole('button', { name: 'Stop', exact: true }).click()
      await dialog(page, 'Stop 2 machines?').getByRole('button', { name: 'Stop 2 machines' }).click()
      const why = rowOf(page, 'fail-stop-02').getByRole('button', { name: /^Failed to stop virtual machine/ })
      await why.waitFor()
      expect(await height('fail-stop-02')).toBe(before)
      const [row, line] = [await rowOf(page, 'fail-stop-02').boundingBox(), await why.boundingBox()]
      if (!row || !line) throw new Error('the row is not drawn')
      expect(line.y).toBeGreaterThanOrEqual(row.y)
      expect(line.y + line.height).toBeLessThanOrEqual(row.y + row.height)
      expect(await why.evaluate((button) => button.scrollHeight <= button.clientHeight)).toBe(true)
      await why.click()
      await dialog(page, 'fail-stop-02').getByText('Failed to stop virtual machine').waitFor()
    },
  )

  test(
    '[ERROR-11] says what may have been done all the same, and does it again only where it was not',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit()
      await tick(page, 'grafana').click()
      await tick(page, 'web-prod-01').click()
      await tick(page, 'web-prod-02').click()
      deployment.expectFailures()
      await loseAnswers(page, '**/jhv/user-resource/vm/stop', 1, true)
      await loseAnswers(page, '**/tll/user-resource/vm/stop', 2, false)
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await dialog(page, 'Stop 3 machines?').getByRole('button', { name: 'Stop 3 machines' }).click()
      const result = toast(page, 'Stop: 0 of 3 done')
      await result.getByText('It may have been done all the same. Look before you try again.').waitFor()
      await rowOf(page, 'grafana').getByText('It may have been done all the same.').waitFor()
      expect(deployment.calls('stopVm').map(({ location }) => location)).toEqual(['jhv'])
      await result.getByRole('button', { name: 'Retry failed only' }).click()
      await toast(page, 'Stop: 3 under way').waitFor()
      expect(deployment.calls('stopVm').map(({ location }) => location)).toEqual(['jhv', 'tll', 'tll'])
      await rowOf(page, 'grafana').getByText('Stopping').waitFor()
    },
  )

  test(
    '[SESSION-02] is stopped in the middle: the rest is not sent, and can be chosen; once it has ended, logging out asks nothing',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const { page, deployment } = await visit({
        path: '/compute?f.location=tll',
        before: (platform) => holdStops(platform, held),
      })
      await stopAll(page, 5)
      const running = toast(page, 'Stop: 5 machines')
      await running.getByRole('button', { name: 'Cancel' }).click()
      await running.getByText('Nothing more is sent. Waiting for what was sent').waitFor()
      held.open()
      const result = toast(page, 'Stop: 4 of 5 under way')
      await result.getByText('Not done: web-prod-02.').waitFor()
      expect(deployment.calls('stopVm')).toHaveLength(4)
      await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
      await page.keyboard.press('Escape')
      await result.getByRole('button', { name: 'Select the rest' }).click()
      await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
      expect(await tick(page, 'web-prod-02').isChecked()).toBe(true)
      await tick(page, 'bastion').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Remove filter Only those not done' }).click()
      await tick(page, 'bastion').waitFor()
      expect(deployment.calls('stopVm')).toHaveLength(4)
      await chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
      await page.getByLabel('API key').waitFor()
    },
  )

  test(
    'is asked about before its page is left, and goes on in the next one',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const { page, deployment } = await visit({ before: (platform) => holdStops(platform, held) })
      const asked: string[] = []
      page.on('dialog', (each) => asked.push(each.type()))
      await stopAll(page, 8)
      await toast(page, 'Stop: 8 machines').getByText('3 of 8 under way').waitFor()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' }).click()
      await rowOf(page, 'archive').waitFor()
      expect(asked).toEqual([])
      await page.reload()
      expect(asked).toEqual(['beforeunload'])
      const told = toast(page, 'Stop: 8 machines')
      await told.getByText('Goes on after the page was reloaded').waitFor()
      deployment.expectFailures()
      held.open()
      const result = toast(page, 'Stop: 8 of 11 under way')
      await result.getByText('0 of 8 done').waitFor()
      expect(asked).toEqual(['beforeunload'])
    },
  )

  test(
    '[SESSION-02] is confirmed before signing out, which can be cancelled',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const { page, deployment, address } = await visit({ before: (platform) => holdStops(platform, held) })
      const profile = page.getByRole('button', { name: /^Profile/ })
      const asks = dialog(page, 'Log out while work is under way?')
      await stopAll(page, 8)
      const running = toast(page, 'Stop: 8 machines')
      await running.getByText('3 of 8 under way').waitFor()
      await chooseIn(page, profile, 'Log out')
      await asks.getByText('What was not begun yet will not be done.').waitFor()
      await asks.getByRole('button', { name: 'Cancel' }).click()
      expect(await running.count()).toBe(1)
      await chooseIn(page, profile, 'Log out')
      await asks.getByRole('button', { name: 'Log out' }).click()
      await page.getByLabel('API key').waitFor()
      expect(address()).toBe('/')
      held.open()
      await expect.poll(() => deployment.calls('stopVm')).toHaveLength(7)
    },
  )

  test(
    '[SESSION-02] is confirmed in another tab before signing out there, until it has ended',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const { page, openTab } = await visit({ before: (platform) => holdStops(platform, held) })
      await stopAll(page, 8)
      await toast(page, 'Stop: 8 machines').getByText('3 of 8 under way').waitFor()
      const other = await openTab('/disks')
      const profile = other.getByRole('button', { name: /^Profile/ })
      const asks = dialog(other, 'Log out while work is under way?')
      await chooseIn(other, profile, 'Log out')
      await asks.getByText('Another tab is still working.').waitFor()
      await asks.getByRole('button', { name: 'Cancel' }).click()
      held.open()
      await toast(page, 'Stop: 8 of 11 under way').waitFor()
      await chooseIn(other, profile, 'Log out')
      await other.getByLabel('API key').waitFor()
    },
  )

  test(
    '[ERROR-11] never takes a second snapshot because an answer was lost',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit()
      await tick(page, 'web-prod-01').click()
      await tick(page, 'web-prod-02').click()
      deployment.expectFailures()
      const snapshots = () =>
        Promise.all(
          ['web-prod-01', 'web-prod-02'].map(async (name) => {
            const machine = await recordOf(deployment, 'vm', 'tll', name)
            return readAll(machine, 'storage[].replica[].type').filter((type) => type === 'snapshot').length
          }),
        )
      const before = await snapshots()
      await loseAnswers(page, '**/user-resource/vm/replica', 2, true)
      await page.getByRole('button', { name: 'Take snapshot…', exact: true }).click()
      await dialog(page, 'Take snapshot 2 machines?')
        .getByRole('button', { name: 'Take snapshot 2 machines' })
        .click()
      const result = toast(page, 'Take snapshot: 0 of 2 done')
      await result.getByText('It may have been done all the same. Look before you try again.').waitFor()
      expect(await result.getByRole('button', { name: 'Show the failed ones' }).isVisible()).toBe(true)
      expect(deployment.calls('createVmSnapshot')).toHaveLength(2)
      await result.getByRole('button', { name: 'Retry failed only' }).click()
      await toast(page, 'Take snapshot: 2 done').waitFor()
      // The platform repeats its first answer, but not the work.
      expect(await snapshots()).toEqual(before.map((count) => count + 1))
    },
  )

  test(
    '[ERROR-11] is announced without a dialog, too, and its record is read before a retry',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, pass } = await visit()
      await tick(page, 'staging-shop').click()
      deployment.expectFailures()
      await loseAnswers(page, '**/user-resource/vm/start', 1, true)
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      const failed = toast(page, /^Error: Failed to connect/)
      await failed.getByText('It may have been done all the same. Look before you try again.').waitFor()
      await pass(5)
      await failed.getByRole('button', { name: 'Retry' }).click()
      await toast(page, 'staging-shop is starting').waitFor()
      expect(deployment.calls('startVm')).toHaveLength(1)
    },
  )

  test('happens once, however often it is pressed', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, address } = await visit({ path: '/compute?q=web' })
    await tick(page, 'web-prod-01').click()
    await tick(page, 'web-prod-02').click()
    await page.getByRole('button', { name: 'Take snapshot…', exact: true }).click()
    const asks = dialog(page, 'Take snapshot 2 machines?')
    await fact(asks, 'Adds').getByText('€6.40 per month, excl. VAT').waitFor()
    await asks.getByRole('button', { name: 'Take snapshot 2 machines' }).dblclick()
    await toast(page, 'Take snapshot: 2 done').waitFor()
    expect(deployment.calls('createVmSnapshot')).toHaveLength(2)
    await tick(page, 'web-prod-01').click()
    await tick(page, 'web-prod-02').click()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await dialog(page, 'Stop 2 machines?').getByRole('button', { name: 'Stop 2 machines' }).dblclick()
    await toast(page, 'Stop: 2 under way').waitFor()
    expect(deployment.calls('stopVm')).toHaveLength(2)
    expect(address()).toBe('/compute?q=web')
  })

  test(
    'leaves its confirmation for the heading of the list, so that a key pressed twice opens it no more',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const { page, address } = await visit({
        path: '/compute?q=web',
        before: (platform) => holdStops(platform, held),
      })
      await tick(page, 'web-prod-01').click()
      await tick(page, 'web-prod-02').click()
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await dialog(page, 'Stop 2 machines?').getByRole('button', { name: 'Stop 2 machines' }).press('Enter')
      await expectFocus(page.getByRole('heading', { level: 1 }))
      await page.keyboard.press('Enter')
      held.open()
      await toast(page, 'Stop: 2 under way').waitFor()
      expect(address()).toBe('/compute?q=web')
    },
  )

  test(
    'is done to one as in its menu: at once when nothing can be lost; where it fits none, says why',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass } = await visit()
      const start = page.getByRole('button', { name: 'Start', exact: true })
      await tick(page, 'bastion').click()
      expect(await start.isDisabled()).toBe(true)
      expect(await start.getAttribute('title')).toBe('Only a stopped machine can be started')
      await tick(page, 'bastion').click()
      await tick(page, 'staging-shop').click()
      await start.click()
      await toast(page, 'staging-shop is starting').waitFor()
      await rowOf(page, 'staging-shop').getByText('Starting').waitFor()
      await pass(5)
      await rowOf(page, 'staging-shop').getByText('Running').waitFor()
    },
  )

  test(
    'deletes only after the number is typed, and lists what is still charged',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit()
      await tick(page, 'web-prod-01').click()
      await tick(page, 'pg-replica-a').click()
      await page.getByRole('button', { name: 'Delete…' }).click()
      const asks = dialog(page, 'Delete 2 machines?')
      const confirm = asks.getByRole('button', { name: 'Delete 2 machines' })
      await asks.getByText('Floating IP 185.7.252.14, still charged: €2.40 per month').waitFor()
      expect(await asks.getByRole('checkbox', { name: 'Release the address too' }).isChecked()).toBe(false)
      await asks.getByText(/^pg-replica-a: Disk /).waitFor()
      expect(await confirm.isDisabled()).toBe(true)
      await asks.getByRole('textbox').fill('3')
      expect(await confirm.isDisabled()).toBe(true)
      await asks.getByRole('textbox').fill('2')
      await confirm.click()
      await toast(page, 'Delete: 2 done').waitFor()
      await expect.poll(() => rowOf(page, 'web-prod-01').count()).toBe(0)
      await page.getByRole('heading', { name: 'Virtual machines 9' }).waitFor()
      expect(deployment.calls('deleteVm')).toHaveLength(2)
      expect(await bar(page).count()).toBe(0)
    },
  )

  test(
    'does nothing when it is called off, once or again after a step forward, however often its buttons are pressed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit()
      await tick(page, 'bastion').click()
      await page.getByRole('button', { name: 'Delete…' }).click()
      const asks = dialog(page, /Delete/)
      await asks.getByRole('button', { name: 'Cancel' }).dblclick()
      await asks.waitFor({ state: 'hidden' })
      expect(address()).toBe('/compute')
      await page.goForward()
      await asks.getByRole('button', { name: 'Cancel' }).click()
      await asks.waitFor({ state: 'hidden' })
      expect(address()).toBe('/compute')
      expect(deployment.calls('deleteVm')).toEqual([])
      expect(await tick(page, 'bastion').isChecked()).toBe(true)
      await tick(page, 'web-prod-01').click()
      await page.getByRole('button', { name: 'Take snapshot…', exact: true }).dblclick()
      await dialog(page, 'Take snapshot 2 machines?').getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => address()).toBe('/compute')
      await expect.poll(() => dialog(page, 'Take snapshot 2 machines?').count()).toBe(0)
    },
  )
})
