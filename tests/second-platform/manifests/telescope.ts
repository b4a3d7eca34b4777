import { defineResource } from '../../../src/manifest/define-resource'

/** Telescopes: read alone, renamed by a partial change, calibrated by a task. */
export const telescope = defineResource<'Telescope'>({
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
    params: { limit: 10 },
    columns: ['label', { value: '$state', phone: 'end' }, { value: 'mirror', phone: 'summary' }, 'labels'],
    hidden: [{ value: 'telescope_id', copy: true }],
    search: ['label', 'telescope_id', 'labels'],
    filters: ['$state', 'labels.site'],
    sort: { by: 'label', direction: 'ascending' },
    bulk: ['calibrate'],
  },
  detail: {
    operation: 'getTelescope',
    params: { telescopeId: { field: 'telescope_id' } },
    actions: ['calibrate'],
    facts: [{ id: 'about', items: ['mirror', 'labels', { value: 'telescope_id', copy: true }] }],
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
    {
      id: 'relabel',
      icon: 'tag',
      operation: 'renameTelescope',
      params: { telescopeId: { field: 'telescope_id' } },
      guard: 'none',
      input: [{ at: 'labels', initial: { field: 'labels' } }],
    },
  ],
})
