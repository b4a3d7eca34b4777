import type { FactsOf, SectionsOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'
import { isCluster, isDatabase } from './kinds'

/** How to connect to a service, shown beside the content of its page. */
export const connect = {
  id: 'connect',
  lines: [
    {
      text: '{service}://{properties.sql_user}@{properties.service_ip}:{properties.port}',
      when: { all: [isDatabase, { record: 'properties.service_ip', present: true }] },
    },
  ],
  values: [
    { id: 'address', value: 'resources[].resource_allocation.address' },
    { value: 'properties.port', cell: 'text', copy: true, when: isDatabase },
    { value: 'properties.sql_user', copy: true, when: isDatabase },
    { value: 'properties.cluster_name', copy: true, when: isCluster },
    {
      id: 'public_address',
      value: '$addresses.address',
      copy: true,
      when: { record: '$addresses', present: true },
    },
  ],
} as const satisfies FactsOf<'ManagedService', typeof joins>

/** Addresses that may connect to a service, and its password. */
export const accessSections = [
  {
    kind: 'collection',
    id: 'allowed',
    at: 'whitelist_addresses',
    columns: [{ id: 'ip_address', value: 'value', cell: 'address', copy: true }],
    note: true,
    actions: ['allow'],
    rowActions: [
      {
        id: 'disallow',
        icon: 'ban',
        operation: 'deleteServiceWhitelistEntry',
        params: { uuid: { owner: 'uuid' }, ip_address: { record: 'value' } },
      },
    ],
  },
  {
    kind: 'secret',
    id: 'secrets',
    operation: 'getServiceSecrets',
    values: ['sql_pass'],
    when: {
      all: [
        { not: { record: 'service', is: 'kubernetes' }, hide: true, because: 'noSecrets' },
        { record: 'status', is: 'active', because: 'notReady' },
      ],
    },
  },
] as const satisfies SectionsOf<'ManagedService', typeof joins>
