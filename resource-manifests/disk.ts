import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-manifest'
import { poolChosen, poolOf } from './shared/disk-price'
import { usage } from './shared/usage'

/** A disk that is made, and not only asked for. */
const isThere = { field: 'status', is: 'Active' } as const
/** No machine names its storage pool; disks in the same pool may tell. */
const noPool = { field: '$place.pool', present: false } as const

const joins = {
  machine: { operation: 'listVms', theirs: 'storage[].uuid', take: 'one' },
  place: { operation: 'listVms', each: 'storage', theirs: 'uuid', take: 'one' },
  alike: { operation: 'listDisks', theirs: 'storage_pool_uuid', ours: 'storage_pool_uuid', take: 'many' },
  shelf: { operation: 'listVms', each: 'storage', theirs: 'uuid', ours: '$alike.uuid', take: 'one' },
} as const satisfies Joins<'Disk'>

/** Disks of a location. Which machine holds one is seen in the machines' storage (specification decisions, 29). */
export const disk = defineResource<'Disk', typeof joins>({
  type: 'disk',
  schema: 'Disk',
  section: 'disks',
  icon: 'hard-drive',
  feature: 'disksEnabled',
  title: ['display_name', ['$machine.name', '$place.name'], 'uuid'],
  routes: { list: '/disks', detail: '/disks/disk/{location}/{id}', create: '/disks/create' },
  joins,
  states: {
    rules: [
      { state: 'reserved', when: { field: 'status', is: 'Reserved' } },
      { state: 'attached', when: { all: [isThere, { field: '$machine', present: true }] } },
      { state: 'detached', when: { all: [isThere, { field: '$machine', present: false }] } },
    ],
    otherwise: 'status',
    of: {
      attached: { kind: 'works', icon: 'link' },
      detached: { kind: 'rest', icon: 'unlink', idle: true },
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
    totals: ['size_gb', 'price'],
    bulk: ['detach', 'delete'],
  },
  detail: {
    spent: { ...usage, theirs: 'uuid', params: { billing_account_id: { field: 'billing_account_id' } } },
    operation: 'getDisk',
    actions: ['attach', 'detach', 'grow'],
    facts: [
      {
        id: 'disk',
        items: [
          'size_gb',
          '#machine',
          '$location',
          'source_image_type',
          { value: 'source_image', copy: true },
          { id: 'pool', value: '$place.pool', when: { not: noPool } },
          { id: 'shelf', value: '$shelf.pool', when: { all: [noPool, { field: '$shelf', present: true }] } },
          { value: 'storage_pool_uuid', copy: true, when: { field: '$shelf', present: false } },
          'created_at',
          'uuid',
        ],
      },
      { id: 'cost', items: ['billing_account_id', '$spent', '$price'] },
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
          { field: 'status', is: 'Active', because: 'reserved' },
          { field: '$machine', present: false, because: 'attached' },
        ],
      },
      input: [
        {
          id: 'target',
          at: 'uuid',
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            note: ['os_name', 'os_version'],
            when: { field: 'status', in: ['running', 'stopped'] },
          },
        },
      ],
      refresh: ['listVms'],
    },
    {
      id: 'detach',
      operation: 'detachVmDisk',
      params: { uuid: { field: '$machine.uuid' } },
      when: {
        all: [
          { field: '$machine', present: true, because: 'detached' },
          { field: '$machine.status', in: ['running', 'stopped'], because: 'machineSteady' },
          { not: { field: '$place.primary', is: true }, because: 'primary' },
        ],
      },
      guard: 'disturbs',
      refresh: ['listVms'],
    },
    {
      id: 'grow',
      operation: 'resizeVmDisk',
      params: { uuid: { field: '$machine.uuid' } },
      when: {
        all: [
          { field: '$machine', present: true, because: 'growAttached' },
          { field: '$machine.status', in: ['running', 'stopped'], because: 'machineSteady' },
          { account: { field: '$machine.billing_account' }, because: 'accountClosed' },
        ],
      },
      input: [{ at: 'size_gb', least: { field: 'size_gb', plus: 1 }, help: true, price: 'BLOCK_STORAGE' }],
      reprices: { set: { size_gb: { form: 'size_gb' } } },
      refresh: ['listVms'],
    },
    { id: 'rename', operation: 'updateDisk' },
    { id: 'moveBilling', operation: 'updateDisk' },
    {
      id: 'delete',
      operation: 'deleteDisk',
      when: {
        all: [
          { field: 'status', is: 'Active', because: 'reserved' },
          { field: '$machine', present: false, because: 'deleteDetached' },
        ],
      },
      deleted: [{ id: 'content' }, { id: 'snapshots', count: 'snapshots[]' }],
    },
  ],
  create: {
    operation: 'createDisk',
    sections: [
      { id: 'where', fields: ['location'] },
      {
        id: 'size',
        fields: [
          {
            at: 'size_gb',
            initial: { constant: 20 },
            least: [
              { chosen: 'copyOf', path: 'size_gb' },
              { chosen: 'snapshot', path: 'size_gb' },
            ],
            price: 'BLOCK_STORAGE',
            help: true,
          },
          poolOf({ field: 'is_default_designated', is: true }),
        ],
      },
      {
        id: 'content',
        fields: [
          {
            at: 'source_image_type',
            widget: 'tiles',
            options: { kind: 'values', values: ['EMPTY', 'OS_BASE', 'DISK', 'SNAPSHOT'] },
            initial: { constant: 'EMPTY' },
          },
          {
            id: 'system',
            at: 'source_image',
            when: { form: 'source_image_type', is: 'OS_BASE' },
            required: true,
            options: {
              kind: 'operation',
              operation: 'listVmImages',
              each: 'versions',
              value: { join: ['parent.os_name', 'os_version'], with: '_' },
              label: ['parent.display_name', 'display_name'],
              when: {
                all: [
                  { not: { field: 'parent.is_app_catalog', is: true } },
                  { not: { field: 'published', is: false } },
                ],
              },
              order: 'parent.ui_position',
            },
          },
          {
            id: 'copyOf',
            at: 'source_image',
            when: { form: 'source_image_type', is: 'DISK' },
            required: true,
            options: { kind: 'resource', type: 'disk', note: 'size_gb' },
          },
          {
            id: 'snapshot',
            at: 'source_image',
            when: { form: 'source_image_type', is: 'SNAPSHOT' },
            required: true,
            options: {
              kind: 'operation',
              operation: 'listDisks',
              each: 'snapshots',
              label: ['parent.display_name', 'created_at'],
              note: 'size_gb',
            },
          },
        ],
      },
      { id: 'naming', fields: [{ at: 'display_name', required: true }] },
    ],
    prefill: { size: 'size_gb' },
    expect: { state: 'detached', seconds: 20 },
  },
  price: [
    {
      type: 'BLOCK_STORAGE',
      record: { field: 'size_gb' },
      pool: { record: { field: 'storage_pool_uuid' }, form: poolChosen.record },
    },
    { type: 'BLOCK_STORAGE_SNAPSHOT', record: { sum: 'snapshots[].size_gb' } },
  ],
})
