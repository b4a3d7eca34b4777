import type { Page } from 'playwright-core'
import { chooseIn, copied, dialog, fact, announced, rowOf, section, toast } from './support/acts'
import { pageOf, recordOf, renameVm } from './support/records'
import { describe, expect, test, type Visit } from './support/test'

const webOne = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const head = (page: Page) => page.getByRole('heading', { level: 1 })
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
const more = (page: Page) => page.getByRole('button', { name: 'More actions' })

/** Visits the screen of a machine. */
async function visitVm(
  visit: (options: { path: null }) => Promise<Visit>,
  location: string,
  name: string,
): Promise<Visit> {
  const visited = await visit({ path: null })
  await visited.open(await pageOf(visited.deployment, 'vm', location, name))
  await head(visited.page).filter({ hasText: name }).waitFor()
  return visited
}

describe('the screen of a machine', () => {
  test('[DETAIL-01] [ROUTE-14] [SHELL-04] shows what it is, how to connect, what it costs', async ({
    visit,
  }) => {
    const { page } = await visit({ path: webOne })
    await head(page).filter({ hasText: 'web-prod-01' }).waitFor()
    expect(await page.title()).toBe('web-prod-01 | Aldera Cloud')
    const facts = page.getByRole('complementary', { name: 'Facts' })
    await facts.getByText('ssh kadri@185.7.252.14').waitFor()
    await page.getByText('Shop front, primary · Tallinn · up at least 41 days').waitFor()
    await expect.poll(() => fact(facts, 'Size').innerText()).toBe('4 vCPU · 8 GB')
    expect(await page.getByText('Host pool').count()).toBe(1)
    await expect.poll(() => fact(facts, 'Disk').innerText()).toBe('160 GB + 500 GB')
    await expect.poll(() => fact(facts, 'Network').innerText()).toBe('prod-tll')
    await expect.poll(() => fact(facts, 'Monthly cost').innerText()).toBe('€85.84 excl. VAT')
    await expect.poll(() => fact(facts, 'This month').innerText()).toMatch(/^€\d+\.\d\d See usage$/)
    await facts.getByRole('link', { name: 'Põhjala Robotics' }).click()
    await head(page).filter({ hasText: 'Põhjala Robotics' }).waitFor()
  })

  test(
    'a text that the browser does not copy is shown to be copied by hand',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: null })
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
      })
      await open(webOne)
      await page.getByRole('button', { name: 'Copy UUID' }).click()
      const whole = page.getByRole('textbox', { name: /^The browser did not allow copying/ })
      await expect.poll(() => whole.inputValue()).toBe('7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a')
      const selected = (area: Element) =>
        area instanceof HTMLTextAreaElement && area.value.slice(area.selectionStart, area.selectionEnd)
      await expect.poll(() => whole.evaluate(selected)).toBe('7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a')
      await page.keyboard.press('Escape')
      await expect.poll(() => whole.count()).toBe(0)
    },
  )

  test('[LIST-07] shortens identifiers and copies them whole', { tags: ['wide'] }, async ({ visit }) => {
    const { page, context } = await visit({ path: webOne })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await expect.poll(() => fact(page, 'UUID').innerText()).toContain('7c1e40f2…b93a')
    await page.getByRole('button', { name: 'Copy UUID' }).click()
    await copied(page, /^7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a$/)
  })

  test(
    'opens from the list without waiting for an answer or a file',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit()
      const tiles = page.waitForResponse(/\/assets\/MetricTiles-/)
      await page.getByRole('link', { name: 'web-prod-01' }).hover()
      await (await tiles).finished()
      let answer = (): void => undefined
      const held = new Promise<void>((done) => {
        answer = done
      })
      deployment.intercept(async (_, next) => {
        await held
        return next()
      })
      await page.getByRole('link', { name: 'web-prod-01' }).click()
      await head(page).filter({ hasText: 'web-prod-01' }).waitFor()
      answer()
    },
  )

  test(
    'keeps its tab in the address: link, reload, back and forward',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: `${webOne}?tab=network` })
      await section(page, 'Firewalls').waitFor()
      expect(await tab(page, 'Network').getAttribute('aria-current')).toBe('page')
      await tab(page, /Disks and backups/).click()
      await section(page, 'Snapshots and backups').waitFor()
      await page.reload()
      await section(page, 'Snapshots and backups').waitFor()
      await page.goBack()
      await section(page, 'Firewalls').waitFor()
      await page.goForward()
      await section(page, 'Snapshots and backups').waitFor()
      await tab(page, 'Overview').click()
      await section(page, 'Details').waitFor()
      expect(address().replace(/\?$/, '')).toBe(webOne)
    },
  )

  test(
    'counts a press on an element that moves while pressed, and none released outside it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: `${webOne}?tab=settings` })
      await page.getByRole('region', { name: 'Size' }).or(section(page, 'Rename')).first().waitFor()
      const remove = section(page, 'Danger zone').getByRole('button', { name: 'Delete…' })
      const place = async () => {
        await remove.scrollIntoViewIfNeeded()
        const box = await remove.boundingBox()
        if (!box) throw new Error('The button is nowhere')
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      const push = (px: number) =>
        page.getByRole('main').evaluate((main, by) => {
          main.style.paddingBlockStart = `${by}px`
        }, px)
      const first = await place()
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      await page.mouse.move(first.x, first.y - 200)
      await page.mouse.up()
      const second = await place()
      await page.mouse.move(second.x, second.y)
      await page.mouse.down()
      await push(200)
      await page.mouse.up()
      await dialog(page, 'Delete web-prod-01?').getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => dialog(page, 'Delete web-prod-01?').count()).toBe(0)
    },
  )

  test('keeps an open dialog in the address: reload, link, back', async ({ visit }) => {
    const { page, address } = await visit({ path: `${webOne}?tab=settings` })
    await section(page, 'Danger zone').getByRole('button', { name: 'Delete…' }).click()
    await dialog(page, 'Delete web-prod-01?').waitFor()
    expect(address()).toContain('do=delete')
    await page.reload()
    await dialog(page, 'Delete web-prod-01?').getByText('Disk vdb, 500 GB').waitFor()
    await page.goBack()
    await expect.poll(() => dialog(page, 'Delete web-prod-01?').count()).toBe(0)
    await page.goForward()
    await dialog(page, 'Delete web-prod-01?').getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => dialog(page, 'Delete web-prod-01?').count()).toBe(0)
    expect(address()).toBe(`${webOne}?tab=settings`)
    await section(page, 'Danger zone').waitFor()
  })

  test('[LIST-08] says so when there is no such machine', async ({ visit }) => {
    const { page } = await visit({ path: '/compute/vm/tll/00000000-0000-4000-8000-000000000000' })
    await page.getByRole('heading', { name: 'This virtual machine does not exist' }).waitFor()
    await page.getByText('ID 00000000-0000-4000-8000-000000000000 was not found in collection').waitFor()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
  })

  test('says so when there is no such location', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({
      path: '/compute/vm/nowhere/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
      before: (deployment) => deployment.expectFailures(),
    })
    await page.getByRole('heading', { name: 'This virtual machine does not exist' }).waitFor()
    await page.getByText('There is no location nowhere here.').waitFor()
  })
})

