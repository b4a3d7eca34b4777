import { defineResource } from '../src/manifest/define-resource'

/** Disks of a location. Which machine holds one is seen in the machines' storage (specification decisions, 29). */
export const disk = defineResource<'Disk'>({
  version: 1,
  type: 'disk',
  schema: 'Disk',
  section: 'disks',
  icon: 'hard-drive',
  feature: 'disksEnabled',
  scope: 'location',
  identity: 'uuid',
  title: ['display_name', 'uuid'],
  routes: { list: '/disks', detail: '/disks/disk/{location}/{id}', create: '/disks/create' },
  joins: {
    machine: { operation: 'listVms', theirs: 'storage[].uuid', ours: 'uuid', take: 'one' },
    place: { operation: 'listVms', each: 'storage', theirs: 'uuid', ours: 'uuid', take: 'one' },
  },
  states: {
    rules: [
      { state: 'reserved', when: { field: 'status', is: 'Reserved' } },
      {
        state: 'attached',
        when: {
          all: [
            { field: 'status', is: 'Active' },
            { field: '$machine', present: true },
          ],
        },
      },
      {
        state: 'detached',
        when: {
          all: [
            { field: 'status', is: 'Active' },
            { field: '$machine', present: false },
          ],
        },
      },
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
      { value: '$state', phone: 'end' },
      { value: '$location', phone: 'summary' },
      { value: 'size_gb', phone: 'summary' },
      { id: 'machine', value: '$machine.uuid', refers: 'virtual_machine', phone: 'summary' },
      'source_image_type',
      { value: '$price' },
      { value: 'created_at', hidden: true },
      { value: 'billing_account_id', refers: 'billing_account', hidden: true },
      { value: 'uuid', hidden: true, copy: true },
    ],
    search: ['display_name', 'uuid', '$machine.name'],
    filters: ['$state', '$location'],
    sort: { by: 'display_name', direction: 'ascending' },
    totals: ['size_gb', 'price'],
    bulk: ['detach', 'delete'],
  },
  detail: {
    operation: 'getDisk',
    params: { uuid: { field: 'uuid' } },
    actions: ['attach', 'detach', 'grow'],
    facts: [
      {
        id: 'disk',
        items: [
          'size_gb',
          { id: 'machine', value: '$machine.uuid', refers: 'virtual_machine' },
          '$location',
          'source_image_type',
          { value: 'source_image', copy: true },
          { value: 'storage_pool_uuid', copy: true },
          'created_at',
          { value: 'uuid', copy: true },
        ],
      },
      { id: 'cost', items: [{ value: 'billing_account_id', refers: 'billing_account' }, '$price'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'collection',
            id: 'snapshots',
            at: 'snapshots',
            key: 'uuid',
            title: 'display_name',
            columns: ['display_name', 'size_gb', 'created_at', { value: 'uuid', copy: true }],
          },
        ],
      },
      {
        id: 'settings',
        sections: [
          { kind: 'form', id: 'general', action: 'rename' },
          { kind: 'form', id: 'billing', action: 'moveBilling' },
          { kind: 'actions', id: 'danger', actions: ['detach', 'delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'attach',
      icon: 'link',
      operation: 'attachVmDisk',
      params: { storage_uuid: { field: 'uuid' } },
      when: {
        all: [
          { field: 'status', is: 'Active', because: 'reserved' },
          { field: '$machine', present: false, because: 'attached' },
        ],
      },
      guard: 'none',
      input: [
        {
          at: 'uuid',
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            note: ['os_name', 'os_version'],
            where: { field: 'status', in: ['running', 'stopped'] },
          },
        },
      ],
      refresh: ['listVms'],
    },
    {
      id: 'detach',
      icon: 'unlink',
      operation: 'detachVmDisk',
      params: { uuid: { field: '$machine.uuid' }, storage_uuid: { field: 'uuid' } },
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
      icon: 'maximize-2',
      operation: 'resizeVmDisk',
      params: { uuid: { field: '$machine.uuid' }, disk_uuid: { field: 'uuid' } },
      when: {
        all: [
          { field: '$machine', present: true, because: 'growAttached' },
          { field: '$machine.status', in: ['running', 'stopped'], because: 'machineSteady' },
          { account: { field: '$machine.billing_account' }, because: 'accountClosed' },
        ],
      },
      guard: 'none',
      input: [
        {
          at: 'size_gb',
          initial: { field: 'size_gb' },
          least: { field: 'size_gb', plus: 1 },
          help: true,
          price: 'BLOCK_STORAGE',
        },
      ],
      reprices: { set: { size_gb: { form: 'size_gb' } } },
      refresh: ['listVms'],
    },
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'updateDisk',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
      input: [{ at: 'display_name', initial: { field: 'display_name' }, required: true }],
    },
    {
      id: 'moveBilling',
      icon: 'wallet',
      operation: 'updateDisk',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
      input: [
        {
          at: 'billing_account_id',
          initial: { field: 'billing_account_id' },
          options: {
            kind: 'resource',
            type: 'billing_account',
            open: { account: { field: 'id' }, because: 'accountClosed' },
          },
          required: true,
          help: true,
        },
      ],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteDisk',
      params: { uuid: { field: 'uuid' } },
      when: {
        all: [
          { field: 'status', is: 'Active', because: 'reserved' },
          { field: '$machine', present: false, because: 'deleteDetached' },
        ],
      },
      guard: 'loses-resource',
      deleted: [{ id: 'content' }, { id: 'snapshots', count: 'snapshots[]' }],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createDisk',
    when: { context: 'billingAccountOpen' },
    sections: [
      {
        id: 'where',
        fields: [{ at: 'location', widget: 'tiles', options: { kind: 'locations' } }],
      },
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
            show: { form: 'source_image_type', is: 'OS_BASE' },
            required: true,
            options: {
              kind: 'operation',
              operation: 'listVmImages',
              each: 'versions',
              value: { join: ['parent.os_name', 'os_version'], with: '_' },
              label: ['parent.display_name', 'display_name'],
              where: {
                not: {
                  any: [
                    { field: 'parent.is_app_catalog', is: true },
                    { field: 'published', is: false },
                  ],
                },
              },
              order: 'parent.ui_position',
            },
          },
          {
            id: 'copyOf',
            at: 'source_image',
            show: { form: 'source_image_type', is: 'DISK' },
            required: true,
            options: { kind: 'resource', type: 'disk', note: 'size_gb' },
          },
          {
            id: 'snapshot',
            at: 'source_image',
            show: { form: 'source_image_type', is: 'SNAPSHOT' },
            required: true,
            options: {
              kind: 'operation',
              operation: 'listDisks',
              each: 'snapshots',
              value: 'uuid',
              label: ['parent.display_name', 'created_at'],
              note: 'size_gb',
            },
          },
        ],
      },
      { id: 'naming', fields: [{ at: 'display_name', required: true }] },
    ],
    params: { billing_account_id: { context: 'billingAccount' } },
    prefill: { location: 'location', size: 'size_gb', name: 'display_name' },
    result: 'record',
    expect: { state: 'detached', seconds: 20 },
  },
  price: [
    {
      type: 'BLOCK_STORAGE',
      record: { field: 'size_gb' },
      form: { form: 'size_gb' },
      pool: { record: { field: 'storage_pool_uuid' } },
      cell: 'gigabytes',
    },
  ],
})
