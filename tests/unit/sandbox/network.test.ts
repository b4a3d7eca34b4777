import { describe, expect, it } from 'vitest'
import type { Network, VirtualMachine } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox, runningVm, wantedVm } from './support'

const list = '/tll/network/networks'
const path = '/tll/network/network'
const production = 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4'
const payments = '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34'
const restricted = { key: 'demo-restricted' } as const

const create = (client: Client, name: string, call = {}): Promise<Answered<Network>> =>
  client.post(path, { name }, { as: 'query', ...call })
const networks = async (client: Client, call = {}): Promise<Network[]> =>
  (await client.get<Network[]>(list, call)).body
const remove = (client: Client, uuid: string, call = {}): Promise<Answered> =>
  client.del(`${path}/${uuid}`, {}, call)

describe('private networks', () => {
  it('[NET-VPC-01 platform] [NET-VPC-02 platform] [NET-VPC-03 platform] are listed with their members', async () => {
    const client = openSandbox()
    const [first, second] = await networks(client)
    expect(first).toMatchObject({ uuid: production, is_default: true, subnet_ipv6: '2a0b:4880:12::/112' })
    expect(first?.vm_uuids).toHaveLength(5)
    expect(second).toMatchObject({ uuid: payments, vlan_id: 120, subnet_ipv6: '', billing_account_id: null })
  })

  it('counts a machine that reaches the network through a VLAN as a resource', async () => {
    const client = openSandbox()
    const found = only(await networks(client), ({ uuid }) => uuid === payments)
    expect([found.vm_uuids, found.resources_count]).toEqual([[], 1])
  })

  it('[NET-VPC-03 platform] is made with a range of its own, and is not the default one', async () => {
    const client = openSandbox()
    const one = await create(client, 'staging')
    const other = await create(client, 'testing')
    expect([one.status, one.body]).toMatchObject([
      200,
      { name: 'staging', type: 'private', is_default: false, vm_uuids: [], resources_count: 0 },
    ])
    const subnets = (await networks(client)).map(({ subnet }) => subnet)
    expect(new Set(subnets).size).toBe(4)
    expect((await client.get<Network>(`${path}/${other.body.uuid}`)).body).toEqual(other.body)
  })

  it('takes the name from a JSON body too', async () => {
    const client = openSandbox()
    expect((await client.post<Network>(path, { name: 'staging' })).body.name).toBe('staging')
  })

  it('is the default one when it is the first of its location', async () => {
    const client = openSandbox({ seed: 'empty' })
    expect((await create(client, 'first')).body.is_default).toBe(true)
    expect((await create(client, 'second')).body.is_default).toBe(false)
  })

  it('is the present default one without a name, made when there is none', async () => {
    const client = openSandbox()
    expect((await client.post<Network>(path)).body.uuid).toBe(production)
    const empty = openSandbox({ seed: 'empty' })
    const made = (await empty.post<Network>(path)).body
    expect(made).toMatchObject({ is_default: true, resources_count: 0 })
    expect((await empty.post<Network>(path)).body).toEqual(made)
  })

  it('takes machines, which have addresses in its range', async () => {
    const client = openSandbox()
    const { uuid, subnet } = (await create(client, 'staging')).body
    const vm = (await client.post<VirtualMachine>('/tll/user-resource/vm', wantedVm({ network_uuid: uuid })))
      .body
    expect(vm.private_ipv4).toMatch(new RegExp(`^${subnet.slice(0, subnet.lastIndexOf('.'))}`))
    expect((await client.get<Network>(`${path}/${uuid}`)).body).toMatchObject({
      vm_uuids: [vm.uuid],
      resources_count: 1,
    })
  })

  it('[NET-VPC-04 platform] is renamed', async () => {
    const client = openSandbox()
    const answer = await client.patch<Network>(`${path}/${payments}`, { name: 'card-payments' })
    expect([answer.status, answer.body]).toMatchObject([200, { name: 'card-payments', resources_count: 1 }])
    expect((await client.patch(`${path}/${payments}`, {})).text).toBe(
      '{"errors":{"name":"Required parameter \'name\' not supplied"}}',
    )
  })

  it('[NET-VPC-05 platform] hands the default over', async () => {
    const client = openSandbox()
    const answer = await client.put<Network>(`${path}/${payments}/default`)
    expect([answer.status, answer.body.is_default]).toEqual([200, true])
    const defaults = (await networks(client)).filter((network) => network.is_default)
    expect(defaults.map(({ uuid }) => uuid)).toEqual([payments])
    const vm = await runningVm(client)
    expect(vm.private_ipv4).toMatch(/^10\.120\.0\./)
    expect((await networks(client)).flatMap((network) => network.vm_uuids)).toHaveLength(6)
  })

  it('[NET-VPC-04 platform] is deleted when nothing is in it: 200 without a body', async () => {
    const client = openSandbox()
    const { uuid } = (await create(client, 'staging')).body
    const answer = await remove(client, uuid)
    expect([answer.status, answer.text]).toEqual([200, ''])
    const gone = await client.get(`${path}/${uuid}`)
    expect([gone.status, gone.text]).toEqual([400, '{"message":"Network UUID is invalid."}'])
  })

  it('[NET-VPC-04 platform] is not deleted while it is the default one', async () => {
    const client = openSandbox({ seed: 'empty' })
    const { uuid } = (await create(client, 'first')).body
    const answer = await remove(client, uuid)
    expect([answer.status, errorText(answer)]).toEqual([400, 'The default network cannot be deleted.'])
  })

  it('[NET-VPC-04 platform] is not deleted while a machine is in it', async () => {
    const client = openSandbox()
    const { uuid } = (await create(client, 'staging')).body
    const vm = await runningVm(client, { network_uuid: uuid })
    const answer = await remove(client, uuid)
    expect([answer.status, errorText(answer)]).toEqual([400, 'Network has resources and cannot be deleted.'])
    await client.del('/tll/user-resource/vm', { uuid: vm.uuid })
    expect((await remove(client, uuid)).status).toBe(200)
  })

  it('is not deleted while a VLAN leads to it', async () => {
    const client = openSandbox()
    expect(errorText(await remove(client, payments))).toBe('Network has resources and cannot be deleted.')
  })

  it('fails by name', async () => {
    const client = openSandbox()
    expect(errorText(await create(client, 'fail-create'))).toBe(
      'There was an error while creating your resource.',
    )
    const { uuid } = (await create(client, 'fail-delete')).body
    expect(errorText(await remove(client, uuid))).toBe('Error performing action')
  })

  it('[VM-55 platform] is not made where the location takes no new resources', async () => {
    const client = openSandbox()
    const answer = await client.post('/jkt01/network/network', { name: 'far' })
    expect([answer.status, errorText(answer)]).toMatchObject([
      500,
      expect.stringContaining('Compute resources'),
    ])
  })
})

