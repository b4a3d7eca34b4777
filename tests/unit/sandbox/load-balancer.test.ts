import { describe, expect, it } from 'vitest'
import type {
  ForwardingRulePorts,
  IpAddress,
  LoadBalancer,
  LoadBalancerTarget,
  Network,
} from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox, runningVm } from './support'

const path = '/tll/network/load_balancers'
const addresses = '/tll/network/ip_addresses'
const front = 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78'
const webOne = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const production = 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4'
const payments = '0d58b3f7-46c1-4e9a-92b7-e8a1d05c6f34'

const wanted = (changes: object = {}): object => ({
  display_name: 'api-front',
  billing_account_id: 120348,
  network_uuid: production,
  rules: [{ source_port: 443, target_port: 8443 }],
  targets: [{ target_type: 'vm', target_uuid: webOne }],
  ...changes,
})
const create = (client: Client, changes: object = {}, call = {}): Promise<Answered<LoadBalancer>> =>
  client.post(path, wanted(changes), call)
const read = async (client: Client, uuid = front): Promise<LoadBalancer> =>
  (await client.get<LoadBalancer>(`${path}/${uuid}`)).body
const addressOf = async (client: Client, uuid: string): Promise<IpAddress | undefined> =>
  (await client.get<IpAddress[]>(addresses)).body.find(({ assigned_to: to }) => to === uuid)

describe('load balancers', () => {
  it('[NET-LB-01 platform] [NET-LB-02 platform] [NET-LB-03 platform] [NET-LB-06 platform] are listed whole', async () => {
    const client = openSandbox()
    const { status, body } = await client.get<LoadBalancer[]>(path)
    expect([status, body]).toMatchObject([
      200,
      [
        {
          uuid: front,
          display_name: 'web-front',
          private_address: '10.84.12.5',
          network_uuid: production,
          is_deleted: false,
          deleted_at: null,
          forwarding_rules: [
            {
              source_port: 443,
              target_port: 8443,
              settings: { connection_limit: 10_000, session_persistence: 'SOURCE_IP' },
            },
          ],
          targets: [{ target_ip_address: '10.84.12.11' }, { target_ip_address: '10.84.12.12' }],
        },
      ],
    ])
  })

  it('[NET-LB-04 platform] speak TCP, keep clients by their address and send to machines', async () => {
    const { forwarding_rules: rules, targets } = await read(openSandbox())
    expect(rules[0]).toMatchObject({ protocol: 'TCP', settings: { session_persistence: 'SOURCE_IP' } })
    expect(new Set(targets.map(({ target_type: type }) => type))).toEqual(new Set(['vm']))
  })

  it('list deleted ones when asked for all', async () => {
    const client = openSandbox()
    const all = (await client.get<LoadBalancer[]>(`${path}?all=true`)).body
    expect(all.map((balancer) => [balancer.display_name, balancer.is_deleted])).toEqual([
      ['web-front', false],
      ['old-front', true],
    ])
  })

  it('[NET-LB-07 platform] are made with an address in the network and a floating IP', async () => {
    const client = openSandbox()
    const { status, body } = await create(client)
    expect([status, body]).toMatchObject([
      200,
      { display_name: 'api-front', user_id: 20417, is_deleted: false },
    ])
    expect(body.targets).toMatchObject([{ target_uuid: webOne, target_ip_address: '10.84.12.11' }])
    expect(await addressOf(client, body.uuid)).toMatchObject({
      name: '',
      assigned_to_resource_type: 'load_balancer',
      assigned_to_private_ip: body.private_address,
    })
    expect((await client.get<LoadBalancer[]>(path)).body).toHaveLength(2)
  })

  it('[NET-LB-07 platform] get no floating IP when it is refused', async () => {
    const client = openSandbox()
    const { body } = await create(client, { reserve_public_ip: false })
    expect(await addressOf(client, body.uuid)).toBeUndefined()
  })

  it('have private addresses that no machine has', async () => {
    const client = openSandbox()
    const vm = await runningVm(client)
    const { body } = await create(client)
    const other = await runningVm(client, { name: 'other-machine' })
    expect(new Set([vm.private_ipv4, body.private_address, other.private_ipv4]).size).toBe(3)
  })

  it('take empty lists of rules and targets, and count a target once', async () => {
    const client = openSandbox()
    expect((await create(client, { rules: [], targets: [] })).body).toMatchObject({ forwarding_rules: [] })
    const target = { target_type: 'vm', target_uuid: webOne }
    expect((await create(client, { targets: [target, target] })).body.targets).toHaveLength(1)
  })

  it.each([
    ['display_name', { display_name: '' }],
    ['network_uuid', { network_uuid: 'here' }],
    ['targets', { targets: undefined }],
    ['targets', { targets: [{ target_type: 'bucket', target_uuid: webOne }] }],
    ['rules', { rules: [{ source_port: 0, target_port: 80 }] }],
    ['rules', { rules: [{ source_port: 80, target_port: 65_536 }] }],
    [
      'rules',
      {
        rules: [
          { source_port: 80, target_port: 1 },
          { source_port: 80, target_port: 2 },
        ],
      },
    ],
  ])('[NET-LB-07 platform] refuse a wrong %s', async (field, changes) => {
    const answer = await create(openSandbox(), changes)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { [field]: expect.any(String) } }])
  })

  it('refuse unknown networks, machines and accounts, and machines of another network', async () => {
    const client = openSandbox()
    const nobody = '00000000-0000-4000-8000-000000000000'
    const to = (uuid: string): object => ({ targets: [{ target_type: 'vm', target_uuid: uuid }] })
    expect(errorText(await create(client, { network_uuid: nobody }))).toBe('Network UUID is invalid.')
    expect(errorText(await create(client, to(nobody)))).toBe(`No such virtual machine exists: ${nobody}`)
    expect(errorText(await create(client, { billing_account_id: 120402 }))).toBe(
      'Provided billing account is incorrect.',
    )
    const outside = (await client.post<Network>('/tll/network/network', { name: 'other' })).body.uuid
    const answer = await create(client, { network_uuid: outside })
    expect([answer.status, errorText(answer)]).toEqual([
      400,
      `Virtual machine ${webOne} is not in the network of the load balancer.`,
    ])
    expect((await client.get<LoadBalancer[]>(path)).body).toHaveLength(1)
  })

  it('reach a machine through its VLAN', async () => {
    const { body } = await create(openSandbox(), { network_uuid: payments })
    expect(body.targets[0]?.target_ip_address).toBe('10.120.0.4')
  })

  it('[NET-LB-08 platform] are renamed', async () => {
    const answer = await openSandbox().patch<LoadBalancer>(`${path}/${front}`, { display_name: 'shop' })
    expect([answer.status, answer.body.display_name]).toEqual([200, 'shop'])
  })

  it('[NET-LB-09 platform] move to another billing account, named in the query; the address stays', async () => {
    const client = openSandbox()
    const move = (id: number): Promise<Answered<LoadBalancer>> =>
      client.put(`${path}/${front}/billing_account`, { set_id: id }, { as: 'query' })
    expect((await move(120351)).body.billing_account_id).toBe(120351)
    expect((await addressOf(client, front))?.billing_account_id).toBe(120348)
    expect(errorText(await move(120402))).toBe('Provided billing account is incorrect.')
  })
})

