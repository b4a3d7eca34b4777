import { serviceFailure } from '../failures'
import type { ManagedService, ServiceResource } from '../entities'
import type { ServiceEvent } from '../store/kinds'
import { nodeCondition, withCondition } from './cluster-conditions'
import { createDuration, shutdownDuration, startDuration } from './durations'
import { assertActive, changeService, type StoredService, machinesOf, withMachines } from './service'

type Status = NonNullable<ServiceResource['resource_allocation']['status']>

/**
 * Switches a stopped machine of a service on; it stays `stopped` until it runs, as any machine.
 * @throws ApiFailure 409 while the service or the machine is busy, 500 'Failed to start virtual machine' unless stopped
 */
export function startMachine(service: StoredService, uuid: string, now: number): StoredService {
  const text = 'Failed to start virtual machine'
  const { status } = idleMachine(service, uuid, text).resource_allocation
  if (status !== 'stopped') throw serviceFailure(text)
  return powerAhead(service, uuid, 'stopped', { status: 'running', after: startDuration }, now)
}

/**
 * Asks a running machine of a service to shut down.
 * @throws ApiFailure 409 while the service or the machine is busy, 500 'Failed to stop virtual machine' unless running
 */
export function stopMachine(service: StoredService, uuid: string, now: number): StoredService {
  const text = 'Failed to stop virtual machine'
  const { status } = idleMachine(service, uuid, text).resource_allocation
  if (status !== 'running') throw serviceFailure(text)
  return powerAhead(service, uuid, 'stopping', { status: 'stopped', after: shutdownDuration }, now)
}

/**
 * Restores the machine of a service whose disk has the backup `replicaUuid`. It runs afterwards.
 * @throws ApiFailure 409 while the service or the machine is busy, 500 'Failed to rebuild virtual machine' when no
 *   disk has it
 */
export function rebuildMachine(service: StoredService, replicaUuid: string, now: number): StoredService {
  const text = 'Failed to rebuild virtual machine'
  const machine = machinesOf(service.document).find(({ resource_allocation: { storage = [] } }) =>
    storage.some(({ replica = [] }) => replica.some(({ uuid }) => uuid === replicaUuid)),
  )
  if (!machine) throw serviceFailure(text)
  const uuid = idleMachine(service, machine.resource_id, text).resource_id
  return powerAhead(service, uuid, 'creating', { status: 'running', after: createDuration }, now)
}

/** The document with a new status of a machine; updates the condition EveryNodeReady of a cluster. */
export function withPower(
  document: ManagedService,
  uuid: string,
  status: Status,
  at: number,
): Pick<ManagedService, 'resources' | 'properties'> {
  const resources = withMachines(document, ({ resource_id: id }) => (id === uuid ? { status } : undefined))
  const { properties } = document
  if (!properties?.status) return { resources, ...(properties ? { properties } : {}) }
  const changed = { ...document, resources }
  return { resources, properties: withCondition(changed, nodeCondition(changed, at)) }
}

function powerAhead(
  service: StoredService,
  uuid: string,
  present: Status,
  next: { status: 'running' | 'stopped'; after: number },
  now: number,
): StoredService {
  const event: ServiceEvent = { at: now + next.after, does: 'power', machine: uuid, status: next.status }
  const document = withPower(service.document, uuid, present, now)
  return changeService(service, now, document, [...service.state.events, event])
}

function idleMachine(service: StoredService, uuid: string, text: string): ServiceResource {
  assertActive(service)
  const machine = machinesOf(service.document).find(({ resource_id: id }) => id === uuid)
  if (!machine) throw serviceFailure(text)
  const isBusy = service.state.events.some((event) => event.does === 'power' && event.machine === uuid)
  if (isBusy) throw serviceFailure(`Virtual machine is busy: ${uuid}`, 409)
  return machine
}
