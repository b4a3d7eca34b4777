/** A machine's disk is priced by its storage pool, which only the list of disks contains. */
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
 * Replicas lost with the content of the disk a machine boots from: its snapshots, which are then no longer charged, and its
 * backups, which are charged while backups are switched on.
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

/** Shows the host pool whose storage a new disk uses; it cannot be chosen. */
const poolField = { id: 'pool', at: 'pool', local: 'string', widget: 'named' } as const

const isDefault = { option: 'is_default_designated', is: true } as const

const isOfMachine = { option: 'uuid', is: { record: 'designated_pool_uuid' } } as const

/** The default host pool of a location. */
export const defaultPool = {
  ...poolField,
  options: { ...pools, when: isDefault, initial: isDefault },
} as const

/** The host pool of a machine. */
export const machinePool = {
  ...poolField,
  options: { ...pools, when: isOfMachine, initial: isOfMachine },
} as const

/** The storage pool of that host pool, whose prices apply. */
export const poolChosen = { form: { at: 'pool', option: 'storage_pool_uuid' } } as const
