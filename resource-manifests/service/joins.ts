import type { Joins } from '../../src/manifest/typed-joins'

/** Joins of a service. */
export const joins = {
  image: { operation: 'listServiceImages', theirs: 'service_name', ours: 'service', take: 'one' },
  network: { operation: 'listNetworks', theirs: 'uuid', ours: 'resources[].resource_id', take: 'one' },
  addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', take: 'many' },
} as const satisfies Joins<'ManagedService'>
