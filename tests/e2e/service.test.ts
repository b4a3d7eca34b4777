import type { Page } from 'playwright-core'
import {
  chooseIn,
  complaint,
  dialog,
  fact,
  announced,
  isFocused,
  expectFocus,
  rowOf,
  section,
  act,
} from './support/acts'
import { describe, expect, test } from './support/test'

const shopDb = '/services/service/tll/3ad91c60-7e25-4f8b-b0d4-58c1f7e2a936'
const shopCluster = '/services/service/tll/60e8d2b5-94c1-4a7f-8e36-c57f0b1d9a42'
const facts = 'complementary'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const estimate = (page: Page) => page.getByRole('complementary', { name: 'Estimate' })
const perMonth = (page: Page) => fact(estimate(page), 'Per month')

describe('managed services', () => {
  test('[SERVICE-03] [SERVICE-08] [SERVICE-19] [LIST-02] [ROUTE-21] are listed for all locations at once, and lead to their own', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({ path: '/services' })
    await rowOf(page, 'cms-db').getByText('Tartu').waitFor()
    await rowOf(page, 'cms-db').getByText('Creating').waitFor()
    await rowOf(page, 'shop-db').getByText('PostgreSQL 16.4').waitFor()
    await rowOf(page, 'shop-db').getByText('€26.50').waitFor()
    await page.getByRole('button', { name: 'Runs' }).first().click()
    await page.getByRole('menuitemcheckbox', { name: 'Kubernetes' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => rowOf(page, 'shop-db').count()).toBe(0)
    await page.getByRole('link', { name: 'shop-cluster' }).click()
    await page.getByRole('heading', { name: 'shop-cluster', level: 1 }).waitFor()
    expect(address()).toBe(shopCluster)
    expect(deployment.calls('listServices').map(({ location }) => location)).not.toContain('tll')
  })

  test('[SERVICE-01] [SERVICE-02] [SERVICE-04] [SERVICE-16] [SERVICE-17] a database shows where to connect, its machines and their backups', async ({
    visit,
  }) => {
    const { page } = await visit({ path: shopDb })
    const side = page.getByRole(facts)
    await expect.poll(() => fact(side, 'Address').innerText()).toContain('10.84.12.40')
    await expect.poll(() => fact(side, 'Port').innerText()).toContain('5432')
    await expect.poll(() => fact(side, 'User').innerText()).toContain('wadmin')
    await side.getByText('postgresql://wadmin@10.84.12.40:5432').waitFor()
    await fact(side, 'Network').getByRole('link', { name: 'prod-tll' }).waitFor()
    const machines = section(page, 'Machines')
    await machines.getByRole('row').filter({ hasText: 'Running' }).getByText('4 GB').waitFor()
    const backups = section(page, 'Backups')
    await expect.poll(() => backups.getByRole('row').count()).toBe(2)
    await backups.getByText('Wednesdays at 02:00 UTC. A backup is kept for 7 days.').waitFor()
  })

  test('[K8S-01] [K8S-02] [K8S-04] [K8S-06] a cluster shows its conditions with their reasons, and its node pools', async ({
    visit,
  }) => {
    const { page } = await visit({ path: shopCluster })
    await expect
      .poll(() => fact(page.getByRole(facts), 'Cluster').innerText())
      .toContain('shop-cluster-60e8d2')
    const conditions = section(page, 'Readiness')
    for (const [name, reason] of [
      ['Control plane', 'ControlPlaneRunning'],
      ['API server', 'HealthzRequestSucceeded'],
      ['Nodes', 'EveryNodeReady'],
      ['System components', 'SystemComponentsRunning'],
      ['Logs and metrics', 'ObservabilityComponentsRunning'],
    ] as const) {
      const row = conditions.getByRole('row').filter({ hasText: name })
      await row.filter({ hasText: reason }).filter({ hasText: 'Ready' }).first().waitFor()
    }
    const pool = section(page, 'Node pools').getByRole('row').last()
    expect((await pool.innerText()).split(/\s*\t\s*/)).toEqual([
      'general',
      '2',
      '4 GB',
      '60 GB',
      '2',
      '4',
      '1',
      'tll-a, tll-b',
    ])
    await page.getByRole('link', { name: 'Machines', exact: true }).click()
    const node = section(page, 'Machines').getByRole('row').nth(1)
    await chooseIn(page, node.getByRole('button', { name: /^Actions for/ }), 'Stop…')
    await dialog(page, /^Stop /)
      .getByRole('button', { name: 'Stop machine' })
      .click()
    await page.getByText('Part of the cluster is not ready.').waitFor()
    await page.getByRole('link', { name: 'Cluster', exact: true }).click()
    const nodes = conditions.getByRole('row').filter({ hasText: 'NodeNotReady' })
    await nodes.getByText('1 of 2 nodes is switched off.').waitFor()
    await nodes.getByText('Not ready').waitFor()
  })

  test('[SERVICE-20] [SERVICE-13] [DETAIL-02] is renamed, charged to another account, and deleted by its name', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({ path: `${shopDb}?tab=settings` })
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect.poll(() => complaint(name)).toBe('This field is required')
    await name.fill('orders-db')
    await page.getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    await page.getByRole('heading', { name: 'orders-db', level: 1 }).waitFor()
    await page.getByRole('combobox', { name: 'Billing account' }).click()
    await page.getByRole('option', { name: /^Lab/ }).click()
    await page.getByRole('button', { name: 'Save account' }).click()
    await announced(page, 'Details updated')
    await fact(page.getByRole(facts), 'Billing account').getByText('Lab').waitFor()
    expect(deployment.calls('updateService').map(({ parameters }) => parameters)).toMatchObject([
      { display_name: 'orders-db' },
      { billing_account_id: 120_351 },
    ])
    await section(page, 'Danger zone').getByRole('button', { name: 'Delete…' }).click()
    const asks = dialog(page, 'Delete orders-db?')
    await asks.getByText('1 backup').waitFor()
    await asks.getByRole('textbox').fill('orders-db')
    await asks.getByRole('button', { name: 'Delete service' }).click()
    await announced(page, 'orders-db deleted')
    expect(address()).toBe('/services')
    await expect.poll(() => rowOf(page, 'orders-db').count()).toBe(0)
  })

  test('[SERVICE-14] [SERVICE-15] [SERVICE-23] an empty list lets any address in; entries are an address or a range', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: `${shopDb}?tab=access` })
    const list = section(page, 'Who may connect')
    await list.getByText('An empty list lets any address connect.').waitFor()
    for (const entry of ['10.84.12.0/24', '198.51.100.17']) {
      await act(page, entry, 'Take off the list…')
      await dialog(page, `Take ${entry} off the list?`)
        .getByRole('button', { name: 'Take off the list' })
        .click()
      await announced(page, `${entry} is off the list`)
    }
    await list.getByText('Any address may connect.').waitFor()
    await list.getByRole('button', { name: 'Allow an address…' }).click()
    const asks = dialog(page, 'Allow another address to connect to shop-db')
    const field = asks.getByRole('textbox', { name: 'Address or range' })
    const send = asks.getByRole('button', { name: 'Allow address' })
    await send.click()
    await expect.poll(() => complaint(field)).toBe('At least one ip is required')
    await field.fill('203.0.113.0/33')
    await expect.poll(() => complaint(field)).toBe('An IPv4 address or a range, such as 203.0.113.0/24')
    await field.fill('203.0.113.5/24')
    await field.blur()
    await asks.getByText('203.0.113.5/24 covers 203.0.113.0/24, so that was entered.').waitFor()
    await send.click()
    await announced(page, 'Address allowed')
    await list.getByText('203.0.113.0/24').waitFor()
    expect(deployment.calls('addServiceWhitelistEntry')[0]?.parameters).toMatchObject({
      ip_address: '203.0.113.0/24',
    })
  })

  test(
    '[SERVICE-23] an address that is on the list already is not added again',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: `${shopDb}?tab=access` })
      const list = section(page, 'Who may connect')
      await list.getByText('198.51.100.17').waitFor()
      await list.getByRole('button', { name: 'Allow an address…' }).click()
      const asks = dialog(page, 'Allow another address to connect to shop-db')
      const field = asks.getByRole('textbox', { name: 'Address or range' })
      await field.fill('198.51.100.17')
      await asks.getByRole('button', { name: 'Allow address' }).click()
      await expect.poll(() => complaint(field)).toBe('It is on the list already')
      await field.fill('198.51.100.18')
      await expect.poll(() => complaint(field)).not.toBe('It is on the list already')
      await field.fill('10.84.12.7/24')
      await expect.poll(() => complaint(field)).toBe('It is on the list already')
      expect(deployment.calls('addServiceWhitelistEntry')).toEqual([])
    },
  )

  test(
    '[SERVICE-21] [SERVICE-25] its machine is stopped, started and put back to a backup; each settles by itself',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, deployment } = await visit({ path: `${shopDb}?tab=machines` })
      const machine = section(page, 'Machines').getByRole('row').nth(1)
      const does = async (action: string | RegExp): Promise<void> =>
        chooseIn(page, machine.getByRole('button', { name: /^Actions for/ }), action)
      await machine.getByText('Running').waitFor()
      await does('Stop…')
      await dialog(page, /^Stop /)
        .getByRole('button', { name: 'Stop machine' })
        .click()
      await machine.getByText('Stopping').waitFor()
      await pass(40)
      await machine.getByText('Stopped').waitFor()
      await does('Start')
      await machine.getByText('Starting').waitFor()
      await pass(40)
      await machine.getByText('Running').waitFor()
      const backup = section(page, 'Backups').getByRole('row').nth(1)
      await chooseIn(page, backup.getByRole('button', { name: /^Actions for/ }), 'Restore…')
      const asks = dialog(page, /^Restore the backup of/)
      await asks.getByText('Everything written since the backup').waitFor()
      await asks.getByRole('button', { name: 'Restore machine' }).click()
      await machine.getByText('Creating').waitFor()
      await pass(120)
      await machine.getByText('Running').waitFor()
      expect(deployment.calls('rebuildServiceVm').map(({ location }) => location)).toEqual(['tll'])
    },
  )

  test('[SERVICE-22] [DETAIL-04] the password is read when it is asked for, and hidden again', async ({
    visit,
  }) => {
    const { page, deployment, open } = await visit({ path: `${shopDb}?tab=access` })
    const secrets = section(page, 'Secrets')
    const show = secrets.getByRole('button', { name: 'Show secrets' })
    await show.waitFor()
    expect(deployment.calls('getServiceSecrets')).toEqual([])
    await show.click()
    await secrets.getByRole('button', { name: 'Copy Password' }).waitFor()
    expect(await fact(secrets, 'Password').innerText()).not.toContain('••')
    await secrets.getByRole('button', { name: 'Hide secrets' }).click()
    await expect.poll(() => fact(secrets, 'Password').innerText()).toContain('••••••••••')
    expect(deployment.calls('getServiceSecrets')).toHaveLength(1)
    await open(`${shopCluster}?tab=access`)
    await section(page, 'Who may connect').waitFor()
    expect(await secrets.count()).toBe(0)
  })
})

