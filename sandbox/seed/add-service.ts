import { allServiceImages } from '../catalogue/service-images'
import type { ManagedService } from '../entities'
import { type ClusterWanted, newService } from '../handlers/new-service'
import type { Ids } from '../ids'
import { changeService, type StoredService, machinesOf } from '../machines/service'
import { settleService } from '../machines/service-events'
import { withPower } from '../machines/service-power'
import type { StoredRow } from '../store/records'
import { type Builder, day, type Place } from './builder'

export interface SeedService {
  readonly name: string
  readonly service: ManagedService['service']
  readonly version: string
  readonly network: StoredRow<'network'>
  /** First the address that clients connect to, then one for each machine. */
  readonly addresses: readonly string[]
  /** Size of each machine: memory and disk in GB. */
  readonly vcpu: number
  readonly memoryGb: number
  readonly diskGb: number
  /** Only of a cluster; its machines are the minimum nodes of its pools. */
  readonly spec?: ClusterWanted['spec']
  readonly isMultiNode?: boolean
  readonly whitelist?: readonly string[]
  readonly createdAt: number
  /** Its first machine is switched off. */
  readonly isStopped?: boolean
  /** Uuids the examples of the API description show: of the service, of each machine and its disk, of the virtual IP. */
  readonly uuids?: readonly string[]
  readonly lastBackup?: string
}

/** Stores a managed service in its present state, with its latest backups. */
export function addService(builder: Builder, place: Place, wanted: SeedService): void {
  const { records, ids, now } = builder
  const image = allServiceImages.find(({ service_name: name }) => name === wanted.service)
  if (!image) throw new Error(`There is no service image ${wanted.service}`)
  const { vcpu, memoryGb, diskGb, spec } = wanted
  const record = newService(known(ids, wanted.uuids ?? []), place, wanted.createdAt, {
    image,
    version: wanted.version,
    display_name: wanted.name,
    is_multi_node: wanted.isMultiNode ?? false,
    account: place.account,
    machines: wanted.addresses.slice(1).map(() => ({ vcpu, memory: memoryGb * 1024, disk: diskGb })),
    ...(spec ? { spec } : {}),
    networkUuid: wanted.network.key,
    addresses: wanted.addresses,
  })
  const document = { ...record.document, whitelist_addresses: [...(wanted.whitelist ?? [])] }
  const ordered = records.insert('service', { ...record, document })
  const week = settleService(ordered, ids, now - 7 * day)
  const settled = settleService(week, known(ids, wanted.lastBackup ? [wanted.lastBackup] : []), now)
  records.save(wanted.isStopped === true ? switchedOff(settled, now - 3 * day) : settled)
}

function switchedOff(service: StoredService, at: number): StoredService {
  const [machine] = machinesOf(service.document)
  if (!machine) return service
  return changeService(service, at, withPower(service.document, machine.resource_id, 'stopped', at))
}

/** Identifiers that begin with the uuids given. */
function known(ids: Ids, uuids: readonly string[]): Ids {
  const left = [...uuids]
  return { ...ids, uuid: () => left.shift() ?? ids.uuid() }
}
