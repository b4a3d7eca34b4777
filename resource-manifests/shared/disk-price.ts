/** A disk of a machine costs what the storage pool it is kept in asks, which only the list of disks tells. */
export const diskPool = { record: '$disks.storage_pool_uuid' } as const

/** The snapshots of a machine's disks, or of one of them. */
export const diskSnapshots = {
  type: 'BLOCK_STORAGE_SNAPSHOT',
  record: { sum: '$disks.snapshots[].size_gb' },
} as const

/** Snapshots and backups are taken of the disk a machine boots from. */
export const isPrimary = { record: 'primary', is: true } as const

const isOfPrimary = { owner: 'primary', is: true } as const
const isSnapshot = { record: 'type', is: 'snapshot' } as const

/**
 * What is lost with the content of the disk a machine boots from: its snapshots, which are paid for no longer, and its
 * backups, which are as long as backups are switched on.
 */
export const primaryReplicas = [
  {
    id: 'snapshot',
    count: 'storage[].replica[]',
    when: { all: [isOfPrimary, isSnapshot] },
    costs: [{ type: 'BLOCK_STORAGE_SNAPSHOT', record: 'size' }],
  },
  { id: 'backup', count: 'storage[].replica[]', when: { all: [isOfPrimary, { not: isSnapshot }] } },
] as const

const pools = { kind: 'operation', operation: 'listHostPools', note: 'description' } as const

/** Names the host pool in whose storage a new disk is kept, which is not asked. */
const poolField = { id: 'pool', at: 'pool', local: 'string', widget: 'named' } as const

const isDefault = { option: 'is_default_designated', is: true } as const

const isOfMachine = { option: 'uuid', is: { record: 'designated_pool_uuid' } } as const

/** The usual one of a location. */
export const defaultPool = {
  ...poolField,
  options: { ...pools, when: isDefault, initial: isDefault },
} as const

/** The one a machine is in. */
export const machinePool = {
  ...poolField,
  options: { ...pools, when: isOfMachine, initial: isOfMachine },
} as const

/** The storage pool behind it, whose prices apply. */
export const poolChosen = { form: { at: 'pool', option: 'storage_pool_uuid' } } as const
