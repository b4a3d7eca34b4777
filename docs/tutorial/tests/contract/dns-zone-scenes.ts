import type { DnsZone } from '../../sandbox/entities'
import { named, type Prepare } from './scene'
import { tll, type World } from './world'

async function someZone(world: World): Promise<DnsZone> {
  const [found] = await world.call<DnsZone[]>('listDnsZones', tll)
  if (!found) throw new Error('There is no DNS zone')
  return found
}

const zone: Prepare = async (world) => named({ uuid: (await someZone(world)).uuid })

/** What has to be there before a call about DNS zones, by operation. */
export const dnsZoneScenes: Readonly<Record<string, Prepare>> = {
  createDnsZone: async () => named({ domain: 'fresh.example' }),
  updateDnsZone: zone,
  deleteDnsZone: zone,
  addDnsRecord: zone,
  deleteDnsRecord: async (world) => {
    const { uuid, records } = await someZone(world)
    return named({ uuid, record_uuid: records[0]?.uuid })
  },
}
