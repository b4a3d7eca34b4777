import { defineResource } from '../../../src/manifest/define-resource'

/** Telescopes: read alone, renamed by a partial change, calibrated by a task. */
export const telescope = defineResource<'Telescope'>({
  type: 'telescope',
  section: 'services',
  icon: 'eye',
  key: 'telescope_id',
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
    params: { limit: 10 },
    columns: ['label', { value: '$state', phone: 'end' }, { value: 'mirror', phone: 'summary' }, 'labels'],
    hidden: [{ value: 'telescope_id', copy: true }],
    search: ['label', 'telescope_id', 'labels'],
    filters: ['$state', 'labels.site'],
    sort: 'label',
    bulk: ['calibrate'],
  },
  detail: {
    operation: 'getTelescope',
    params: { telescopeId: { record: 'telescope_id' } },
    actions: ['calibrate'],
    facts: [{ id: 'about', values: ['mirror', 'labels', { value: 'telescope_id', copy: true }] }],
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
          { kind: 'form', id: 'labels', action: 'relabel' },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'calibrate',
      icon: 'refresh-cw',
      operation: 'calibrateTelescope',
      params: { telescopeId: { record: 'telescope_id' } },
      guard: 'none',
    },
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'renameTelescope',
      params: { telescopeId: { record: 'telescope_id' } },
      guard: 'none',
      fields: [{ at: 'label', initial: { record: 'label' }, required: true }],
    },
    {
      id: 'relabel',
      icon: 'tag',
      operation: 'renameTelescope',
      params: { telescopeId: { record: 'telescope_id' } },
      guard: 'none',
      fields: [{ at: 'labels', initial: { record: 'labels' } }],
    },
  ],
})
