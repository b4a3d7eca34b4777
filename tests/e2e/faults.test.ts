import type { Page } from 'playwright-core'
import type { Fault, Mutation } from '../../sandbox/faults/fault'
import { act, askAgain, chooseIn, dialog, gate, goTo, rowOf, toast } from './support/acts'
import { describe, expect, test, type Visit } from './support/test'
import type { VisitorOptions } from './support/visitor'

const nonsense = /undefined|NaN|\[object Object\]|null null/

/** Checks that hold on every screen, whatever the platform answered. */
async function isSound(page: Page): Promise<void> {
  const text = (): Promise<string> => page.locator('body').innerText()
  await expect.poll(text).not.toBe('')
  expect(await text()).not.toMatch(nonsense)
  expect(await page.getByText('This page stopped working').count()).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}

describe('a read that fails', () => {
  test('[ERROR-02] [ERROR-05] [ERROR-06] [ERROR-07] [ERROR-09] [ERROR-10] [ERROR-11] in any way: named once, the frame stays, an empty answer is no empty list, and the next try works', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({
      path: '/access/token',
      before: ({ fault }) => fault({ operation: 'listTokens', body: 'empty' }),
    })
    // No failure shares its text with the one before it.
    const ways: readonly [Omit<Fault, 'operation'>, RegExp][] = [
      [{ body: 'html' }, /HTTP 502|Bad Gateway/],
      [{ body: 'truncated' }, /application\/json|Unexpected/],
      [{ body: 'html', status: 200 }, /text\/html/],
      [{ body: 'wrong-content-type' }, /text\/plain/],
      [{ status: 403, envelope: 3, message: 'Not yours' }, /Not yours/],
      [{ status: 404, envelope: 2, message: 'Nothing here' }, /Nothing here/],
      [{ status: 429, envelope: 2, message: 'API rate limit exceeded' }, /API rate limit exceeded/],
      [{ status: 500, message: 'An error happened' }, /An error happened/],
      [{ status: 504, body: 'html' }, /gateway|Gateway/],
      [{ body: 'errors-in-200', message: 'Half an error' }, /Half an error|An error happened/],
      [{ network: 'reset' }, /Failed to connect to server/],
    ]
    const failed = page.getByText('API tokens could not be loaded')
    const again = page.getByRole('button', { name: 'Try now' })
    await failed.waitFor()
    expect(await page.getByText('Create your first token').count()).toBe(0)
    await isSound(page)
    for (const [fault, words] of ways) {
      const named = page.getByRole('main').getByText(words)
      expect(await named.count(), String(words)).toBe(0)
      deployment.sandbox.control.clearFaults()
      deployment.fault({ operation: 'listTokens', ...fault })
      await again.click()
      await named.first().waitFor()
      await failed.waitFor()
      await isSound(page)
    }
    await askAgain(again, deployment.sandbox.control.clearFaults)
    await rowOf(page, 'deploy-ci').waitFor()
  })

  test(
    '[SHELL-02] that is slow shows the columns it will fill, and can be left',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const { page } = await visit({
        path: '/access/token',
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            if (request.url.endsWith('/token/list')) await held.opened
            return next()
          })
        },
      })
      await page.getByRole('heading', { name: 'Access', level: 1 }).waitFor()
      await page.clock.runFor(700)
      await page.getByRole('status', { name: 'Loading API tokens' }).waitFor()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Disks' }).click()
      await rowOf(page, 'archive').waitFor()
      held.open()
      await page.goBack()
      await rowOf(page, 'deploy-ci').waitFor()
    },
  )

  test('that never ends is given up after a minute', { tags: ['wide'] }, async ({ visit }) => {
    const { page, pass } = await visit({
      path: '/access/token',
      before: (deployment) => deployment.fault({ operation: 'listTokens', network: 'hang' }),
    })
    await page.getByRole('heading', { name: 'Access', level: 1 }).waitFor()
    await pass(61)
    await page.getByText('API tokens could not be loaded').waitFor()
    await page.getByText('The server did not answer in time').first().waitFor()
  })
})

