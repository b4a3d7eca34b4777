import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import type { MetalStateChange } from '../entities'
import type { Ids } from '../ids'
import type { StoredRow } from '../store/records'
import { metalCleaningDuration, metalSetupDuration } from './durations'

type Machine = StoredRow<'metal_machine'>

/** A change of a server with its author and reason. Omitted members are unchanged. */
export interface MetalChange {
  readonly action: MetalStateChange['action']
  /** Null for an automatic change. */
  readonly actingUser: number | null
  readonly status?: MetalStateChange['status']
  readonly lease?: string | null
  readonly account?: number | null
  readonly os?: string | null
}

type Situation = Required<Pick<MetalChange, 'status' | 'lease' | 'account' | 'os'>>

/** The states a leased server may be in; every other one is for unleased servers (specification decisions, 1 and 2). */
const leasedStates: readonly MetalStateChange['status'][] = ['pending', 'in_use']

/**
 * The server in a new state, with an entry for the change in its history. A server without a state begins as available.
 *
 * @throws ApiFailure 400 for a forbidden state; 404 once it is deleted
 */
export function changeMetal(machine: Machine, change: MetalChange, now: number, ids: Ids): Machine {
  const present = currentState(machine)
  if (present?.status === 'deleted') throw serviceFailure('Machine is deleted', 404)
  const next: Situation = {
    status: change.status ?? present?.status ?? 'available',
    lease: change.lease === undefined ? (present?.lease_id ?? null) : change.lease,
    account: change.account === undefined ? (present?.billing_account_id ?? null) : change.account,
    os: change.os === undefined ? (present?.os_id ?? null) : change.os,
  }
  assertSound(next)
  const entry: MetalStateChange = {
    state_id: ids.number(),
    lease_id: next.lease,
    billing_account_id: next.account,
    os_id: next.os,
    status: next.status,
    changed_at: platformTime(now),
    ended_at: null,
    acting_user_id: change.actingUser,
    action: change.action,
  }
  const earlier = machine.state.history.map((state) =>
    state === present ? { ...state, ended_at: entry.changed_at } : state,
  )
  return {
    ...machine,
    due: change.status === undefined ? machine.due : dueAfter(next.status, now),
    document: { ...machine.document, current_state_id: entry.state_id },
    state: { history: [...earlier, entry] },
  }
}

/** The state the server is in; undefined before its first one. */
export function currentState(machine: Machine): MetalStateChange | undefined {
  return machine.state.history.at(-1)
}

/**
 * The rules of specification section 4: a server is leased exactly when it is pending or in_use, and it has a billing
 * account exactly when it is leased. The texts are those of section 5.
 *
 * @throws ApiFailure 400
 */
function assertSound({ status, lease, account }: Situation): void {
  const isLeasedState = leasedStates.includes(status)
  if (lease !== null && !isLeasedState) {
    throw serviceFailure(`Machine must not be leased in "${status}" status`, 400)
  }
  if (lease === null && isLeasedState) throw serviceFailure('In-use machine must be leased', 400)
  if (lease !== null && account === null) {
    throw serviceFailure('Leased machine must have a billing account', 400)
  }
  if (lease === null && account !== null) {
    throw serviceFailure('Unleased machine must not have a billing account', 400)
  }
}

/** Time of the platform's automatic change: the end of setup or erasing. */
function dueAfter(status: MetalStateChange['status'], now: number): number | null {
  if (status === 'pending') return now + metalSetupDuration
  return status === 'cleaning' ? now + metalCleaningDuration : null
}
