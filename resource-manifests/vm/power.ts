import type { ActionsOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'

/** Actions that switch a machine on and off. */
export const power = [
  {
    id: 'start',
    operation: 'startVm',
    when: { record: 'status', is: 'stopped', because: 'startStopped' },
    charges: true,
    expect: { state: 'running', seconds: 60 },
  },
  {
    id: 'stop',
    operation: 'stopVm',
    params: { force: false },
    when: { record: 'status', is: 'running', because: 'stopRunning' },
    guard: 'disturbs',
    expect: { state: 'stopped', seconds: 120, action: 'forceStop' },
  },
  {
    id: 'restart',
    steps: ['stop', 'start'],
    when: { record: 'status', is: 'running', because: 'stopRunning' },
    charges: true,
  },
  {
    id: 'forceStop',
    icon: 'power',
    operation: 'stopVm',
    params: { force: true },
    when: { record: 'status', is: ['running', 'stopping'], because: 'forceRunning' },
    deleted: [{ id: 'unsaved' }],
    expect: { state: 'stopped', seconds: 20 },
  },
  {
    id: 'rescue',
    icon: 'life-buoy',
    operation: 'rescueVm',
    when: { record: 'status', is: 'stopped', because: 'rescueStopped' },
    charges: true,
    guard: 'disturbs',
    expect: { state: 'running', seconds: 60 },
  },
] as const satisfies ActionsOf<'VirtualMachine', typeof joins>
