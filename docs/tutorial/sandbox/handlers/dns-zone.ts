import { gatewayFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { platformTime } from '../format-time'
import type { DnsRecord, DnsZone } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { findHere, findNetwork } from './find'
import type { HandlersOf } from './handler'

/** Private DNS zones: one for each domain of a location, in networks the caller may use. */
export const dnsZoneHandlers: HandlersOf<
  'listDnsZones' | 'createDnsZone' | 'updateDnsZone' | 'deleteDnsZone' | 'addDnsRecord' | 'deleteDnsRecord'
> = {
  listDnsZones: (context) =>
    context.records.list('dnsZone', findHere(context)).map(({ document }) => document),

  createDnsZone: (context, wanted) => {
    const { records, ids, caller, now, location } = context
    const present = records.list('dnsZone', findHere(context))
    if (present.some(({ document }) => document.domain === wanted.domain))
      throw gatewayFailure(409, `The domain ${wanted.domain} has a zone already.`)
    const document: DnsZone = {
      uuid: ids.uuid(),
      display_name: wanted.display_name,
      domain: wanted.domain,
      network_uuids: existing(context, wanted.network_uuids ?? []),
      labels: wanted.labels ?? {},
      records: [],
      created_at: platformTime(now),
    }
    const columns = { location, owner: caller.owner, account: null, parent: null, due: null }
    return records.insert('dnsZone', { ...columns, key: document.uuid, document, state: null }).document
  },

  updateDnsZone: (context, { uuid, display_name: name, network_uuids: networks, labels }) =>
    change(context, uuid, {
      ...(name === undefined ? {} : { display_name: name }),
      ...(networks === undefined ? {} : { network_uuids: existing(context, networks) }),
      ...(labels === undefined ? {} : { labels }),
    }),

  deleteDnsZone: (context, { uuid }) => {
    context.records.remove(findZone(context, uuid))
    return undefined
  },

  addDnsRecord: (context, { uuid, name, type, value, ttl = 300 }) => {
    const { records } = findZone(context, uuid).document
    if (records.some((each) => each.name === name && each.type === type && each.value === value))
      throw gatewayFailure(409, 'The zone has this record already.')
    const added: DnsRecord = { uuid: context.ids.uuid(), name, type, value, ttl }
    change(context, uuid, { records: [...records, added] })
    return added
  },

  deleteDnsRecord: (context, { uuid, record_uuid: recordUuid }) => {
    const { records } = findZone(context, uuid).document
    const left = records.filter((each) => each.uuid !== recordUuid)
    if (left.length === records.length) throw gatewayFailure(404, `Record ${recordUuid} was not found.`)
    change(context, uuid, { records: left })
    return undefined
  },
}

function findZone(context: Context, uuid: string): StoredRow<'dnsZone'> {
  const zone = context.records.find('dnsZone', { ...findHere(context), key: uuid })
  if (!zone) throw gatewayFailure(404, `DNS zone ${uuid} was not found.`)
  failBySentinel(context.operation, zone.document.display_name)
  return zone
}

function existing(context: Context, uuids: readonly string[]): string[] {
  return [...new Set(uuids.map((uuid) => findNetwork(context, uuid).key))]
}

function change(context: Context, uuid: string, changes: Partial<DnsZone>): DnsZone {
  const zone = findZone(context, uuid)
  return context.records.save({ ...zone, document: { ...zone.document, ...changes } }).document
}
