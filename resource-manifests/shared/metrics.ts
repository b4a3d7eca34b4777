import type { Metric } from '../../src/manifest/words/metrics'

/** The tab of charts, on sites that have a source of metrics. */
export const metricsTab = {
  id: 'metrics',
  when: { not: { site: 'metricsUrl', is: null } },
  sections: [{ kind: 'custom', id: 'metrics', component: 'metrics' }],
} as const

const at = '{domain=~"$record"}'
const time = `rate(libvirt_domain_info_cpu_time_seconds_total${at}[$w])`
const processors = `libvirt_domain_info_virtual_cpus${at}`

const cpu = {
  id: 'cpu',
  unit: 'percent',
  values: { used: `100 * sum(${time}) / sum(${processors})` },
  most: 100,
  marks: [90],
} as const

const memory = {
  id: 'memory',
  unit: 'memory',
  values: { used: `sum(libvirt_domain_info_memory_usage_bytes${at})` },
  most: `sum(libvirt_domain_info_maximum_memory_bytes${at})`,
} as const

const network = {
  id: 'network',
  unit: 'bitsPerSecond',
  values: {
    in: `8 * sum(rate(libvirt_domain_interface_stats_receive_bytes_total${at}[$w]))`,
    out: `8 * sum(rate(libvirt_domain_interface_stats_transmit_bytes_total${at}[$w]))`,
  },
} as const

const disk = {
  id: 'disk',
  unit: 'bytesPerSecond',
  values: {
    read: `sum(rate(libvirt_domain_block_stats_read_bytes_total${at}[$w]))`,
    written: `sum(rate(libvirt_domain_block_stats_write_bytes_total${at}[$w]))`,
  },
} as const

const operations = {
  id: 'operations',
  unit: 'perSecond',
  values: {
    read: `sum(rate(libvirt_domain_block_stats_read_requests_total${at}[$w]))`,
    written: `sum(rate(libvirt_domain_block_stats_write_requests_total${at}[$w]))`,
  },
} as const

const space = {
  id: 'space',
  unit: 'percent',
  values: {
    used: `100 - 100 * sum(node_filesystem_avail_bytes${at}) / sum(node_filesystem_size_bytes${at})`,
  },
  most: 100,
  marks: [90],
} as const

/** Metrics of a machine from exporters of hypervisors; for disk space, from one inside the machine. */
export const machineMetrics = [
  { ...cpu, each: `100 * sum by (domain) (${time}) / sum by (domain) (${processors})` },
  memory,
  network,
  disk,
  operations,
  space,
] as const satisfies readonly Metric[]

const record = 'resources[].resource_id'

/** The same metrics of all machines of a service together. */
export const serviceMetrics = [
  { ...cpu, record },
  { ...memory, record },
  { ...network, record },
  { ...disk, record },
  { ...operations, record },
  { ...space, record },
] as const satisfies readonly Metric[]