describe('networks and keys', () => {
  it('belong to the user: a restricted key sees them, but changes none', async () => {
    const client = openSandbox()
    expect(await networks(client, restricted)).toHaveLength(2)
    const answers = [
      await client.patch(`${path}/${payments}`, { name: 'mine' }, restricted),
      await remove(client, payments, restricted),
      await client.put(`${path}/${payments}/default`, {}, restricted),
    ]
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([403, { errors: { 'consumer::resource_forbidden': {} } }])
    }
  })

  it('belong to the billing account of the restricted key that made them', async () => {
    const client = openSandbox()
    const made = (await create(client, 'lab-only', restricted)).body
    expect(made.billing_account_id).toBe(120351)
    expect((await client.patch(`${path}/${made.uuid}`, { name: 'lab' }, restricted)).status).toBe(200)
    expect((await client.put(`${path}/${made.uuid}/default`, {}, restricted)).status).toBe(403)
    expect(await networks(client)).toHaveLength(3)
    const token = await client.post<{ token: string }[]>('/user-resource/token', {
      description: 'main only',
      restricted: true,
      billing_account_id: 120348,
    })
    const key = token.body.at(-1)?.token ?? ''
    expect(await networks(client, { key })).toHaveLength(2)
    expect((await client.get(`${path}/${made.uuid}`, { key })).status).toBe(400)
    await client.put(`${path}/${made.uuid}/default`)
    expect((await client.get<Network>(`${path}/${made.uuid}`, { key })).body.billing_account_id).toBeNull()
  })

  it('of others are not found', async () => {
    const client = openSandbox()
    for (const key of ['demo-indebted', 'demo-empty']) {
      expect((await client.get(`${path}/${payments}`, { key })).status).toBe(400)
      expect((await remove(client, payments, { key })).status).toBe(400)
    }
  })
})
