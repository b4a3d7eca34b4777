import type { Joins } from '../../src/manifest/typed-joins'

/** Joins of a machine with other lists. */
export const joins = {
  addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', take: 'many' },
  network: { operation: 'listNetworks', theirs: 'vm_uuids[]', take: 'one' },
  image: { operation: 'listVmImages', theirs: 'os_name', ours: 'os_name', take: 'one' },
  interfaces: { operation: 'listInterfaces', theirs: 'vm_uuid', take: 'many' },
  balancers: { operation: 'listLoadBalancers', theirs: 'targets[].target_uuid', take: 'many' },
  firewalls: { operation: 'listFirewalls', theirs: 'resources_assigned[].resource_uuid', take: 'many' },
  disks: { operation: 'listDisks', theirs: 'uuid', ours: 'storage[].uuid', take: 'many' },
} as const satisfies Joins<'VirtualMachine'>
