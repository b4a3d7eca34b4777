import type { PriceOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'

/** Factors by which a service multiplies the price list. */
const rates = {
  record: 'prices',
  form: { at: 'service', option: 'prices' },
  type: 'resource_type',
  times: 'price_multiplier',
} as const

/** A multi-node database has several machines, each of the size in the form. */
const times = {
  at: 'service',
  option: 'multi_node_count',
  when: {
    all: [
      { form: 'is_multi_node', is: true },
      { form: 'service', option: 'is_multi_node_available', is: true },
    ],
  },
} as const

/** Machines that are switched off cost nothing but their disks. */
const isOn = { when: { not: { record: 'resource_allocation.status', is: 'stopped' } } } as const

/** Price of a service: its machines, by the service's factors; a new cluster has the minimum nodes of each pool. */
export const price = [
  {
    type: 'CPU',
    record: { sum: 'resources[].resource_allocation.vcpu', ...isOn },
    form: { at: 'vm_cpu', times },
    rates,
  },
  {
    type: 'RAM',
    record: { sum: 'resources[].resource_allocation.memory', ...isOn },
    form: { at: 'vm_ram', times },
    rates,
  },
  {
    type: 'BLOCK_STORAGE',
    record: { sum: 'resources[].resource_allocation.storage[].size' },
    form: { at: 'vm_disk_gb', times },
    rates,
  },
  { type: 'CPU', form: { sum: 'workers[].machine.cpu', times: 'min' }, rates },
  { type: 'RAM', form: { sum: 'workers[].machine.ram', times: 'min' }, rates },
  { type: 'BLOCK_STORAGE', form: { sum: 'workers[].volume.size', times: 'min' }, rates },
  { type: 'ASSIGNED_FLOATING_IP', record: { count: '$addresses' } },
] as const satisfies PriceOf<'ManagedService', typeof joins>
