import type { SectionsOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'

/** Firewalls and load balancers of a machine, and rarely needed details. */
export const overview = [
  {
    kind: 'related',
    id: 'protection',
    type: 'firewall',
    theirs: 'resources_assigned[].resource_uuid',
    columns: ['display_name', 'rules'],
    actions: ['attachFirewall'],
  },
  {
    kind: 'related',
    id: 'balancers',
    type: 'load_balancer',
    theirs: 'targets[].target_uuid',
    columns: ['display_name', 'public_ipv4'],
    rowActions: [],
  },
  {
    kind: 'facts',
    id: 'details',
    values: [
      { value: 'mac', copy: true },
      'backup',
      { value: 'license_type', when: { record: 'license_type', present: true } },
      {
        value: 'current_pool_name',
        when: { not: { record: 'current_pool_name', is: { record: 'designated_pool_name' } } },
      },
    ],
  },
] as const satisfies SectionsOf<'VirtualMachine', typeof joins>
