import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-manifest'
import type { PriceLine } from '../src/manifest/words/prices'
import type { Condition } from '../src/manifest/words/values'
import { freeAddress, freedAddress } from './shared/free'
import { limitedNotice } from './shared/limited-account'
import { allowedAddress, maintenanceFields, serviceForm, wantsCluster } from './shared/service-form'
import { serviceBackups, serviceMachines } from './shared/service-machines'
import { usage } from './shared/usage'

const isCluster = { field: 'service', is: 'kubernetes' } as const satisfies Condition
const isDatabase = { not: isCluster } as const satisfies Condition

const limited = limitedNotice('limited', { context: 'billingAccount' }, { sized: true })

/** The service's own factors on the price list. */
const rates = {
  record: { field: 'prices' },
  form: { chosen: 'service', path: 'prices' },
  type: 'resource_type',
  factor: 'price_multiplier',
} as const
/** The machines of a database that is to run on several are all as large as its fields say. */
const copies = {
  when: {
    all: [
      { form: 'is_multi_node', is: true },
      { chosen: 'service', path: 'is_multi_node_available', is: true },
    ],
  },
  of: { chosen: 'service', path: 'multi_node_count' },
} as const satisfies PriceLine['copies']
/** A new database is as large as its fields say, with the same factors. */
const ofDatabase = { whenForm: { not: wantsCluster }, copies, rates } as const
/** A new cluster has the fewest nodes of each pool. */
const ofNodes = { whenForm: wantsCluster, times: 'min', rates } as const
/** Machines that are switched off cost nothing but their disks. */
const isOn = { not: { field: 'resource_allocation.status', is: 'stopped' } } as const satisfies Condition

const joins = {
  image: { operation: 'listServiceImages', theirs: 'service_name', ours: 'service', take: 'one' },
  network: { operation: 'listNetworks', theirs: 'uuid', ours: 'resources[].resource_id', take: 'one' },
  addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', take: 'many' },
} as const satisfies Joins<'ManagedService'>

/**
 * Databases and Kubernetes clusters the platform runs: one type in three variants, listed for all locations at once, each
 * lying in one (specification sections 3 and 7; platform facts, section 12).
 */
