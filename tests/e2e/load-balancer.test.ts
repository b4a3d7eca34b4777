import type { Page } from 'playwright-core'
import {
  expectFocus,
  act,
  chooseIn,
  complaint,
  dialog,
  fact,
  announced,
  rowOf,
  section,
  select,
  toast,
} from './support/acts'
import { pageOf, recordOf } from './support/records'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const webFront = '/network/load_balancer/tll/c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78'
const target = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Targets' }).getByRole('checkbox', { name: new RegExp(`^${name}`) })

describe('creating a load balancer', () => {
  test('[ROUTE-04] [NET-LB-05] [NET-LB-07] in a network, with rules and targets of that network', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/network/create/load_balancer' })
    await target(page, 'bastion').waitFor()
    const estimate = page.getByRole('complementary', { name: 'Estimate' })
    await expect.poll(() => fact(estimate, 'Load balancer').innerText()).toBe('€11.00')
    const button = page.getByRole('button', { name: 'Create load balancer' })
    await button.click()
    await page.getByText('Add at least one target server.').first().waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('api-front')
    await target(page, 'bastion').check()
    await select(page, 'Private network', /^payments/)
    await page.getByText('bastion is not offered with the current Private network. Choose another.').waitFor()
    expect(await target(page, 'bastion').isChecked()).toBe(true)
    await target(page, 'web-prod-01').waitFor()
    await select(page, 'Private network', /^prod-tll/)
    await expect.poll(() => page.getByText(/not offered with the current/).count()).toBe(0)
    await target(page, 'bastion').uncheck()
    for (const name of ['web-prod-01', 'web-prod-02']) await target(page, name).check()
    await page.getByRole('switch', { name: /^Public IPv4 address/ }).click()
    await expect.poll(() => fact(estimate, 'Floating IPv4').count()).toBe(0)
    const rules = section(page, 'Rules')
    await rules.getByRole('button', { name: 'Add rule' }).click()
    await rules.getByRole('textbox', { name: 'Port', exact: true }).fill('80')
    await button.click()
    await rules.getByText('Target port: This field is required').waitFor()
    await rules.getByRole('textbox', { name: 'Target port' }).fill('8080')
    await rules.getByRole('button', { name: 'Add rule' }).click()
    await rules.getByRole('textbox', { name: 'Port', exact: true }).last().fill('80')
    await rules.getByRole('textbox', { name: 'Target port' }).last().fill('8081')
    await button.click()
    await rules.getByText('Another rule already uses this port').waitFor()
    await rules
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
    await button.click()
    await page.getByRole('heading', { name: 'api-front', level: 1 }).waitFor()
    const { uuid } = await recordOf(deployment, 'network', 'tll', 'prod-tll')
    const machines = await Promise.all(
      ['web-prod-01', 'web-prod-02'].map((name) => recordOf(deployment, 'vm', 'tll', name)),
    )
    expect(deployment.calls('createLoadBalancer').map(({ parameters }) => parameters)).toEqual([
      {
        display_name: 'api-front',
        billing_account_id: 120_348,
        network_uuid: uuid,
        reserve_public_ip: false,
        rules: [{ source_port: 80, target_port: 8080 }],
        targets: machines.map((machine) => ({ target_type: 'vm', target_uuid: machine['uuid'] })),
      },
    ])
    await section(page, 'Rules')
      .getByRole('row', { name: /80 8080 TCP Source IP 10,000/ })
      .waitFor()
  })
})

