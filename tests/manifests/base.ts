/** A valid manifest over the small description; every fixture is this one with one mistake. */
export const account = {
  type: 'account',
  section: 'billing',
  icon: 'wallet',
  key: 'id',
  title: ['title'],
  routes: { list: '/accounts' },
  list: { operation: 'listBillingAccounts', columns: ['title'], search: ['title'] },
}

export const machine = {
  type: 'machine',
  section: 'compute',
  icon: 'server',
  feature: 'vmsEnabled',
  key: 'uuid',
  title: ['name', 'uuid'],
  routes: { list: '/machines', detail: '/machines/{location}/{id}', create: '/machines/create' },
  joins: { pool: { operation: 'listPools', theirs: 'uuid', ours: 'pool_uuid', take: 'one' } },
  states: {
    field: 'status',
    of: { running: { kind: 'works' }, stopped: { kind: 'rest' }, starting: { kind: 'moving', seconds: 10 } },
  },
  list: {
    operation: 'listMachines',
    when: { not: { record: 'protected', is: true } },
    columns: [
      'name',
      { value: '$state', phone: 'end' },
      { value: 'size_gb', cell: 'gigabytes' },
      { id: 'pool', value: '$pool.name', cell: 'text' },
      { value: 'account_id', refers: 'account' },
    ],
    search: ['name', '$pool.name'],
    filters: ['$state', 'protected'],
    sort: 'name',
    bulk: ['start'],
    presets: [{ id: 'small', icon: 'server', values: { size: '20' } }],
  },
  detail: {
    operation: 'getMachine',
    params: { uuid: { record: 'uuid' } },
    values: ['note'],
    count: { id: 'parts', at: 'parts[]', icon: 'package' },
    actions: ['start'],
    facts: [
      {
        id: 'connect',
        lines: [{ text: 'ssh {name}@{$pool.name}', when: { record: 'name', present: true } }],
        values: ['created_at'],
      },
    ],
    tabs: [
      {
        id: 'overview',
        count: ['parts[]'],
        sections: [
          { kind: 'facts', id: 'facts', values: ['note'] },
          {
            kind: 'collection',
            id: 'parts',
            at: 'parts',
            key: 'uuid',
            title: 'label',
            columns: ['label', { id: 'part_size', value: 'size_gb' }],
            actions: ['start'],
            rowActions: [
              {
                id: 'deletePart',
                icon: 'trash-2',
                operation: 'deletePart',
                params: { uuid: { record: 'uuid' }, machine_uuid: { owner: 'uuid' } },
                when: { record: 'kind', is: 'slow', because: 'fast' },
                guard: 'loses-data',
              },
            ],
          },
          {
            kind: 'editor',
            id: 'edit',
            at: 'parts',
            key: 'uuid',
            groups: { field: 'kind', values: ['fast', 'slow'] },
            sort: ['label'],
            fields: [{ at: 'label' }, { at: 'kind' }],
            operation: 'replaceMachine',
            params: { uuid: { record: 'uuid' }, name: { record: 'name' } },
          },
          { kind: 'related', id: 'account', type: 'account', theirs: 'id', ours: 'account_id' },
          { kind: 'form', id: 'size', action: 'resize' },
          { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'start',
      icon: 'circle-play',
      operation: 'startMachine',
      params: { uuid: { record: 'uuid' } },
      when: { record: 'status', is: 'stopped', because: 'startStopped' },
      guard: 'none',
      expect: { state: 'running', seconds: 10, action: 'delete' },
    },
    {
      id: 'resize',
      icon: 'scaling',
      operation: 'resizeMachine',
      params: { uuid: { record: 'uuid' } },
      guard: 'none',
      fields: [
        {
          at: 'size_gb',
          initial: { record: 'size_gb' },
          least: { record: 'size_gb', plus: 1 },
        },
      ],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteMachine',
      params: { uuid: { record: 'uuid' } },
      guard: 'loses-resource',
      deleted: [
        { id: 'part', each: 'parts[]' },
        { id: 'parts', count: 'parts[]' },
      ],
      kept: [{ id: 'account', when: { record: 'account_id', present: true } }],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createMachine',
    when: { context: 'billingAccountOpen' },
    sections: [
      {
        id: 'where',
        fields: [
          { at: 'location', widget: 'tiles', options: { kind: 'locations' } },
          {
            at: 'pool_uuid',
            options: {
              kind: 'operation',
              operation: 'listPools',
              value: 'uuid',
              title: 'name',
              when: { not: { option: 'visible', is: false } },
            },
          },
        ],
      },
      {
        id: 'size',
        presets: { site: 'sizes', set: { size_gb: { key: 'ssd', cell: 'gigabytes' } } },
        fields: [
          {
            at: 'size_gb',
            initial: 20,
            most: { form: 'pool_uuid', option: 'sizes[].gb' },
            when: { form: 'pool_uuid', present: true },
          },
          { at: 'account_id', options: { kind: 'resource', type: 'account', note: 'title' } },
          { at: 'parts', of: [{ at: 'label' }, { at: 'kind', when: { form: 'label', present: true } }] },
        ],
      },
      {
        id: 'naming',
        fields: [{ at: 'name', checks: [{ form: 'size_gb', present: true, because: 'sizeFirst' }] }],
      },
    ],
    prefill: { size: 'size_gb' },
    expect: { state: 'running', seconds: 10 },
  },
  price: [
    {
      type: 'STORAGE',
      record: 'size_gb',
      form: 'size_gb',
      pool: { record: 'pool_uuid', form: 'pool_uuid' },
    },
  ],
}
