import type { Page } from 'playwright-core'
import type { Fault } from '../../sandbox/faults/fault'
import { violations } from './support/accessibility'
import { act, complaint, dialog, overflow, rowOf, section, toast } from './support/acts'
import { pageOf, recordOf } from './support/records'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** The correlation id of an answer, in brackets. */
const reference = /\[[\w-]{8,}\]/

/** Number of times the page shows a text. */
async function timesSaid(page: Page, words: string): Promise<number> {
  return (await page.locator('body').innerText()).split(words).length - 1
}

describe('an action that fails', () => {
  const ways: readonly (readonly [string, Omit<Fault, 'operation'>, string])[] = [
    ['[ERROR-01] no connection', { network: 'reset' }, 'Failed to connect to server'],
    ['[ERROR-02] another content', { body: 'wrong-content-type' }, 'Unexpected content type text/plain'],
    ['[ERROR-03] a gateway refuses', { status: 409, envelope: 2, message: 'It is busy' }, 'It is busy'],
    [
      '[ERROR-04] a timeout with words',
      { status: 504, message: 'The queue is full' },
      'The server did not answer in time. The queue is full',
    ],
    ['[ERROR-05] not allowed', { status: 403, envelope: 3, message: 'Not yours' }, 'Not yours'],
    [
      '[ERROR-07] [SHELL-14] the platform’s own words',
      { status: 500, message: 'Failed to start virtual machine' },
      'Failed to start virtual machine',
    ],
    [
      '[ERROR-10] a gateway gives up',
      { status: 504, body: 'html' },
      'The gateway gave up waiting for the server',
    ],
  ]

  test.for(someOf(ways, 2))(
    '%s: one message, once, with its reference',
    async ([, fault, words], { visit }) => {
      const { page, deployment } = await visit()
      await rowOf(page, 'staging-shop').waitFor()
      deployment.fault({ operation: 'startVm', ...fault })
      await act(page, 'staging-shop', /^Start$/)
      const said = toast(page, `Error: ${words}`)
      await said.waitFor()
      if (fault.network === undefined) expect(await said.innerText()).toMatch(reference)
      expect(await page.getByRole('alert').count()).toBe(1)
      expect(await timesSaid(page, words)).toBe(1)
    },
  )

  test('[SHELL-10] leaves the filters of a list free on a phone', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ width: 390 })
    await rowOf(page, 'staging-shop').waitFor()
    deployment.fault({ operation: 'startVm', status: 500, message: 'Not now' })
    await act(page, 'staging-shop', /^Start$/)
    const said = toast(page, 'Error: Not now')
    await said.waitFor()
    const filter = page.getByRole('combobox', { name: 'Filter by name, IP or system' })
    const isBelow = async (): Promise<boolean> => {
      const [box, free] = [await said.boundingBox(), await filter.boundingBox()]
      return box !== null && free !== null && box.y >= free.y + free.height
    }
    await expect.poll(isBelow).toBe(true)
  })

  test(
    '[ERROR-07] is told by its dialog and nowhere else while that is open',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit()
      await rowOf(page, 'bastion').waitFor()
      for (const [action, title, button, operation] of [
        [/^Stop$/, 'Stop bastion?', 'Stop machine', 'stopVm'],
        ['Rename…', 'Rename bastion', 'Save name', 'updateVm'],
      ] as const) {
        const words = `${operation} is broken`
        deployment.fault({ operation, status: 500, message: words })
        await act(page, 'bastion', action)
        const asks = dialog(page, title)
        if (operation === 'updateVm') await asks.getByRole('textbox', { name: 'Name' }).fill('bastion-2')
        await asks.getByRole('button', { name: button }).click()
        const said = asks.getByRole('alert').filter({ hasText: `Error: ${words}` })
        await said.waitFor()
        expect(await said.innerText()).toMatch(reference)
        expect(await timesSaid(page, words)).toBe(1)
        await page.keyboard.press('Escape')
        await asks.waitFor({ state: 'detached' })
      }
    },
  )

  test(
    '[ERROR-04] [SHELL-14] for no reason people could read has a generic message',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit()
      await rowOf(page, 'bastion').waitFor()
      await page.evaluate(() => {
        URL.createObjectURL = () => {
          throw new TypeError('x is not a function')
        }
      })
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: /^As shown/ }).click()
      await toast(page, 'Error: Error performing action').waitFor()
      expect(await page.getByRole('alert').count()).toBe(1)
      expect(await timesSaid(page, 'is not a function')).toBe(0)
    },
  )

  test(
    '[ERROR-04] for a reason the catalogue has words for says them',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: null })
      await open(await pageOf(deployment, 'firewall', 'tll', 'web-public'))
      await page.getByRole('textbox', { name: 'Ports' }).first().fill('8443')
      const { uuid } = await recordOf(deployment, 'firewall', 'tll', 'web-public')
      deployment.intercept(async (request, next) => {
        if (!new URL(request.url).pathname.endsWith('/network/firewalls')) return next()
        const list: unknown = await (await next()).json()
        return Response.json(Array.isArray(list) ? list.filter((each) => each.uuid !== uuid) : list)
      })
      await page.getByRole('button', { name: 'Save rules' }).click()
      await toast(page, 'Error: It no longer exists').waitFor()
      expect(await timesSaid(page, 'It no longer exists')).toBe(1)
    },
  )
})

