import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-manifest'
import {
  diskPool,
  diskSnapshots,
  isPrimary,
  poolChosen,
  poolOf,
  primaryReplicas,
  primarySnapshots,
} from './shared/disk-price'
import { freeAddress, freeDisk, freedAddress } from './shared/free'
import { limitedNotice } from './shared/limited-account'
import { rdp, savedKey, ssh } from './shared/vm-access'
import { addVlan, interfaces, vlans } from './shared/vm-interfaces'
import { systemField, versionField, windows } from './shared/vm-image'
import { limitedTo, vmLimit } from './shared/vm-size'
import { usage } from './shared/usage'
import { disks, disksAtAGlance } from './vm/disks'

/** A machine that is switched off is charged for its disks, addresses and backups only. */
const isOn = { not: { field: 'status', is: 'stopped' } } as const

/** Processors and memory cost what the host pool of the machine asks. */
const pool = { record: { field: 'designated_pool_uuid' } } as const

/** The disks of a new machine are kept where its host pool keeps disks. */
const newDiskPool = {
  ...diskPool,
  form: { chosen: 'designated_pool_uuid', path: 'storage_pool_uuid' },
} as const

/** It boots from a disk that is there already, and is paid for. */
const fromDisk = { form: 'source', is: 'disk' } as const

const isMade = { not: { field: 'status', is: 'creating' }, because: 'backupCreating' } as const

const onWindows = { field: 'os_name', is: 'windows' } as const

/** A public address and a user, of a system that is reached by SSH. */
const sshReady = {
  all: [
    { field: 'username', present: true },
    { field: '$addresses.address', present: true },
    { not: onWindows },
  ],
} as const

/** A public address of a system that shows its screen. */
const rdpReady = { all: [onWindows, { field: '$addresses.address', present: true }] } as const

const joins = {
  addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', take: 'many' },
  network: { operation: 'listNetworks', theirs: 'vm_uuids[]', take: 'one' },
  image: { operation: 'listVmImages', theirs: 'os_name', ours: 'os_name', take: 'one' },
  interfaces: { operation: 'listInterfaces', theirs: 'vm_uuid', take: 'many' },
  balancers: { operation: 'listLoadBalancers', theirs: 'targets[].target_uuid', take: 'many' },
  firewalls: { operation: 'listFirewalls', theirs: 'resources_assigned[].resource_uuid', take: 'many' },
  disks: { operation: 'listDisks', theirs: 'uuid', ours: 'storage[].uuid', take: 'many' },
} as const satisfies Joins<'VirtualMachine'>

