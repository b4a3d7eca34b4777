import type { FormSectionOf } from '../../src/manifest/typed-forms'
import { freeAddress, freeDisk } from '../shared/free'
import { payerIsLimited } from '../shared/limited-account'
import { applications, systems, windows } from './image'
import { fromDisk } from './price'
import { signIn } from './sign-in'
import { limitedCpu, limitedMemory } from './size'

/** The form of a new machine (specification section 3, VM create). */
export const createSections = [
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
        initial: 'os',
        required: true,
        variants: {
          os: systems,
          app: applications,
          replica: [
            {
              at: 'source_uuid',
              required: true,
              width: 'half',
              options: {
                kind: 'resource',
                type: 'virtual_machine',
                when: { option: 'storage[].replica[].uuid', present: true },
                absent: true,
              },
            },
            {
              at: 'source_replica',
              required: true,
              width: 'half',
              options: {
                kind: 'operation',
                operation: 'listVms',
                each: 'storage[].replica',
                title: ['type', 'created_at'],
                note: 'size',
                sort: '-created_at',
                when: { option: 'parent.uuid', is: { form: 'source_uuid' } },
              },
            },
          ],
          disk: [{ at: 'disk_uuid', required: true, options: freeDisk }],
        },
      },
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
      values: ['win', 'other'],
      when: { win: windows },
      of: ['os_name', 'app_name'],
    },
    fields: [
      {
        at: 'vcpu',
        initial: 1,
        least: { form: 'designated_pool_uuid', option: 'guest_limits.cpu.min' },
        most: [
          { form: 'designated_pool_uuid', option: 'guest_limits.cpu.max' },
          { ...limitedCpu, when: payerIsLimited },
        ],
        width: 'half',
      },
      {
        at: 'ram',
        initial: 1024,
        least: { form: 'designated_pool_uuid', option: 'guest_limits.ram_mb.min' },
        most: [
          { form: 'designated_pool_uuid', option: 'guest_limits.ram_mb.max' },
          { ...limitedMemory, when: payerIsLimited },
        ],
        width: 'half',
      },
      {
        at: 'designated_pool_uuid',
        options: {
          kind: 'operation',
          operation: 'listHostPools',
          note: 'description',
          when: { not: { option: 'is_visible', is: false } },
          initial: { option: 'is_default_designated', is: true },
          sort: 'ui_position',
        },
      },
    ],
  },
  {
    id: 'storage',
    fields: [
      {
        at: 'disks',
        initial: 20,
        least: [
          { form: 'designated_pool_uuid', option: 'guest_limits.disk_gb.min' },
          { form: 'source_replica', option: 'size' },
        ],
        most: { form: 'designated_pool_uuid', option: 'guest_limits.disk_gb.max' },
        when: { not: fromDisk },
        required: true,
        width: 'half',
      },
      {
        at: 'more_disks',
        local: 'list',
        of: [{ at: 'size_gb', initial: 20 }],
        price: 'BLOCK_STORAGE',
        about: { form: 'designated_pool_uuid', option: 'name' },
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
        when: { form: 'reserve_public_ip', is: false },
        options: freeAddress,
      },
      {
        at: 'firewall',
        local: 'string',
        options: { kind: 'resource', type: 'firewall' },
        help: true,
      },
    ],
  },
  signIn,
  {
    id: 'naming',
    fields: [
      { at: 'name', help: 'rule' },
      { at: 'description', help: true },
    ],
  },
] as const satisfies readonly FormSectionOf<'createVm'>[]
