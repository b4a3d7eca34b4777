import type { Condition } from '../../src/manifest/words/values'

/** A disk of a machine costs what the storage pool it is kept in asks, which only the list of disks tells. */
export const diskPool = { record: { field: '$disks.storage_pool_uuid' } } as const

/** The snapshots of a machine's disks, or of one of them. */
export const diskSnapshots = {
  type: 'BLOCK_STORAGE_SNAPSHOT',
  record: { sum: '$disks.snapshots[].size_gb' },
} as const

/** Snapshots and backups are taken of the disk a machine boots from. */
export const isPrimary = { field: 'primary', is: true } as const

const isOfPrimary = { owner: 'primary', is: true } as const
const isSnapshot = { field: 'type', is: 'snapshot' } as const

/** What is lost with the content of the disk a machine boots from: its snapshots and its backups, counted apart. */
export const primaryReplicas = [
  { id: 'snapshot', count: 'storage[].replica[]', where: { all: [isOfPrimary, isSnapshot] } },
  { id: 'backup', count: 'storage[].replica[]', where: { all: [isOfPrimary, { not: isSnapshot }] } },
] as const

/** What those snapshots cost; a backup is paid for as long as backups are switched on. */
export const primarySnapshots = {
  type: 'BLOCK_STORAGE_SNAPSHOT',
  record: { sum: 'storage[].replica[].size' },
  where: { all: [isOfPrimary, isSnapshot] },
} as const

/** Names the host pool in whose storage a new disk is kept, which is not asked; `is` says which of a location it is. */
export function poolOf<const C extends Condition>(is: C) {
  return {
    id: 'pool',
    at: 'pool',
    local: 'string',
    widget: 'named',
    options: {
      kind: 'operation',
      operation: 'listHostPools',
      note: 'description',
      when: is,
      initial: is,
    },
  } as const
}

/** The storage pool behind it, whose prices apply. */
export const poolChosen = { record: { chosen: 'pool', path: 'storage_pool_uuid' } } as const
