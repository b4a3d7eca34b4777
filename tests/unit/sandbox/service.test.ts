import { describe, expect, it } from 'vitest'
import type { IpAddress, ManagedService } from '../../../sandbox/entities'
import {
  activeService,
  order,
  packages,
  parts,
  power,
  readService,
  services,
  shopCluster,
  shopDb,
  wantedDatabase,
} from './services'
import { type Answered, type Client, errorText, openSandbox } from './support'

const machine = '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062'
const nobody = '00000000-0000-4000-8000-000000000000'

describe('the services of the small world', () => {
  it('[SERVICE-19 platform] are those of the dashboard', async () => {
    const rows = (await services(openSandbox())).map(
      ({ display_name: name, service, status, properties }) =>
        `${name} ${service} ${status} ${properties?.location}`,
    )
    expect(rows).toEqual([
      'shop-db postgresql active tll',
      'shop-cluster kubernetes active tll',
      'cms-db mariadb requested trtu',
    ])
  })

  it('[SERVICE-19 platform] are listed by billing account, too', async () => {
    const client = openSandbox()
    expect(await services(client, 'demo-customer', '?billing_account_id=120351')).toEqual([])
    expect(await services(client, 'demo-customer', '?billing_account_id=120348')).toHaveLength(3)
  })

  it('[ACCESS-03 platform] are out of reach for a key of another account, and for others', async () => {
    const client = openSandbox()
    for (const key of ['demo-restricted', 'demo-empty', 'demo-admin']) {
      expect(await services(client, key)).toEqual([])
      const answer = await client.get(`${packages}/${shopDb}`, { key })
      expect([answer.status, errorText(answer)]).toEqual([404, `No such service package exists: ${shopDb}`])
      expect((await client.del(`${packages}/${shopDb}`, {}, { key })).status).toBe(404)
      expect((await client.get(`${packages}/${shopDb}/secrets`, { key })).status).toBe(404)
    }
    expect(await services(client, 'demo-restricted', '?billing_account_id=120348')).toEqual([])
  })

  it('are those of the owner for a delegate', async () => {
    const client = openSandbox()
    expect(await services(client, 'demo-delegate')).toEqual(await services(client))
  })

  it('[SERVICE-08 platform] show a stopped machine where payment is missing', async () => {
    const client = openSandbox()
    const [service] = await services(client, 'demo-indebted')
    expect(service && power(service)).toEqual(['stopped'])
    const [stopped] = service ? parts(service, 'vm') : []
    const answer = await client.post(
      `${packages}/${service?.uuid}/resources/${stopped?.resource_id}/start`,
      {},
      { key: 'demo-indebted' },
    )
    expect(errorText(answer)).toBe('Insufficient funds')
  })
})

describe('changing a service', () => {
  const patch = (client: Client, body: object): Promise<Answered<ManagedService>> =>
    client.patch<ManagedService>(`${packages}/${shopDb}`, body, { as: 'json' })

  it('[SERVICE-20 platform] renames it', async () => {
    const client = openSandbox()
    const { body } = await patch(client, { display_name: 'orders-db' })
    expect([body.display_name, body.billing_account_id]).toEqual(['orders-db', 120348])
    expect(body.updated_at).toBe('2026-11-21 08:46:00')
    expect(await readService(client, shopDb)).toEqual(body)
  })

  it('[SERVICE-13 platform] [SERVICE-20 platform] makes another account pay for it', async () => {
    const client = openSandbox()
    const { body } = await patch(client, { billing_account_id: 120351 })
    expect([body.display_name, body.billing_account_id]).toEqual(['shop-db', 120351])
    expect((await services(client, 'demo-restricted')).map(({ uuid }) => uuid)).toEqual([shopDb])
  })

  it('[SERVICE-20 platform] refuses an account that is not the customer’s, and an empty name', async () => {
    const client = openSandbox()
    expect(errorText(await patch(client, { billing_account_id: 120402 }))).toBe(
      'Provided billing account is incorrect.',
    )
    expect((await patch(client, { display_name: '' })).status).toBe(400)
  })
})

