import type { Condition } from '../../src/manifest/words/values'

/** A Kubernetes cluster; every other service is a database. */
export const isCluster = { record: 'service', is: 'kubernetes' } as const satisfies Condition

export const isDatabase = { not: isCluster } as const satisfies Condition
