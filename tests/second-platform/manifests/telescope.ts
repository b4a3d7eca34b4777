/** Telescopes: read alone, renamed by a partial change, calibrated by a task. */
export const telescope = {
  version: 1,
  type: 'telescope',
  schema: 'Telescope',
  section: 'services',
  icon: 'eye',
  scope: 'global',
  identity: 'telescope_id',
  title: ['label', 'telescope_id'],
  routes: { list: '/telescopes', detail: '/telescopes/{id}' },
  states: {
    field: 'condition',
    of: {
      ready: { kind: 'works', icon: 'circle-check' },
      drifted: { kind: 'attention', icon: 'triangle-alert' },
    },
  },
  list: {
    operation: 'listTelescopes',
    columns: ['label', { value: '$state', phone: 'end' }, { value: 'mirror', phone: 'summary' }],
    hidden: [{ value: 'telescope_id', copy: true }],
    search: ['label', 'telescope_id'],
    filters: ['$state'],
    sort: { by: 'label', direction: 'ascending' },
    bulk: ['calibrate'],
  },
  detail: {
    operation: 'getTelescope',
    params: { telescopeId: { field: 'telescope_id' } },
    actions: ['calibrate'],
    facts: [{ id: 'about', items: ['mirror', { value: 'telescope_id', copy: true }] }],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'related',
            id: 'observations',
            type: 'observation',
            ours: 'telescope_id',
            theirs: 'telescope_id',
          },
          { kind: 'form', id: 'general', action: 'rename' },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'calibrate',
      icon: 'refresh-cw',
      operation: 'calibrateTelescope',
      params: { telescopeId: { field: 'telescope_id' } },
      guard: 'none',
    },
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'renameTelescope',
      params: { telescopeId: { field: 'telescope_id' } },
      guard: 'none',
      input: [{ at: 'label', initial: { field: 'label' }, required: true }],
    },
  ],
}
