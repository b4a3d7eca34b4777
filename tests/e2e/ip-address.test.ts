import { act, dialog, fact, announced, rowOf, section, select } from './support/acts'
import { pageOf, recordOf } from './support/records'
import { describe, expect, test } from './support/test'

describe('a floating IP', () => {
  test('[ROUTE-04] [NET-IP-04] [NET-IP-07] [NET-IP-08] is reserved, with what it costs while it leads nowhere', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: '/network/create/ip_address' })
    const estimate = page.getByRole('complementary', { name: 'Estimate' })
    await expect.poll(() => fact(estimate, 'Floating IPv4, unassigned').innerText()).toBe('€2.40')
    await page.getByRole('textbox', { name: 'Name' }).fill('spare')
    await page.getByRole('button', { name: 'Reserve address' }).click()
    await page.getByRole('heading', { name: /spare|^\d+\./, level: 1 }).waitFor()
    await page.getByRole('main').getByText('Unassigned').first().waitFor()
    expect(deployment.calls('createIpAddress')[0]?.parameters).toEqual({
      name: 'spare',
      billing_account_id: 120_348,
    })
    await expect
      .poll(() => fact(page.getByRole('complementary'), 'Monthly cost').innerText())
      .toContain('€2.40')
  })

  test('[ROUTE-19] [NET-IP-02] [NET-IP-06] is assigned to a machine and unassigned, saying that it stays charged', async ({
    visit,
  }) => {
    const { page, open, deployment } = await visit({ path: null })
    await open(await pageOf(deployment, 'ip', 'tll', '185.7.252.77'))
    const { main, side } = { main: page.getByRole('main'), side: page.getByRole('complementary') }
    await main.getByRole('button', { name: 'Assign…' }).first().click()
    const asks = dialog(page, /^Assign /)
    await select(asks, 'Target', /^bastion/)
    await asks.getByRole('button', { name: 'Assign address' }).click()
    await announced(page, /assigned/)
    await side.getByRole('link', { name: 'bastion' }).waitFor()
    const { private_ipv4: target } = await recordOf(deployment, 'vm', 'tll', 'bastion')
    expect(deployment.calls('assignIpAddress')[0]?.parameters).toMatchObject({
      address: '185.7.252.77',
      private_ip: target,
    })
    await main.getByRole('button', { name: 'Unassign…' }).first().click()
    const unassigns = dialog(page, /^Unassign /)
    await unassigns.getByText('The address stays yours and is charged while it is unassigned').waitFor()
    await unassigns.getByRole('button', { name: 'Unassign address' }).click()
    await announced(page, /unassigned/)
    await main.getByText('Unassigned').first().waitFor()
    await expect.poll(() => side.getByRole('link', { name: 'bastion' }).count()).toBe(0)
  })

  test('is not taken away from a machine it was assigned to meanwhile, from its own page or from a machine', async ({
    visit,
  }) => {
    const { page, open, deployment } = await visit({ path: null })
    const address = '185.7.252.77'
    const { private_ipv4: taker } = await recordOf(deployment, 'vm', 'tll', 'web-prod-01')
    const path = `/tll/network/ip_addresses/${address}`
    await open(await pageOf(deployment, 'ip', 'tll', address))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Assign…' }).first().click()
    const asks = dialog(page, /^Assign /)
    await select(asks, 'Target', /^bastion/)
    await deployment.call('POST', `${path}/assign`, { private_ip: taker })
    await asks.getByRole('button', { name: 'Assign address' }).click()
    await asks.getByText('Not sent: it was changed elsewhere after you opened it.').waitFor()
    await deployment.call('POST', `${path}/unassign`)
    await open(await pageOf(deployment, 'vm', 'tll', 'bastion'))
    await page.getByRole('main').getByRole('link', { name: 'Network', exact: true }).click()
    await section(page, 'Addresses').getByRole('button', { name: 'Assign floating IP…' }).click()
    const chooses = dialog(page, /^Assign a floating IP/)
    await select(chooses, 'Floating IP', new RegExp(address))
    await deployment.call('POST', `${path}/assign`, { private_ip: taker })
    await chooses.getByRole('button', { name: 'Assign address' }).click()
    await chooses.getByText('Not sent: it was changed elsewhere after you opened it.').waitFor()
    await chooses.getByText('There is no floating IP left to choose.').waitFor()
    // Those of the other device.
    expect(deployment.calls('assignIpAddress')).toHaveLength(2)
  })

  test(
    '[NET-IP-03] is assigned to a load balancer or a service of its location as well',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      await open(await pageOf(deployment, 'ip', 'tll', '185.7.252.77'))
      await page.getByRole('main').getByRole('button', { name: 'Assign…' }).first().click()
      const asks = dialog(page, /^Assign /)
      await select(asks, 'Leads to', 'Load balancer')
      await select(asks, 'Load balancer', /^web-front/)
      await asks.getByRole('button', { name: 'Assign address' }).click()
      await announced(page, /assigned/)
      await page.getByRole('complementary').getByRole('link', { name: 'web-front' }).waitFor()
      const { private_address: target } = await recordOf(deployment, 'balancer', 'tll', 'web-front')
      expect(deployment.calls('assignIpAddress')[0]?.parameters).toEqual({
        address: '185.7.252.77',
        private_ip: target,
      })
    },
  )

  test(
    '[NET-IP-05] is released only when it leads nowhere, addressed by its address',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/network/ip_address' })
      await rowOf(page, '185.7.252.77').waitFor()
      await page.getByRole('button', { name: 'Actions for shop-front', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Release…' }).getByText('Unassign it first').waitFor()
      await page.keyboard.press('Escape')
      await act(page, 'campaign-2025', 'Release…')
      const asks = dialog(page, /^Release /)
      await asks.getByText('You cannot get the same one again.').waitFor()
      await asks.getByText('The address 185.7.252.77').waitFor()
      await asks.getByRole('button', { name: 'Release address' }).click()
      await announced(page, /released/)
      await expect.poll(() => page.getByText('185.7.252.77').count()).toBe(0)
      expect(deployment.calls('deleteIpAddress')[0]?.parameters['address']).toBe('185.7.252.77')
    },
  )

  test('[NET-IP-05] [DETAIL-02] is renamed', async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    await open(`${await pageOf(deployment, 'ip', 'tll', '185.7.252.77')}?tab=settings`)
    await section(page, 'General').getByRole('textbox', { name: 'Name' }).fill('campaign-2027')
    await section(page, 'General').getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    expect(await recordOf(deployment, 'ip', 'tll', '185.7.252.77')).toMatchObject({ name: 'campaign-2027' })
  })

  test(
    'several are unassigned at once, those that are not assigned left out',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/network/ip_address' })
      await rowOf(page, '185.7.252.77').waitFor()
      for (const name of ['campaign-2025', 'shop-front-2', 'vpn']) {
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
      }
      const bar = page.getByRole('toolbar', { name: '3 selected' })
      await bar.getByText('3 selected').waitFor()
      await bar.getByRole('button', { name: /^Unassign/ }).click()
      const asks = dialog(page, /^Unassign/)
      await fact(asks, 'Left out')
        .getByText(/: It is not assigned$/i)
        .waitFor()
      await asks.getByRole('button', { name: /^Unassign/ }).click()
      await announced(page, /2 of 3 done/)
      expect(deployment.calls('unassignIpAddress')).toHaveLength(2)
    },
  )

  test(
    'leads from the list of floating IPs to that of firewalls and back',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/network/ip_address' })
      const tabs = page.getByRole('navigation', { name: 'Network' })
      await tabs.getByRole('link', { name: 'Firewalls' }).click()
      await page.getByRole('link', { name: 'web-public' }).waitFor()
      expect(address()).toBe('/network/firewall')
      await tabs.getByRole('link', { name: 'Floating IPs' }).click()
      await rowOf(page, '185.7.252.77').waitFor()
    },
  )
})
