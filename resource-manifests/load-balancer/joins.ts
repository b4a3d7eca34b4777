import type { Joins } from '../../src/manifest/typed-joins'

/** What a load balancer is joined with. */
export const joins = {
  addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', take: 'many' },
} as const satisfies Joins<'LoadBalancer'>
