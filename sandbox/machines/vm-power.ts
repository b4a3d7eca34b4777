import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import type { StoredRow } from '../store/records'
import type { VmState } from '../store/kinds'
import type { VirtualMachine } from '../entities'
import {
  createDuration,
  deletedVmReadable,
  shutdownDuration,
  shutdownLimit,
  startDuration,
} from './durations'
import { runsAfter } from './vm-runs'

type Vm = StoredRow<'vm'>

/** Machines with this word in their name ignore a shutdown request, so they run into the limit. */
const stubbornWord = 'stubborn'

/**
 * Refuses a busy machine with 409, as the platform does (platform facts section 1, errors).
 */
export function assertIdle(vm: Vm): void {
  if (vm.state.pending !== null) throw serviceFailure(`Virtual machine is busy: ${vm.key}`, 409)
}

/**
 * Switches a stopped machine on. It stays `stopped` until it runs: there is no state for starting (specification
 * section 4). `rescue` makes this launch a rescue launch, which holds until the machine is stopped.
 *
 * @throws ApiFailure 409 while busy, 500 'Failed to start virtual machine' unless stopped
 */
export function startVm(vm: Vm, now: number, rescue = false): Vm {
  assertIdle(vm)
  if (vm.document.status !== 'stopped') throw serviceFailure('Failed to start virtual machine')
  const started = change(vm, now, {}, { rescue })
  return underWay(started, 'start', now + startDuration)
}

/**
 * Asks the machine to shut down, or cuts its power when forced. A machine that is already shutting down can still be
 * forced. A machine that has not stopped 120 s after the request is cut off.
 *
 * @throws ApiFailure 409 while busy with something else, 500 'Failed to stop virtual machine' unless running
 */
export function stopVm(vm: Vm, force: boolean, now: number): Vm {
  if (vm.state.pending !== 'stop' || !force) assertIdle(vm)
  if (vm.document.status !== 'running' && vm.document.status !== 'stopping') {
    throw serviceFailure('Failed to stop virtual machine')
  }
  if (force) return finish(vm, now)
  const takes = vm.document.name.includes(stubbornWord) ? shutdownLimit : shutdownDuration
  return underWay(change(vm, now, { status: 'stopping' }, {}), 'stop', now + takes)
}

/** Puts the machine into `creating` as for a new one: after a create, a reinstallation or a rebuild. */
export function prepareVm(vm: Vm, now: number): Vm {
  return underWay(change(vm, now, { status: 'creating' }, { rescue: false }), 'create', now + createDuration)
}

/** The machine after its pending work has finished at `at`, milliseconds since 1970. */
export function finish(vm: Vm, at: number): Vm {
  const isStopped = vm.document.status === 'stopping' || vm.document.status === 'running'
  const state = { pending: null, readyAt: null, ...(isStopped ? { rescue: false } : {}) }
  return change(vm, at, { status: isStopped ? 'stopped' : 'running' }, state)
}

/** A deleted machine that stays readable for a while. */
export function deletedVm(
  vm: Vm,
  now: number,
): Pick<Vm, 'location' | 'owner' | 'account' | 'key' | 'parent' | 'due' | 'document'> {
  const { location, owner, account, key } = vm
  const document = { ...vm.document, status: 'deleted' as const, storage: [], updated_at: platformTime(now) }
  return { location, owner, account, key, parent: null, due: now + deletedVmReadable, document }
}

/** A copy with changed document and state; updates `updated_at` and the due time. */
export function change(
  vm: Vm,
  now: number,
  document: Partial<VirtualMachine>,
  state: Partial<VmState> = {},
): Vm {
  const changedDocument = { ...vm.document, ...document, updated_at: platformTime(now) }
  const runs = runsAfter(vm.document, changedDocument, vm.state, now)
  const changed = { ...vm.state, ...state, ...(runs ? { runs } : {}) }
  return {
    ...vm,
    document: changedDocument,
    state: changed,
    due: vmDue(changed),
  }
}

/** Due time of a machine in this state, milliseconds since 1970; null without a change ahead. */
export function vmDue(state: VmState): number | null {
  const times = [state.readyAt, state.nextBackupAt].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

function underWay(vm: Vm, pending: VmState['pending'], readyAt: number): Vm {
  const state = { ...vm.state, pending, readyAt }
  return { ...vm, state, due: vmDue(state) }
}
