import { describe, expect, it } from 'vitest'
import { createServiceImages } from '../../../sandbox/catalogue/service-images'
import type { IpAddress, ManagedService, Network, ServiceImage } from '../../../sandbox/entities'
import {
  activeService,
  order,
  packages,
  parts,
  power,
  readService,
  services,
  wantedDatabase,
} from './services'
import { type Client, errorText, only, openSandbox } from './support'

const production = 'b2c7d4e0-98aa-4b51-8a1e-0f6d5a21c9e4'

/** The largest size a limited account may order. */
const small = { vm_cpu: 1, vm_ram: 2048 }

const ipsOf = async (client: Client, uuid: string): Promise<IpAddress[]> =>
  (await client.get<IpAddress[]>('/tll/network/ip_addresses')).body.filter((ip) => ip.assigned_to === uuid)

describe('service images', () => {
  it('[SERVICE-03 platform] [SERVICE-05 platform] [SERVICE-07 platform] [SERVICE-18 platform] are the two databases and Kubernetes', async () => {
    const { body } = await openSandbox().get<ServiceImage[]>('/user-resource/service/configurations')
    expect(body.map(({ service_name: name, is_multi_node_available: multi }) => [name, multi])).toEqual([
      ['postgresql', true],
      ['mariadb', true],
      ['kubernetes', false],
    ])
    for (const { read_more_url: url } of body) expect(new URL(url ?? '').protocol).toBe('https:')
  })

  it('[SERVICE-06 platform] have worker packages for Kubernetes, nothing both default and disabled', async () => {
    const { body } = await openSandbox().get<ServiceImage[]>('/user-resource/service/configurations')
    const packages = body[2]?.specification?.provider?.workers?.packages ?? []
    expect(packages.map(({ cpu, ram, ssd }) => `${cpu}/${ram}/${ssd}`)).toEqual([
      '2/4/60',
      '4/8/80',
      '8/16/160',
      '16/64/320',
    ])
    for (const { os, default: usual, disabled = [] } of packages) {
      expect(os).toEqual(expect.arrayContaining([...usual, ...disabled]))
      expect(usual.filter((system) => disabled.includes(system))).toEqual([])
    }
  })

  it.each([
    [true, true, ['postgresql', 'mariadb', 'kubernetes']],
    [true, false, ['postgresql', 'mariadb']],
    [false, true, []],
    [false, false, []],
  ])(
    '[K8S-08 platform] with services %s and Kubernetes %s are %j',
    (servicesEnabled, kubernetesEnabled, names) => {
      const images = createServiceImages({ servicesEnabled, kubernetesEnabled, siteTheme: 'aldera' })
      expect(images.map(({ service_name: name }) => name)).toEqual(names)
    },
  )
})

