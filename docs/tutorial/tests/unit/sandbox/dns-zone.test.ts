import { describe, expect, it } from 'vitest'
import type { DnsRecord, DnsZone } from '../../../sandbox/entities'
import { errorText, openSandbox } from './support'

const zones = '/tll/network/dns_zones'
const office = '5f0d2c7a-93e1-4b86-a4d7-1c68e90b35f2'
const printer = '0a9c4e71-6b2f-4d38-9e05-b7f1d26c8a43'

describe('DNS zones', () => {
  it('are listed with their records', async () => {
    const { body } = await openSandbox().get<DnsZone[]>(zones)
    expect(body.map(({ domain, records }) => [domain, records.length])).toEqual([['office.example', 1]])
  })

  it('are created once for a domain, in networks that exist', async () => {
    const client = openSandbox()
    const zone = { display_name: 'shop', domain: 'shop.example', labels: { team: 'shop' } }
    const made = await client.post<DnsZone>(zones, zone, { as: 'json' })
    expect(made.body).toMatchObject({ ...zone, network_uuids: [], records: [] })
    expect((await client.post(zones, zone, { as: 'json' })).status).toBe(409)
    const nowhere = { ...zone, domain: 'lab.example', network_uuids: [office] }
    expect(errorText(await client.post(zones, nowhere, { as: 'json' }))).toBe('Network UUID is invalid.')
  })

  it('gain and lose records', async () => {
    const client = openSandbox()
    const record = { name: 'www', type: 'CNAME', value: 'printer' }
    const added = await client.post<DnsRecord>(`${zones}/${office}/records`, record, { as: 'json' })
    expect(added.body).toMatchObject({ ...record, ttl: 300 })
    expect((await client.post(`${zones}/${office}/records`, record, { as: 'json' })).status).toBe(409)
    expect((await client.del(`${zones}/${office}/records/${printer}`)).status).toBeLessThan(300)
    const { body } = await client.get<DnsZone[]>(zones)
    expect(body[0]?.records.map(({ name }) => name)).toEqual(['www'])
  })

  it('change and go', async () => {
    const client = openSandbox()
    const changed = await client.patch<DnsZone>(`${zones}/${office}`, { labels: {} }, { as: 'json' })
    expect(changed.body).toMatchObject({ display_name: 'office', labels: {} })
    expect((await client.del(`${zones}/${office}`)).status).toBeLessThan(300)
    expect((await client.get<DnsZone[]>(zones)).body).toEqual([])
  })
})
