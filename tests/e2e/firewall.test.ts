import type { Page } from 'playwright-core'
import {
  act,
  chooseIn,
  complaint,
  dialog,
  gate,
  announced,
  rowOf,
  section,
  select,
  toast,
} from './support/acts'
import { pageOf, recordOf } from './support/records'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const webPublic = '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df'
const inbound = (page: Page) => section(page, 'Inbound')
const ports = (page: Page) => inbound(page).getByRole('textbox', { name: 'Ports' })
const save = (page: Page) => page.getByRole('button', { name: 'Save rules' })

/** Rules as the platform has them, in short. */
async function rulesOf(deployment: Parameters<typeof recordOf>[0], name = 'web-public'): Promise<string[]> {
  const { rules } = await recordOf(deployment, 'firewall', 'tll', name)
  if (!Array.isArray(rules)) throw new Error('A firewall has a list of rules')
  return rules.map((rule) =>
    `${rule.direction} ${rule.protocol} ${rule.port_start ?? 'any'} ${(rule.endpoint_spec ?? []).join(' ')}`.trim(),
  )
}

describe('creating a firewall', () => {
  test('[ROUTE-04] [NET-FW-03] [NET-FW-04] [NET-FW-06] [NET-FW-08] with rules, and nothing that is not asked for', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/network/create/firewall' })
    await page.getByRole('textbox', { name: 'Name' }).fill('office-vpn')
    const rules = section(page, 'Rules')
    await rules.getByText('Without an outbound rule a machine cannot fetch updates').waitFor()
    await chooseIn(page, rules.getByRole('button', { name: 'From template' }), /^HTTPS$/)
    const row = (index: number) => rules.locator('tbody').nth(index)
    expect(await row(1).getByRole('textbox', { name: 'Ports' }).inputValue()).toBe('443')
    await rules.getByRole('button', { name: 'Add rule' }).click()
    const second = row(2)
    expect(await second.getByText('required').count()).toBe(0)
    await select(second, 'Protocol', /^ICMP$/)
    await expect.poll(() => second.getByRole('textbox', { name: 'Ports' }).count()).toBe(0)
    await select(second, 'Direction', 'Outbound')
    await select(second, 'Other side', 'Addresses')
    await second.getByRole('textbox', { name: 'Sources or destinations' }).fill('10.0.0.0/8 2001:db8::/32 ')
    await page.getByRole('button', { name: 'Create firewall' }).click()
    await page.getByRole('heading', { name: 'office-vpn', level: 1 }).waitFor()
    await announced(page, 'office-vpn created')
    expect(deployment.calls('createFirewall')[0]?.parameters).toMatchObject({
      display_name: 'office-vpn',
      billing_account_id: 120_348,
      rules: [
        { direction: 'outbound', protocol: 'any', endpoint_spec_type: 'any' },
        { direction: 'inbound', protocol: 'tcp', port_start: 443, endpoint_spec_type: 'any' },
        {
          direction: 'outbound',
          protocol: 'icmp',
          endpoint_spec_type: 'ip_prefixes',
          endpoint_spec: ['10.0.0.0/8', '2001:db8::/32'],
        },
      ],
    })
    await page.getByText('Protects 0 machines').waitFor()
  })

  test(
    '[NET-FW-03] needs a port said in words, and warns of one that lets anyone in on all',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/network/create/firewall' })
      await page.getByRole('textbox', { name: 'Name' }).fill('office-vpn')
      const rules = section(page, 'Rules')
      await rules.getByRole('button', { name: 'Add rule' }).click()
      await page.getByRole('button', { name: 'Create firewall' }).click()
      await rules.getByText('Ports: Enter a port, a range such as 8000–8100, or any').waitFor()
      expect(deployment.calls('createFirewall')).toEqual([])
      await rules.getByRole('textbox', { name: 'Ports' }).fill('any')
      await rules.getByText('This rule lets anyone in on every port.').waitFor()
      await page.getByRole('button', { name: 'Create firewall' }).click()
      await announced(page, 'office-vpn created')
      expect(deployment.calls('createFirewall')[0]?.parameters['rules']).toEqual([
        { direction: 'outbound', protocol: 'any', endpoint_spec_type: 'any' },
        { direction: 'inbound', protocol: 'tcp', endpoint_spec_type: 'any' },
      ])
    },
  )

  test('needs a name', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/network/create/firewall' })
    await page.getByRole('button', { name: 'Create firewall' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.poll(() => complaint(name)).toBe('This field is required')
    expect(deployment.calls('createFirewall')).toEqual([])
  })
})

