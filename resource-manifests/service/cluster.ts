import type { SectionsOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'

/** Conditions of a cluster, and its pools of nodes. */
export const clusterSections = [
  {
    kind: 'collection',
    id: 'conditions',
    at: 'properties.status.conditions',
    key: 'type',
    columns: ['type', '$state', 'reason', 'message', { id: 'since', value: 'lastTransitionTime' }],
    states: {
      field: 'status',
      of: {
        True: { kind: 'works' },
        False: { kind: 'wrong' },
        Progressing: { kind: 'moving', seconds: 60 },
        Unknown: { kind: 'attention' },
      },
    },
    note: true,
  },
  {
    kind: 'collection',
    id: 'pools',
    at: 'properties.workers',
    key: 'name',
    columns: [
      { id: 'pool', value: 'name' },
      { id: 'vcpu', value: 'machine.cpu' },
      { id: 'node_memory', value: 'machine.ram' },
      { id: 'volume', value: 'volume.size' },
      'min',
      'max',
      'maxSurge',
      'zones',
    ],
    note: true,
  },
] as const satisfies SectionsOf<'ManagedService', typeof joins>
