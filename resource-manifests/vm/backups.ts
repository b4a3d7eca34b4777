import type { ActionsOf, CollectionOf } from '../../src/manifest/typed-manifest'
import { isPrimary } from '../shared/disk-price'
import type { joins } from './joins'

const isMade = { not: { record: 'status', is: 'creating' }, because: 'backupCreating' } as const

/** The backups and snapshots of the disks of a machine. */
export const replicas = {
  kind: 'collection',
  id: 'replicas',
  at: 'storage[].replica',
  sort: '-taken',
  columns: [
    { id: 'taken', value: 'created_at' },
    { id: 'replica_type', value: 'type' },
    { id: 'replica_size', value: 'size' },
  ],
  note: { time: { site: 'backupTime' } },
  actions: ['snapshot', 'backupOn', 'backupOff'],
  rowActions: [
    {
      id: 'restore',
      operation: 'rebuildVm',
      params: { type: { record: 'type' } },
      when: { owner: 'status', is: ['running', 'stopped'], because: 'reinstallSteady' },
      deleted: [{ id: 'sinceReplica' }],
      kept: [{ id: 'otherDisks' }],
    },
    {
      id: 'deleteReplica',
      operation: 'deleteVmReplica',
      params: { type: { record: 'type' } },
      deleted: [{ id: 'thisReplica' }],
    },
  ],
} as const satisfies CollectionOf<'VirtualMachine', typeof joins>

/** Actions that take a snapshot, and switch backups on or off. */
export const backupActions = [
  {
    id: 'snapshot',
    icon: 'camera',
    operation: 'createVmSnapshot',
    when: { record: 'status', is: ['running', 'stopped'], because: 'snapshotSteady' },
    costs: [{ type: 'BLOCK_STORAGE_SNAPSHOT', record: { sum: 'storage[].size', when: isPrimary } }],
  },
  {
    id: 'backupOn',
    icon: 'archive-restore',
    operation: 'toggleVmBackup',
    when: { all: [{ not: { record: 'backup', is: true }, hide: true, because: 'backupIsOn' }, isMade] },
    costs: { of: ['BLOCK_STORAGE_BACKUP'], as: { backup: true } },
  },
  {
    id: 'backupOff',
    icon: 'archive',
    operation: 'toggleVmBackup',
    when: { all: [{ record: 'backup', is: true, hide: true, because: 'backupIsOff' }, isMade] },
    guard: 'disturbs',
  },
] as const satisfies ActionsOf<'VirtualMachine', typeof joins>
