import type { ActionsOf } from '../../src/manifest/typed-manifest'
import { primaryReplicas } from '../shared/disk-price'
import { freedAddress } from '../shared/free'
import { limitedValues } from '../shared/limited-account'
import { systemVersion } from './image'
import type { joins } from './joins'

/** Actions that clone, reinstall or delete a machine, or change its payer. */
export const lifecycle = [
  {
    id: 'clone',
    operation: 'cloneVm',
    when: {
      all: [
        { record: 'status', is: ['running', 'stopped'], because: 'cloneSteady' },
        { context: 'locationOpen', because: 'locationFull' },
      ],
    },
    charges: true,
    fields: [{ at: 'name' }],
    costs: { of: ['CPU', 'RAM', 'BLOCK_STORAGE', 'WINDOWS_LICENSE'], as: { status: 'running' } },
  },
  {
    id: 'reinstall',
    icon: 'rotate-ccw',
    operation: 'reinstallVm',
    guard: 'loses-resource',
    when: { record: 'status', is: ['running', 'stopped'], because: 'reinstallSteady' },
    fields: [
      {
        at: 'os_name',
        required: true,
        initial: { record: 'os_name' },
        options: { kind: 'operation', operation: 'listVmImages', value: 'os_name', sort: 'ui_position' },
        width: 'half',
      },
      { ...systemVersion, width: 'half', initial: { record: 'os_version' } },
    ],
    deleted: [{ id: 'primaryDisk' }, ...primaryReplicas],
    kept: [{ id: 'otherDisks' }, { id: 'signIn' }, { id: 'backups', when: { record: 'backup', is: true } }],
    costs: {
      set: { license_type: { form: 'os_name', option: 'license_type' } },
      as: { status: 'running' },
    },
  },
  {
    id: 'moveBilling',
    operation: 'moveVmBilling',
    fields: ['$payer'],
    notices: [
      {
        id: 'limitedPayer',
        tone: 'warning',
        when: { account: { form: 'billing_account_id' }, is: 'limited' },
        values: limitedValues,
        link: { type: 'billing_account', id: { form: 'billing_account_id' } },
      },
    ],
  },
  {
    id: 'delete',
    operation: 'deleteVm',
    removes: true,
    when: { not: { record: 'status', is: 'deleted' }, because: 'deleted' },
    deleted: [
      { id: 'machine' },
      { id: 'disk', each: 'storage[]' },
      { id: 'replica', count: 'storage[].replica[]' },
      { id: 'target', each: '$balancers' },
      { id: 'guarded', each: '$firewalls' },
      { id: 'vlan', each: '$interfaces.subinterfaces[]' },
    ],
    kept: [freedAddress],
  },
] as const satisfies ActionsOf<'VirtualMachine', typeof joins>
