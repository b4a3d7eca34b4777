import type { Joins } from '../../src/manifest/typed-joins'

/** Joins of a load balancer. */
export const joins = {
  addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', take: 'many' },
} as const satisfies Joins<'LoadBalancer'>