describe('deleting a load balancer', () => {
  it('[NET-LB-08 platform] answers 200 without a body and leaves the record readable as deleted', async () => {
    const client = openSandbox()
    const answer = await client.del(`${path}/${front}`)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect((await client.get<LoadBalancer[]>(path)).body).toEqual([])
    expect(await read(client)).toMatchObject({ is_deleted: true, deleted_at: '2026-11-21 08:46:00' })
  })

  it('[NET-IP-02 platform] keeps its floating IP, unassigned', async () => {
    const client = openSandbox()
    await client.del(`${path}/${front}`)
    const address = (await client.get<IpAddress>(`${addresses}/185.7.252.40`)).body
    expect(address).toMatchObject({ unassigned_at: '2026-11-21 08:46:00' })
    expect(address).toMatchObject({ assigned_to: null })
  })

  it('gives its place in the network back', async () => {
    const client = openSandbox()
    const count = async (): Promise<number | undefined> =>
      (await client.get<Network>(`/tll/network/network/${production}`)).body.resources_count
    expect(await count()).toBe(8)
    await client.del(`${path}/${front}`)
    expect(await count()).toBe(7)
  })

  it('leaves nothing to be done with it', async () => {
    const client = openSandbox()
    await client.del(`${path}/${front}`)
    const answers = [
      await client.del(`${path}/${front}`),
      await client.patch(`${path}/${front}`, { display_name: 'again' }),
      await client.post(`${path}/${front}/forwarding_rules`, { source_port: 1, target_port: 1 }),
    ]
    for (const answer of answers) {
      expect([answer.status, errorText(answer)]).toEqual([404, `Load balancer ${front} was not found.`])
    }
  })

  it('is what a network waits for before it can be deleted', async () => {
    const client = openSandbox()
    const { uuid } = (await client.post<Network>('/tll/network/network', { name: 'other' })).body
    const balancer = (await create(client, { network_uuid: uuid, targets: [] })).body
    const network = `/tll/network/network/${uuid}`
    expect(errorText(await client.del(network))).toBe('Network has resources and cannot be deleted.')
    await client.del(`${path}/${balancer.uuid}`)
    expect((await client.del(network)).status).toBe(200)
  })
})

