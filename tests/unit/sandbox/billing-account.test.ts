import { describe, expect, it } from 'vitest'
import type { BillingAccount, Firewall, VirtualMachine } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, openSandbox, vmsIn, wantedVm } from './support'

const create = (client: Client, key: string, changes: object): Promise<Answered<VirtualMachine>> =>
  client.post('/tll/user-resource/vm', wantedVm(changes), { key })

describe('billing accounts', () => {
  it('[BILLING-01 platform] [BILLING-03 platform] [BILLING-08 platform] [BILLING-23 platform] lists those of the design with sums that agree', async () => {
    const client = openSandbox()
    const accounts = (await client.get<BillingAccount[]>('/payment/billing_account/list')).body
    expect(accounts.map(({ id, title, is_default: isDefault }) => [id, title, isDefault])).toEqual([
      [120348, 'Põhjala Robotics', true],
      [120351, 'Lab', false],
    ])
    expect(accounts[0]).toMatchObject({
      status: 'ACTIVE',
      restriction_level: 'CLEAR',
      unpaid_amount: 620,
      running_totals: { ongoing: 684.2 },
    })
  })

  it('has a new customer with welcome credit and nothing else', async () => {
    const client = openSandbox()
    const accounts = (
      await client.get<BillingAccount[]>('/payment/billing_account/list', { key: 'demo-empty' })
    ).body
    expect(accounts).toMatchObject([{ running_totals: { ongoing: 22, subtotal: 0 }, status: 'ACTIVE' }])
    expect(await vmsIn(client, 'tll', 'demo-empty')).toEqual([])
  })

  it('[BILLING-13 platform] lets a frozen account keep and remove, but create, start or grow nothing', async () => {
    const client = openSandbox()
    const key = 'demo-indebted'
    const [vm] = await vmsIn(client, 'tll', key)
    const uuid = vm?.uuid
    const refused = await create(client, key, { billing_account_id: 120402 })
    expect([refused.status, refused.text]).toEqual([400, '{"errors":{"Error":"Insufficient funds"}}'])
    const grow = { uuid, disk_uuid: vm?.storage[0]?.uuid, size_gb: 80 }
    const started = await client.post('/tll/user-resource/vm/start', { uuid }, { key })
    const rescued = await client.post('/tll/user-resource/vm/rescue_start', { uuid }, { key })
    const grown = await client.patch('/tll/user-resource/vm/storage', grow, { key })
    expect([started, rescued, grown].map(errorText)).toEqual(Array(3).fill('Insufficient funds'))
    expect((await client.del('/tll/user-resource/vm', { uuid }, { key })).status).toBe(200)
  })

  it('[BILLING-11 platform] refuses everything new on a suspended account', async () => {
    const client = openSandbox()
    const answer = await create(client, 'demo-indebted', { billing_account_id: 120403 })
    expect([answer.status, errorText(answer)]).toEqual([400, 'Billing account is suspended'])
  })

  it('[BILLING-13 platform] [SITE-57 platform] [VM-28 platform] keeps a limited account to 1 vCPU and 2048 MB', async () => {
    const client = openSandbox()
    const small = { billing_account_id: 120351, vcpu: 1, ram: 2048 }
    const text = 'Resource is larger than the billing account allows'
    expect(errorText(await create(client, 'demo-customer', { ...small, vcpu: 2 }))).toBe(text)
    expect(errorText(await create(client, 'demo-customer', { ...small, ram: 2049 }))).toBe(text)
    expect((await create(client, 'demo-customer', small)).status).toBe(200)
  })

  it('refuses an account number that is no number', async () => {
    const client = openSandbox()
    const answer = await create(client, 'demo-customer', { billing_account_id: 'mine' })
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"errors":{"billing_account_id":"Invalid whole number: mine"}}',
    ])
  })

  it('[BILLING-13 platform] leaves the rules of a firewall to a frozen account, which pays nothing more for them', async () => {
    const client = openSandbox({ seed: 'indebted' })
    const { body } = await client.get<Firewall[]>('/tll/network/firewalls')
    const firewall = body.find(({ billing_account_id: account }) => account === 120348)
    const change = { display_name: 'closed', rules: [], billing_account_id: 120348 }
    const path = `/tll/network/firewalls/${firewall?.uuid}`
    expect((await client.put<Firewall>(path, change)).body).toMatchObject({ rules: [] })
  })

  it('freezes the account of the customer in the world indebted', async () => {
    const client = openSandbox({ seed: 'indebted' })
    const answer = await create(client, 'demo-customer', {})
    expect(errorText(answer)).toBe('Insufficient funds')
  })
})
