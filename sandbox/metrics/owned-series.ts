import type { Selector } from '../../src/lib/promql/expression'
import { readPlatformTime } from '../format-time'
import { type Caller, ownedBy } from '../identity'
import { machinesOf } from '../machines/service'
import { runsOf } from '../machines/vm-runs'
import type { Kind } from '../store/kinds'
import type { Records, StoredRow } from '../store/records'
import { fits } from './evaluate'
import { type MachineRun, machineLabel, machineSeries, type MeasuredMachine } from './machine-series'
import { balancerLabel, balancerSeries, bucketLabel, bucketSeries } from './other-series'
import type { Series } from './series'

const megabyte = 1024 ** 2

function measured({ document, state }: StoredRow<'vm'>): MeasuredMachine {
  const runs = runsOf(document, state).map(({ from, to, vcpu, memory }): MachineRun => ({
    from: from / 1000,
    to: to === null ? null : to / 1000,
    vcpu,
    memory: memory * megabyte,
  }))
  return { uuid: document.uuid, runs, disks: document.storage.map(({ size }) => size) }
}

/** Machines of a service, each running from the service's creation until it is stopped. */
function serviceMachines({ document }: StoredRow<'service'>): MeasuredMachine[] {
  return machinesOf(document).map(({ resource_id: uuid, resource_allocation: has }) => {
    const from = readPlatformTime(document.created_at ?? document.updated_at ?? '') / 1000
    const end = readPlatformTime(document.updated_at ?? document.created_at ?? '') / 1000
    const isOn = has.status === 'running' || has.status === 'stopping'
    const size = { vcpu: has.vcpu ?? 1, memory: (has.memory ?? 1024) * megabyte }
    const runs = isOn || end > from ? [{ from, to: isOn ? null : end, ...size }] : []
    return { uuid, runs, disks: (has.storage ?? []).map((disk) => disk.size) }
  })
}

const plain = /^[\w-]+(\|[\w-]+)*$/

/** Keys listed in a selector, which saves reading every record; undefined if it lists none. */
function namedKeys({ matchers }: Selector, label: string): string[] | undefined {
  const named = matchers.find(
    ({ label: own, operator, value }) =>
      own === label && (operator === '=' || (operator === '=~' && plain.test(value))),
  )
  return named?.operator === '=' ? [named.value] : named?.value.split('|')
}

/**
 * Finds the series of the caller's resources; no query can read those of other users. `now` in ms.
 */
export function ownedSeries(
  records: Records,
  caller: Caller,
  now: number,
): (selector: Selector) => readonly Series[] {
  const own = ownedBy(caller)
  const rows = <K extends Kind>(kind: K, keys: readonly string[] | undefined): StoredRow<K>[] =>
    keys ? keys.flatMap((key) => records.find(kind, { ...own, key }) ?? []) : records.list(kind, { ...own })
  return (selector) => {
    const { name, matchers } = selector
    const fitting = (series: readonly Series<MachineRun>[] | readonly Series[]): Series[] =>
      (series as readonly Series[]).filter((each) => each.name === name && fits(each.labels, matchers))
    if (name.startsWith('libvirt_') || name.startsWith('node_')) {
      const machines = [
        ...rows('vm', namedKeys(selector, machineLabel)).map(measured),
        ...records.list('service', { ...own }).flatMap(serviceMachines),
      ]
      return machines
        .filter(({ uuid }) =>
          fits(
            { [machineLabel]: uuid },
            matchers.filter(({ label }) => label === machineLabel),
          ),
        )
        .flatMap((machine) => fitting(machineSeries(machine)))
    }
    if (name.startsWith('haproxy_'))
      return rows('load_balancer', namedKeys(selector, balancerLabel))
        .filter(({ document }) => document.is_deleted !== true)
        .flatMap(({ document }) => fitting(balancerSeries(document)))
    if (name.startsWith('radosgw_'))
      return rows('bucket', namedKeys(selector, bucketLabel)).flatMap(({ document }) =>
        fitting(bucketSeries(document, now / 1000)),
      )
    return []
  }
}
