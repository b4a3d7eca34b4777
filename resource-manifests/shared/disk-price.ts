/** A disk of a machine costs what the storage pool it is kept in asks, which only the list of disks tells. */
export const diskPool = { record: { field: '$disks.storage_pool_uuid' } } as const

/** The snapshots of a machine's disks, or of one of them. */
export const diskSnapshots = {
  type: 'BLOCK_STORAGE_SNAPSHOT',
  record: { sum: '$disks.snapshots[].size_gb' },
} as const

/** Snapshots and backups are taken of the disk a machine boots from. */
export const isPrimary = { field: 'primary', is: true } as const
