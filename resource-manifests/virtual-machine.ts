import { defineResource } from '../src/manifest/define-resource'
import { limitedPayer, limitedValues } from './shared/limited-account'
import { usage } from './shared/usage'
import { machineMetrics, metricsTab } from './shared/metrics'
import { connect, rdp, rdpReady, ssh, sshReady, terminal } from './vm/access'
import { backupActions, replicas } from './vm/backups'
import { changes } from './vm/changes'
import { createSections } from './vm/create-form'
import { diskActions, disks, disksAtAGlance } from './vm/disks'
import { joins } from './vm/joins'
import { lifecycle } from './vm/lifecycle'
import { networkActions, networkSections } from './vm/network'
import { load } from './vm/load'
import { overview } from './vm/overview'
import { power } from './vm/power'
import { price } from './vm/price'

/** Virtual machines: identified in the body, read from the list, priced by part (specification sections 3, 4 and 7). */
export const virtualMachine = defineResource<'VirtualMachine', typeof joins>({
  type: 'virtual_machine',
  section: 'compute',
  icon: 'server',
  feature: 'vmsEnabled',
  title: ['name', 'hostname', 'uuid'],
  routes: { list: '/compute', detail: '/compute/vm/{location}/{id}', create: '/compute/create' },
  joins,
  states: {
    field: 'status',
    of: {
      creating: { kind: 'moving', seconds: 40 },
      running: { kind: 'works', icon: 'circle-play' },
      stopping: { kind: 'moving', seconds: 120 },
      stopped: { kind: 'rest' },
      deleted: { kind: 'gone' },
    },
  },
  related: {
    fields: ['vm_uuid'],
    options: { note: 'private_ipv4' },
    columns: ['name', 'state', 'private_ipv4'],
  },
  list: {
    operation: 'listVms',
    when: { not: { record: 'status', is: 'deleted' } },
    columns: [
      'name',
      '$state',
      '$location',
      { value: 'vcpu', phone: 'summary' },
      { value: 'memory', phone: 'summary' },
      { id: 'disk', value: 'storage[].size' },
      { id: 'public_ipv4', value: '$addresses.address', cell: 'address', copy: true, phone: 'summary' },
      'private_ipv4',
      { id: 'system', value: ['os_name', 'os_version', '$image.display_name'], cell: 'system' },
      '$price',
    ],
    hidden: [
      '$ownPrice',
      'created_at',
      'designated_pool_name',
      { value: 'public_ipv6', copy: true },
      'backup',
      'billing_account',
      'uuid',
    ],
    search: ['name', '$addresses.address', 'private_ipv4', 'os_name', 'os_version', 'uuid'],
    bulk: ['start', 'stop', 'restart', 'snapshot', 'delete'],
    actions: ['start', 'stop', 'restart', 'openTerminal', 'resize', 'rename', 'snapshot', 'clone', 'delete'],
    lines: [
      { id: 'ssh', text: 'ssh {username}@{$addresses.address}', when: sshReady },
      { id: 'rdp', text: 'mstsc /v:{$addresses.address}', when: rdpReady },
    ],
    presets: [
      { id: 'small', icon: 'server', values: { osName: 'ubuntu', vcpu: '1', ram: '1024', disks: '20' } },
      { id: 'app', icon: 'layout-grid', values: { typeId: 'app_catalog' } },
      { id: 'own', icon: 'sliders-horizontal', values: {} },
    ],
  },
  detail: {
    spent: { ...usage, params: { billing_account_id: { record: 'billing_account' } } },
    values: [
      'description',
      '$location',
      { id: 'up', value: 'updated_at', cell: 'age', when: { record: 'status', is: 'running' } },
    ],
    actions: ['start', 'restart', 'stop', 'openTerminal', 'snapshot'],
    facts: [
      connect,
      {
        id: 'machine',
        values: [
          { id: 'size', value: ['vcpu', 'memory'], cell: 'size' },
          '#disk',
          '#system',
          '$location',
          { id: 'network', value: '$network.uuid', refers: 'vpc' },
          'designated_pool_name',
          'created_at',
          'uuid',
        ],
      },
      { id: 'cost', parts: true, values: ['billing_account', '$spent', '$price'] },
    ],
    metrics: machineMetrics,
    tabs: [
      {
        id: 'overview',
        sections: [load, disksAtAGlance, ...overview],
      },
      metricsTab,
      {
        id: 'storage',
        count: ['storage[]', 'storage[].replica[]'],
        sections: [disks, replicas],
      },
      {
        id: 'network',
        sections: [...networkSections],
      },
      {
        id: 'access',
        sections: [ssh, rdp, { kind: 'form', id: 'password', action: 'password' }],
      },
      {
        id: 'settings',
        sections: [
          'rename',
          { kind: 'form', id: 'size', action: 'resize' },
          'moveBilling',
          { kind: 'actions', id: 'copy', actions: ['clone'] },
          { danger: ['reinstall', 'delete'] },
        ],
      },
    ],
  },
  groups: {
    power: ['start', 'stop', 'restart', 'rescue', 'openTerminal'],
    change: ['resize', 'rename', 'password', 'moveBilling'],
    copy: ['snapshot', 'backupOn', 'backupOff', 'clone'],
    parts: ['addDisk', 'attachDisk', 'assignAddress', 'addVlan', 'attachFirewall'],
  },
  actions: [
    ...power,
    ...terminal,
    ...changes,
    ...backupActions,
    ...diskActions,
    ...networkActions,
    ...lifecycle,
  ],
  create: {
    operation: 'createVm',
    notices: [{ ...limitedPayer, values: limitedValues }],
    sections: createSections,
    steps: [
      { action: 'attachFirewall', params: { uuid: { form: 'firewall' } } },
      { action: 'assignAddress', params: { address: { form: 'address' } } },
      { action: 'addDisk', each: 'more_disks' },
    ],
    prefill: {
      typeId: { fields: ['source'], as: { app_catalog: 'app' } },
      osName: ['os_name', 'app_name'],
      osVersion: ['os_version', 'app_version'],
      disk: { fields: ['disk_uuid'], set: { source: 'disk' } },
      machine: { fields: ['source_uuid'], set: { source: 'replica' } },
      snapshot: { fields: ['source_replica'], set: { source: 'replica' } },
    },
    expect: { state: 'running', seconds: 40 },
  },
  price,
})