describe('a load balancer', () => {
  test('[ROUTE-18] [NET-LB-02] [NET-LB-11] takes and drops rules by keys; a port is taken once', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: webFront })
    const rules = section(page, 'Rules')
    await rules.getByRole('row', { name: /443 8443 TCP Source IP 10,000/ }).waitFor()
    const keys = byKeys(page)
    await keys.press(rules.getByRole('button', { name: 'Add rule…' }))
    const asks = dialog(page, 'Add a rule')
    await keys.type(asks.getByRole('textbox', { name: /^Port/ }), '443')
    await keys.type(asks.getByRole('textbox', { name: /^Target port/ }), '8080')
    await keys.press(asks.getByRole('button', { name: 'Add rule' }))
    await expect
      .poll(() => complaint(asks.getByRole('textbox', { name: /^Port/ })))
      .toBe('Another rule already uses this port')
    await keys.type(asks.getByRole('textbox', { name: /^Port/ }), '80')
    await page.keyboard.press('Enter')
    await toast(page, 'Rule added').waitFor()
    await rules.getByRole('row', { name: /^80 8080/ }).waitFor()
    await keys.act('443', 'Remove…')
    const sure = dialog(page, 'Remove the rule for port 443?')
    await keys.press(sure.getByRole('button', { name: 'Remove rule' }))
    await toast(page, 'Rule for port 443 removed').waitFor()
    await expect.poll(() => rules.getByRole('row', { name: /^443/ }).count()).toBe(0)
    await expectFocus(page.getByRole('button', { name: 'Actions for 80', exact: true }))
    expect(deployment.calls('addLoadBalancerRule')).toMatchObject([
      { parameters: { source_port: 80, target_port: 8080 } },
    ])
  })

  test('[NET-LB-03] [NET-LB-10] sends traffic to more machines and fewer, only those of its network', async ({
    visit,
  }) => {
    const { page, deployment, open } = await visit({ path: webFront })
    const targets = section(page, 'Targets')
    await targets.getByRole('row', { name: /web-prod-01 Running 10\.84\.12\.11/ }).waitFor()
    await targets.getByRole('button', { name: 'Add target…' }).click()
    const asks = dialog(page, 'Add a target to web-front')
    await asks.getByRole('combobox', { name: 'Machine' }).click()
    await expect
      .poll(async () => (await page.getByRole('option').allInnerTexts()).map((each) => each.split(/\s/)[0]))
      .toEqual(['api-gateway', 'bastion', 'mail-relay'])
    await page.getByRole('option', { name: /^bastion/ }).click()
    await asks.getByRole('button', { name: 'Add target' }).click()
    await announced(page, 'Target added')
    await rowOf(targets, 'bastion').waitFor()
    await page.getByText('3 targets').waitFor()
    const { uuid } = await recordOf(deployment, 'vm', 'tll', 'bastion')
    expect(deployment.calls('addLoadBalancerTarget')).toMatchObject([
      { parameters: { target_type: 'vm', target_uuid: uuid } },
    ])
    await act(page, 'bastion', 'Remove target…')
    const sure = dialog(page, 'Remove bastion from the targets?')
    await sure.getByRole('button', { name: 'Remove target' }).click()
    await announced(page, 'bastion is no longer a target')
    await page.getByText('2 targets').waitFor()
    await act(page, 'web-prod-02', 'Remove target…')
    await dialog(page, 'Remove web-prod-02 from the targets?')
      .getByRole('button', { name: 'Remove target' })
      .click()
    await page.getByText('1 target', { exact: true }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/network/load_balancer?q=web-front')
    await page.getByText('tll · 185.7.252.40 · 1 target', { exact: true }).waitFor()
  })

  test('says of a rule that was removed elsewhere that it is gone, and does not ask again', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: webFront })
    await act(page, '443', 'Remove…')
    const sure = dialog(page, 'Remove the rule for port 443?')
    const remove = sure.getByRole('button', { name: 'Remove rule' })
    await remove.waitFor()
    const [, , , place, id] = webFront.split('/')
    const rule = '9e0582ee-7414-48ef-aa4d-2f213832db7c'
    await deployment.call('DELETE', `/${place}/network/load_balancers/${id}/forwarding_rules/${rule}`)
    deployment.expectFailures()
    await remove.click()
    await sure.getByText('It no longer exists').waitFor()
    await expect.poll(() => remove.isDisabled()).toBe(true)
    await sure.getByRole('button', { name: 'Cancel' }).click()
    await sure.waitFor({ state: 'detached' })
  })

  test('[NET-LB-01] [NET-LB-08] [NET-LB-09] [DETAIL-02] keeps its address apart: assigned, kept when it is deleted', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visit({ path: `${webFront}?tab=network` })
    const facts = page.getByRole('complementary')
    await fact(facts, 'Public IPv4').getByText('185.7.252.40').waitFor()
    await act(page, '185.7.252.40', 'Unassign…')
    await dialog(page, /^Unassign /)
      .getByRole('button', { name: 'Unassign address' })
      .click()
    await announced(page, /unassigned/)
    await section(page, 'Floating IPs').getByText('It has no floating IP.').waitFor()
    await section(page, 'Floating IPs').getByRole('button', { name: 'Assign floating IP…' }).click()
    const asks = dialog(page, 'Assign a floating IP to web-front')
    await select(asks, 'Floating IP', /185\.7\.252\.77/)
    await asks.getByRole('button', { name: 'Assign address' }).click()
    await announced(page, 'Address assigned')
    await fact(facts, 'Public IPv4').getByText('185.7.252.77').waitFor()
    await page.getByRole('link', { name: 'Settings' }).click()
    await section(page, 'General').getByRole('textbox', { name: 'Name' }).fill('shop-entry')
    await section(page, 'General').getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    await select(section(page, 'Billing'), 'Billing account', /^Lab/)
    await section(page, 'Billing').getByRole('button', { name: 'Save account' }).click()
    await announced(page, 'Details updated')
    await fact(facts, 'Billing account').getByText('Lab').waitFor()
    expect(deployment.calls('moveLoadBalancerBilling')[0]?.parameters['set_id']).toBe(120_351)
    await chooseIn(page, page.getByRole('button', { name: 'More actions' }), 'Delete…')
    const sure = dialog(page, 'Delete shop-entry?')
    await sure.getByText('Address 185.7.252.77, unassigned and charged').waitFor()
    await sure.getByText('2 machines, which get no traffic from it').waitFor()
    await sure.getByRole('textbox').fill('shop-entry')
    await sure.getByRole('button', { name: 'Delete load balancer' }).click()
    await announced(page, 'shop-entry deleted')
    expect(address()).toBe('/network/load_balancer')
    expect(await recordOf(deployment, 'ip', 'tll', '185.7.252.77')).toHaveProperty('assigned_to', null)
  })

  test('[NET-LB-06] [NET-IP-03] is in the list, in its network, and where its address leads', async ({
    visit,
  }) => {
    const { page, open, deployment } = await visit({ path: '/network/load_balancer?q=185.7.252.40' })
    await rowOf(page, 'web-front').getByText('prod-tll').waitFor()
    await open(await pageOf(deployment, 'network', 'tll', 'prod-tll'))
    await rowOf(section(page, 'Load balancers'), 'web-front').waitFor()
    await open(await pageOf(deployment, 'ip', 'tll', '185.7.252.40'))
    const facts = page.getByRole('complementary')
    await fact(facts, 'Leads to').getByRole('link', { name: 'web-front' }).click()
    await page.getByRole('heading', { name: 'web-front', level: 1 }).waitFor()
  })
})
