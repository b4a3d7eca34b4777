import { defineResource } from '../src/manifest/define-resource'

/** Networks of the location whose machines can look the names up. */
const networks = {
  at: 'network_uuids',
  widget: 'picks',
  options: { kind: 'resource', type: 'vpc' },
  help: true,
} as const

/** Private DNS zones: names that machines in private networks can look up. */
export const dnsZone = defineResource<'DnsZone'>({
  type: 'dns_zone',
  section: 'network',
  feature: 'privateNetworksEnabled',
  icon: 'globe',
  routes: { list: '/network/dns_zone', create: '/network/create/dns_zone' },
  list: {
    operation: 'listDnsZones',
    columns: [
      'display_name',
      '$location',
      { value: 'domain', copy: true, phone: 'summary' },
      { id: 'networks', value: 'network_uuids[]', refers: 'vpc' },
      { value: 'records', cell: 'count', phone: 'summary' },
    ],
    hidden: ['labels', 'created_at', 'uuid'],
    search: ['display_name', 'domain', 'records[].name', 'uuid'],
    bulk: ['delete'],
  },
  detail: {
    actions: ['addDnsRecord', 'edit'],
    facts: [{ id: 'zone', values: ['#domain', '$location', '#networks', 'labels', 'created_at', 'uuid'] }],
    tabs: [
      {
        id: 'records',
        count: ['records[]'],
        sections: [
          {
            kind: 'collection',
            id: 'records',
            at: 'records',
            columns: ['name', 'type', { value: 'value', copy: true }, 'ttl'],
            sort: 'name',
            actions: ['addDnsRecord'],
            rowActions: [{ id: 'deleteDnsRecord', operation: 'deleteDnsRecord' }],
          },
        ],
      },
      { id: 'settings', sections: ['edit', { danger: ['delete'] }] },
    ],
  },
  actions: [
    {
      id: 'edit',
      operation: 'updateDnsZone',
      fields: [{ at: 'display_name', required: true }, networks, 'labels'],
    },
    {
      id: 'addDnsRecord',
      operation: 'addDnsRecord',
      fields: [{ at: 'name', help: true }, 'type', 'value', { at: 'ttl', help: true }],
    },
    {
      id: 'delete',
      operation: 'deleteDnsZone',
      removes: true,
      guard: 'loses-data',
      deleted: [{ id: 'records', count: 'records[]' }],
    },
  ],
  create: {
    operation: 'createDnsZone',
    sections: [
      { id: 'where', fields: ['location'] },
      { id: 'names', fields: ['display_name', { at: 'domain', help: true }] },
      { id: 'reach', fields: [networks, { at: 'labels', help: true }] },
    ],
  },
})