describe('targets and forwarding rules', () => {
  const ports = { source_port: 80, target_port: 8080 }

  it('[NET-LB-10 platform] add a target once and answer with it', async () => {
    const client = openSandbox()
    const vm = await runningVm(client)
    const add = (): Promise<Answered<LoadBalancerTarget>> =>
      client.post(`${path}/${front}/targets`, { target_type: 'vm', target_uuid: vm.uuid })
    expect((await add()).body).toMatchObject({ target_uuid: vm.uuid, target_ip_address: vm.private_ipv4 })
    expect((await add()).status).toBe(200)
    expect((await read(client)).targets).toHaveLength(3)
  })

  it('[NET-LB-10 platform] remove a target: 200 without a body, then 404', async () => {
    const client = openSandbox()
    const remove = (): Promise<Answered> => client.del(`${path}/${front}/targets/${webOne}`)
    const answer = await remove()
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect((await read(client)).targets).toHaveLength(1)
    expect(await remove()).toMatchObject({
      status: 404,
      text: `{"message":"Target ${webOne} was not found."}`,
    })
  })

  it('lose a machine that is deleted', async () => {
    const client = openSandbox()
    await client.del('/tll/user-resource/vm', { uuid: webOne })
    expect((await read(client)).targets.map(({ target_uuid: uuid }) => uuid)).not.toContain(webOne)
  })

  it('[NET-LB-11 platform] answer a new rule with its ports alone; its identity is in the load balancer', async () => {
    const client = openSandbox()
    const answer = await client.post<ForwardingRulePorts>(`${path}/${front}/forwarding_rules`, ports)
    expect([answer.status, answer.body]).toEqual([200, ports])
    const rule = only((await read(client)).forwarding_rules, ({ source_port: port }) => port === 80)
    const removed = await client.del(`${path}/${front}/forwarding_rules/${rule.uuid}`)
    expect([removed.status, removed.text]).toEqual([200, ''])
    expect((await read(client)).forwarding_rules).toHaveLength(1)
    expect((await client.del(`${path}/${front}/forwarding_rules/${rule.uuid}`)).status).toBe(404)
  })

  it('use a source port once', async () => {
    const client = openSandbox()
    const again = { source_port: 443, target_port: 1 }
    const answer = await client.post(`${path}/${front}/forwarding_rules`, again)
    expect([answer.status, errorText(answer)]).toEqual([409, 'Source port 443 is already in use.'])
  })
})

describe('load balancers and keys', () => {
  it('a restricted key reaches those of its billing account only', async () => {
    const client = openSandbox()
    const call = { key: 'demo-restricted' }
    expect((await client.get(path, call)).text).toBe('[]')
    expect((await client.get(`${path}/${front}`, call)).status).toBe(404)
    expect((await client.del(`${path}/${front}`, {}, call)).status).toBe(404)
    const own = await create(client, { billing_account_id: undefined, targets: [] }, call)
    expect(own.body.billing_account_id).toBe(120351)
    expect((await client.get<LoadBalancer[]>(path, call)).body).toHaveLength(1)
  })

  it('a frozen account makes none, and others find none', async () => {
    const client = openSandbox()
    const call = { key: 'demo-indebted' }
    const [own] = (await client.get<LoadBalancer[]>(path, call)).body
    const changes = { billing_account_id: 120402, network_uuid: own?.network_uuid, targets: [] }
    expect(errorText(await create(client, changes, call))).toBe('Insufficient funds')
    expect((await client.get(`${path}/${own?.uuid}`)).status).toBe(404)
  })

  it('fail by name', async () => {
    const client = openSandbox()
    expect(errorText(await create(client, { display_name: 'fail-create' }))).toBe(
      'There was an error while creating your resource.',
    )
    const { uuid } = (await create(client, { display_name: 'fail-delete' })).body
    expect(errorText(await client.del(`${path}/${uuid}`))).toBe('Error performing action')
  })
})
