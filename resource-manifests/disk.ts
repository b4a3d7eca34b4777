import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-joins'
import { createSections } from './disk/create-form'
import { poolChosen } from './shared/disk-price'
import { usage } from './shared/usage'

/** The disk exists and is not only requested. */
const isThere = { record: 'status', is: 'Active' } as const
/** No machine gives the name of the storage pool; one with a disk in the same pool may. */
const noPool = { record: '$place.pool', present: false } as const

const joins = {
  machine: { operation: 'listVms', theirs: 'storage[].uuid', take: 'one' },
  place: { operation: 'listVms', each: 'storage', theirs: 'uuid', take: 'one' },
  alike: { operation: 'listDisks', theirs: 'storage_pool_uuid', ours: 'storage_pool_uuid', take: 'many' },
  shelf: { operation: 'listVms', each: 'storage', theirs: 'uuid', ours: '$alike.uuid', take: 'one' },
} as const satisfies Joins<'Disk'>

/** Disks of a location. The machine of a disk is found in the machines' storage (specification decisions, 29). */
export const disk = defineResource<'Disk', typeof joins>({
  type: 'disk',
  section: 'disks',
  icon: 'hard-drive',
  feature: 'disksEnabled',
  title: ['display_name', ['$machine.name', '$place.name'], 'uuid'],
  routes: { list: '/disks', detail: '/disks/disk/{location}/{id}', create: '/disks/create' },
  joins,
  states: {
    rules: [
      { state: 'reserved', when: { record: 'status', is: 'Reserved' } },
      { state: 'attached', when: { all: [isThere, { record: '$machine', present: true }] } },
      { state: 'detached', when: { all: [isThere, { record: '$machine', present: false }] } },
    ],
    field: 'status',
    of: {
      attached: { kind: 'works', icon: 'link' },
      detached: { kind: 'idle', icon: 'unlink' },
      reserved: { kind: 'moving', seconds: 20 },
    },
  },
  list: {
    operation: 'listDisks',
    columns: [
      'display_name',
      '$state',
      '$location',
      { value: 'size_gb', phone: 'summary' },
      { id: 'machine', value: '$machine.uuid', refers: 'virtual_machine', phone: 'summary' },
      'source_image_type',
      '$price',
    ],
    hidden: ['created_at', 'billing_account_id', 'uuid'],
    search: ['display_name', 'uuid', '$machine.name', '$place.name'],
    bulk: ['detach', 'delete'],
  },
  detail: {
    spent: { ...usage, theirs: 'uuid', params: { billing_account_id: { record: 'billing_account_id' } } },
    operation: 'getDisk',
    actions: ['attach', 'detach', 'grow'],
    facts: [
      {
        id: 'disk',
        values: [
          'size_gb',
          '#machine',
          '$location',
          'source_image_type',
          { value: 'source_image', copy: true },
          { id: 'pool', value: '$place.pool', when: { not: noPool } },
          { id: 'shelf', value: '$shelf.pool', when: { all: [noPool, { record: '$shelf', present: true }] } },
          { value: 'storage_pool_uuid', copy: true, when: { record: '$shelf', present: false } },
          'created_at',
          'uuid',
        ],
      },
      { id: 'cost', values: ['billing_account_id', '$spent', '$price'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'collection',
            id: 'snapshots',
            at: 'snapshots',
            columns: ['display_name', 'size_gb', 'created_at', { value: 'uuid', copy: true }],
          },
        ],
      },
      { id: 'settings', sections: ['rename', 'moveBilling', { danger: ['detach', 'delete'] }] },
    ],
  },
  actions: [
    {
      id: 'attach',
      operation: 'attachVmDisk',
      when: {
        all: [
          { record: 'status', is: 'Active', because: 'reserved' },
          { record: '$machine', present: false, because: 'attached' },
        ],
      },
      fields: [
        {
          id: 'target',
          at: 'uuid',
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            note: ['os_name', 'os_version'],
            when: { option: 'status', is: ['running', 'stopped'] },
          },
        },
      ],
    },
    {
      id: 'detach',
      operation: 'detachVmDisk',
      params: { uuid: { record: '$machine.uuid' } },
      when: {
        all: [
          { record: '$machine', present: true, because: 'detached' },
          { record: '$machine.status', is: ['running', 'stopped'], because: 'machineSteady' },
          { not: { record: '$place.primary', is: true }, because: 'primary' },
        ],
      },
      guard: 'disturbs',
    },
    {
      id: 'grow',
      operation: 'resizeVmDisk',
      params: { uuid: { record: '$machine.uuid' } },
      when: {
        all: [
          { record: '$machine', present: true, because: 'growAttached' },
          { record: '$machine.status', is: ['running', 'stopped'], because: 'machineSteady' },
          { account: { record: '$machine.billing_account' }, is: 'open', because: 'accountClosed' },
        ],
      },
      fields: [{ at: 'size_gb', least: { record: 'size_gb', plus: 1 }, help: true, price: 'BLOCK_STORAGE' }],
      costs: { set: { size_gb: { form: 'size_gb' } } },
    },
    { id: 'rename', operation: 'updateDisk', fields: ['$title'] },
    { id: 'moveBilling', operation: 'updateDisk', fields: ['$payer'] },
    {
      id: 'delete',
      operation: 'deleteDisk',
      removes: true,
      when: {
        all: [
          { record: 'status', is: 'Active', because: 'reserved' },
          { record: '$machine', present: false, because: 'deleteDetached' },
        ],
      },
      deleted: [{ id: 'content' }, { id: 'snapshots', count: 'snapshots[]' }],
    },
  ],
  create: {
    operation: 'createDisk',
    sections: createSections,
    prefill: { size: 'size_gb' },
    expect: { state: 'detached', seconds: 20 },
  },
  price: [
    {
      type: 'BLOCK_STORAGE',
      record: 'size_gb',
      pool: { record: 'storage_pool_uuid', ...poolChosen },
    },
    { type: 'BLOCK_STORAGE_SNAPSHOT', record: { sum: 'snapshots[].size_gb' } },
  ],
})
