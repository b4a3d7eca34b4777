import { describe, expect, it } from 'vitest'
import type { ManagedService, ServiceResource } from '../../../sandbox/entities'
import { activeService, order, packages, parts, power, readService, shopDb, wantedDatabase } from './services'
import { type Answered, type Client, errorText, openSandbox } from './support'

const machine = '81b6e2f4-0d97-4c3a-a5e8-f34d7c91b062'
const day = 24 * 3600

const act = (client: Client, action: 'start' | 'stop', target = machine): Promise<Answered<ManagedService>> =>
  client.post<ManagedService>(`${packages}/${shopDb}/resources/${target}/${action}`)

const now = async (client: Client): Promise<(string | undefined)[]> =>
  power(await readService(client, shopDb))

describe('the machine of a service', () => {
  it('[SERVICE-21 platform] is stopped and started', async () => {
    const client = openSandbox()
    const stopping = await act(client, 'stop')
    expect([stopping.status, power(stopping.body)]).toEqual([200, ['stopping']])
    client.advance(8)
    expect(await now(client)).toEqual(['stopped'])
    const starting = await act(client, 'start')
    expect(power(starting.body)).toEqual(['stopped'])
    client.advance(4)
    expect(await now(client)).toEqual(['running'])
  })

  it('[SERVICE-21 platform] is refused what it is already, and anything while it is busy', async () => {
    const client = openSandbox()
    expect(errorText(await act(client, 'start'))).toBe('Failed to start virtual machine')
    await act(client, 'stop')
    const busy = [await act(client, 'stop'), await act(client, 'start')]
    expect(busy.map((answer) => [answer.status, errorText(answer)])).toEqual([
      [409, `Virtual machine is busy: ${machine}`],
      [409, `Virtual machine is busy: ${machine}`],
    ])
    client.advance(8)
    expect(errorText(await act(client, 'stop'))).toBe('Failed to stop virtual machine')
  })

  it('[SERVICE-21 platform] is one of its machines, nothing else', async () => {
    const client = openSandbox()
    const [address] = parts(await readService(client, shopDb), 'virtual_ip')
    const answer = await act(client, 'stop', address?.resource_id)
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to stop virtual machine'])
  })

  it('[SERVICE-21 platform] leaves the others alone', async () => {
    const client = openSandbox()
    const service = await activeService(client, wantedDatabase({ is_multi_node: true }))
    const [, second] = parts(service, 'vm')
    await client.post(`${packages}/${service.uuid}/resources/${second?.resource_id}/stop`)
    client.advance(8)
    expect(power(await readService(client, service.uuid))).toEqual(['running', 'stopped', 'running'])
  })

  it('[SERVICE-08 platform] has to be made first', async () => {
    const client = openSandbox()
    const { body } = await order(client, wantedDatabase())
    const [target] = parts(body, 'vm')
    const answer = await client.post(`${packages}/${body.uuid}/resources/${target?.resource_id}/stop`)
    expect([answer.status, errorText(answer)]).toEqual([409, `Service is not ready yet: ${body.uuid}`])
  })
})

describe('backups of a service', () => {
  const backups = (service: ManagedService): (string | undefined)[][] =>
    parts(service, 'vm').map(({ resource_allocation: { storage } }: ServiceResource) =>
      (storage?.[0]?.replica ?? []).map(({ created_at: at }) => at?.slice(0, 19)),
    )

  it('[SERVICE-16 platform] [SERVICE-17 platform] are taken on Wednesdays at 02:00 UTC and kept for seven days', async () => {
    const client = openSandbox()
    expect(backups(await readService(client, shopDb))).toEqual([['2026-11-18 02:00:00']])
    client.advance(3 * day + 17 * 3600 + 13 * 60)
    expect(backups(await readService(client, shopDb))).toEqual([['2026-11-18 02:00:00']])
    client.advance(60)
    expect(backups(await readService(client, shopDb))).toEqual([['2026-11-25 02:00:00']])
    client.advance(70 * day)
    expect(backups(await readService(client, shopDb))).toEqual([['2027-02-03 02:00:00']])
  })

  it('[SERVICE-08 platform] [SERVICE-17 platform] are not taken while the service is being made', async () => {
    const client = openSandbox()
    client.advance(3 * day + 17 * 3600 + 13 * 60 + 30)
    const { uuid } = (await order(client, wantedDatabase())).body
    client.advance(7 * day)
    expect(backups(await readService(client, uuid))).toEqual([[]])
    client.advance(30)
    expect(backups(await readService(client, uuid))).toEqual([['2026-12-02 02:00:00']])
  })

  it('[SERVICE-17 platform] are taken of every machine, from the first Wednesday on', async () => {
    const client = openSandbox()
    const service = await activeService(client, wantedDatabase({ is_multi_node: true }))
    expect(backups(service)).toEqual([[], [], []])
    client.advance(5 * day)
    const wednesday = ['2026-11-25 02:00:00']
    expect(backups(await readService(client, service.uuid))).toEqual([wednesday, wednesday, wednesday])
  })
})

describe('restoring a machine', () => {
  const path = (location: string): string => `/${location}/user-resource/service/package/vm/rebuild`
  const body = { service_package_uuid: shopDb, replica_uuid: 'c1d94e07-5b3a-4f62-88e1-7a20f6bd9c35' }

  const rebuild = (
    client: Client,
    changes: object = {},
    location = 'tll',
  ): Promise<Answered<ManagedService>> =>
    client.post<ManagedService>(path(location), { ...body, ...changes }, { as: 'json' })

  it('[SERVICE-13 platform] [SERVICE-25 platform] puts it back to a backup; it runs afterwards', async () => {
    const client = openSandbox()
    const answer = await rebuild(client)
    expect([answer.status, power(answer.body)]).toEqual([200, ['creating']])
    const again = await rebuild(client)
    expect([again.status, errorText(again)]).toEqual([409, `Virtual machine is busy: ${machine}`])
    client.advance(40)
    expect(await now(client)).toEqual(['running'])
    expect((await rebuild(client)).status).toBe(200)
  })

  it('[SERVICE-25 platform] wants a backup of the service, and its location', async () => {
    const client = openSandbox()
    const answers = [
      await rebuild(client, { replica_uuid: 'no-such-backup' }),
      await rebuild(client, {}, 'trtu'),
      await rebuild(client, { service_package_uuid: '00000000-0000-4000-8000-000000000000' }),
    ]
    expect(answers.map((answer) => [answer.status, errorText(answer)])).toEqual([
      [500, 'Failed to rebuild virtual machine'],
      [500, 'Failed to rebuild virtual machine'],
      [404, 'No such service package exists: 00000000-0000-4000-8000-000000000000'],
    ])
  })
})
