import { describe, expect, it } from 'vitest'
import type { Firewall } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox, vmNamed } from './support'

const path = '/tll/network/firewalls'
const webPublic = 'e02b71c8-6d4f-4a13-9b72-58c0d1ae44df'
const https = { direction: 'inbound', protocol: 'tcp', port_start: 443, endpoint_spec_type: 'any' }

const create = (client: Client, body: object): Promise<Answered<Firewall>> =>
  client.post(path, { display_name: 'new-wall', billing_account_id: 120348, rules: [], ...body })

describe('firewalls', () => {
  it('[NET-FW-01 platform] [NET-FW-08 platform] lists them with rules and assigned resources', async () => {
    const client = openSandbox()
    const firewalls = (await client.get<Firewall[]>(path)).body
    const shop = only(firewalls, ({ uuid }) => uuid === webPublic)
    expect(shop).toMatchObject({ display_name: 'web-public', deleted_at: null })
    expect(shop.rules.filter(({ direction }) => direction === 'inbound')).toHaveLength(6)
    expect(shop.rules.filter(({ direction }) => direction === 'outbound')).toHaveLength(2)
    expect(shop.resources_assigned).toHaveLength(3)
  })

  it('has no reading of a single one', async () => {
    const client = openSandbox()
    expect((await client.get(`${path}/${webPublic}`)).status).toBe(405)
  })

  it('[NET-FW-02 platform] [NET-FW-08 platform] creates one, completing its rules', async () => {
    const client = openSandbox()
    const vm = await vmNamed(client, 'bastion')
    const resource = { resource_uuid: vm.uuid, resource_type: 'vm' }
    const answer = await create(client, {
      rules: [{ ...https, policy_action: 'allow' }],
      resources_assigned: [resource, resource],
    })
    expect(answer.body.rules).toEqual([
      { ...https, uuid: expect.any(String), port_end: 443, endpoint_spec: null, policy_action: 'allow' },
    ])
    expect(answer.body.resources_assigned).toEqual([resource])
  })

  it('answers an empty endpoint list only if one was sent', async () => {
    const client = openSandbox()
    const answer = await create(client, { rules: [{ ...https, endpoint_spec: [] }] })
    expect(answer.body.rules[0]?.endpoint_spec).toEqual([])
  })

  it.each(['tcp', 'udp', 'icmp', 'icmp6', 'any'])(
    '[NET-FW-04 platform] takes protocol %s',
    async (protocol) => {
      const client = openSandbox()
      const rule = { direction: 'outbound', protocol, endpoint_spec_type: 'any' }
      expect((await create(client, { rules: [rule] })).body.rules[0]).toMatchObject({
        protocol,
        port_start: null,
        port_end: null,
      })
    },
  )

  it.each(['group_tag', 'vlan'])('[NET-FW-05 platform] takes endpoint type %s', async (type) => {
    const client = openSandbox()
    const rule = { ...https, endpoint_spec_type: type, endpoint_spec: ['12'] }
    expect((await create(client, { rules: [rule] })).body.rules[0]).toMatchObject({ endpoint_spec: ['12'] })
  })

  it.each([
    ['direction', { ...https, direction: 'sideways' }],
    ['protocol', { ...https, protocol: 'gre' }],
    ['endpoint type', { ...https, endpoint_spec_type: 'everyone' }],
    ['port', { ...https, port_start: 70_000 }],
    ['port range', { ...https, port_start: 100, port_end: 99 }],
    ['port of a protocol without ports', { ...https, protocol: 'icmp' }],
    ['end without start', { ...https, port_start: null, port_end: 5 }],
    ['empty endpoint list', { ...https, endpoint_spec_type: 'ip_prefixes', endpoint_spec: [] }],
    ['address', { ...https, endpoint_spec_type: 'ip_prefixes', endpoint_spec: ['10.84.12.0/42'] }],
  ])(
    '[NET-FW-03 platform] [NET-FW-04 platform] [NET-FW-05 platform] refuses a wrong %s',
    async (_what, rule) => {
      const client = openSandbox()
      const answer = await create(client, { rules: [rule] })
      expect([answer.status, answer.body]).toMatchObject([400, { errors: { rules: expect.any(String) } }])
    },
  )

  it('[NET-FW-09 platform] replaces all rules; a rule sent with its uuid stays the same rule', async () => {
    const client = openSandbox()
    const before = (await create(client, { rules: [https, { ...https, port_start: 80 }] })).body
    const kept = only(before.rules, ({ port_start: port }) => port === 80)
    const answer = await client.put<Firewall>(`${path}/${before.uuid}`, {
      display_name: 'renamed',
      rules: [
        { ...kept, port_start: 8080, port_end: null },
        { ...https, port_start: 22 },
      ],
    })
    expect(answer.body.display_name).toBe('renamed')
    expect(answer.body.rules).toHaveLength(2)
    expect(only(answer.body.rules, ({ uuid }) => uuid === kept.uuid)).toMatchObject({
      port_start: 8080,
      port_end: 8080,
    })
    const fresh = only(answer.body.rules, ({ port_start: port }) => port === 22)
    expect(before.rules.map(({ uuid }) => uuid)).not.toContain(fresh.uuid)
    expect((await client.get(path)).text).toContain('"renamed"')
  })

  it('[NET-FW-09 platform] keeps its name when it is sent rules alone', async () => {
    const client = openSandbox()
    const before = (await create(client, { display_name: 'kept-name', rules: [https] })).body
    const rules = [22, 80, 443].map((port) => ({ ...https, port_start: port }))
    const answer = await client.put<Firewall>(`${path}/${before.uuid}`, { rules })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ uuid: before.uuid, display_name: 'kept-name' })
    expect(answer.body.rules).toHaveLength(3)
  })

  it('[NET-FW-09 platform] does not keep a uuid that no present rule has, nor the order of rules', async () => {
    const client = openSandbox()
    const stranger = '00000000-0000-4000-8000-000000000000'
    const answer = await create(client, {
      rules: Array.from({ length: 12 }, (_, index) => ({ ...https, uuid: stranger, port_start: index + 1 })),
    })
    const ports = answer.body.rules.map(({ port_start: port }) => port ?? 0)
    expect(answer.text).not.toContain(stranger)
    expect(ports).not.toEqual([...ports].sort((one, other) => one - other))
  })

  it('keeps assignments when rules are replaced', async () => {
    const client = openSandbox()
    const answer = await client.put<Firewall>(`${path}/${webPublic}`, {
      display_name: 'web-public',
      rules: [],
    })
    expect(answer.body).toMatchObject({ rules: [], resources_assigned: { length: 3 } })
  })

  it('[NET-FW-10 platform] assigns a machine once, however often it is asked', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'bastion')
    const assign = (): Promise<Answered<Firewall['resources_assigned']>> =>
      client.post(`${path}/${webPublic}/vms`, { vm_uuid: uuid }, { as: 'query' })
    await assign()
    const answer = await assign()
    expect(answer.status).toBe(200)
    expect(answer.body.filter(({ resource_uuid: assigned }) => assigned === uuid)).toHaveLength(1)
  })

  it('[NET-FW-10 platform] takes a machine off and answers without a byte', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-02')
    const answer = await client.del(`${path}/${webPublic}/vms`, { vm_uuid: uuid }, { as: 'query' })
    expect([answer.status, answer.text]).toEqual([200, ''])
    const firewalls = (await client.get<Firewall[]>(path)).body
    expect(only(firewalls, (firewall) => firewall.uuid === webPublic).resources_assigned).toHaveLength(2)
  })

  it('[NET-FW-09 platform] deletes one: 204, then unknown', async () => {
    const client = openSandbox()
    const answer = await client.del(`${path}/${webPublic}`)
    expect([answer.status, answer.text]).toEqual([204, ''])
    const gone = await client.del(`${path}/${webPublic}`)
    expect([gone.status, errorText(gone)]).toEqual([404, `Firewall ${webPublic} was not found.`])
  })

  it('answers 500 to the second of two changes at once, and carries out the first', async () => {
    const client = openSandbox()
    const change = (name: string): Promise<Answered<Firewall>> =>
      client.put(`${path}/${webPublic}`, { display_name: name, rules: [] })
    const answers = await Promise.all([change('first'), change('second')])
    expect(answers.map(({ status }) => status)).toEqual([200, 500])
    expect((await client.get(path)).text).toContain('"first"')
    expect((await change('third')).status).toBe(200)
  })
})
