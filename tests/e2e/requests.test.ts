import type { Page } from 'playwright-core'
import { dialog, fact, gate, rowOf } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test, type Visit } from './support/test'

/** Number of calls by operation and location. */
function counted({ deployment }: Pick<Visit, 'deployment'>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { operation, location } of deployment.sandbox.control.requests()) {
    const name = location === undefined ? String(operation) : `${operation} ${location}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

describe('what is asked for', () => {
  test('[API-05] [API-09] a list: each thing once, for each published location', async ({ visit }) => {
    const visited = await visit({ path: '/network/firewall' })
    const { page } = visited
    await rowOf(page, 'office').waitFor()
    const places = ['jhv', 'jkt01', 'tll', 'trtu']
    // Machines are read for the names of those behind a firewall.
    const wanted = [
      'getSiteConfig',
      'getUser',
      'listBillingAccounts',
      ...places.map((place) => `listFirewalls ${place}`),
      // For the notifications: received access, and the invoices of an account that owes.
      'listImpersonations',
      'listInvoices',
      ...places.map((place) => `listVms ${place}`),
    ]
    await expect.poll(() => Object.keys(counted(visited)).toSorted()).toEqual(wanted)
    await page.waitForLoadState('networkidle')
    expect(counted(visited)).toEqual(Object.fromEntries(wanted.map((name) => [name, 1])))
  })

  test(
    'machines: no call is made twice, and never one for each row',
    { tags: ['wide'] },
    async ({ visit }) => {
      const visited = await visit()
      const { page } = visited
      await rowOf(page, 'web-prod-01').getByText('€').first().waitFor()
      const counts = counted(visited)
      expect(
        Object.entries(counts).filter(([name, count]) => count > 1 && !name.startsWith('listVms')),
      ).toEqual([])
      const needless = /getDisk|listVmInterfaces|listNetworks/
      expect(Object.keys(counts).filter((name) => needless.test(name))).toEqual([])
    },
  )

  test('nor is one when the script that begins early arrives after the console has begun', async ({
    visit,
  }) => {
    const { page, open } = await visit({ path: null })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.route('**/boot-*.js', async (route) => {
      await rowOf(page, 'office').waitFor()
      await route.continue()
    })
    // The early script has run when the document is loaded.
    await open('/network/firewall')
    await page.evaluate(() => document.readyState)
    const calls = sent.filter((url) => new URL(url).pathname.startsWith('/v1/'))
    expect(calls.filter((url) => url.endsWith('/firewalls'))).not.toEqual([])
    expect(calls.filter((url, index) => calls.indexOf(url) !== index)).toEqual([])
  })

  test('the type a column refers to: when the column is shown', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open } = await visit({ path: null })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await open('/compute')
    await rowOf(page, 'web-prod-01').getByText('€').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(sent.filter((url) => /billing[-_]account-/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('switch', { name: 'Billing account' }).click()
    await page.keyboard.press('Escape')
    await rowOf(page, 'web-prod-01').getByRole('link', { name: 'Põhjala Robotics' }).waitFor()
  })

  test(
    'what only the page of a record shows: on that page, from its location',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit()
      await rowOf(page, 'web-prod-01').waitFor()
      await page.getByRole('link', { name: 'web-prod-01', exact: true }).click()
      await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
      await fact(page, 'Network').waitFor()
      await fact(page, 'Network').getByText('prod').first().waitFor()
      expect(deployment.calls('listNetworks').map(({ location }) => location)).toEqual(['tll'])
    },
  )

  test(
    '[ADMIN-04] privileges are read once for all screens, and survive a reload',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, open } = await visit({ path: '/metal' })
      await page.getByRole('link', { name: 'lab-metal' }).click()
      await page.getByRole('heading', { name: 'lab-metal', level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      // Nothing on these pages depends on it.
      expect(deployment.calls('getPrivileges')).toEqual([])
      await open('/access/delegation')
      await page.getByRole('heading', { name: 'Access', level: 1 }).waitFor()
      // The sandbox counts the request before the browser has its answer.
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('administrator')
      await open('/access/create/access_delegation')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(deployment.calls('getPrivileges')).toHaveLength(1)
    },
  )

  test('a record from its list: only what the list did not bring', { tags: ['wide'] }, async ({ visit }) => {
    const visited = await visit({ path: '/network/firewall' })
    const { page, deployment } = visited
    await rowOf(page, 'office').waitFor()
    await page.waitForLoadState('networkidle')
    deployment.sandbox.control.clearRequests()
    await page.getByRole('link', { name: 'office' }).click()
    await page.getByRole('heading', { name: 'office', level: 1 }).waitFor()
    await page.getByRole('region', { name: 'Inbound' }).waitFor()
    expect(deployment.calls('listFirewalls')).toEqual([])
    expect(Object.values(counted(visited)).every((count) => count === 1)).toBe(true)
    deployment.sandbox.control.clearRequests()
    await page.goBack()
    await rowOf(page, 'web-public').waitFor()
    expect(deployment.calls('listFirewalls')).toEqual([])
  })

  test('a create form: what there is to choose, once', { tags: ['wide'] }, async ({ visit }) => {
    const visited = await visit({ path: '/compute/create' })
    const { page } = visited
    await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance NVMe').waitFor()
    const counts = counted(visited)
    expect(Object.entries(counts).filter(([, count]) => count > 1)).toEqual([])
    expect(counts['listVmParameters']).toBe(1)
    expect(counts['listVmImages']).toBe(1)
  })

  test(
    'two parts of a screen that want the same thing at once share one call',
    { tags: ['wide'] },
    async ({ visit }) => {
      const held = gate()
      const visited = await visit({
        path: '/network/firewall',
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            if (request.url.endsWith('/firewalls')) await held.opened
            return next()
          })
        },
      })
      const { page, deployment } = visited
      await page.getByRole('heading', { name: 'Network', level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
      held.open()
      await page.keyboard.press('Escape')
      await rowOf(page, 'office').waitFor()
      expect(deployment.calls('listFirewalls', 'tll')).toHaveLength(1)
    },
  )
})

describe('a page whose link is hovered', () => {
  /** The files that come over the network, not out of the browser's cache. */
  async function fetched(page: Page): Promise<string[]> {
    const addresses: string[] = []
    const client = await page.context().newCDPSession(page)
    client.on('Network.responseReceived', ({ response }) => {
      if (!response.fromDiskCache && response.url.includes('/assets/')) addresses.push(response.url)
    })
    await client.send('Network.enable')
    return addresses
  }

  test.for(
    someOf(
      [
        ['a record', 'web-prod-01', 'web-prod-01', /DetailScreen.*[.]js/],
        ['a form', 'Create machine', 'Create machine', /ResourceCreate.*[.]js/],
      ] as const,
      1,
    ),
  )('is there when the link is pressed: %s', async ([, link, title, code], { visit }) => {
    const { page } = await visit()
    await rowOf(page, 'web-prod-01').getByText('€').first().waitFor()
    const files = await fetched(page)
    const target = page.getByRole('link', { name: link, exact: true }).first()
    await target.hover()
    // Nothing waits for a quiet network: machines that change state are read all the time.
    const loaded = () => files.filter((path) => code.test(path)).length
    await expect.poll(loaded).toBeGreaterThan(0)
    const before = loaded()
    await target.click()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    expect(loaded()).toBe(before)
  })

  test(
    'the page of a record is there as soon as its list is used, and not before',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: null })
      const files: string[] = []
      page.on('request', (request) => files.push(request.url()))
      const asked = (name: RegExp) => files.filter((url) => name.test(url)).length
      await open('/compute')
      await rowOf(page, 'web-prod-01').getByText('€').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked(/DetailScreen.*[.]js/)).toBe(0)
      await page.getByRole('combobox').focus()
      await expect.poll(() => asked(/mono/)).toBe(1)
      // The page and the types it names: fetched, then run out of the cache.
      for (const name of [/DetailScreen.*[.]js$/, /vpc-.*[.]js$/, /texts-[^/]+[/].*vpc[^/]*[.]json$/])
        await expect.poll(() => asked(name)).toBe(2)
      await page.waitForLoadState('networkidle')
      const count = files.length
      await page.getByRole('link', { name: 'web-prod-01', exact: true }).click()
      await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
      // Parts of the frame may come as late as now; nothing of the page may.
      expect(
        files.slice(count).filter((url) => /(DetailScreen|vpc|virtual[-_]machine)[^/]*$/.test(url)),
      ).toEqual([])
    },
  )

  test('is neither drawn nor read before it is opened: a record', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit()
    await rowOf(page, 'web-prod-01').getByText('€').first().waitFor()
    await page.waitForLoadState('networkidle')
    deployment.sandbox.control.clearRequests()
    const link = page.getByRole('link', { name: 'web-prod-01', exact: true })
    const code = page.waitForResponse((response) => /DetailScreen.*[.]js$/.test(response.url()))
    await link.hover()
    await code
    await page.waitForLoadState('networkidle')
    const title = page.locator('h1', { hasText: 'web-prod-01' })
    expect(await title.count()).toBe(0)
    expect(deployment.calls('listNetworks')).toEqual([])
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'web-prod-01' }).waitFor()
    await expect.poll(() => deployment.calls('listNetworks').length).toBe(1)
    expect(await title.count()).toBe(1)
  })

  test(
    'is neither drawn nor read before it is opened: a form, which begins anew but for its draft',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks' })
      await page.getByRole('table').waitFor()
      await page.waitForLoadState('networkidle')
      deployment.sandbox.control.clearRequests()
      const link = page.getByRole('link', { name: 'Create disk' })
      const title = page.locator('h1', { hasText: 'Create disk' })
      const name = page.getByRole('textbox', { name: 'Name', exact: true })
      for (const typed of ['', 'first']) {
        await link.hover()
        await page.waitForLoadState('networkidle')
        expect(await title.count()).toBe(0)
        if (typed === '') expect(deployment.calls('listSnapshots')).toEqual([])
        await link.click()
        await page.getByRole('heading', { level: 1, name: 'Create disk' }).waitFor()
        expect(await name.inputValue()).toBe('')
        await name.fill(typed)
        await page.goBack()
        if (typed !== '') {
          const question = dialog(page, 'Leave without creating?')
          await question.getByText('Your choices wait in this tab').waitFor()
          await question.getByRole('button', { name: 'Leave' }).click()
        }
        await page.getByRole('table').waitFor()
        await expect.poll(() => title.count()).toBe(0)
        await page.mouse.move(0, 0)
      }
      await link.click()
      await page.getByText('What you entered before was restored.').waitFor()
      expect(await name.inputValue()).toBe('first')
    },
  )

  test(
    'and that could not be fetched then is fetched when it is opened',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit()
      deployment.expectFailures()
      await rowOf(page, 'web-prod-01').waitFor()
      let asked = 0
      await page.route(/DetailScreen.*\.js$/, (route) => {
        asked += 1
        return asked === 1 ? route.abort() : route.continue()
      })
      const link = page.getByRole('link', { name: 'web-prod-01', exact: true })
      await link.hover()
      await expect.poll(() => asked).toBe(1)
      await link.click()
      await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
    },
  )
})

describe('asking again', () => {
  test('[API-09] does not happen while nothing moves', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, pass } = await visit({ path: '/network/firewall' })
    await rowOf(page, 'office').waitFor()
    // The machines a firewall names are read after its row is drawn.
    await expect.poll(() => deployment.calls('listVms').length).toBe(4)
    await expect.poll(() => deployment.calls('listInvoices').length).toBe(1)
    await page.waitForLoadState('networkidle')
    deployment.sandbox.control.clearRequests()
    await pass(30)
    await pass(30)
    await page.evaluate(() => undefined)
    expect(deployment.sandbox.control.requests()).toEqual([])
  })

  test(
    'polls while something moves, pauses in a hidden page, and ends when it has settled',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, pass } = await visit()
      await rowOf(page, 'ci-runner-03').getByText('Creating').waitFor()
      const seen = (place = 'trtu'): number => deployment.calls('listVms', place).length
      const first = seen()
      // Nothing is settling in that location.
      const elsewhere = seen('tll')
      await pass(3)
      await expect.poll(seen).toBeGreaterThan(first)
      await pass(3)
      expect(seen('tll')).toBe(elsewhere)
      await hide(page, true)
      const hidden = seen()
      await pass(60)
      await pass(60)
      expect(seen()).toBeLessThanOrEqual(hidden + 1)
      await hide(page, false)
      await pass(11)
      await rowOf(page, 'ci-runner-03').getByText('Running').waitFor()
      await pass(11)
      await rowOf(page, 'erp-legacy').getByText('Stopped').waitFor()
      await pass(11)
      const settled = seen()
      await pass(30)
      await pass(20)
      expect(seen()).toBe(settled)
    },
  )

  test('stops when the screen is left', async ({ visit }) => {
    const { page, deployment, pass } = await visit()
    await rowOf(page, 'ci-runner-03').getByText('Creating').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' }).click()
    await rowOf(page, 'Lab').waitFor()
    deployment.sandbox.control.clearRequests()
    await pass(9)
    await page.evaluate(() => undefined)
    expect(deployment.calls('listVms')).toEqual([])
  })

  test('a call no longer needed is aborted', { tags: ['wide'] }, async ({ visit }) => {
    const held = gate()
    const { page } = await visit({
      path: '/billing/account',
      before: ({ intercept }) => {
        intercept(async (request, next) => {
          if (request.url.endsWith('/token/list')) await held.opened
          return next()
        })
      },
    })
    await rowOf(page, 'Lab').waitFor()
    const sections = page.getByRole('navigation', { name: 'Main' })
    await sections.getByRole('link', { name: 'Access' }).click()
    await page.getByRole('heading', { name: 'Access', level: 1 }).waitFor()
    const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/token/list'))
    await sections.getByRole('link', { name: 'Billing' }).click()
    expect((await broken).failure()?.errorText).toBe('net::ERR_ABORTED')
    held.open()
  })
})

describe('every call', () => {
  test('[API-01] [API-02] [SESSION-05] carries the key in its header, and nowhere else', async ({
    visit,
  }) => {
    const { page, context } = await visit({ path: null })
    const urls: string[] = []
    const keys = new Set<string | undefined>()
    page.on('request', (request) => {
      urls.push(request.url())
      if (request.url().includes('/v1/')) keys.add(request.headers()['apikey'])
    })
    await page.goto('/app/compute')
    await rowOf(page, 'web-prod-01').waitFor()
    expect(keys).toEqual(new Set(['demo-customer']))
    expect(urls.join(' ')).not.toContain('demo-customer')
    expect(await page.content()).not.toContain('demo-customer')
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})