describe('being offline', () => {
  test('[ERROR-11] is said once, keeps what is known, and ends by itself', async ({ visit }) => {
    const { page, setOffline } = await visit()
    const actions = page.getByRole('button', { name: 'Actions for bastion', exact: true })
    await actions.click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await setOffline(true)
    await page.getByText('You are offline.').waitFor()
    expect(await page.getByText('You are offline.').count()).toBe(1)
    await rowOf(page, 'web-prod-01').waitFor()
    await actions.click()
    await page.getByRole('menuitem', { name: /^Stop/ }).getByText('You are offline').waitFor()
    await page.keyboard.press('Escape')
    await setOffline(false)
    await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
  })

  test(
    'sends no form, which keeps what was typed and goes on afterwards',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, setOffline } = await visit({ path: '/network/create/vpc' })
      const name = page.getByRole('textbox', { name: 'Name' })
      await name.fill('offline-net')
      const button = page.getByRole('button', { name: 'Create network' })
      await setOffline(true)
      await page.getByText('You are offline.').waitFor()
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Control+Enter')
      await setOffline(false)
      // The page moves up when the banner leaves, so the button is pressed only then.
      await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
      await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true')
      expect(await page.getByText('Failed to connect to server').count()).toBe(0)
      expect(deployment.calls('createNetwork')).toEqual([])
      await button.click()
      await page.getByRole('heading', { name: 'offline-net', level: 1 }).waitFor()
    },
  )
})

describe('code that does not come', () => {
  test(
    'waits for the network: a page opened while offline is there as soon as a request gets through',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, setOffline, context } = await visit()
      await rowOf(page, 'web-prod-01').waitFor()
      await setOffline(true)
      await page.getByRole('link', { name: 'Disks', exact: true }).click()
      await page.getByText('You are offline.').waitFor()
      // The browser reports online before its requests succeed.
      let lost = 0
      await context.route(/\/app\//, (route) => (lost++ < 3 ? route.abort() : route.continue()))
      await setOffline(false)
      await page.getByRole('heading', { name: 'Disks', level: 1 }).waitFor()
      expect(lost).toBeGreaterThan(3)
      await page.getByRole('link', { name: 'Create disk' }).click()
      await page.getByRole('heading', { name: 'Create disk', level: 1 }).waitFor()
    },
  )

  test(
    'is asked for by loading the page again, and a page that still does not come says so',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, context } = await visit()
      await rowOf(page, 'web-prod-01').waitFor()
      deployment.expectFailures()
      const code = /assets\/disk-[^/]*\.js$/
      await context.route(code, (route) => route.abort())
      await page.getByRole('link', { name: 'Disks', exact: true }).click()
      await page.getByText('This page could not be loaded').waitFor()
      await context.unroute(code)
      await page.getByRole('button', { name: 'Reload page' }).click()
      await page.getByRole('heading', { name: 'Disks', level: 1 }).waitFor()
    },
  )
})

/**
 * Submits the network form and navigates away before the answer, which arrives when `held` is released: the platform's
 * own, or a failure.
 */
async function leaveWhileSent(
  visit: (options: VisitorOptions) => Promise<Visit>,
  name: string,
  failure?: () => Response,
) {
  const visited = await visit({ path: '/network/create/vpc?location=trtu' })
  const { page, deployment } = visited
  const held = gate()
  if (failure) deployment.expectFailures()
  deployment.intercept(async (request, next) => {
    if (request.method !== 'POST' || !request.url.includes('/network/network')) return next()
    await held.opened
    return failure ? failure() : next()
  })
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const send = page.getByRole('button', { name: 'Create network' })
  const busy = send.and(page.locator('[aria-busy=true]'))
  await send.click()
  await busy.waitFor()
  await page.getByRole('link', { name: 'Disks', exact: true }).click()
  await page.getByRole('heading', { name: 'Disks', level: 1 }).waitFor()
  return { ...visited, held, send, busy }
}

