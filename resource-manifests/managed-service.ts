import { defineResource } from '../src/manifest/define-resource'
import { accessSections, connect } from './service/access'
import { clusterSections } from './service/cluster'
import { allowedAddress, serviceForm, wantsCluster } from './service/create-form'
import { joins } from './service/joins'
import { isCluster, isDatabase } from './service/kinds'
import { serviceBackups, serviceMachines } from './service/machines'
import { price } from './service/price'
import { freeAddress, freedAddress } from './shared/free'
import { limitedPayer, limitedValues, payerIsLimited } from './shared/limited-account'
import { metricsTab, serviceMetrics } from './shared/metrics'
import { usage } from './shared/usage'

/**
 * Databases and Kubernetes clusters the platform runs: one type in three variants, each in one location, in one list for
 * all locations (specification sections 3 and 7; platform facts, section 12).
 */
export const managedService = defineResource<'ManagedService', typeof joins>({
  type: 'managed_service',
  section: 'services',
  icon: 'database',
  feature: 'servicesEnabled',
  routes: { list: '/services', detail: '/services/service/{location}/{id}', create: '/services/create' },
  joins,
  states: {
    field: 'status',
    of: { active: { kind: 'works' }, requested: { kind: 'moving', seconds: 150 }, deleted: { kind: 'gone' } },
  },
  list: {
    operation: 'listServices',
    when: {
      all: [{ not: { record: 'status', is: 'deleted' } }, { not: { record: 'is_deleted', is: true } }],
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
    presets: [
      { id: 'postgresql', icon: 'database', values: { osName: 'postgresql' } },
      { id: 'mariadb', icon: 'database', values: { osName: 'mariadb' } },
      {
        id: 'kubernetes',
        icon: 'ship-wheel',
        values: { osName: 'kubernetes' },
        feature: 'kubernetesEnabled',
      },
    ],
  },
  detail: {
    spent: { ...usage, params: { billing_account_id: { record: 'billing_account_id' } } },
    notices: [
      {
        id: 'notReady',
        tone: 'warning',
        when: { record: 'properties.status.conditions[].status', is: 'False' },
      },
    ],
    facts: [
      connect,
      {
        id: 'service',
        values: [
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
      { id: 'cost', values: ['billing_account_id', '$spent', '$price', '$ownPrice'] },
    ],
    metrics: serviceMetrics,
    tabs: [
      {
        id: 'cluster',
        when: isCluster,
        sections: [...clusterSections],
      },
      { id: 'machines', sections: [serviceMachines, serviceBackups] },
      metricsTab,
      {
        id: 'access',
        sections: [
          ...accessSections,
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
    { id: 'rename', operation: 'updateService', fields: ['$title'] },
    { id: 'allow', operation: 'addServiceWhitelistEntry', fields: [allowedAddress] },
    {
      id: 'assignAddress',
      icon: 'globe',
      operation: 'assignIpAddress',
      params: { private_ip: { record: 'resources[].resource_allocation.address' } },
      when: { record: 'resources[].resource_allocation.address', present: true, because: 'noPrivateAddress' },
      fields: [{ at: 'address', options: freeAddress }],
    },
    { id: 'moveBilling', operation: 'updateService', fields: ['$payer'] },
    {
      id: 'maintain',
      icon: 'calendar',
      operation: 'updateServiceProperties',
      when: { ...isCluster, hide: true, because: 'noMaintenance' },
      fields: [
        {
          at: 'maintenance.autoUpdate',
          initial: { record: 'properties.maintenance.autoUpdate' },
          help: true,
        },
        {
          at: 'maintenance.timeWindow.begin',
          initial: { record: 'properties.maintenance.timeWindow.begin' },
          widget: 'clock',
          required: true,
          width: 'half',
        },
        {
          at: 'maintenance.timeWindow.end',
          initial: { record: 'properties.maintenance.timeWindow.end' },
          widget: 'clock',
          since: 'begin',
          required: true,
          width: 'half',
        },
      ],
    },
    {
      id: 'delete',
      operation: 'deleteService',
      removes: true,
      when: { not: { record: 'status', is: 'deleted' }, because: 'deleted' },
      deleted: [
        { id: 'service' },
        { id: 'disk', count: 'resources[].resource_allocation.storage[]' },
        { id: 'backup', count: 'resources[].resource_allocation.storage[].replica[]' },
      ],
      kept: [freedAddress],
    },
  ],
  create: {
    operation: 'createService',
    notices: [
      {
        ...limitedPayer,
        values: limitedValues,
        when: { all: [payerIsLimited, { not: wantsCluster }] },
      },
    ],
    sections: serviceForm,
    prefill: { osName: 'service', osVersion: 'version' },
    failed: [{ id: 'cluster', when: wantsCluster }],
    expect: { state: 'active', seconds: 150 },
  },
  price,
})
