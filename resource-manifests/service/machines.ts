import type { CollectionOf } from '../../src/manifest/typed-manifest'
import type { Condition } from '../../src/manifest/words/values'

const isReady = { owner: 'status', is: 'active', because: 'notReady' } as const satisfies Condition

/** The machines of a managed service, switched on and off one by one (specification section 7). */
export const serviceMachines = {
  kind: 'collection',
  id: 'machines',
  at: 'resources',
  key: 'resource_id',
  title: 'resource_id',
  when: { record: 'resource_type', is: 'vm' },
  columns: [
    { id: 'machine', value: 'resource_id', cell: 'mono', copy: true },
    '$state',
    { id: 'vcpu', value: 'resource_allocation.vcpu' },
    { id: 'memory', value: 'resource_allocation.memory' },
    { id: 'disk', value: 'resource_allocation.storage[].size' },
    { id: 'disk_id', value: 'resource_allocation.storage[].uuid', copy: true },
  ],
  states: {
    field: 'resource_allocation.status',
    of: {
      creating: { kind: 'moving', seconds: 60 },
      running: { kind: 'works', icon: 'circle-play' },
      stopping: { kind: 'moving', seconds: 120 },
      stopped: { kind: 'rest' },
      deleted: { kind: 'gone' },
    },
  },
  rowActions: [
    {
      id: 'startMachine',
      operation: 'startServiceResource',
      when: {
        all: [isReady, { record: 'resource_allocation.status', is: 'stopped', because: 'startStopped' }],
      },
      charges: true,
      expect: { state: 'running', seconds: 60 },
    },
    {
      id: 'stopMachine',
      operation: 'stopServiceResource',
      when: {
        all: [isReady, { record: 'resource_allocation.status', is: 'running', because: 'stopRunning' }],
      },
      guard: 'disturbs',
      expect: { state: 'stopped', seconds: 120 },
    },
  ],
} as const satisfies CollectionOf<'ManagedService'>

/** Backups of the disks of those machines; the platform takes them, and a machine can be restored to one. */
export const serviceBackups = {
  kind: 'collection',
  id: 'backups',
  at: 'resources[].resource_allocation.storage[].replica',
  sort: '-taken',
  columns: [
    { id: 'taken', value: 'created_at' },
    { id: 'backup_size', value: 'size' },
    { id: 'disk_id', value: 'master_uuid', copy: true },
  ],
  note: true,
  rowActions: [
    {
      id: 'rebuild',
      operation: 'rebuildServiceVm',
      params: { replica_uuid: { record: 'uuid' }, service_package_uuid: { owner: 'uuid' } },
      when: isReady,
      deleted: [{ id: 'sinceBackup' }],
    },
  ],
} as const satisfies CollectionOf<'ManagedService'>
