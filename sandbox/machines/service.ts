import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import type { ManagedService, ServiceResource } from '../entities'
import type { ServiceEvent } from '../store/kinds'
import type { StoredRow } from '../store/records'

/** A managed service as stored. */
export type StoredService = StoredRow<'service'>

/** A copy with a changed document and new events; updates `updated_at` and the due time. */
export function changeService(
  service: StoredService,
  now: number,
  document: Partial<ManagedService>,
  events: readonly ServiceEvent[] = service.state.events,
): StoredService {
  return {
    ...service,
    document: { ...service.document, ...document, updated_at: platformTime(now) },
    state: { ...service.state, events },
    due: serviceDue(events),
  }
}

/** Due time of a service with these events: that of the first one; null without events. */
export function serviceDue(events: readonly ServiceEvent[]): number | null {
  return events.length === 0 ? null : Math.min(...events.map(({ at }) => at))
}

/** Machines of a service. */
export function machinesOf({ resources }: ManagedService): ServiceResource[] {
  return resources.filter(({ resource_type: type }) => type === 'vm')
}

/** The private address clients of a service connect to; undefined for a deleted service. */
export function serviceAddress({ resources }: ManagedService): string | undefined {
  const ip = resources.find(({ resource_type: type }) => type === 'virtual_ip')
  return ip?.resource_allocation.address
}

/** Resources with other allocations for some machines. */
export function withMachines(
  { resources }: ManagedService,
  change: (machine: ServiceResource) => Partial<ServiceResource['resource_allocation']> | undefined,
): ServiceResource[] {
  return resources.map((resource) => {
    const changed = resource.resource_type === 'vm' ? change(resource) : undefined
    if (!changed) return resource
    return { ...resource, resource_allocation: { ...resource.resource_allocation, ...changed } }
  })
}

/**
 * Refuses while a service is still being made.
 * @throws ApiFailure 409
 */
export function assertActive({ document, key }: StoredService): void {
  if (document.status === 'requested') throw serviceFailure(`Service is not ready yet: ${key}`, 409)
}

/**
 * The deleted service: it loses its allocations and leaves its network, and only its record is left (platform facts
 * section 12).
 */
export function deletedService(service: StoredService, now: number): StoredService {
  const resources = service.document.resources.map((resource) => ({ ...resource, resource_allocation: {} }))
  const document: Partial<ManagedService> = {
    status: 'deleted',
    is_deleted: true,
    deleted_at: platformTime(now),
    resources,
  }
  const deleted = changeService(service, now, document, [])
  return { ...deleted, parent: null, state: { ...deleted.state, password: null, addresses: [] } }
}
