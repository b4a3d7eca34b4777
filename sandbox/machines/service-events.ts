import type { ManagedService } from '../entities'
import type { Ids } from '../ids'
import type { ServiceEvent } from '../store/kinds'
import { condition, conditionOrder, withCondition } from './cluster-conditions'
import {
  backupInterval,
  clusterStep,
  databaseDuration,
  databaseMachineDuration,
  nodeReplacement,
} from './durations'
import { changeService, type StoredService, machinesOf } from './service'
import { withPower } from './service-power'
import { newestPatch, nextMaintenance, nextServiceBackup, withBackups } from './service-week'

/** Events of a service ordered at `now`; `versions` are the available versions of its kind. */
export function firstEvents(
  document: ManagedService,
  versions: readonly string[],
  now: number,
): ServiceEvent[] {
  const backup = { at: nextServiceBackup(now), does: 'backup' } as const
  const running = (at: number): ServiceEvent[] =>
    machinesOf(document).map(({ resource_id: machine }) => ({
      at,
      does: 'power',
      machine,
      status: 'running',
    }))
  const { maintenance } = document.properties ?? {}
  if (!maintenance) {
    const activate = { at: now + databaseDuration, does: 'activate' } as const
    return [...running(now + databaseMachineDuration), activate, backup]
  }
  const steps = conditionOrder.flatMap((type, index): ServiceEvent[] => {
    const at = now + (index + 1) * clusterStep
    return type === 'EveryNodeReady' ? running(at) : [{ at, does: 'condition', condition: type }]
  })
  const activate = { at: now + conditionOrder.length * clusterStep, does: 'activate' } as const
  return [...steps, activate, backup, maintenanceEvent(document, versions, now)]
}

/** The next maintenance of a cluster, with the version to install. */
export function maintenanceEvent(
  { properties, version }: ManagedService,
  versions: readonly string[],
  now: number,
): ServiceEvent {
  if (!properties?.maintenance) throw new Error('Only clusters are maintained')
  const at = nextMaintenance(properties.maintenance, now)
  return { at, does: 'maintain', version: newestPatch(versions, version) }
}

/** Carries out the events due by `now`, in order. */
export function settleService(service: StoredService, ids: Ids, now: number): StoredService {
  let settled = service
  for (let next = firstDue(settled, now); next; next = firstDue(settled, now)) {
    const event = next
    const others = settled.state.events.filter((other) => other !== event)
    settled = carryOut(changeService(settled, event.at, {}, others), event, ids)
  }
  return settled
}

function firstDue({ state }: StoredService, now: number): ServiceEvent | undefined {
  const due = state.events.filter(({ at }) => at <= now)
  return due.reduce<ServiceEvent | undefined>(
    (first, event) => (first === undefined || event.at < first.at ? event : first),
    undefined,
  )
}

function carryOut(service: StoredService, event: ServiceEvent, ids: Ids): StoredService {
  const { document } = service
  const { at } = event
  switch (event.does) {
    case 'power':
      return changeService(service, at, withPower(document, event.machine, event.status, at))
    case 'condition': {
      const holds = condition(event.condition, 'holds', at)
      return changeService(service, at, { properties: withCondition(document, holds) })
    }
    case 'activate':
      return changeService(service, at, { status: 'active' })
    case 'backup':
      return backedUp(service, event, ids)
    case 'maintain':
      return maintained(service, event)
  }
}

/** Weekly backup, taken only while the service is active. */
function backedUp(service: StoredService, { at }: ServiceEvent, ids: Ids): StoredService {
  const { document, state } = service
  const events: ServiceEvent[] = [...state.events, { at: at + backupInterval, does: 'backup' }]
  const resources = document.status === 'active' ? withBackups(document, at, ids) : document.resources
  return changeService(service, at, { resources }, events)
}

/** Weekly maintenance: with `autoUpdate` a cluster gets the newest patch, and its nodes are replaced one by one. */
function maintained(service: StoredService, event: ServiceEvent & { does: 'maintain' }): StoredService {
  const { at, version } = event
  const { document, state } = service
  const events: ServiceEvent[] = [...state.events, { ...event, at: at + backupInterval }]
  const isWanted = document.properties?.maintenance?.autoUpdate === true && document.status === 'active'
  if (!isWanted || document.version === version) return changeService(service, at, {}, events)
  const running = machinesOf(document).filter(({ resource_allocation: { status } }) => status === 'running')
  let updated = changeService(service, at, { version }, events)
  for (const [index, { resource_id: machine }] of running.entries()) {
    const back = {
      at: at + (index + 1) * nodeReplacement,
      does: 'power',
      machine,
      status: 'running',
    } as const
    const replaced = withPower(updated.document, machine, 'creating', at)
    updated = changeService(updated, at, replaced, [...updated.state.events, back])
  }
  return updated
}