describe('a sign-in that fails', () => {
  test.for(
    someOf(
      [
        ['[ERROR-04] [AUTH-29] for its credentials', undefined, 'Wrong email or password.'],
        ['[ERROR-04] [AUTH-31] for another reason', 'too many requests', 'too many requests'],
      ] as const,
      1,
    ),
  )('%s: once', async ([, message, words], { visit }) => {
    const { page, deployment } = await visit({ key: null, path: '/', sandbox: { identity: 'accounts' } })
    deployment.expectFailures()
    if (message !== undefined) deployment.fault({ operation: 'loginUser', status: 429, message })
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('kadri.saar@pohjala.example')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('Wrong7horse')
    await page.keyboard.press('Enter')
    await page.getByText(`Error: ${words}`).waitFor()
    expect(await timesSaid(page, words)).toBe(1)
    expect(await complaint(password)).toBe(message === undefined ? `Error: ${words}` : '')
  })
})

describe('several failures at once', () => {
  test(
    '[ERROR-12] of a request’s fields are told at those the form has, the others as a list',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks/create' })
      deployment.expectFailures()
      deployment.intercept(async (request, next) =>
        request.method === 'POST' && request.url.endsWith('/storage/disks')
          ? Response.json(
              {
                errors: {
                  quota: 'The quota is used up',
                  display_name: 'The name is taken',
                  shelf: 'The shelf is full',
                },
              },
              { status: 400 },
            )
          : next(),
      )
      const name = page.getByRole('textbox', { name: 'Name' })
      await name.fill('too-much')
      await page.getByRole('button', { name: 'Create disk' }).click()
      const said = page.getByRole('alert').filter({ hasText: 'Multiple (2) errors:' })
      await expect
        .poll(() => said.getByRole('listitem').allInnerTexts())
        .toEqual(['The quota is used up', 'The shelf is full'])
      expect(await said.count()).toBe(1)
      expect(await complaint(name)).toBe('The name is taken')
      for (const words of ['The quota is used up', 'The name is taken', 'The shelf is full'])
        expect(await timesSaid(page, words), words).toBe(1)
      expect(await violations(page)).toEqual([])
    },
  )

  test(
    '[ERROR-12] of all locations are a list, the same one once, each with a reference',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: null })
      deployment.fault(
        { operation: 'listDisks', location: 'tll', status: 500, message: 'The pool is full' },
        { operation: 'listDisks', status: 500, message: 'The store is read-only' },
      )
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${deployment.origin}/app/disks`)
      const said = page.getByRole('main').getByRole('alert')
      await said.getByText('Multiple (2) errors:').waitFor()
      await expect
        .poll(() => said.getByRole('listitem').allInnerTexts())
        .toEqual(['The pool is full', 'The store is read-only'])
      expect(await said.innerText()).toMatch(/\[[\w-]{8,}, [\w-]{8,}\]/)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    },
  )

  test('[VM-33] of two choices in a form are told at each, in the platform’s words', async ({ visit }) => {
    const { page, deployment } = await visit({ path: null })
    deployment.fault(
      { operation: 'listHostPools', status: 500, times: 1 },
      { operation: 'listNetworks', status: 500, message: 'The network store is read-only', times: 1 },
    )
    await page.goto(`${deployment.origin}/app/compute/create?location=tll`)
    const pools = page.getByRole('alert').filter({ hasText: 'Failed to list host pools from Tallinn' })
    await pools.waitFor()
    expect(await pools.innerText()).toMatch(reference)
    expect(await timesSaid(page, 'Failed to list host pools')).toBe(1)
    const networks = page
      .getByRole('alert')
      .filter({ hasText: 'The choices could not be loaded. The network store is read-only' })
    await networks.waitFor()
    expect(await timesSaid(page, 'The network store is read-only')).toBe(1)
    expect(await violations(page)).toEqual([])
    await pools.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance NVMe').waitFor()
    expect(await networks.count()).toBe(1)
  })

  test('[ERROR-07] of two parts of a page are told in each, once', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: null })
    deployment.fault(
      { operation: 'listInvoices', status: 500, message: 'The invoices are locked' },
      { operation: 'listUsage', status: 500, message: 'The usage is counted' },
    )
    await page.goto(`${deployment.origin}/app/billing/account/120348`)
    for (const [title, words] of [
      ['Invoices', 'The invoices are locked'],
      ['Balance', 'The usage is counted'],
    ] as const) {
      await section(page, title).getByText(words).waitFor()
      expect(await timesSaid(page, words), words).toBe(1)
    }
    expect(await page.getByRole('region', { name: 'Messages' }).count()).toBe(0)
  })

  test(
    '[ERROR-07] of two lists on the dashboard are told with what the platform said',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      deployment.fault(
        { operation: 'listDisks', location: 'tll', status: 500, message: 'The pool is full' },
        { operation: 'listBuckets', status: 500, message: 'The store is read-only' },
      )
      await open('/dashboard')
      for (const words of ['The pool is full', 'The store is read-only']) {
        await page.getByRole('main').getByText(words).first().waitFor()
        expect(await timesSaid(page, words), words).toBe(1)
      }
      expect(await page.getByRole('main').innerText()).toMatch(reference)
    },
  )

  test('[ERROR-04] [SITE-27] [SITE-38] [SITE-39] [SITE-40] of the site configuration are a list, and the console does not start', async ({
    visit,
  }) => {
    const { page } = await visit({
      path: '/compute',
      before: (deployment) => {
        deployment.intercept(async (request, next) => {
          const answer = await next()
          if (!request.url.endsWith('/config/ui/config')) return answer
          const config: unknown = await answer.json()
          const size = { cpu: 1, ram: 1, ssd: 20 }
          const predefinedPackages = [
            { ...size, os: ['other'], disabled: ['windows'] },
            { ...size, os: ['other'], default: ['windows'] },
            { ...size, os: ['other'], default: ['other'], disabled: ['other'] },
          ]
          return Response.json({ ...Object(config), servicesEnabled: false, predefinedPackages })
        })
      },
    })
    const said = page.getByRole('alert')
    await said.getByText('The console could not start').waitFor()
    await said.getByText('Multiple (4) errors:').waitFor()
    expect(await said.getByRole('listitem').allInnerTexts()).toEqual([
      'Kubernetes requires services to be enabled',
      'Disabled OS must be in the list of OS',
      'Default OS must be in the list of OS',
      'OS cannot be default if it is disabled',
    ])
    expect(await violations(page)).toEqual([])
  })
})
