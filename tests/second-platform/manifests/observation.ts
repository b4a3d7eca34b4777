import { defineResource } from '../../../src/manifest/define-resource'

/** Observations: planned by a task, cancelled by id. */
export const observation = defineResource<'Observation'>({
  version: 1,
  type: 'observation',
  schema: 'Observation',
  section: 'services',
  feature: 'skyOpen',
  icon: 'camera',
  scope: 'global',
  identity: 'observation_id',
  title: ['target', 'observation_id'],
  routes: {
    list: '/observations',
    detail: '/observations/{id}',
    create: '/observations/create',
  },
  list: {
    operation: 'listObservations',
    columns: [
      'target',
      { value: 'telescope_id', refers: 'telescope', phone: 'summary' },
      { value: 'exposure', phone: 'end' },
    ],
    search: ['target'],
    sort: { by: 'target', direction: 'ascending' },
    bulk: ['delete'],
  },
  detail: {
    facts: [
      {
        id: 'about',
        items: [
          'exposure',
          { id: 'companions', value: 'companions[]', refers: 'telescope' },
          'bands[]',
          'hours',
          'begins',
          'until',
          'report',
          { value: 'telescope_id', refers: 'telescope' },
        ],
      },
    ],
    tabs: [
      { id: 'overview', sections: [{ kind: 'actions', id: 'danger', actions: ['delete'], danger: true }] },
    ],
  },
  actions: [
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteObservation',
      params: { observationId: { field: 'observation_id' } },
      guard: 'loses-resource',
      deleted: [{ id: 'plan' }],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createObservation',
    sections: [
      {
        id: 'plan',
        fields: [
          { at: 'target' },
          { at: 'telescope_id', widget: 'select', options: { kind: 'resource', type: 'telescope' } },
          { at: 'exposure', initial: { constant: 60 } },
          { at: 'companions', options: { kind: 'resource', type: 'telescope' } },
          'bands',
          'hours',
          'begins',
          'until',
          'report',
        ],
      },
    ],
    prefill: { target: 'target' },
    result: 'record',
  },
})