/** Virtual machines: identified in the body, read from the list, priced by part (specification sections 3, 4 and 7). */
export const virtualMachine = defineResource<'VirtualMachine', typeof joins>({
  type: 'virtual_machine',
  schema: 'VirtualMachine',
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
  elsewhere: {
    names: ['vm_uuid'],
    options: { note: 'private_ipv4' },
    columns: ['name', 'state', 'private_ipv4'],
  },
  list: {
    operation: 'listVms',
    when: { not: { field: 'status', is: 'deleted' } },
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
    totals: ['vcpu', 'memory', 'price'],
    bulk: ['start', 'stop', 'restart', 'snapshot', 'delete'],
    menu: ['start', 'stop', 'restart', 'resize', 'rename', 'snapshot', 'clone', 'delete'],
    copies: [
      { id: 'ssh', text: 'ssh {username}@{$addresses.address}', when: sshReady },
      { id: 'rdp', text: 'mstsc /v:{$addresses.address}', when: rdpReady },
    ],
    offers: [
      { id: 'small', icon: 'server', prefill: { osName: 'ubuntu', vcpu: '1', ram: '1024', disks: '20' } },
      { id: 'app', icon: 'layout-grid', prefill: { typeId: 'app_catalog' } },
      { id: 'own', icon: 'sliders-horizontal', prefill: {} },
    ],
  },
  detail: {
    spent: { ...usage, params: { billing_account_id: { field: 'billing_account' } } },
    description: 'description',
    line: [
      '$location',
      { id: 'up', value: 'updated_at', cell: 'age', when: { field: 'status', is: 'running' } },
    ],
    actions: ['start', 'restart', 'stop', 'snapshot'],
    facts: [
      {
        id: 'connect',
        commands: [
          { text: 'ssh {username}@{$addresses.address}', when: sshReady },
          { text: 'mstsc /v:{$addresses.address}', when: rdpReady },
        ],
        items: [
          '#public_ipv4',
          'public_ipv6',
          'private_ipv4',
          { value: 'hostname', copy: true },
          { value: 'username', when: { any: [{ not: onWindows }, { field: 'username', present: true }] } },
        ],
      },
      {
        id: 'machine',
        items: [
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
      { id: 'cost', parts: true, items: ['billing_account', '$spent', '$price', '$ownPrice'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          disksAtAGlance,
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
            items: [
              { value: 'mac', copy: true },
              'backup',
              { value: 'license_type', when: { field: 'license_type', present: true } },
              {
                value: 'current_pool_name',
                when: { not: { field: 'current_pool_name', equals: { field: 'designated_pool_name' } } },
              },
            ],
          },
        ],
      },
      {
        id: 'storage',
        count: ['storage[]', 'storage[].replica[]'],
        sections: [
          disks,
          {
            kind: 'collection',
            id: 'replicas',
            at: 'storage[].replica',
            sort: { by: 'taken', direction: 'descending' },
            columns: [
              { id: 'taken', value: 'created_at' },
              { id: 'replica_type', value: 'type' },
              { id: 'replica_size', value: 'size' },
            ],
            note: { time: { site: 'backupTime' } },
            actions: ['snapshot', 'backupOn', 'backupOff'],
            rowActions: [
              {
                id: 'restore',
                operation: 'rebuildVm',
                params: { type: { field: 'type' } },
                when: { owner: 'status', in: ['running', 'stopped'], because: 'reinstallSteady' },
                deleted: [{ id: 'sinceReplica' }],
                kept: [{ id: 'otherDisks' }],
                refresh: ['listVms'],
              },
              {
                id: 'deleteReplica',
                operation: 'deleteVmReplica',
                params: { type: { field: 'type' } },
                deleted: [{ id: 'thisReplica' }],
                refresh: ['listVms'],
              },
            ],
          },
        ],
      },
      {
        id: 'network',
        sections: [
          {
            kind: 'related',
            id: 'addresses',
            type: 'ip_address',
            theirs: 'assigned_to',
            actions: ['assignAddress'],
          },
          interfaces,
          vlans,
          {
            kind: 'related',
            id: 'firewalls',
            type: 'firewall',
            theirs: 'resources_assigned[].resource_uuid',
            columns: ['display_name', 'rules', 'assigned'],
            calls: [
              {
                id: 'detachFirewall',
                operation: 'unassignFirewall',
                params: { uuid: { field: 'uuid' }, vm_uuid: { owner: 'uuid' } },
                refresh: ['listFirewalls'],
              },
            ],
            actions: ['attachFirewall'],
          },
        ],
      },
      {
        id: 'access',
        sections: [ssh, rdp, { kind: 'form', id: 'password', action: 'password', helps: 'start' }],
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
    power: ['start', 'stop', 'restart', 'rescue'],
    change: ['resize', 'rename', 'password', 'moveBilling'],
    copy: ['snapshot', 'backupOn', 'backupOff', 'clone'],
    parts: ['addDisk', 'attachDisk', 'assignAddress', 'addVlan', 'attachFirewall'],
  },
  actions: [
    {
      id: 'start',
      operation: 'startVm',
      when: { field: 'status', is: 'stopped', because: 'startStopped' },
      charges: true,
      expect: { state: 'running', seconds: 60 },
    },
    {
      id: 'stop',
      operation: 'stopVm',
      params: { force: { constant: false } },
      when: { field: 'status', is: 'running', because: 'stopRunning' },
      guard: 'disturbs',
      expect: { state: 'stopped', seconds: 120, escalate: 'forceStop' },
    },
    {
      id: 'restart',
      steps: ['stop', 'start'],
      when: { field: 'status', is: 'running', because: 'stopRunning' },
      charges: true,
    },
    {
      id: 'forceStop',
      icon: 'power',
      operation: 'stopVm',
      params: { force: { constant: true } },
      when: { field: 'status', in: ['running', 'stopping'], because: 'forceRunning' },
      deleted: [{ id: 'unsaved' }],
      expect: { state: 'stopped', seconds: 20 },
    },
    {
      id: 'rescue',
      icon: 'life-buoy',
      operation: 'rescueVm',
      when: { field: 'status', is: 'stopped', because: 'rescueStopped' },
      charges: true,
      guard: 'disturbs',
      expect: { state: 'running', seconds: 60 },
    },
    {
      id: 'resize',
      icon: 'scaling',
      operation: 'updateVm',
      when: { field: 'status', is: 'stopped', because: 'resizeStopped' },
      charges: true,
      steps: ['stop', 'resize', 'start'],
      input: [
        {
          at: 'vcpu',
          required: true,
          limits: vmLimit('vcpu'),
          most: limitedTo('vcpu', { field: 'billing_account' }),
          half: true,
          price: 'CPU',
        },
        {
          at: 'ram',
          initial: { field: 'memory' },
          required: true,
          limits: vmLimit('ram'),
          most: limitedTo('ram_mb', { field: 'billing_account' }),
          shown: 'GB',
          half: true,
          price: 'RAM',
        },
      ],
      reprices: { set: { vcpu: { form: 'vcpu' }, memory: { form: 'ram' } }, as: { status: 'running' } },
    },
    { id: 'rename', operation: 'updateVm', input: [{ at: 'name', required: true, limits: vmLimit('name') }] },
    {
      id: 'password',
      icon: 'key-round',
      operation: 'updateVmUser',
      when: { field: 'status', is: 'running', because: 'passwordRunning' },
      input: [
        { at: 'username', half: true },
        { at: 'password', limits: vmLimit('password'), generate: true, help: 'rule', half: true },
      ],
    },
    {
      id: 'snapshot',
      icon: 'camera',
      operation: 'createVmSnapshot',
      when: { field: 'status', in: ['running', 'stopped'], because: 'snapshotSteady' },
      costs: [{ type: 'BLOCK_STORAGE_SNAPSHOT', record: { sum: 'storage[].size' }, where: isPrimary }],
    },
    {
      id: 'backupOn',
      icon: 'archive-restore',
      operation: 'toggleVmBackup',
      when: { all: [{ not: { field: 'backup', is: true }, hide: true, because: 'backupIsOn' }, isMade] },
      costs: { like: ['BLOCK_STORAGE_BACKUP'], as: { backup: true } },
    },
    {
      id: 'backupOff',
      icon: 'archive',
      operation: 'toggleVmBackup',
      when: { all: [{ field: 'backup', is: true, hide: true, because: 'backupIsOff' }, isMade] },
      guard: 'disturbs',
    },
    {
      id: 'addDisk',
      operation: 'addVmDisk',
      when: { field: 'status', in: ['running', 'stopped'], because: 'diskSteady' },
      charges: true,
      input: [
        { at: 'size_gb', initial: { constant: 20 }, price: 'BLOCK_STORAGE' },
        poolOf({ field: 'uuid', equals: { owner: 'designated_pool_uuid' } }),
      ],
      costs: [{ type: 'BLOCK_STORAGE', record: { form: 'size_gb' }, pool: poolChosen }],
      refresh: ['listDisks'],
    },
    {
      id: 'attachDisk',
      operation: 'attachVmDisk',
      when: { field: 'status', in: ['running', 'stopped'], because: 'diskSteady' },
      input: [{ at: 'storage_uuid', options: freeDisk }],
      refresh: ['listDisks'],
    },
    {
      id: 'assignAddress',
      icon: 'globe',
      operation: 'assignIpAddress',
      params: { private_ip: { field: 'private_ipv4' } },
      when: { field: 'private_ipv4', present: true, because: 'noPrivateAddress' },
      input: [{ at: 'address', options: freeAddress, help: true }],
      refresh: ['listIpAddresses'],
    },
    addVlan,
    {
      id: 'attachFirewall',
      icon: 'shield',
      operation: 'assignFirewall',
      input: [{ id: 'firewall', at: 'uuid', options: { kind: 'resource', type: 'firewall' } }],
      refresh: ['listFirewalls'],
    },
    {
      id: 'clone',
      operation: 'cloneVm',
      when: {
        all: [
          { field: 'status', in: ['running', 'stopped'], because: 'cloneSteady' },
          { context: 'locationOpen', because: 'locationFull' },
        ],
      },
      charges: true,
      input: [{ at: 'name', limits: vmLimit('name') }],
      costs: { like: ['CPU', 'RAM', 'BLOCK_STORAGE', 'WINDOWS_LICENSE'], as: { status: 'running' } },
      refresh: ['listDisks'],
    },
    {
      id: 'reinstall',
      icon: 'rotate-ccw',
      operation: 'reinstallVm',
      guard: 'loses-resource',
      when: { field: 'status', in: ['running', 'stopped'], because: 'reinstallSteady' },
      input: [
        {
          at: 'os_name',
          required: true,
          initial: { field: 'os_name' },
          options: { kind: 'operation', operation: 'listVmImages', value: 'os_name', order: 'ui_position' },
          half: true,
        },
        { ...versionField({ id: 'os_version', of: 'os_name' }), initial: { field: 'os_version' } },
      ],
      deleted: [{ id: 'primaryDisk' }, ...primaryReplicas],
      kept: [{ id: 'otherDisks' }, { id: 'signIn' }, { id: 'backups', when: { field: 'backup', is: true } }],
      reprices: {
        set: { license_type: { chosen: 'os_name', path: 'license_type' } },
        as: { status: 'running' },
        drops: [primarySnapshots],
      },
    },
    {
      id: 'moveBilling',
      operation: 'moveVmBilling',
      notices: [limitedNotice('limitedPayer', { form: 'billing_account_id' }, { sized: true })],
    },
    {
      id: 'delete',
      operation: 'deleteVm',
      when: { not: { field: 'status', is: 'deleted' }, because: 'deleted' },
      deleted: [
        { id: 'machine' },
        { id: 'disk', each: 'storage[]' },
        { id: 'replica', count: 'storage[].replica[]' },
        { id: 'target', each: '$balancers' },
        { id: 'guarded', each: '$firewalls' },
        { id: 'vlan', each: '$interfaces.subinterfaces[]' },
      ],
      kept: [freedAddress],
      refresh: ['listDisks', 'listIpAddresses', 'listFirewalls', 'listNetworks', 'listLoadBalancers'],
    },
  ],
  create: {
    operation: 'createVm',
    notices: [limitedNotice('limited', { context: 'billingAccount' }, { sized: true })],
    sections: [
      { id: 'where', fields: ['location'] },
      {
        id: 'system',
        fields: [
          {
            at: 'source',
            local: 'string',
            widget: 'tabs',
            options: {
              kind: 'values',
              values: ['os', 'app', 'replica', 'disk'],
              when: { app: { feature: 'vmAppsEnabled' }, disk: { feature: 'disksEnabled' } },
            },
            initial: { constant: 'os' },
            required: true,
          },
          systemField({ id: 'os_name', app: false }),
          versionField({ id: 'os_version', of: 'os_name', app: false }),
          systemField({ id: 'app_name', app: true }),
          versionField({ id: 'app_version', of: 'app_name', app: true }),
          {
            at: 'source_uuid',
            when: { form: 'source', is: 'replica' },
            required: true,
            half: true,
            options: {
              kind: 'resource',
              type: 'virtual_machine',
              when: { field: 'storage[].replica[].uuid', present: true },
              nothing: true,
            },
          },
          {
            at: 'source_replica',
            when: { form: 'source', is: 'replica' },
            required: true,
            half: true,
            options: {
              kind: 'operation',
              operation: 'listVms',
              each: 'storage[].replica',
              label: ['type', 'created_at'],
              note: 'size',
              newest: 'created_at',
              when: { field: 'parent.uuid', equals: { form: 'source_uuid' } },
            },
          },
          { at: 'disk_uuid', when: { form: 'source', is: 'disk' }, required: true, options: freeDisk },
        ],
      },
      {
        id: 'size',
        presets: {
          site: 'predefinedPackages',
          set: {
            vcpu: { key: 'cpu', cell: 'count' },
            ram: { key: 'ram', times: 1024, cell: 'megabytes' },
            disks: { key: 'ssd', cell: 'gigabytes' },
          },
          kinds: [{ is: 'win', when: windows }, { is: 'other' }],
          of: ['os_name', 'app_name'],
          lists: { offered: 'os', barred: 'disabled', usual: 'default' },
          notice: 'notice',
        },
        fields: [
          {
            at: 'vcpu',
            initial: { constant: 1 },
            limits: vmLimit('vcpu'),
            within: { chosen: 'designated_pool_uuid', path: 'guest_limits.cpu' },
            most: limitedTo('vcpu', { context: 'billingAccount' }),
            half: true,
          },
          {
            at: 'ram',
            initial: { constant: 1024 },
            limits: vmLimit('ram'),
            within: { chosen: 'designated_pool_uuid', path: 'guest_limits.ram_mb' },
            most: limitedTo('ram_mb', { context: 'billingAccount' }),
            shown: 'GB',
            half: true,
          },
          {
            at: 'designated_pool_uuid',
            options: {
              kind: 'operation',
              operation: 'listHostPools',
              note: 'description',
              when: { not: { field: 'is_visible', is: false } },
              initial: { field: 'is_default_designated', is: true },
              order: 'ui_position',
            },
          },
        ],
      },
      {
        id: 'storage',
        fields: [
          {
            at: 'disks',
            initial: { constant: 20 },
            limits: vmLimit('disks'),
            within: { chosen: 'designated_pool_uuid', path: 'guest_limits.disk_gb' },
            least: { chosen: 'source_replica', path: 'size', raises: true },
            when: { not: fromDisk },
            required: true,
            half: true,
          },
          {
            at: 'more_disks',
            local: 'list',
            of: [{ at: 'size_gb', initial: { constant: 20 } }],
            price: 'BLOCK_STORAGE',
            about: { chosen: 'designated_pool_uuid', path: 'name' },
            help: true,
          },
          { at: 'backup', price: 'BLOCK_STORAGE_BACKUP', help: true },
        ],
      },
      {
        id: 'network',
        fields: [
          { at: 'network_uuid', help: true },
          { at: 'reserve_public_ip', price: 'ASSIGNED_FLOATING_IP', help: true },
          {
            at: 'address',
            local: 'string',
            when: { all: [{ form: 'reserve_public_ip', is: false }, { feature: 'ipsEnabled' }] },
            options: freeAddress,
          },
          {
            at: 'firewall',
            local: 'string',
            when: { feature: 'firewallEnabled' },
            options: { kind: 'resource', type: 'firewall' },
            help: true,
          },
        ],
      },
      {
        id: 'signin',
        when: { form: 'source', in: ['os', 'app'] },
        fields: [
          {
            at: 'username',
            limits: vmLimit('username'),
            help: 'rule',
            required: { not: windows },
            half: true,
          },
          {
            at: 'password',
            limits: vmLimit('password'),
            generate: true,
            // With a key only where the platform's parameters ask for it all the same.
            required: { any: [windows, { form: 'public_key', present: false }] },
            help: 'rule',
            half: true,
          },
          // Windows signs nobody in by key and runs no cloud-init.
          {
            at: 'public_key',
            ...savedKey,
            limits: vmLimit('public_key'),
            help: 'rule',
            when: { not: windows },
          },
          { at: 'cloud_init', help: 'rule', when: { not: windows } },
        ],
      },
      {
        id: 'naming',
        fields: [
          { at: 'name', limits: vmLimit('name'), help: 'rule' },
          { at: 'description', help: true },
        ],
      },
    ],
    steps: [
      { action: 'addDisk', each: 'more_disks' },
      { action: 'assignAddress', fill: { address: 'address' } },
      { action: 'attachFirewall', fill: { uuid: 'firewall' } },
    ],
    prefill: {
      typeId: { fields: ['source'], as: { app_catalog: 'app' } },
      osName: { fields: ['os_name', 'app_name'] },
      osVersion: { fields: ['os_version', 'app_version'] },
      disk: { fields: ['disk_uuid'], also: { source: 'disk' } },
      machine: { fields: ['source_uuid'], also: { source: 'replica' } },
      snapshot: { fields: ['source_replica'], also: { source: 'replica' } },
    },
    expect: { state: 'running', seconds: 40 },
    refresh: ['listDisks', 'listIpAddresses', 'listNetworks'],
  },
  price: [
    { type: 'CPU', record: { field: 'vcpu' }, whenRecord: isOn, pool },
    { type: 'RAM', record: { field: 'memory' }, whenRecord: isOn, form: { form: 'ram' }, pool },
    {
      type: 'BLOCK_STORAGE',
      countedBy: 'disk',
      record: { sum: 'storage[].size' },
      singly: true,
      form: { form: 'disks' },
      name: { chosen: 'designated_pool_uuid', path: 'name' },
      whenForm: { not: fromDisk },
      pool: newDiskPool,
    },
    { ...diskSnapshots, countedBy: 'disk' },
    {
      type: 'BLOCK_STORAGE',
      each: 'more_disks',
      form: { form: 'size_gb' },
      name: { chosen: 'designated_pool_uuid', path: 'name' },
      pool: newDiskPool,
      cell: 'gigabytes',
    },
    {
      type: 'BLOCK_STORAGE_BACKUP',
      record: { sum: 'storage[].size' },
      where: isPrimary,
      whenRecord: { field: 'backup', is: true },
      form: { form: 'disks' },
      whenForm: { all: [{ form: 'backup', is: true }, { not: fromDisk }] },
    },
    {
      type: 'BLOCK_STORAGE_BACKUP',
      form: { chosen: 'disk_uuid', path: 'size_gb' },
      whenForm: { all: [{ form: 'backup', is: true }, fromDisk] },
      cell: 'gigabytes',
    },
    {
      type: 'WINDOWS_LICENSE',
      record: { field: 'vcpu' },
      whenRecord: { all: [isOn, { field: 'license_type', is: 'WINDOWS' }] },
      whenForm: windows,
    },
    { type: 'ASSIGNED_FLOATING_IP', countedBy: 'ip_address', record: { count: '$addresses' } },
  ],
})