describe('the rules of a firewall', () => {
  test(
    '[NET-FW-09] are changed, added and removed together by keys, and written as a whole',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: webPublic })
      const before = await rulesOf(deployment)
      expect(before).toHaveLength(8)
      await inbound(page)
        .getByRole('row', { name: /^443 HTTPS/ })
        .waitFor()
      await section(page, 'Outbound').getByRole('columnheader', { name: 'To', exact: true }).waitFor()
      await page
        .getByRole('list', { name: 'Assigned to' })
        .getByRole('listitem')
        .filter({ hasText: 'web-prod-01' })
        .getByText('Running')
        .waitFor()
      await inbound(page)
        .getByRole('row', { name: /TCP 9100/ })
        .waitFor()
      expect(await save(page).count()).toBe(0)
      const keys = byKeys(page)
      await keys.press(inbound(page).getByRole('button', { name: /^Remove: TCP 9100/ }))
      await keys.pick(inbound(page).getByRole('button', { name: 'From template' }), 'SSH')
      await keys.type(ports(page).last(), '2222-2223')
      await keys.type(ports(page).first(), '8081')
      await page.getByText('3 unsaved changes').waitFor()
      await page.getByText('1 changed, 1 new, 1 removed. They apply to 3 machines at once.').waitFor()
      await inbound(page).getByText('Removed', { exact: true }).waitFor()
      expect(deployment.calls('replaceFirewall')).toEqual([])
      await keys.press(save(page))
      await toast(page, 'Rules of web-public saved').waitFor()
      await expect.poll(() => save(page).count()).toBe(0)
      await keys.to(ports(page).first())
      const [call] = deployment.calls('replaceFirewall')
      expect(call?.method).toBe('PUT')
      expect(call?.parameters).toMatchObject({ display_name: 'web-public', billing_account_id: 120_348 })
      const after = await rulesOf(deployment)
      expect(after).toHaveLength(8)
      expect(after.filter((rule) => !before.includes(rule)).toSorted()).toEqual([
        'inbound tcp 2222',
        'inbound tcp 8081 203.0.113.0/24 198.51.100.17',
      ])
    },
  )

  test('[NET-FW-09] a new one says its port, and "any port from anyone" is warned of before it is saved', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: webPublic })
    const warnings = page.getByText('This rule lets anyone in on every port.')
    await inbound(page).getByRole('button', { name: 'Add rule' }).click()
    await save(page).click()
    await page.getByText('1 rule is not right yet').waitFor()
    expect(await warnings.count()).toBe(0)
    await ports(page).last().fill('any')
    await expect.poll(() => warnings.count()).toBe(2)
    await page.getByRole('status').filter({ hasText: '1 unsaved change' }).filter({ has: warnings }).waitFor()
    await ports(page).last().fill('22')
    await expect.poll(() => warnings.count()).toBe(0)
    await ports(page).last().fill('any')
    await save(page).click()
    await announced(page, 'Rules of web-public saved')
    expect(deployment.calls('replaceFirewall')).toHaveLength(1)
    expect(await rulesOf(deployment)).toContain('inbound tcp any')
    await expect.poll(() => ports(page).last().inputValue()).toBe('any')
    expect(await warnings.count()).toBe(1)
  })

  test('a removed rule can be put back, and all changes dropped', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: webPublic })
    await inbound(page)
      .getByRole('button', { name: /^Remove: TCP 80 / })
      .click()
    await inbound(page)
      .getByRole('button', { name: /^Put back: TCP 80 / })
      .click()
    await expect.poll(() => save(page).count()).toBe(0)
    await inbound(page).getByRole('button', { name: 'Add rule' }).click()
    await page.getByText('1 unsaved change').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => save(page).count()).toBe(0)
    expect(await inbound(page).getByText('New', { exact: true }).count()).toBe(0)
    expect(deployment.calls('replaceFirewall')).toEqual([])
  })

  test(
    '[CREATE-05] a rule that is not right is named, and nothing is sent',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: webPublic })
      await ports(page).first().fill('70000')
      await inbound(page)
        .getByText(/At most 65,?535/)
        .waitFor()
      await ports(page).first().fill('90-80')
      await inbound(page).getByText('The end of a range lies before its start').waitFor()
      await ports(page).first().fill('8080')
      await inbound(page).getByRole('button', { name: 'Add rule' }).click()
      await select(inbound(page).getByRole('row').last(), 'From', 'Addresses')
      await save(page).click()
      await inbound(page).getByText('At least one ip is required').waitFor()
      await inbound(page).getByRole('textbox', { name: 'Sources', exact: true }).last().fill('10.0.0.0/33')
      await page.keyboard.press('Enter')
      await inbound(page).getByText('The prefix length of an IPv4 range is 0 to 32.').waitFor()
      expect(deployment.calls('replaceFirewall')).toEqual([])
    },
  )

  test('leaving the firewall with changes asks first', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: webPublic })
    await ports(page).first().fill('8081')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute' }).click()
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Keep editing' }).click()
    expect(await ports(page).first().inputValue()).toBe('8081')
  })

  test(
    'changes stay while another tab of it is looked at, and over a reload',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: webPublic })
      await inbound(page).getByRole('button', { name: 'Add rule' }).click()
      await ports(page).last().fill('8000-8010')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Assigned to/ })
        .click()
      await rowOf(page, 'web-prod-01').waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Rules/ })
        .click()
      await expect.poll(() => ports(page).last().inputValue()).toBe('8000–8010')
      await page.reload()
      await page.getByText('1 unsaved change').waitFor()
      await expect.poll(() => ports(page).last().inputValue()).toBe('8000–8010')
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.reload()
      await ports(page).first().waitFor()
      expect(await save(page).count()).toBe(0)
    },
  )

  test(
    'a new rule has the focus; so has what is wrong when it cannot be saved',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: webPublic })
      await inbound(page).getByRole('button', { name: 'Add rule' }).click()
      const added = inbound(page).getByRole('row').last()
      await expect.poll(() => added.evaluate((row) => row.contains(document.activeElement))).toBe(true)
      await ports(page).last().fill('443')
      await ports(page).first().fill('70000')
      await save(page).click()
      await page.getByText('1 rule is not right yet').waitFor()
      await expect
        .poll(() =>
          ports(page)
            .first()
            .evaluate((input) => input === document.activeElement),
        )
        .toBe(true)
      const message = await ports(page).first().getAttribute('aria-describedby')
      expect(await page.locator(`[id="${message}"]`).innerText()).toMatch(/^Ports: .*65,?535/)
    },
  )

  test(
    '[NET-FW-09] changed concurrently: shows how, and saves the edits on top or drops them',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: webPublic })
      const { uuid, rules } = await recordOf(deployment, 'firewall', 'tll', 'web-public')
      const had: Record<string, unknown>[] = Array.isArray(rules) ? rules : []
      const put = (theirs: readonly Record<string, unknown>[]) =>
        deployment.call('PUT', `/tll/network/firewalls/${String(uuid)}`, {
          display_name: 'web-public',
          billing_account_id: 120_348,
          rules: theirs,
        })
      const came = {
        direction: 'inbound',
        protocol: 'tcp',
        port_start: 7000,
        port_end: 7000,
        endpoint_spec_type: 'any',
      }
      await ports(page).first().fill('8081')
      await inbound(page).getByRole('button', { name: 'Add rule' }).click()
      await ports(page).last().fill('6000')
      await put([...had.filter((rule) => rule['port_start'] !== 9100), came])
      deployment.sandbox.control.clearRequests()
      await save(page).click()
      const notice = page
        .getByRole('status')
        .filter({ hasText: 'Someone else changed these rules in the meantime.' })
      await expect
        .poll(() => notice.getByRole('listitem').allInnerTexts())
        .toEqual([expect.stringMatching(/^New: .*7000/), expect.stringMatching(/^Removed: .*9100/)])
      expect(deployment.calls('replaceFirewall')).toEqual([])
      expect(await ports(page).last().inputValue()).toBe('6000')
      await page.getByText('1 changed, 1 new.').waitFor()
      await save(page).click()
      await announced(page, 'Rules of web-public saved')
      await expect.poll(() => notice.count()).toBe(0)
      const saved = await rulesOf(deployment)
      expect(saved).toHaveLength(had.length + 1)
      for (const port of ['6000', '7000', '8081']) expect(saved.join(', ')).toContain(`inbound tcp ${port}`)
      expect(saved.join(', ')).not.toContain('9100')
      await ports(page).first().fill('8082')
      await put(had)
      await save(page).click()
      await page.getByRole('button', { name: 'Discard mine, take theirs' }).click()
      await expect.poll(() => save(page).count()).toBe(0)
      await inbound(page)
        .getByRole('row', { name: /TCP 9100/ })
        .waitFor()
      expect(await rulesOf(deployment)).toHaveLength(had.length)
    },
  )

  test(
    'what the platform refuses keeps the changes, said once; while they are sent, nothing is typed that would be lost',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: webPublic })
      const answer = gate()
      deployment.intercept(async (request, next) => {
        if (request.method === 'PUT') await answer.opened
        return next()
      })
      deployment.fault({ operation: 'replaceFirewall', status: 500, message: 'An error happened', times: 1 })
      await ports(page).first().fill('8081')
      await save(page).click()
      await expect
        .poll(() =>
          ports(page)
            .first()
            .evaluate((each) => each.closest('[inert]') !== null),
        )
        .toBe(true)
      answer.open()
      const failed = toast(page, 'Error: An error happened')
      await failed.waitFor()
      expect(await failed.count()).toBe(1)
      expect(await ports(page).first().inputValue()).toBe('8081')
      await failed.getByRole('button', { name: 'Retry' }).click()
      await announced(page, 'Rules of web-public saved')
      expect(await rulesOf(deployment)).toContain('inbound tcp 8081 203.0.113.0/24 198.51.100.17')
    },
  )
})