export const managedService = defineResource<'ManagedService', typeof joins>({
  type: 'managed_service',
  schema: 'ManagedService',
  section: 'services',
  icon: 'database',
  feature: 'servicesEnabled',
  locationAt: 'properties.location',
  routes: { list: '/services', detail: '/services/service/{location}/{id}', create: '/services/create' },
  joins,
  states: {
    field: 'status',
    of: { active: { kind: 'works' }, requested: { kind: 'moving', seconds: 150 }, deleted: { kind: 'gone' } },
  },
  list: {
    operation: 'listServices',
    when: {
      all: [{ not: { field: 'status', is: 'deleted' } }, { not: { field: 'is_deleted', is: true } }],
    },
    columns: [
      'display_name',
      '$state',
      {
        id: 'service',
        value: ['service', 'version', '$image.display_name'],
        cell: 'system',
        phone: 'summary',
      },
      '$location',
      { id: 'vcpu', value: 'resources[].resource_allocation.vcpu' },
      { id: 'memory', value: 'resources[].resource_allocation.memory' },
      { id: 'disk', value: 'resources[].resource_allocation.storage[].size' },
      { id: 'address', value: 'resources[].resource_allocation.address', copy: true, phone: 'summary' },
      '$price',
    ],
    hidden: ['$ownPrice', 'is_multi_node', 'created_at', 'billing_account_id', 'uuid'],
    search: ['display_name', 'service', 'version', 'resources[].resource_allocation.address', 'uuid'],
    filters: ['$state', 'service', '$location'],
    bulk: ['delete'],
    offers: [
      { id: 'postgresql', icon: 'database', prefill: { osName: 'postgresql' } },
      { id: 'mariadb', icon: 'database', prefill: { osName: 'mariadb' } },
      {
        id: 'kubernetes',
        icon: 'ship-wheel',
        prefill: { osName: 'kubernetes' },
        feature: 'kubernetesEnabled',
      },
    ],
  },
  detail: {
    spent: { ...usage, params: { billing_account_id: { field: 'billing_account_id' } } },
    notices: [
      {
        id: 'notReady',
        tone: 'warning',
        when: { field: 'properties.status.conditions[].status', equals: { constant: 'False' } },
      },
    ],
    facts: [
      {
        id: 'connect',
        commands: [
          {
            text: '{service}://{properties.sql_user}@{properties.service_ip}:{properties.port}',
            when: { all: [isDatabase, { field: 'properties.service_ip', present: true }] },
          },
        ],
        items: [
          { id: 'address', value: 'resources[].resource_allocation.address' },
          { value: 'properties.port', cell: 'text', copy: true, when: isDatabase },
          { value: 'properties.sql_user', copy: true, when: isDatabase },
          { value: 'properties.cluster_name', copy: true, when: isCluster },
          {
            id: 'public_address',
            value: '$addresses.address',
            copy: true,
            when: { field: '$addresses', present: true },
          },
        ],
      },
      {
        id: 'service',
        items: [
          '#service',
          { value: 'is_multi_node', when: isDatabase },
          '$location',
          {
            id: 'window',
            value: ['properties.maintenance.timeWindow.begin', 'properties.maintenance.timeWindow.end'],
            cell: 'clock',
            when: isCluster,
          },
          { value: 'properties.maintenance.autoUpdate', when: isCluster },
          { id: 'network', value: '$network.uuid', refers: 'vpc' },
          'created_at',
          'uuid',
        ],
      },
      { id: 'cost', items: ['billing_account_id', '$spent', '$price', '$ownPrice'] },
    ],
    tabs: [
      {
        id: 'cluster',
        when: isCluster,
        sections: [
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
        ],
      },
      { id: 'machines', sections: [serviceMachines, serviceBackups] },
      {
        id: 'access',
        sections: [
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
                params: { uuid: { owner: 'uuid' }, ip_address: { field: 'value' } },
              },
            ],
          },
          {
            kind: 'secret',
            id: 'secrets',
            operation: 'getServiceSecrets',
            items: ['sql_pass'],
            when: {
              all: [
                { not: { field: 'service', is: 'kubernetes' }, hide: true, because: 'noSecrets' },
                { field: 'status', is: 'active', because: 'notReady' },
              ],
            },
          },
          {
            kind: 'related',
            id: 'addresses',
            type: 'ip_address',
            theirs: 'assigned_to',
            actions: ['assignAddress'],
          },
        ],
      },
      {
        id: 'settings',
        sections: [
          'rename',
          { kind: 'form', id: 'maintenance', action: 'maintain' },
          'moveBilling',
          { danger: ['delete'] },
        ],
      },
    ],
  },
  actions: [
    { id: 'rename', operation: 'updateService' },
    { id: 'allow', operation: 'addServiceWhitelistEntry', input: [allowedAddress] },
    {
      id: 'assignAddress',
      icon: 'globe',
      operation: 'assignIpAddress',
      params: { private_ip: { field: 'resources[].resource_allocation.address' } },
      when: { field: 'resources[].resource_allocation.address', present: true, because: 'noPrivateAddress' },
      input: [{ at: 'address', options: freeAddress }],
      refresh: ['listIpAddresses'],
    },
    { id: 'moveBilling', operation: 'updateService' },
    {
      id: 'maintain',
      icon: 'calendar',
      operation: 'updateServiceProperties',
      when: { ...isCluster, hide: true, because: 'noMaintenance' },
      input: maintenanceFields('maintenance', {
        autoUpdate: { field: 'properties.maintenance.autoUpdate' },
        begin: { field: 'properties.maintenance.timeWindow.begin' },
        end: { field: 'properties.maintenance.timeWindow.end' },
      }),
    },
    {
      id: 'delete',
      operation: 'deleteService',
      when: { not: { field: 'status', is: 'deleted' }, because: 'deleted' },
      deleted: [
        { id: 'service' },
        { id: 'disk', count: 'resources[].resource_allocation.storage[]' },
        { id: 'backup', count: 'resources[].resource_allocation.storage[].replica[]' },
      ],
      kept: [freedAddress],
      refresh: ['listIpAddresses', 'listNetworks'],
    },
  ],
  create: {
    operation: 'createService',
    notices: [
      {
        ...limited,
        when: { all: [{ account: { context: 'billingAccount' }, limited: true }, { not: wantsCluster }] },
      },
    ],
    sections: serviceForm,
    prefill: { osName: 'service', osVersion: 'version' },
    failed: [{ id: 'cluster', when: wantsCluster }],
    expect: { state: 'active', seconds: 150 },
    refresh: ['listIpAddresses', 'listNetworks'],
  },
  price: [
    {
      type: 'CPU',
      record: { sum: 'resources[].resource_allocation.vcpu' },
      form: { form: 'vm_cpu' },
      where: isOn,
      ...ofDatabase,
    },
    {
      type: 'RAM',
      record: { sum: 'resources[].resource_allocation.memory' },
      form: { form: 'vm_ram' },
      where: isOn,
      ...ofDatabase,
    },
    {
      type: 'BLOCK_STORAGE',
      record: { sum: 'resources[].resource_allocation.storage[].size' },
      form: { form: 'vm_disk_gb' },
      ...ofDatabase,
    },
    { type: 'CPU', form: { form: 'workers[].machine.cpu' }, ...ofNodes, cell: 'count' },
    { type: 'RAM', form: { form: 'workers[].machine.ram' }, ...ofNodes, cell: 'gigabytes' },
    { type: 'BLOCK_STORAGE', form: { form: 'workers[].volume.size' }, ...ofNodes, cell: 'gigabytes' },
    { type: 'ASSIGNED_FLOATING_IP', countedBy: 'ip_address', record: { count: '$addresses' } },
  ],
})