describe('ordering a database', () => {
  it('[SERVICE-01 platform] [SERVICE-02 platform] [SERVICE-04 platform] [SERVICE-19 platform] answers it as requested, its machine being made', async () => {
    const client = openSandbox()
    const { status, body } = await order(client, wantedDatabase({ reserve_public_ip: false }))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      service: 'postgresql',
      version: '16.4',
      display_name: 'new-db',
      status: 'requested',
      billing_account_id: 120348,
      user_id: 20417,
      is_multi_node: false,
      is_deleted: false,
      whitelist_addresses: [],
      created_at: '2026-11-21 08:46:00',
      deleted_at: null,
    })
    expect(body.prices).toContainEqual({ price_multiplier: 1.25, resource_type: 'CPU' })
    const [address] = parts(body, 'virtual_ip')
    expect(body.properties).toEqual({
      location: 'tll',
      service_ip: address?.resource_allocation.address,
      sql_user: 'wadmin',
      port: 5432,
    })
    expect(parts(body, 'vm')).toMatchObject([
      {
        resource_location: 'tll',
        resource_allocation: {
          memory: 4096,
          vcpu: 2,
          status: 'creating',
          storage: [{ size: 60, primary: true, replica: [] }],
        },
      },
    ])
    expect(parts(body, 'network').map(({ resource_id: id }) => id)).toEqual([production])
    expect(parts(body, 'kong_token')).toEqual([])
  })

  it('[SERVICE-08 platform] becomes active by itself, its machine before it', async () => {
    const client = openSandbox()
    const { uuid } = (await order(client, wantedDatabase())).body
    const states = []
    for (const seconds of [59, 1, 29, 1]) {
      client.advance(seconds)
      const service = await readService(client, uuid)
      states.push([service.status, ...power(service)])
    }
    expect(states).toEqual([
      ['requested', 'creating'],
      ['requested', 'running'],
      ['requested', 'running'],
      ['active', 'running'],
    ])
    expect((await services(client)).map(({ uuid: id }) => id)).toContain(uuid)
  })

  it('[SERVICE-04 platform] has the port of what runs', async () => {
    const { body } = await order(openSandbox(), wantedDatabase({ service: 'mariadb', version: '11.4.3' }))
    expect(body.properties?.port).toBe(3306)
  })

  it('[SERVICE-02 platform] has three machines where it has several', async () => {
    const client = openSandbox()
    const service = await activeService(client, wantedDatabase({ is_multi_node: true }))
    expect([service.is_multi_node, power(service)]).toEqual([true, ['running', 'running', 'running']])
    expect(new Set(service.resources.map(({ resource_id: id }) => id)).size).toBe(5)
  })

  it('[SERVICE-11 platform] reserves and assigns a floating IP unless disabled', async () => {
    const client = openSandbox()
    const open = (await order(client, wantedDatabase())).body
    const [ip, ...others] = await ipsOf(client, open.uuid)
    expect(others).toEqual([])
    expect(ip).toMatchObject({
      assigned_to_resource_type: 'service',
      assigned_to_private_ip: open.properties?.service_ip,
      billing_account_id: 120348,
      name: '',
    })
    const closed = (await order(client, wantedDatabase({ reserve_public_ip: false }))).body
    expect(await ipsOf(client, closed.uuid)).toEqual([])
  })

  it('[SERVICE-10 platform] joins the network named, and is counted there', async () => {
    const client = openSandbox()
    const network = (await client.post<Network>('/tll/network/network?name=data')).body
    const body = wantedDatabase({ package_parameters: { location: 'tll', network_uuid: network.uuid } })
    const service = (await order(client, body)).body
    expect(service.properties?.service_ip).toMatch(network.subnet.replace(/0\/24$/, ''))
    const joined = (await client.get<Network>(`/tll/network/network/${network.uuid}`)).body
    expect([joined.resources_count, joined.vm_uuids]).toEqual([1, []])
    const refused = await client.del(`/tll/network/network/${network.uuid}`)
    expect(refused.status).toBe(400)
  })

  it('[SERVICE-10 platform] gives each of its machines an unused address', async () => {
    const client = openSandbox()
    const network = (await client.post<Network>('/tll/network/network?name=data')).body
    const place = { location: 'tll', network_uuid: network.uuid }
    const taken: (string | undefined)[] = []
    for (let count = 0; count < 4; count += 1) {
      const body = wantedDatabase({
        package_parameters: place,
        is_multi_node: true,
        reserve_public_ip: false,
      })
      taken.push((await order(client, body)).body.properties?.service_ip)
    }
    const hosts = taken.map((address) => Number(address?.split('.')[3]))
    expect(hosts).toEqual([2, 6, 10, 14])
  })

  it('[SERVICE-10 platform] gives addresses again that came free in a full network', async () => {
    const client = openSandbox()
    const network = (await client.post<Network>('/tll/network/network?name=data')).body
    const place = { location: 'tll', network_uuid: network.uuid }
    const body = wantedDatabase({ package_parameters: place, is_multi_node: true, reserve_public_ip: false })
    const made: ManagedService[] = []
    for (let count = 0; count < 63; count += 1) made.push((await order(client, body)).body)
    const full = await order(client, body)
    expect([full.status, errorText(full)]).toEqual([400, 'Network has no free addresses'])
    for (const gone of [10, 30]) await client.del(`${packages}/${made[gone]?.uuid}`)
    const again = [(await order(client, body)).body, (await order(client, body)).body]
    // The last host was still free; the first service has it and 42 to 44, which the first deleted one had.
    expect(again.map(({ properties }) => properties?.service_ip?.split('.')[3])).toEqual(['254', '45'])
  })

  it('makes a default network where there is none', async () => {
    const client = openSandbox({ seed: 'empty' })
    const body = wantedDatabase({ ...small, billing_account_id: 120611 })
    expect((await order(client, body, 'demo-empty')).status).toBe(200)
    const networks = await client.get<Network[]>('/tll/network/networks', { key: 'demo-empty' })
    expect(networks.body).toMatchObject([{ is_default: true, resources_count: 1 }])
  })

  it('[SERVICE-09 platform] takes the package parameters as a JSON text, too, as older clients send them', async () => {
    const client = openSandbox()
    const text = JSON.stringify({ location: 'trtu' })
    const { body } = await order(client, wantedDatabase({ package_parameters: text }))
    expect(body.properties?.location).toBe('trtu')
  })
})