describe('the machines behind a firewall', () => {
  test('[NET-FW-10] are put behind it and taken off', async ({ visit }) => {
    const { page, deployment } = await visit({ path: `${webPublic}?tab=assigned` })
    const machines = section(page, 'Machines')
    await rowOf(machines, 'web-prod-01').waitFor()
    await machines.getByRole('button', { name: 'Assign machine…' }).click()
    const asks = dialog(page, 'Protect a machine with web-public')
    await asks.getByRole('combobox', { name: 'Machine' }).click()
    await page.getByRole('option', { name: /^mail-relay/ }).waitFor()
    // Those it protects already are not offered.
    expect(await page.getByRole('option', { name: /^web-prod-01/ }).count()).toBe(0)
    await page.getByRole('option', { name: /^mail-relay/ }).click()
    await asks.getByRole('button', { name: 'Assign machine' }).click()
    await announced(page, 'web-public now protects the machine')
    await rowOf(machines, 'mail-relay').waitFor()
    await page.getByText('Protects 4 machines').waitFor()
    const { uuid } = await recordOf(deployment, 'vm', 'tll', 'mail-relay')
    expect(deployment.calls('assignFirewall')[0]?.parameters['vm_uuid']).toBe(uuid)
    await act(page, 'mail-relay', 'Unassign…')
    await dialog(page, 'Unassign mail-relay from this firewall?')
      .getByRole('button', { name: 'Unassign machine' })
      .click()
    await announced(page, 'mail-relay unassigned from the firewall')
    await page.getByText('Protects 3 machines').waitFor()
    expect(deployment.calls('unassignFirewall')[0]?.parameters['vm_uuid']).toBe(uuid)
  })
})