describe('the form of a new service', () => {
  test('[SERVICE-05] [SERVICE-07] [SERVICE-09] [SERVICE-10] [SERVICE-11] [SERVICE-12] [SERVICE-18] [ROUTE-03] [CREATE-07] makes the database its address names, at the price it shows', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({
      path: '/services/create?osName=mariadb&osVersion=10.11.9',
    })
    await page.getByRole('combobox', { name: 'Version' }).getByText('10.11.9').waitFor()
    expect(await page.getByRole('radio', { name: 'MariaDB' }).isChecked()).toBe(true)
    await page.getByText('A relational database that takes the place of MySQL.').waitFor()
    const more = page.getByRole('link', { name: 'More about MariaDB' })
    expect(await more.getAttribute('href')).toMatch(/^https:.*\/services\/mariadb$/)
    await page.getByRole('radio', { name: /^Tartu/ }).check()
    await page.getByRole('combobox', { name: 'Private network' }).filter({ hasText: '/' }).waitFor()
    await page.getByRole('switch', { name: /^Several machines Three machines hold the same data/ }).click()
    await page.getByRole('radio', { name: /^2 vCPU 4 GB 60 GB/ }).check()
    await expect.poll(() => fact(estimate(page), '6 vCPU').innerText()).toBe('€30.00')
    await expect.poll(() => fact(estimate(page), 'Floating IPv4').innerText()).toBe('€2.40')
    await expect.poll(() => perMonth(page).innerText()).toBe('€72.90')
    await field(page, 'Memory').fill('0.25')
    await page.getByRole('switch', { name: /^Public IPv4 address/ }).click()
    await page.getByRole('button', { name: 'Create service' }).click()
    await expect.poll(() => complaint(field(page, 'Memory'))).toBe('At least 0.5')
    await expect.poll(() => complaint(field(page, 'Name'))).toBe('This field is required')
    await field(page, 'Memory').fill('2')
    await field(page, 'Name').fill('cart-db')
    expect(deployment.calls('createService')).toEqual([])
    await page.getByRole('button', { name: 'Create service' }).click()
    await page.getByRole('heading', { name: 'cart-db', level: 1 }).waitFor()
    await page.getByText('Creating').first().waitFor()
    expect(address()).toMatch(/^\/services\/service\/trtu\//)
    expect(deployment.calls('createService').map(({ parameters }) => parameters)).toEqual([
      {
        service: 'mariadb',
        version: '10.11.9',
        is_multi_node: true,
        vm_cpu: 2,
        vm_ram: 2048,
        vm_disk_gb: 60,
        reserve_public_ip: false,
        display_name: 'cart-db',
        billing_account_id: 120_348,
        package_parameters: { location: 'trtu', network_uuid: expect.any(String) },
      },
    ])
  })

  test('[K8S-02] [K8S-03] [K8S-05] [K8S-07] [SERVICE-06] makes a cluster of node pools, one of which keeps a node', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/services/create?osName=kubernetes&name=edge' })
    const pool = (number: number) => page.getByRole('group', { name: `Node pool ${number}`, exact: true })
    const inPool = (number: number, name: string) => pool(number).getByRole('textbox', { name, exact: true })
    const send = page.getByRole('button', { name: 'Create service' })
    await page.getByRole('combobox', { name: 'Private network' }).filter({ hasText: '/' }).waitFor()
    await pool(1).getByRole('combobox', { name: 'Machine' }).getByText('2 vCPU 4 GB').waitFor()
    await expect.poll(() => perMonth(page).innerText()).toBe('€21.20')
    await page.getByRole('button', { name: 'Add node pool' }).click()
    await expect.poll(() => isFocused(pool(2).getByRole('textbox', { name: /^Pool name/ }))).toBe(true)
    await pool(2).getByRole('combobox', { name: 'Machine' }).click()
    await page
      .getByRole('option', { name: /^16 vCPU 64 GB/ })
      .getByText('Not offered now')
      .waitFor()
    await page.getByRole('option', { name: /^4 vCPU 8 GB/ }).click()
    await inPool(1, 'Fewest nodes').fill('5')
    await inPool(2, 'Most nodes').fill('0')
    await send.click()
    await page.getByText('Fix 2 fields to continue:').waitFor()
    await expectFocus(inPool(1, 'Most nodes'))
    await inPool(2, 'Most nodes').fill('3')
    await inPool(1, 'Fewest nodes').fill('0')
    await inPool(2, 'Fewest nodes').fill('0')
    await pool(2)
      .getByRole('textbox', { name: /^Pool name/ })
      .fill('Build')
    await send.click()
    await pool(2).getByText('Up to 15 small letters, digits and hyphens; a letter first').waitFor()
    await pool(2)
      .getByRole('textbox', { name: /^Pool name/ })
      .fill('build')
    await page.getByRole('alert').getByText('At least one pool needs a minimum of 1 or more').waitFor()
    await inPool(2, 'Fewest nodes').fill('2')
    await inPool(2, 'Most nodes').fill('1')
    await pool(2).getByText('At least 2').waitFor()
    await inPool(2, 'Most nodes').fill('4')
    await pool(2)
      .getByRole('textbox', { name: /^Zones/ })
      .fill('tll-b tll-c ')
    await expect.poll(() => perMonth(page).innerText()).toBe('€72.80')
    await field(page, 'From').fill('noon')
    await send.click()
    await expect.poll(() => complaint(field(page, 'From'))).toBe('Enter a time, such as 03:00')
    await field(page, 'From').fill('1:30')
    deployment.fault({ operation: 'createService', status: 500 })
    await send.click()
    await page.getByText('Kubernetes service can not be created.').first().waitFor()
    deployment.sandbox.control.clearFaults()
    await send.click()
    await page.getByRole('heading', { name: 'edge', level: 1 }).waitFor()
    expect(deployment.calls('createService').at(-1)?.parameters).toEqual({
      service: 'kubernetes',
      version: '1.31.4',
      reserve_public_ip: true,
      display_name: 'edge',
      billing_account_id: 120_348,
      package_parameters: {
        location: 'tll',
        network_uuid: expect.any(String),
        spec: {
          maintenance: { autoUpdate: true, timeWindow: { begin: '013000+0000', end: '040000+0000' } },
          provider: {
            workers: [
              { machine: { cpu: 2, ram: 4 }, min: 0, max: 3, maxSurge: 1, volume: { size: 60 } },
              {
                name: 'build',
                machine: { cpu: 4, ram: 8 },
                min: 2,
                max: 4,
                maxSurge: 1,
                volume: { size: 80 },
                zones: ['tll-b', 'tll-c'],
              },
            ],
          },
        },
      },
    })
  })

  test('[BILLING-13] [SITE-57] for a limited account: what is offered can be had, and no more than it may have', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/dashboard', key: 'demo-empty' })
    await page.getByRole('link', { name: /^PostgreSQL.*1 vCPU · 1 GB · 20 GB/s }).click()
    await page.getByText('Larger sizes are left out').waitFor()
    const sizes = section(page, 'Size').getByRole('radio', { name: /^\d+ vCPU/ })
    await expect.poll(() => sizes.count()).toBe(1)
    expect(await sizes.isChecked()).toBe(true)
    await field(page, 'Name').fill('first-db')
    await field(page, 'Memory').fill('4')
    await page.getByRole('button', { name: 'Create service' }).click()
    await expect
      .poll(() => complaint(field(page, 'Memory')))
      .toBe('Your billing account gets at most 2 GB until more is paid in')
    expect(deployment.calls('createService')).toEqual([])
    await field(page, 'Memory').fill('1')
    await page.getByRole('button', { name: 'Create service' }).click()
    await page.getByRole('heading', { name: 'first-db', level: 1 }).waitFor()
  })

  test('[K8S-08] offers no cluster where Kubernetes is switched off', async ({ visit }) => {
    const { page } = await visit({
      path: '/services/create',
      before: (deployment) =>
        deployment.intercept(async (request, next) => {
          const answer = await next()
          if (!new URL(request.url).pathname.endsWith('/config/ui/config')) return answer
          return Response.json({ ...Object(await answer.json()), kubernetesEnabled: false })
        }),
    })
    await page.getByRole('radio', { name: 'PostgreSQL' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Kubernetes' }).count()).toBe(0)
  })
})

describe('a cluster', () => {
  test('[K8S-03] [SERVICE-24] says when it is maintained, and is maintained at another time', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: `${shopCluster}?tab=settings` })
    const form = section(page, 'Maintenance')
    await fact(page.getByRole(facts), 'Maintenance').getByText('03:00–04:00 UTC').waitFor()
    await form.getByRole('switch', { name: /^Automatic updates/ }).click()
    await form.getByRole('textbox', { name: 'Until' }).fill('03:00')
    await form.getByRole('button', { name: 'Save maintenance' }).click()
    await form.getByText('The end is the same as the beginning. Choose another time').waitFor()
    expect(deployment.calls('updateServiceProperties')).toEqual([])
    await form.getByRole('textbox', { name: 'Until' }).fill('05:30')
    await form.getByRole('button', { name: 'Save maintenance' }).click()
    await announced(page, 'Details updated')
    await fact(page.getByRole(facts), 'Maintenance').getByText('03:00–05:30 UTC').waitFor()
    expect(deployment.calls('updateServiceProperties')[0]?.parameters).toMatchObject({
      maintenance: { autoUpdate: false, timeWindow: { begin: '030000+0000', end: '053000+0000' } },
    })
  })
})
