import { databasePorts, databaseUser } from '../catalogue/service-images'
import { platformTime } from '../format-time'
import { condition, conditionOrder } from '../machines/cluster-conditions'
import { firstEvents } from '../machines/service-events'
import { type StoredService, serviceDue } from '../machines/service'
import type { ClusterSpec, ManagedService, ServiceImage, ServiceResource } from '../entities'
import type { Ids } from '../ids'

/** A cluster as wanted: its spec, completed, and the machines to start with. Memory in MB, disks in GB. */
export interface ClusterWanted {
  readonly spec: Required<ClusterSpec>
  readonly machines: readonly { readonly vcpu: number; readonly memory: number; readonly disk: number }[]
}

/** A checked order of a managed service. */
export interface NewService {
  readonly image: ServiceImage
  readonly version: string
  readonly display_name: string
  readonly is_multi_node?: boolean
  readonly account: number
  readonly machines: ClusterWanted['machines']
  /** Only of a cluster. */
  readonly spec?: ClusterWanted['spec']
  readonly networkUuid: string
  /** First the address that clients connect to, then one for each machine. */
  readonly addresses: readonly string[]
}

/** The record of a newly ordered service: `requested`, with machines being created. */
export function newService(
  ids: Pick<Ids, 'uuid' | 'number' | 'secret'>,
  { location, owner }: { readonly location: string; readonly owner: number },
  now: number,
  wanted: NewService,
): Omit<StoredService, 'rowId' | 'kind'> {
  const uuid = ids.uuid()
  const { image, addresses, spec } = wanted
  const document: ManagedService = {
    uuid,
    service: image.service_name,
    version: wanted.version,
    display_name: wanted.display_name,
    status: 'requested',
    billing_account_id: wanted.account,
    user_id: owner,
    is_multi_node: wanted.is_multi_node ?? false,
    is_deleted: false,
    prices: image.prices ?? [],
    resources: newResources(ids, location, wanted),
    whitelist_addresses: [],
    properties: spec
      ? newCluster(uuid, location, wanted.display_name, spec, now)
      : newDatabase(image, location, addresses[0]),
    created_at: platformTime(now),
    updated_at: platformTime(now),
    deleted_at: null,
  }
  const events = firstEvents(document, image.versions, now)
  return {
    location,
    owner,
    account: wanted.account,
    key: uuid,
    parent: wanted.networkUuid,
    due: serviceDue(events),
    document,
    state: { password: spec ? null : ids.secret(), addresses, events },
  }
}

function newResources(
  ids: Pick<Ids, 'uuid' | 'number'>,
  location: string,
  wanted: NewService,
): ServiceResource[] {
  const [address] = wanted.addresses
  const at = { resource_location: location }
  const machines = wanted.machines.map(({ vcpu, memory, disk }): ServiceResource => ({
    ...at,
    resource_type: 'vm',
    resource_id: ids.uuid(),
    resource_allocation: {
      memory,
      vcpu,
      status: 'creating',
      storage: [{ uuid: ids.uuid(), size: disk, primary: true, replica: [] }],
    },
  }))
  return [
    {
      ...at,
      resource_type: 'virtual_ip',
      resource_id: ids.uuid(),
      resource_allocation: address === undefined ? {} : { address },
    },
    { ...at, resource_type: 'network', resource_id: wanted.networkUuid, resource_allocation: {} },
    ...(wanted.spec
      ? [
          {
            ...at,
            resource_type: 'kong_token' as const,
            resource_id: `${ids.number()}`,
            resource_allocation: {},
          },
        ]
      : []),
    ...machines,
  ]
}

type Properties = NonNullable<ManagedService['properties']>

function newDatabase({ service_name: service }: ServiceImage, location: string, address = ''): Properties {
  if (service === 'kubernetes') throw new Error('A cluster is no database')
  return { location, service_ip: address, sql_user: databaseUser, port: databasePorts[service] }
}

/** The cluster's name is its display name in host name form, followed by the first characters of its uuid. */
function newCluster(
  uuid: string,
  location: string,
  name: string,
  spec: ClusterWanted['spec'],
  now: number,
): Properties {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return {
    location,
    cluster_name: `${plain.slice(0, 20) || 'cluster'}-${uuid.slice(0, 6)}`,
    spec,
    status: { conditions: conditionOrder.map((type) => condition(type, 'pending', now)) },
    workers: spec.provider.workers,
    maintenance: spec.maintenance,
  }
}