describe('what can be done to a machine', () => {
  test('depends on its state, and each refusal has its reason', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: webOne })
    await head(page).filter({ hasText: 'web-prod-01' }).waitFor()
    const entry = (name: string) =>
      page.getByRole('menuitem').filter({ has: page.getByText(name, { exact: true }) })
    const reason = async (name: string): Promise<string | undefined> => {
      await entry(name).waitFor()
      const isOff = (await entry(name).getAttribute('aria-disabled')) === 'true'
      return isOff ? (await entry(name).innerText()).split('\n').at(-1) : undefined
    }
    await more(page).click()
    expect(await reason('Start')).toBe('Only a stopped machine can be started')
    expect(await reason('Resize…')).toBe('Stop the machine first')
    expect(await reason('Clone…')).toBeUndefined()
    expect(await reason('Change password…')).toBeUndefined()
    expect(await entry('Turn backups on…').count()).toBe(0)
    await open(await pageOf(deployment, 'vm', 'jhv', 'staging-shop'))
    await head(page).filter({ hasText: 'staging-shop' }).waitFor()
    await more(page).click()
    expect(await reason('Change password…')).toBe('Start the machine first')
    expect(await reason('Resize…')).toBeUndefined()
    expect(await reason('Stop')).toBe('The machine is not running')
    await open(await pageOf(deployment, 'vm', 'trtu', 'ci-runner-03'))
    await head(page).filter({ hasText: 'ci-runner-03' }).waitFor()
    await more(page).click()
    expect(await reason('Take snapshot…')).toBe('Wait until it is running or stopped')
    expect(await reason('Add disk…')).toBe('Wait until it is running or stopped')
    expect(await reason('Clone…')).toBe('Wait until it is running or stopped')
    expect(await reason('Delete…')).toBeUndefined()
  })

  test(
    '[VM-40] stop: asks, requests a graceful shutdown, and follows the machine until it has stopped',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, deployment } = await visitVm(visit, 'tll', 'bastion')
      await page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).first().click()
      const asks = dialog(page, 'Stop bastion?')
      expect(
        await asks
          .getByRole('button', { name: 'Cancel' })
          .evaluate((each) => each === document.activeElement),
      ).toBe(true)
      await asks.getByRole('button', { name: 'Stop machine' }).click()
      await announced(page, 'bastion is stopping')
      expect(deployment.calls('stopVm')[0]?.parameters['force']).toBe(false)
      await page.getByText(/Stopping. It is switched off in \d+ s at the latest./).waitFor()
      await page.reload()
      await page.getByText(/Stopping. It is switched off in \d+ s at the latest./).waitFor()
      await pass(9)
      await page.getByRole('main').getByText('Stopped').first().waitFor()
      await expect.poll(() => page.getByText(/It is switched off in/).count()).toBe(0)
      await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).first().click()
      await announced(page, 'bastion is starting')
      await page.getByRole('main').getByText('Starting').first().waitFor()
      await pass(5)
      await page.getByRole('main').getByText('Running').first().waitFor()
    },
  )

  test(
    'shows the price by part, disks with their last backup, and addresses and firewalls',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: webOne })
      const costs = page.getByRole('list', { name: 'Cost by part' }).getByRole('listitem')
      await expect.poll(() => costs.count()).toBeGreaterThan(3)
      const euros = (text: string): number => Number(/€([\d.,]+)/.exec(text)?.[1]?.replace(',', ''))
      const month = fact(page.getByRole('complementary'), 'Monthly cost')
      // The parts come from several lists, and the sum with the last of them.
      const missing = async (): Promise<number> => {
        const parts = (await costs.allInnerTexts()).map(euros)
        return euros(await month.innerText()) - parts.reduce((sum, each) => sum + each, 0)
      }
      await expect.poll(missing).toBeCloseTo(0, 2)
      const disks = section(page, 'Disks')
      await rowOf(disks, 'data · vdb').getByText('not backed up').waitFor()
      await disks
        .getByRole('row', { name: /^vda/ })
        .getByText('21 Nov 04:00')
        .or(disks.getByText('today 04:00'))
        .waitFor()
      await rowOf(section(page, 'Load balancers'), 'web-front').waitFor()
      await section(page, 'Firewall').getByRole('link', { name: 'web-public' }).click()
      await expect.poll(address).toMatch(/^\/network\/firewall\/tll\//)
    },
  )

  test(
    'restart: stops it gently, and starts it again whatever page is shown then',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, deployment } = await visitVm(visit, 'tll', 'bastion')
      await page.getByRole('main').getByRole('button', { name: 'Restart', exact: true }).first().click()
      await dialog(page, 'Restart bastion?').getByRole('button', { name: 'Restart machine' }).click()
      await announced(page, 'bastion is restarting')
      expect(deployment.calls('stopVm')[0]?.parameters['force']).toBe(false)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' }).click()
      await page.getByRole('link', { name: 'archive', exact: true }).waitFor()
      await pass(9)
      await expect.poll(() => deployment.calls('startVm').length).toBe(1)
      await page.goBack()
      await pass(5)
      await page.getByRole('main').getByText('Running').first().waitFor()
      expect(deployment.calls('startVm')).toHaveLength(1)
    },
  )

  test(
    '[VM-22] one that does not stop offers to be forced, and is cut off after 120 seconds',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, open, deployment } = await visit({ path: null })
      await renameVm(deployment, 'tll', 'bastion', 'stubborn')
      await open(await pageOf(deployment, 'vm', 'tll', 'stubborn'))
      await page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).first().click()
      await dialog(page, 'Stop stubborn?').getByRole('button', { name: 'Stop machine' }).click()
      await page.getByText(/It is switched off in \d+ s at the latest./).waitFor()
      await pass(60)
      await page.getByText(/It is switched off in [56]\d s at the latest./).waitFor()
      await page.getByRole('main').getByText('Stopping').first().waitFor()
      await pass(61)
      await page.getByRole('main').getByText('Stopped').first().waitFor()
      await expect.poll(() => page.getByText(/It is switched off in|has not stopped in time/).count()).toBe(0)
    },
  )

  test(
    '[VM-40] force stop: only on request, and says what is lost',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitVm(visit, 'tll', 'bastion')
      await chooseIn(page, page.getByRole('button', { name: 'More actions' }), 'Force stop…')
      const asks = dialog(page, 'Force bastion off?')
      await asks.getByText('What the machine has not written to disk').waitFor()
      await asks.getByRole('button', { name: 'Force stop' }).click()
      await announced(page, 'bastion was forced off')
      expect(deployment.calls('stopVm')[0]?.parameters['force']).toBe(true)
      await page.getByRole('main').getByText('Stopped').first().waitFor()
    },
  )

  test('[VM-12] [VM-23] rescue: only for a stopped one, and says that it lasts for one launch', async ({
    visit,
  }) => {
    const { page, deployment, pass } = await visitVm(visit, 'jhv', 'staging-shop')
    await chooseIn(page, page.getByRole('button', { name: 'More actions' }), 'Start in rescue mode…')
    const asks = dialog(page, 'Start staging-shop in rescue mode?')
    await asks.getByText('The next start is normal again.').waitFor()
    await asks.getByRole('button', { name: 'Start rescue' }).click()
    await announced(page, 'staging-shop is starting in rescue mode')
    expect(deployment.calls('rescueVm')).toHaveLength(1)
    await pass(5)
    await page.getByRole('main').getByText('Running').first().waitFor()
  })

  test('[VM-53] [DETAIL-03] says what the platform said when it fails, once, with its reference', async ({
    visit,
  }) => {
    const { page, open, deployment } = await visit({ path: null })
    await renameVm(deployment, 'jhv', 'staging-shop', 'fail-start-shop')
    await open(await pageOf(deployment, 'vm', 'jhv', 'fail-start-shop'))
    await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).first().click()
    const failed = toast(page, 'Error: Failed to start virtual machine')
    await failed.waitFor()
    expect(await failed.count()).toBe(1)
    const [call] = deployment.calls('startVm')
    expect(await failed.innerText()).toContain(`[${call?.correlationId}]`)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => deployment.calls('startVm')).toHaveLength(2)
    await page.getByRole('main').getByText('Stopped').first().waitFor()
  })

  test(
    'delete: type the name, see what goes and what stays charged, come back to the list',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visitVm(visit, 'tll', 'web-prod-01')
      await chooseIn(page, more(page), 'Delete…')
      const asks = dialog(page, 'Delete web-prod-01?')
      await asks.getByText('Disk vda, 160 GB').waitFor()
      await asks.getByText('6 snapshots and backups').waitFor()
      await asks.getByText('Floating IP 185.7.252.14, still charged: €2.40 per month').waitFor()
      await asks.getByText('Its entry as a target of web-front').waitFor()
      await asks.getByText('Its protection by web-public').waitFor()
      await asks.getByText('VLAN 120 and its connection to that private network').waitFor()
      const confirm = asks.getByRole('button', { name: 'Delete machine' })
      expect(await confirm.isDisabled()).toBe(true)
      const name = asks.getByRole('textbox', { name: 'Type web-prod-01 to confirm' })
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
      await name.fill('web-prod-0')
      await name.press('Enter')
      expect(await confirm.isDisabled()).toBe(true)
      expect(deployment.calls('deleteVm')).toEqual([])
      await name.fill('web-prod-01')
      await name.press('Enter')
      await announced(page, 'web-prod-01 deleted')
      await page.getByRole('heading', { name: 'Virtual machines 10' }).waitFor()
      expect(address()).toBe('/compute')
      expect(await recordOf(deployment, 'ip', 'tll', '185.7.252.14')).toHaveProperty('assigned_to', null)
    },
  )

  test(
    'opened by its address, says what stays as soon as that is known',
    { tags: ['wide'] },
    async ({ visit }) => {
      let answer: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      const on = encodeURIComponent('tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a')
      const { page } = await visit({
        path: `${webOne}?tab=settings&do=delete&on=${on}`,
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            if (request.url.includes('/network/ip_addresses')) await held
            return next()
          })
        },
      })
      const asks = dialog(page, 'Delete web-prod-01?')
      await asks.getByText('Not known yet: a list needed for this action has not loaded').first().waitFor()
      answer()
      await asks.getByText('Floating IP 185.7.252.14, still charged: €2.40 per month').waitFor()
      await asks.getByRole('checkbox', { name: 'Release the address too' }).waitFor()
    },
  )

  test(
    'happens to the machine the dialog was opened for, whatever the list does meanwhile',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, pass } = await visit()
      await page.getByRole('button', { name: 'Actions for grafana' }).click()
      await page.getByRole('menuitem', { name: 'Delete…' }).click()
      const asks = dialog(page, 'Delete grafana?')
      await asks.waitFor()
      const { uuid } = await recordOf(deployment, 'vm', 'jhv', 'grafana')
      await deployment.call('PATCH', '/jhv/user-resource/vm', { uuid, name: 'zebra' })
      await pass(5)
      await expect.poll(() => page.getByRole('link', { name: 'zebra', includeHidden: true }).count()).toBe(1)
      await asks.getByText(/194\.204\.60\.12, still charged/).waitFor()
      await asks.getByRole('checkbox', { name: 'Release the address too' }).click()
      expect(await asks.getByText('still charged').count()).toBe(0)
      const steps = asks.getByRole('list', { name: 'Steps' }).getByRole('listitem')
      expect(await steps.allInnerTexts()).toEqual([
        expect.stringContaining('Delete machine: grafana'),
        expect.stringMatching(/^Release: .*194\.204\.60\.12/),
      ])
      await asks.getByRole('textbox').fill('grafana')
      await asks.getByRole('button', { name: 'Delete machine' }).click()
      await announced(page, 'grafana deleted')
      expect(deployment.calls('deleteVm').map(({ parameters }) => parameters['uuid'])).toEqual([uuid])
      await announced(page, /194\.204\.60\.12 released/)
      expect(deployment.calls('deleteIpAddress').map(({ parameters }) => parameters['address'])).toEqual([
        '194.204.60.12',
      ])
    },
  )
})