describe('deleting a service', () => {
  it('[SERVICE-08 platform] [SERVICE-20 platform] leaves a record without resources, out of the list', async () => {
    const client = openSandbox()
    const { status, body } = await client.del<ManagedService>(`${packages}/${shopDb}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'deleted',
      is_deleted: true,
      deleted_at: '2026-11-21 08:46:00',
    })
    expect(body.resources.map(({ resource_allocation: has }) => has)).toEqual([{}, {}, {}])
    expect(await readService(client, shopDb)).toEqual(body)
    expect((await services(client)).map(({ uuid }) => uuid)).not.toContain(shopDb)
  })

  it('leaves nothing to be done with it', async () => {
    const client = openSandbox()
    const at = `${packages}/${shopDb}`
    await client.del(at)
    const answers = [
      await client.del(at),
      await client.patch(at, { display_name: 'again' }, { as: 'json' }),
      await client.get(`${at}/secrets`),
      await client.get(`${at}/whitelist_addresses`),
      await client.post(`${at}/resources/${machine}/stop`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    client.advance(14 * 24 * 3600)
    expect((await readService(client, shopDb)).status).toBe('deleted')
  })

  it('[NET-IP-07 platform] leaves its floating IP, unassigned, and its place in the network', async () => {
    const client = openSandbox()
    const service = await activeService(client, wantedDatabase())
    const list = async (): Promise<IpAddress[]> =>
      (await client.get<IpAddress[]>('/tll/network/ip_addresses')).body
    const address = (await list()).find((ip) => ip.assigned_to === service.uuid)?.address
    await client.del(`${packages}/${service.uuid}`)
    const left = (await list()).find((ip) => ip.address === address)
    expect(left).toMatchObject({ unassigned_at: '2026-11-21 08:56:00' })
    expect(left).toMatchObject({ assigned_to: null })
  })
})

describe('a floating IP', () => {
  it.each([
    ['private_ip', (service: ManagedService) => ({ private_ip: service.properties?.service_ip })],
    ['assigned_to', (service: ManagedService) => ({ assigned_to: service.uuid })],
  ])('[NET-IP-06 platform] leads to a service named by %s', async (_, body) => {
    const client = openSandbox()
    const service = await readService(client, shopDb)
    const { body: ip } = await client.post<IpAddress>(
      '/tll/network/ip_addresses/185.7.252.77/assign',
      body(service),
    )
    expect(ip).toMatchObject({
      assigned_to: shopDb,
      assigned_to_resource_type: 'service',
      assigned_to_private_ip: '10.84.12.40',
    })
  })
})

describe('secrets', () => {
  it('[SERVICE-13 platform] [SERVICE-22 platform] are the password of a database, in its record nowhere', async () => {
    const client = openSandbox()
    const { body } = await client.get<{ sql_pass?: string }>(`${packages}/${shopDb}/secrets`)
    expect(body.sql_pass).toMatch(/^\w{32}$/)
    expect(JSON.stringify(await readService(client, shopDb))).not.toContain(body.sql_pass)
    expect((await client.get(`${packages}/${shopDb}/secrets`)).body).toEqual(body)
  })

  it('[SERVICE-22 platform] are none of a cluster', async () => {
    const { status, body } = await openSandbox().get(`${packages}/${shopCluster}/secrets`)
    expect([status, body]).toEqual([200, {}])
  })

  it('[SERVICE-22 platform] come with the service', async () => {
    const client = openSandbox()
    const { uuid } = (await order(client, wantedDatabase())).body
    const answer = await client.get(`${packages}/${uuid}/secrets`)
    expect([answer.status, errorText(answer)]).toEqual([409, `Service is not ready yet: ${uuid}`])
  })
})

describe('those who may connect', () => {
  const at = `${packages}/${shopDb}/whitelist_addresses`
  const seeded = ['10.84.12.0/24', '198.51.100.17']

  it('[SERVICE-23 platform] are listed, added and taken off; every answer is the whole list', async () => {
    const client = openSandbox()
    expect((await client.get(at)).body).toEqual(seeded)
    const added = await client.post(at, { ip_address: '203.0.113.0/24' })
    expect([added.status, added.body]).toEqual([200, [...seeded, '203.0.113.0/24']])
    const removed = await client.del(at, { ip_address: '10.84.12.0/24' })
    expect(removed.body).toEqual(['198.51.100.17', '203.0.113.0/24'])
    expect((await readService(client, shopDb)).whitelist_addresses).toEqual(removed.body)
  })

  it('[SERVICE-23 platform] are not listed twice, and only those there are taken off', async () => {
    const client = openSandbox()
    expect((await client.post(at, { ip_address: '198.51.100.17' }, { as: 'json' })).body).toEqual(seeded)
    const answer = await client.del(at, { ip_address: '198.51.100.18' })
    expect([answer.status, errorText(answer)]).toEqual([404, '198.51.100.18 is not in the list.'])
  })

  it.each(['0.0.0.0/0', '255.255.255.255', '10.0.0.1/32', '192.168.1.7/24'])(
    '[SERVICE-14 platform] may be %s',
    async (address) => {
      const answer = await openSandbox().post<string[]>(at, { ip_address: address })
      expect([answer.status, answer.body.at(-1)]).toEqual([200, address])
    },
  )

  it.each([
    '10.0.0',
    '10.0.0.256',
    '10.0.0.0/33',
    '2001:db8::/32',
    'shop.example',
    '10.0.0.1, 10.0.0.2',
    '01.2.3.4',
  ])('[SERVICE-14 platform] may not be %s', async (address) => {
    const answer = await openSandbox().post(at, { ip_address: address })
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { ip_address: {} } }])
  })

  it('[SERVICE-23 platform] are asked for in the platform’s words', async () => {
    const answer = await openSandbox().post(at, { address: '10.0.0.1' })
    expect([answer.status, errorText(answer)]).toEqual([400, 'IP address must be specified'])
  })
})

describe('names that make services fail', () => {
  it('fail-update, fail-delete, fail-whitelist, fail-read, fail-start, fail-stop', async () => {
    const client = openSandbox()
    const words = ['update', 'delete', 'whitelist', 'read', 'start', 'stop'].map((word) => `fail-${word}`)
    const service = await activeService(client, wantedDatabase({ display_name: words.join(' ') }))
    const at = `${packages}/${service.uuid}`
    const target = `${at}/resources/${parts(service, 'vm')[0]?.resource_id}`
    const answers = [
      await client.patch(at, { billing_account_id: 120351 }, { as: 'json' }),
      await client.del(at),
      await client.post(`${at}/whitelist_addresses`, { ip_address: '10.0.0.1' }),
      await client.get(`${at}/secrets`),
      await client.post(`${target}/start`),
      await client.post(`${target}/stop`),
    ]
    expect(answers.map((answer) => [answer.status, errorText(answer)])).toEqual([
      [500, 'Failed to update details'],
      [500, 'Error performing action'],
      [500, 'Error performing action'],
      [500, 'Error performing action'],
      [500, 'Failed to start virtual machine'],
      [500, 'Failed to stop virtual machine'],
    ])
  })
})

it('a service that is not there is refused in words', async () => {
  const client = openSandbox()
  const answer = await client.get(`${packages}/${nobody}`)
  expect([answer.status, answer.text]).toEqual([
    404,
    `{"errors":{"Error":"No such service package exists: ${nobody}"}}`,
  ])
})
