import { serviceFailure } from '../failures'
import type { MetalStateChange } from '../entities'
import type { Ids } from '../ids'
import type { StoredRow, Records } from '../store/records'
import { shortestMetalLease } from './durations'
import { changeMetal, currentState } from './metal-state'

type Machine = StoredRow<'metal_machine'>
type Lease = StoredRow<'metal_lease'>

/** A lease to make. */
export interface WantedLease {
  readonly owner: number
  readonly account: number
  readonly name: string
  /** Operating system to set up. */
  readonly os: string
  readonly actingUser: number
  readonly action: Extract<MetalStateChange['action'], 'user_request' | 'admin_lease_create'>
}

/**
 * Leases a free server. It is pending until it is set up.
 * @throws ApiFailure 500 'No available machines' when it is not free
 */
export function leaseMachine(
  records: Records,
  machine: Machine | undefined,
  wanted: WantedLease,
  now: number,
  ids: Ids,
): Lease {
  if (!machine || currentState(machine)?.status !== 'available') throw serviceFailure('No available machines')
  const uuid = ids.uuid()
  const { owner, account, actingUser, action } = wanted
  const change = { action, actingUser, status: 'pending', lease: uuid, account, os: null } as const
  records.save(changeMetal(machine, change, now, ids))
  return records.insert('metal_lease', {
    location: '',
    owner,
    account,
    key: uuid,
    parent: machine.key,
    due: null,
    state: { leasedAt: now },
    document: {
      uuid,
      machine_uuid: machine.key,
      user_id: owner,
      billing_account_id: account,
      display_name: wanted.name,
      requested_os_id: wanted.os,
      os_id: null,
      status: 'pending',
    },
  })
}

/**
 * Ends a lease. The server is erased before it is free again.
 * @throws ApiFailure 500 'Too soon to release machine' shortly after it was leased
 */
export function releaseMachine(
  records: Records,
  lease: Lease,
  actingUser: number,
  now: number,
  ids: Ids,
): void {
  if (now - lease.state.leasedAt < shortestMetalLease) throw serviceFailure('Too soon to release machine')
  const machine = machineOf(records, lease)
  const freed = { status: 'cleaning', lease: null, account: null, os: null } as const
  const erased = { ...machine, document: { ...machine.document, ssh_credentials: null } }
  records.save(changeMetal(erased, { action: 'user_release', actingUser, ...freed }, now, ids))
  records.remove(lease)
}

/** Automatic changes at `due`: hands over a server after setup, frees one after erasing. */
export function settleMetal(records: Records, machine: Machine, ids: Ids): void {
  const { due } = machine
  if (due === null) return
  const lease = records.find('metal_lease', { parent: machine.key })
  const itself = { action: 'admin_update', actingUser: null } as const
  if (!lease) {
    records.save(changeMetal(machine, { ...itself, status: 'available' }, due, ids))
    return
  }
  const os = lease.document.requested_os_id ?? null
  const credentials = { ...machine.document, ssh_credentials: `root:${ids.secret().slice(0, 16)}` }
  records.save(
    changeMetal({ ...machine, document: credentials }, { ...itself, status: 'in_use', os }, due, ids),
  )
  followMachine(records, machine.key)
}

/** Brings the lease of a server, if any, in line with the server's state. */
export function followMachine(records: Records, machineUuid: string): void {
  const lease = records.find('metal_lease', { parent: machineUuid })
  const machine = records.find('metal_machine', { key: machineUuid })
  const state = machine && currentState(machine)
  if (!lease || !state) return
  const account = state.billing_account_id ?? lease.document.billing_account_id
  const document = {
    ...lease.document,
    billing_account_id: account,
    status: state.status,
    os_id: state.os_id ?? null,
  }
  records.save({ ...lease, account, document })
}

/** The server of a lease. */
export function machineOf(records: Records, lease: Lease): Machine {
  const machine = records.find('metal_machine', { key: lease.parent ?? '' })
  if (!machine) throw new Error(`Lease ${lease.key} has no machine`)
  return machine
}
