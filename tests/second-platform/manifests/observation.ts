import { defineResource } from '../../../src/manifest/define-resource'

/** Observations: planned by a task, cancelled by id. */
export const observation = defineResource<'Observation'>({
  type: 'observation',
  section: 'services',
  feature: 'skyOpen',
  icon: 'camera',
  key: 'observation_id',
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
    sort: 'target',
  },
  detail: {
    facts: [
      {
        id: 'about',
        values: [
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
      params: { observationId: { record: 'observation_id' } },
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
          { at: 'exposure', initial: 60 },
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
  },
})
