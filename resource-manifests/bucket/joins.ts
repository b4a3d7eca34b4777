import type { Joins } from '../../src/manifest/typed-joins'

/** Data shared by all buckets: the keys of the user and the address of the storage. */
export const joins = {
  storage: { operation: 'getStorageUser', take: 'whole' },
  endpoint: { operation: 'getStorageEndpoint', take: 'whole' },
} as const satisfies Joins<'Bucket'>
