import { platformTime } from '../format-time'
import type { DnsZone } from '../entities'
import { type Builder, day } from './builder'

/** Stores the zone `office.example` of a customer in a location, with one record. */
export function addDnsZone(
  builder: Builder,
  { owner, location }: { owner: number; location: string },
  network: string,
): void {
  const document: DnsZone = {
    uuid: '5f0d2c7a-93e1-4b86-a4d7-1c68e90b35f2',
    display_name: 'office',
    domain: 'office.example',
    network_uuids: [network],
    labels: { team: 'shop' },
    records: [
      {
        uuid: '0a9c4e71-6b2f-4d38-9e05-b7f1d26c8a43',
        name: 'printer',
        type: 'A',
        value: '10.84.12.30',
        ttl: 300,
      },
    ],
    created_at: platformTime(builder.now - 50 * day),
  }
  const columns = { owner, location, account: null, parent: null, due: null, state: null }
  builder.records.insert('dnsZone', { ...columns, key: document.uuid, document })
}
