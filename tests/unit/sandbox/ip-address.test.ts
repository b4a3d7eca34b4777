import { describe, expect, it } from 'vitest'
import type { IpAddress } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox, vmNamed } from './support'

const path = '/tll/network/ip_addresses'
const free = '185.7.252.77'
const web = { uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a', privateIp: '10.84.12.11' }

const assign = (client: Client, address: string, body: object): Promise<Answered<IpAddress>> =>
  client.post(`${path}/${address}/assign`, body)

describe('floating IP addresses', () => {
  it('[NET-IP-01 platform] [NET-IP-02 platform] lists assigned and unassigned ones; the latter point to null, without a resource', async () => {
    const client = openSandbox()
    const addresses = (await client.get<IpAddress[]>(path)).body
    expect(addresses).toHaveLength(7)
    const unassigned = only(addresses, ({ address }) => address === free)
    expect(unassigned).toMatchObject({
      name: 'campaign-2025',
      type: 'public',
      is_ipv6: false,
      assigned_to: null,
    })
    for (const key of ['assigned_to_private_ip', 'assigned_to_resource_type']) {
      expect(unassigned).not.toHaveProperty(key)
    }
    expect(only(addresses, ({ address }) => address === '185.7.252.14')).toMatchObject({
      assigned_to: web.uuid,
      assigned_to_resource_type: 'virtual_machine',
      assigned_to_private_ip: web.privateIp,
    })
  })

  it('[NET-IP-04 platform] reserves an unused address', async () => {
    const client = openSandbox()
    const body = { name: 'second-shop', billing_account_id: 120348 }
    const one = await client.post<IpAddress>(path, body)
    const other = await client.post<IpAddress>(path, body)
    expect(one.body).toMatchObject({ name: 'second-shop', billing_account_id: 120348, type: 'public' })
    expect(one.body.address).toMatch(/^185\.7\./)
    expect(one.body.address).not.toBe(other.body.address)
    expect(one.body.assigned_to).toBeNull()
  })

  it('[NET-IP-04 platform] needs the billing account with a key that reaches all', async () => {
    const client = openSandbox()
    const answer = await client.post(path, { name: 'whose' })
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"message":"\'billing_account_id\' is required if using a global API token"}',
    ])
  })

  it('[NET-IP-05 platform] renames an address and moves it to another account', async () => {
    const client = openSandbox()
    const answer = await client.patch<IpAddress>(`${path}/${free}`, {
      name: 'campaign-2026',
      billing_account_id: 120351,
    })
    expect(answer.body).toMatchObject({ name: 'campaign-2026', billing_account_id: 120351 })
  })

  it('[NET-IP-06 platform] assigns by the private address of a machine', async () => {
    const client = openSandbox()
    const answer = await assign(client, free, { private_ip: web.privateIp })
    expect(answer.body).toMatchObject({ assigned_to: web.uuid, assigned_to_private_ip: web.privateIp })
    expect(answer.body).not.toHaveProperty('unassigned_at')
  })

  it.each([
    ['vm_uuid', { vm_uuid: web.uuid }],
    ['assigned_to', { assigned_to: web.uuid, assigned_to_resource_type: 'virtual_machine' }],
  ])('takes the older body with %s as well', async (_name, body) => {
    const client = openSandbox()
    expect((await assign(client, free, body)).body).toMatchObject({ assigned_to: web.uuid })
  })

  it('[NET-IP-06 platform] moves an address assigned to another resource', async () => {
    const client = openSandbox()
    const gateway = await vmNamed(client, 'api-gateway')
    const answer = await assign(client, '185.7.252.14', { private_ip: gateway.private_ipv4 })
    expect(answer.body.assigned_to).toBe(gateway.uuid)
  })

  it('[NET-IP-03 platform] [NET-IP-06 platform] assigns to a load balancer, by any generation of body', async () => {
    const client = openSandbox()
    const front = 'c4a86e1f-7d20-4b95-8e13-9f5b0a2d6c78'
    const bodies = [
      { private_ip: '10.84.12.5' },
      { assigned_to: front, assigned_to_resource_type: 'load_balancer' },
    ]
    for (const body of bodies) {
      expect((await assign(client, free, body)).body).toMatchObject({
        assigned_to: front,
        assigned_to_resource_type: 'load_balancer',
        assigned_to_private_ip: '10.84.12.5',
      })
    }
    await client.del(`/tll/network/load_balancers/${front}`)
    expect((await assign(client, free, { private_ip: '10.84.12.5' })).status).toBe(400)
  })

  it('[NET-IP-02 platform] is left over, unassigned, when its machine is deleted', async () => {
    const client = openSandbox()
    await client.del('/tll/user-resource/vm', { uuid: web.uuid })
    const address = (await client.get<IpAddress>(`${path}/185.7.252.14`)).body
    expect(address).toMatchObject({ name: 'shop-front', unassigned_at: '2026-11-21 08:46:00' })
    expect(address.assigned_to).toBeNull()
    expect((await client.del(`${path}/185.7.252.14`)).status).toBe(200)
  })

  it('reads one, and lists those of a machine', async () => {
    const client = openSandbox()
    const one = (await client.get<IpAddress>(`${path}/185.7.252.14`)).body
    expect(one.assigned_to).toBe(web.uuid)
    expect((await client.get(`${path}?vm_uuid=${web.uuid}`)).body).toEqual([one])
    expect((await client.get(`${path}?vm_uuid=${web.uuid}&billing_account_id=120351`)).text).toBe('[]')
    expect((await client.get(`${path}/203.0.113.9`)).status).toBe(404)
  })

  it('refuses a private address that nothing has', async () => {
    const client = openSandbox()
    const answer = await assign(client, free, { private_ip: '10.84.12.250' })
    expect([answer.status, errorText(answer)]).toEqual([
      400,
      'No resource has the private address 10.84.12.250.',
    ])
    expect((await assign(client, free, {})).text).toBe(
      '{"errors":{"private_ip":"Required parameter \'private_ip\' not supplied"}}',
    )
  })

  it('[NET-IP-06 platform] unassigns, twice if need be', async () => {
    const client = openSandbox()
    for (let time = 0; time < 2; time += 1) {
      const answer = await client.post<IpAddress>(`${path}/185.7.252.14/unassign`)
      expect(answer.status).toBe(200)
      expect(answer.body.assigned_to).toBeNull()
      expect(answer.body).not.toHaveProperty('assigned_to_resource_type')
      expect(answer.body.unassigned_at).toBe('2026-11-21 08:46:00')
    }
  })

  it('[NET-IP-05 platform] releases an unassigned address and answers the literal true', async () => {
    const client = openSandbox()
    const answer = await client.del(`${path}/${free}`)
    expect([answer.status, answer.text]).toEqual([200, 'true'])
    const gone = await client.del(`${path}/${free}`)
    expect([gone.status, gone.text]).toEqual([404, `{"message":"Ip address ${free} was not found."}`])
  })

  it('[NET-IP-05 platform] releases an assigned address, whose machine goes on', async () => {
    const client = openSandbox()
    const answer = await client.del(`${path}/185.7.252.14`)
    expect([answer.status, answer.text]).toEqual([200, 'true'])
    expect((await client.get<IpAddress[]>(`${path}?vm_uuid=${web.uuid}`)).body).toEqual([])
    expect((await vmNamed(client, 'web-prod-01')).status).toBe('running')
    expect((await client.get(`${path}/185.7.252.14`)).status).toBe(404)
  })

  it('[NET-IP-01 platform] numbers every address once and for good, wherever it lies and whatever happens to it', async () => {
    const client = openSandbox({ seed: 'busy' })
    const slugs = client.sandbox.control.state().locations.map(({ slug }) => slug)
    const lists = await Promise.all(
      slugs.map(async (slug) => (await client.get<IpAddress[]>(`/${slug}/network/ip_addresses`)).body),
    )
    const ids = lists.flat().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.min(...ids)).toBeGreaterThan(0)
    const made = await client.post<IpAddress>(path, { name: 'numbered', billing_account_id: 120348 })
    expect(ids).not.toContain(made.body.id)
    const gateway = lists.flat().find(({ assigned_to_private_ip: privateIp }) => privateIp != null)
    const assigned = await assign(client, made.body.address, { private_ip: gateway?.assigned_to_private_ip })
    const unassigned = await client.post<IpAddress>(`${path}/${made.body.address}/unassign`)
    expect([assigned.body.id, unassigned.body.id]).toEqual([made.body.id, made.body.id])
  })
})
