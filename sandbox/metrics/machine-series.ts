import { createRandom } from '../random'
import { createLoad } from './load'
import type { Run, Series } from './series'

/** Data for the series of a machine: runs in seconds, sizes of each. */
export interface MeasuredMachine {
  readonly uuid: string
  readonly runs: readonly MachineRun[]
  /** GB of its disks, the primary one first. */
  readonly disks: readonly number[]
}

export interface MachineRun extends Run {
  readonly vcpu: number
  /** Bytes. */
  readonly memory: number
}

const gigabyte = 1024 ** 3

/** Name of the label with the uuid of a machine. */
export const machineLabel = 'domain'

/**
 * Series of a machine as exporters of hypervisors and of systems inside machines name them. The same machine has the same
 * load each time.
 */
export function machineSeries({ uuid, runs, disks }: MeasuredMachine): Series<MachineRun>[] {
  const random = createRandom(`machine:${uuid}`)
  const labels = { [machineLabel]: uuid }
  const busy = createLoad(`${uuid}:cpu`, 0.08 + 0.3 * random() ** 2)
  const used = createLoad(`${uuid}:memory`, 0.02 + 0.05 * random())
  const resident = 0.3 + 0.3 * random()
  const traffic = 2e5 + 4e6 * random() ** 2
  const stored = 2e5 + 5e6 * random() ** 2
  const gauge = (name: string, value: Series<MachineRun>['value'], more = {}): Series<MachineRun> => ({
    name,
    labels: { ...labels, ...more },
    runs,
    value,
  })
  const counter = (name: string, mean: number, more: Record<string, string>): Series<MachineRun> => {
    const load = createLoad(`${uuid}:${name}`, mean)
    return gauge(name, (at, { from }) => Math.floor(load.between(from, at)), more)
  }
  return [
    gauge(
      'libvirt_domain_info_cpu_time_seconds_total',
      (at, { from, vcpu }) => vcpu * busy.between(from, at),
    ),
    gauge('libvirt_domain_info_virtual_cpus', (_, { vcpu }) => vcpu),
    gauge('libvirt_domain_info_maximum_memory_bytes', (_, { memory }) => memory),
    gauge('libvirt_domain_info_memory_usage_bytes', (at, { memory }) =>
      Math.round(memory * Math.min(0.97, resident + used.at(at))),
    ),
    counter('libvirt_domain_interface_stats_receive_bytes_total', traffic, { target_device: 'vnet0' }),
    counter('libvirt_domain_interface_stats_transmit_bytes_total', traffic * 0.6, { target_device: 'vnet0' }),
    ...disks.flatMap((size, index) => {
      const device = { target_device: `vd${String.fromCharCode(97 + index)}` }
      const mount = { mountpoint: index === 0 ? '/' : `/mnt/${index}` }
      return [
        counter('libvirt_domain_block_stats_read_bytes_total', stored * 0.5, device),
        counter('libvirt_domain_block_stats_write_bytes_total', stored, device),
        counter('libvirt_domain_block_stats_read_requests_total', stored / 60_000, device),
        counter('libvirt_domain_block_stats_write_requests_total', stored / 30_000, device),
        gauge('node_filesystem_size_bytes', () => size * gigabyte, mount),
        gauge('node_filesystem_avail_bytes', available(`${uuid}:${index}`, size * gigabyte), mount),
      ]
    }),
  ]
}

/** Free bytes of a disk that fills over a month and is then cleaned up. */
function available(seed: string, size: number): Series['value'] {
  const random = createRandom(`disk:${seed}`)
  const [least, phase] = [0.2 + 0.5 * random(), random()]
  const month = 30 * 86_400
  return (at) => Math.round(size * (1 - least - 0.25 * ((at / month + phase) % 1)))
}