describe('an order that is refused', () => {
  it.each([
    ['service', { service: 'oracle' }],
    ['version', { version: '16' }],
    ['version', { version: '11.4.3' }],
    ['vm_cpu', { vm_cpu: 0 }],
    ['vm_cpu', { vm_cpu: 33 }],
    ['vm_ram', { vm_ram: 256 }],
    ['vm_disk_gb', { vm_disk_gb: 5 }],
    ['vm_disk_gb', { vm_disk_gb: undefined }],
    ['display_name', { display_name: '' }],
    ['package_parameters', { package_parameters: {} }],
    ['package_parameters', { package_parameters: { location: 'mars' } }],
    ['package_parameters', { package_parameters: undefined }],
  ])('[SERVICE-09 platform] names %s: %j', async (field, changes) => {
    const answer = await order(openSandbox(), wantedDatabase(changes))
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { [field]: expect.any(String) } }])
  })

  it('[SERVICE-12 platform] wants several machines where there is only one', async () => {
    const body = wantedDatabase({
      service: 'kubernetes',
      version: '1.31.4',
      is_multi_node: true,
    })
    const answer = await order(openSandbox(), body)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { is_multi_node: {} } }])
  })

  it('[VM-55 platform] goes to a location that is full', async () => {
    const answer = await order(openSandbox(), wantedDatabase({ package_parameters: { location: 'jkt01' } }))
    expect(errorText(answer)).toMatch(/^Compute resources temporarily unavailable/)
  })

  it('[BILLING-13 platform] has no account that may pay', async () => {
    const client = openSandbox()
    expect(errorText(await order(client, wantedDatabase({ billing_account_id: undefined })))).toBe(
      "'billing_account_id' is required if using a global API token",
    )
    expect(errorText(await order(client, wantedDatabase({ billing_account_id: 120402 })))).toBe(
      'Provided billing account is incorrect.',
    )
    expect(errorText(await order(client, wantedDatabase({ billing_account_id: 120351 })))).toBe(
      'Resource is larger than the billing account allows',
    )
    expect(
      errorText(await order(client, wantedDatabase({ billing_account_id: 120402 }), 'demo-indebted')),
    ).toBe('Insufficient funds')
  })

  it('names a network of another user', async () => {
    const place = { location: 'tll', network_uuid: production }
    const body = wantedDatabase({ ...small, package_parameters: place, billing_account_id: 120611 })
    expect(errorText(await order(openSandbox(), body, 'demo-empty'))).toBe('Network UUID is invalid.')
  })

  it.each([
    ['fail-create', 'There was an error while creating your resource.'],
    ['fail-cluster', 'Kubernetes service can not be created.'],
  ])('[K8S-07 platform] %s: %s', async (display_name, text) => {
    const client = openSandbox()
    const answer = await order(client, wantedDatabase({ display_name }))
    expect([answer.status, errorText(answer)]).toEqual([500, text])
    expect(await services(client)).toHaveLength(3)
  })

  it('leaves nothing behind', async () => {
    const client = openSandbox()
    const addresses = async (): Promise<string> => (await client.get('/tll/network/ip_addresses')).text
    const before = await addresses()
    await order(client, wantedDatabase({ billing_account_id: 120402 }))
    expect(await addresses()).toBe(before)
  })
})

it('[SERVICE-01 platform] a restricted key orders for its own account, within its limits', async () => {
  const client = openSandbox()
  const body = wantedDatabase({ billing_account_id: undefined, vm_cpu: 1, vm_ram: 2048 })
  const made = await order(client, body, 'demo-restricted')
  expect([made.status, made.body.billing_account_id]).toEqual([200, 120351])
  const seen = await services(client, 'demo-restricted')
  expect(seen.map(({ uuid }: ManagedService) => uuid)).toEqual([made.body.uuid])
  expect(only(await services(client), ({ uuid }) => uuid === made.body.uuid).display_name).toBe('new-db')
})