describe('a write that fails', () => {
  test('[ERROR-01] [ERROR-03] [SHELL-12] [SHELL-13] keeps what was typed, is said once and is not repeated by itself', async ({
    visit,
  }) => {
    const { page, deployment, pass } = await visit({ path: '/disks/create' })
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('kept-name')
    const ways: readonly [Omit<Fault, 'operation'>, RegExp][] = [
      [{ status: 403, envelope: 3, message: 'Not yours' }, /Not yours/],
      [{ status: 409, envelope: 2, message: 'Another operation is in progress' }, /Another operation/],
      [{ status: 429, envelope: 2, message: 'API rate limit exceeded' }, /API rate limit exceeded/],
      [{ body: 'html' }, /502|Bad Gateway/],
      [{ status: 504, body: 'html' }, /ateway/],
    ]
    for (const [fault, words] of ways) {
      deployment.sandbox.control.clearFaults()
      deployment.sandbox.control.clearRequests()
      deployment.fault({ operation: 'createDisk', ...fault })
      await page.getByRole('button', { name: 'Create disk' }).click()
      const said = page.getByRole('alert').filter({ hasText: words })
      await said.first().waitFor()
      expect(await said.count()).toBe(1)
      expect(await toast(page, words).count()).toBe(0)
      expect(await name.inputValue()).toBe('kept-name')
      await pass(30)
      expect(deployment.calls('createDisk')).toHaveLength(1)
    }
    deployment.sandbox.control.clearFaults()
    await page.getByRole('button', { name: 'Create disk' }).click()
    await page.getByRole('heading', { name: 'kept-name', level: 1 }).waitFor()
  })

  test('in a dialog keeps the dialog and what was typed', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit()
    deployment.fault({
      operation: 'updateVm',
      status: 500,
      message: 'Failed to update virtual machine',
      times: 1,
    })
    await act(page, 'bastion', 'Rename…')
    const asks = dialog(page, 'Rename bastion')
    await asks.getByRole('textbox', { name: 'Name' }).fill('bastion-2')
    await asks.getByRole('button', { name: 'Save name' }).click()
    await asks.getByText('Error: Failed to update virtual machine').waitFor()
    expect(await asks.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('bastion-2')
    await asks.getByRole('button', { name: 'Save name' }).click()
    await rowOf(page, 'bastion-2').waitFor()
  })

  test(
    'is announced after its form was left, with a link to the form',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address, held } = await leaveWhileSent(visit, 'left-alone', () => {
        return new Response('', { status: 504 })
      })
      await chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
      await dialog(page, 'Log out while work is under way?').getByRole('button', { name: 'Cancel' }).click()
      held.open()
      const told = toast(page, 'Error: The server did not answer in time')
      await told.getByText('It may have been done all the same. Look before you try again.').waitFor()
      await told.getByRole('button', { name: 'Back to the form' }).click()
      await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('left-alone')
      expect(address()).toBe('/network/create/vpc?location=trtu')
      const said = page.getByRole('main').getByRole('alert')
      await said.filter({ hasText: 'It may have been done all the same' }).first().waitFor()
      expect(deployment.calls('createNetwork')).toEqual([])
    },
  )

  test(
    'is still running when its form is opened again, and cannot be started twice',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, held, send, busy } = await leaveWhileSent(visit, 'come-back')
      await page.goBack()
      await busy.waitFor()
      await page.getByRole('textbox', { name: 'Name' }).press('Control+Enter')
      held.open()
      await page.getByRole('heading', { name: 'come-back', level: 1 }).waitFor()
      expect(deployment.calls('createNetwork')).toHaveLength(1)
      await page.goBack()
      await send.waitFor()
      expect(await busy.count()).toBe(0)
      expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).not.toBe('come-back')
    },
  )

  test(
    'that was refused after its form was left says so at the field',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, held } = await leaveWhileSent(visit, 'refused-later', () =>
        Response.json({ errors: { name: 'This name is reserved.' } }, { status: 400 }),
      )
      held.open()
      await toast(page, 'This name is reserved.').getByRole('button', { name: 'Back to the form' }).click()
      const name = page.getByRole('textbox', { name: 'Name' })
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
      await page.getByRole('main').getByText('This name is reserved.').first().waitFor()
    },
  )

  test('[ERROR-11] is carried out once though the connection breaks before its answer', async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: '/disks' })
    const made = async (name: string): Promise<number> => {
      const disks = await deployment.call('GET', '/tll/storage/disks')
      return Array.isArray(disks) ? disks.filter((disk) => disk.display_name === name).length : 0
    }
    const create = async (name: string): Promise<void> => {
      await open('/disks/create')
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await page.getByRole('button', { name: 'Create disk' }).click()
    }
    // The browser resends the request, which the page cannot detect.
    deployment.fault({ operation: 'createDisk', network: 'drop-answer', times: 1 })
    await create('lost-once')
    await page.getByRole('heading', { name: 'lost-once', level: 1 }).waitFor()
    expect(await made('lost-once')).toBe(1)
    deployment.fault({ operation: 'createDisk', network: 'drop-answer' })
    await open('/disks/create')
    await page.getByRole('textbox', { name: 'Name' }).fill('lost-always')
    // The list cannot show the outcome either.
    deployment.fault({ operation: 'listDisks', status: 500 })
    await page.getByRole('button', { name: 'Create disk' }).click()
    const said = page.getByRole('alert').filter({ hasText: 'It may have been done all the same.' })
    await said.first().waitFor()
    deployment.sandbox.control.clearFaults()
    expect(await made('lost-always')).toBe(1)
    // A press once the network works again leads to the disk made the first time.
    await page.getByRole('button', { name: 'Create disk' }).click()
    await page.getByRole('heading', { name: 'lost-always', level: 1 }).waitFor()
    expect(await made('lost-always')).toBe(1)
  })

  test(
    '[ERROR-11] whose answer is lost is said not to be in the list where it was not made; where it was, the form leads to it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks' })
      await page.getByRole('link', { name: 'Create disk' }).first().click()
      await page.getByRole('textbox', { name: 'Name' }).fill('lost-answer')
      deployment.expectFailures()
      let isMade = false
      await page.route('**/tll/storage/disks', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        if (isMade) await route.fetch()
        return route.abort('connectionreset')
      })
      await page.getByRole('button', { name: 'Create disk' }).click()
      await page
        .getByText(/the list has no such entry: it was not made/)
        .first()
        .waitFor()
      isMade = true
      await page.getByRole('button', { name: 'Create disk' }).click()
      const said = page.getByText('lost-answer is there now: it was made although the answer was lost.')
      await said.first().waitFor()
      expect(await page.getByText('It may have been done all the same.').count()).toBe(0)
      await page.getByRole('link', { name: 'Show it' }).click()
      await page.getByRole('heading', { name: 'lost-answer', level: 1 }).waitFor()
    },
  )

  test('whose answer is lost is not sent again by itself', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, pass } = await visit({ path: '/disks/create' })
    await page.getByRole('textbox', { name: 'Name' }).fill('lost-answer')
    deployment.expectFailures()
    // Not by breaking the sandbox's connection: then the browser itself may send again.
    await page.route('**/tll/storage/disks', async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Create disk' }).click()
    const said = page.getByRole('alert').filter({ hasText: 'Failed to connect to server' })
    await said.getByText('It may have been done all the same. Look before you try again.').waitFor()
    await pass(30)
    expect(deployment.calls('createDisk')).toHaveLength(1)
  })

  test(
    '[ERROR-02] whose answer cannot be read may have been done: it says so in few words, and where to look',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks/create' })
      await page.getByRole('textbox', { name: 'Name' }).fill('half-answered')
      deployment.fault({ operation: 'createDisk', body: 'truncated', times: 1 })
      // The list cannot show the outcome either.
      deployment.fault({ operation: 'listDisks', status: 500 })
      await page.getByRole('button', { name: 'Create disk' }).click()
      const said = page.getByRole('alert').filter({ hasText: 'Unreadable answer of type application/json' })
      await said.getByText('It may have been done all the same.').waitFor()
      expect((await said.innerText()).length).toBeLessThan(300)
      deployment.sandbox.control.clearFaults()
      await said.getByRole('link', { name: 'Disks' }).click()
      await dialog(page, 'Leave without creating?').getByRole('button', { name: 'Leave' }).click()
      await rowOf(page, 'half-answered').waitFor()
      expect(deployment.calls('createDisk')).toHaveLength(1)
      await act(page, 'archive', 'Rename…')
      const asks = dialog(page, 'Rename archive')
      await asks.getByRole('textbox', { name: 'Name' }).fill('archive-2')
      deployment.fault({ operation: 'updateDisk', body: 'truncated', times: 1 })
      await page.keyboard.press('Control+Enter')
      await asks.getByText('It may have been done all the same.').waitFor()
    },
  )
})