describe('a firewall itself', () => {
  test('[DETAIL-02] is renamed with the rules it has by then', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: `${webPublic}?tab=settings` })
    await page.getByRole('textbox', { name: 'Name' }).fill('web-open')
    const theirs = await recordOf(deployment, 'firewall', 'tll', 'web-public')
    const kept = Array.isArray(theirs['rules']) ? theirs['rules'].slice(0, 2) : []
    await deployment.call('PUT', `/tll/network/firewalls/${String(theirs['uuid'])}`, {
      display_name: 'web-public',
      billing_account_id: 120_348,
      rules: kept,
    })
    await page.getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    expect(await rulesOf(deployment, 'web-open')).toHaveLength(2)
  })

  test(
    '[NET-FW-09] is deleted after saying which machines lose it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({ path: webPublic })
      await page.getByRole('heading', { name: 'web-public', level: 1 }).waitFor()
      await chooseIn(page, page.getByRole('button', { name: 'More actions' }), 'Delete…')
      const asks = dialog(page, 'Delete web-public?')
      await asks.getByText('8 rules').waitFor()
      await asks.getByText('3 machines, without these rules').waitFor()
      await asks.getByRole('button', { name: 'Delete firewall' }).click()
      await announced(page, 'web-public deleted')
      expect(address()).toBe('/network/firewall')
      await page.getByText('3 firewalls').waitFor()
      await expect(pageOf(deployment, 'firewall', 'tll', 'web-public')).rejects.toThrow(
        'There is no firewall',
      )
    },
  )

  test('[ROUTE-20] a link to one that is gone says so', async ({ visit }) => {
    const { page } = await visit({ path: '/network/firewall/tll/e02b71c8-0000-0000-0000-000000000000' })
    await page.getByRole('heading', { name: 'This firewall does not exist' }).waitFor()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('link', { name: 'web-public' }).waitFor()
  })
})
