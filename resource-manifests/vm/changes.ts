import type { ActionsOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'
import { limitedCpu, limitedMemory } from './size'

/** The account of the machine is limited. */
const ownerIsLimited = { account: { record: 'billing_account' }, is: 'limited' } as const

/** Actions that change a machine: its size, its name, its password. */
export const changes = [
  {
    id: 'resize',
    icon: 'scaling',
    operation: 'updateVm',
    when: { record: 'status', is: 'stopped', because: 'resizeStopped' },
    charges: true,
    steps: ['stop', 'resize', 'start'],
    fields: [
      {
        at: 'vcpu',
        required: true,
        most: { ...limitedCpu, when: ownerIsLimited },
        width: 'half',
        price: 'CPU',
      },
      {
        at: 'ram',
        initial: { record: 'memory' },
        required: true,
        most: { ...limitedMemory, when: ownerIsLimited },
        width: 'half',
        price: 'RAM',
      },
    ],
    costs: { set: { vcpu: { form: 'vcpu' }, memory: { form: 'ram' } }, as: { status: 'running' } },
  },
  {
    id: 'rename',
    operation: 'updateVm',
    fields: [{ at: 'name', required: true }],
  },
  {
    id: 'password',
    icon: 'key-round',
    operation: 'updateVmUser',
    when: { record: 'status', is: 'running', because: 'passwordRunning' },
    fields: [
      { at: 'username', width: 'half' },
      {
        at: 'password',
        widget: 'newPassword',
        help: 'rule',
        width: 'half',
      },
    ],
  },
] as const satisfies ActionsOf<'VirtualMachine', typeof joins>
