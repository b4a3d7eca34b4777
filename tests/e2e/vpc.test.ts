import { act, complaint, dialog, fact, announced, rowOf, section, toast } from './support/acts'
import { pageOf, recordOf } from './support/records'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

describe('private networks', () => {
  test('[ROUTE-04] [NET-VPC-03] one is made by keys, with a name and nothing else', async ({ visit }) => {
    const { page, deployment, address } = await visit({ path: '/network/create/vpc?location=trtu' })
    const button = page.getByRole('button', { name: 'Create network' })
    const keys = byKeys(page)
    await keys.press(button)
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.poll(() => complaint(name)).toBe('This field is required')
    await keys.type(name, 'staging-net')
    await keys.press(button)
    await page.getByRole('heading', { name: 'staging-net', level: 1 }).waitFor()
    await keys.press(toast(page, 'staging-net created').getByRole('button', { name: 'Dismiss' }))
    await keys.to(page.getByRole('button', { name: 'More actions' }))
    expect(deployment.calls('createNetwork')).toMatchObject([
      { location: 'trtu', parameters: { name: 'staging-net' } },
    ])
    const { uuid, subnet } = await recordOf(deployment, 'network', 'trtu', 'staging-net')
    expect(address()).toBe(`/network/vpc/trtu/${String(uuid)}`)
    await expect
      .poll(() => fact(page.getByRole('complementary'), 'IPv4 range').innerText())
      .toContain(String(subnet))
  })

  test('[ROUTE-17] [NET-VPC-01] shows what it is and who is in it, machines linked both ways', async ({
    visit,
  }) => {
    const { page, open, deployment } = await visit({ path: null })
    await open(await pageOf(deployment, 'network', 'tll', 'prod-tll'))
    const facts = page.getByRole('complementary')
    await expect.poll(() => fact(facts, 'IPv6 range').innerText()).toContain('2a0b:4880:12::/112')
    await expect.poll(() => fact(facts, 'Resources').innerText()).toBe('8')
    await section(page, 'Machines').getByRole('link', { name: 'bastion' }).click()
    await page.getByRole('heading', { name: 'bastion', level: 1 }).waitFor()
    await fact(page.getByRole('complementary'), 'Network').getByRole('link', { name: 'prod-tll' }).click()
    await page.getByRole('heading', { name: 'prod-tll', level: 1 }).waitFor()
  })

  test('[NET-VPC-04] [NET-VPC-05] [DETAIL-02] is renamed and made the default; deleted only when nothing needs it', async ({
    visit,
  }) => {
    const { page, open, deployment, address } = await visit({ path: null })
    await deployment.call('POST', '/tll/network/network', { name: 'old-net' })
    await open(`${await pageOf(deployment, 'network', 'tll', 'old-net')}?tab=settings`)
    await page.getByRole('textbox', { name: 'Name' }).fill('new-net')
    await page.getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    const danger = section(page, 'Danger zone')
    expect(await danger.getByRole('button', { name: /^Delete/ }).isEnabled()).toBe(true)
    await section(page, 'Default network').getByRole('button', { name: 'Make default' }).click()
    await announced(page, 'new-net is the default network now')
    await expect.poll(() => fact(page.getByRole('complementary'), 'Default').innerText()).toBe('Yes')
    await danger.getByText('The default network stays. Make another one the default first').waitFor()
    await open('/network/vpc')
    const actions = page.getByRole('button', { name: 'Actions for payments', exact: true })
    await actions.click()
    await page.getByRole('menuitem', { name: 'Delete…' }).getByText('Something is still in it').waitFor()
    await page.keyboard.press('Escape')
    await act(page, 'prod-tll', 'Make default')
    await announced(page, 'prod-tll is the default network now')
    await act(page, 'new-net', 'Delete…')
    await dialog(page, 'Delete new-net?').getByRole('button', { name: 'Delete network' }).click()
    await announced(page, 'new-net deleted')
    await expect.poll(() => rowOf(page, 'new-net').count()).toBe(0)
    expect(address()).toBe('/network/vpc')
    expect(deployment.calls('deleteNetwork')).toHaveLength(1)
  })
})