describe('an entry the console does not understand', () => {
  const odd: readonly Mutation[] = ['null-name', 'missing-name', 'wrong-type', 'duplicate-id', 'null-item']

  test(
    'stays visible, offers nothing that destroys, and is reported once',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment, reports } = await visit({ path: null })
      for (const mutate of odd) {
        deployment.sandbox.control.clearFaults()
        deployment.fault({ operation: 'listVms', location: 'tll', mutate })
        const before = reports.length
        await open('/compute')
        await rowOf(page, 'web-prod-02').waitFor()
        await isSound(page)
        const rows = page.getByRole('table').getByRole('row')
        await expect.poll(() => rows.count(), { message: mutate }).toBeGreaterThanOrEqual(11)
        const told = reports.slice(before).filter((each) => each.includes('OddRecord'))
        expect(told.length, mutate).toBeLessThanOrEqual(1)
        expect(told.length, mutate).toBe(new Set(told).size)
      }
    },
  )

  test('[VM-18] an unknown state shows its own word, and nothing that needs to know it is possible', async ({
    visit,
  }) => {
    const { page } = await visit({
      before: (deployment) =>
        deployment.fault({ operation: 'listVms', location: 'tll', mutate: 'unknown-status' }),
    })
    const row = page.getByRole('row').filter({ hasText: 'hibernating-deeply' })
    await row.waitFor()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    for (const action of ['Start', 'Stop', 'Delete…']) {
      const entry = page.getByRole('menuitem', { name: action }).first()
      expect(await entry.getAttribute('aria-disabled'), action).toBe('true')
    }
    await isSound(page)
  })

  test(
    'a field more is nothing to speak of; a list that is none is a failure',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      deployment.fault({ operation: 'listVms', mutate: 'extra-field' })
      await open('/compute')
      await page.getByRole('heading', { name: 'Virtual machines 11' }).waitFor()
      await isSound(page)
      deployment.sandbox.control.clearFaults()
      deployment.fault({ operation: 'listVms', location: 'tll', mutate: 'not-a-list' })
      await open('/compute')
      await rowOf(page, 'grafana').waitFor()
      await page.getByText('Tallinn did not answer.').waitFor()
      await isSound(page)
      deployment.sandbox.control.clearFaults()
      deployment.fault({ operation: 'listVms', body: 'empty' })
      await open('/compute')
      await page.getByText('Virtual machines could not be loaded').waitFor()
      expect(await page.getByText('Create your first machine').count()).toBe(0)
    },
  )

  test(
    'machines without parts, and the detail of an odd one, are shown',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      deployment.fault({ operation: 'listVms', location: 'tll', mutate: 'missing-storage' })
      await open('/compute')
      await rowOf(page, 'web-prod-01').waitFor()
      await isSound(page)
      const list = await deployment.call('GET', '/tll/user-resource/vm/list')
      const first: unknown = Array.isArray(list) ? list[0]?.uuid : undefined
      const machine = `/compute/vm/tll/${String(first)}`
      for (const mutate of ['missing-storage', 'wrong-type', 'null-name'] as const) {
        deployment.sandbox.control.clearFaults()
        deployment.fault({ operation: 'listVms', location: 'tll', mutate })
        await open(machine)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await isSound(page)
        for (const [tab, name] of [
          ['storage', 'Disks and backups'],
          ['network', 'Network'],
          ['settings', 'Settings'],
        ] as const) {
          await goTo(page, `${machine}?tab=${tab}`)
          await page
            .getByRole('main')
            .getByRole('link', { name })
            .and(page.locator('[aria-current=page]'))
            .waitFor()
          await isSound(page)
        }
      }
      await chooseIn(page, page.getByRole('button', { name: /^Profile/ }), 'Log out')
      await page.getByLabel('API key').waitFor()
    },
  )
})
