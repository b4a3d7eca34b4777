import type { MetalMachine, MetalStateChange } from '../entities'
import type { Ids } from '../ids'
import type { StoredRow, Records } from '../store/records'
import { followMachine, leaseMachine } from './metal-lease'
import { changeMetal, currentState } from './metal-state'

/**
 * Orders of platform administrators for servers. The described API has no calls for them, so the control of the sandbox
 * takes them.
 */
export type MetalOrder =
  | { readonly action: 'admin_create'; readonly spec: string; readonly label: string }
  | {
      readonly action: 'admin_update'
      readonly machine: string
      readonly status?: MetalStateChange['status']
      readonly account?: number | null
      readonly label?: string
      readonly notes?: string
    }
  | { readonly action: 'admin_delete'; readonly machine: string }
  | {
      readonly action: 'admin_lease_create'
      readonly machine: string
      readonly user: number
      readonly account: number
      readonly os: string
      readonly name: string
    }

/** A server as the control shows it, with its history. */
export interface MetalReport extends MetalMachine {
  readonly uuid: string
  readonly spec_uuid: string
  readonly status: MetalStateChange['status'] | null
  readonly state_history: readonly MetalStateChange[]
}

/**
 * Carries out an order of the administrator `actingUser` at `now`, milliseconds since 1970.
 * @throws RangeError for a machine or account that does not exist, ApiFailure for what the rules forbid
 */
export function orderMetal(
  records: Records,
  order: MetalOrder,
  actingUser: number,
  now: number,
  ids: Ids,
): MetalReport {
  if (order.action === 'admin_create') {
    return toReport(addMachine(records, { ...order, actingUser }, now, ids))
  }
  const machine = findMachine(records, order.machine)
  const by = { action: order.action, actingUser }
  if (order.action === 'admin_delete') {
    records.save(changeMetal(machine, { ...by, status: 'deleted' }, now, ids))
  } else if (order.action === 'admin_update') {
    const relabelled = {
      ...machine,
      document: {
        ...machine.document,
        ...(order.label === undefined ? {} : { label: order.label }),
        ...(order.notes === undefined ? {} : { admin_notes: order.notes }),
      },
    }
    if (typeof order.account === 'number') {
      assertAccount(records, order.account, records.find('metal_lease', { parent: machine.key })?.owner)
    }
    records.save(changeMetal(relabelled, { ...order, ...by }, now, ids))
    followMachine(records, machine.key)
  } else {
    assertAccount(records, order.account, order.user)
    const { user: owner, account, os, name } = order
    leaseMachine(records, machine, { owner, account, os, name, actingUser, action: order.action }, now, ids)
  }
  return toReport(findMachine(records, order.machine))
}

/** Adds a free server of a spec. Its addresses are derived from the number of servers. */
export function addMachine(
  records: Records,
  wanted: { readonly spec: string; readonly label: string; readonly actingUser: number },
  now: number,
  ids: Ids,
): StoredRow<'metal_machine'> {
  const number = records.count('metal_machine', {}) + 1
  const uuid = ids.uuid()
  const machine = records.insert('metal_machine', {
    location: '',
    owner: 0,
    account: null,
    key: uuid,
    parent: wanted.spec,
    due: null,
    state: { history: [] },
    document: {
      label: wanted.label,
      mac_addresses: [ids.mac(), ids.mac()],
      ip_public_v4: `185.7.${240 + Math.floor(number / 256)}.${number % 256}`,
      ip_public_v6: `2a0b:4880:f0::${number.toString(16)}`,
      ssh_credentials: null,
      admin_notes: '',
    },
  })
  const created = { action: 'admin_create', actingUser: wanted.actingUser, status: 'available' } as const
  return records.save(changeMetal(machine, created, now, ids))
}

/** All servers of the platform, with their history. */
export function listMetal(records: Records): MetalReport[] {
  return records.list('metal_machine', {}).map(toReport)
}

function toReport(machine: StoredRow<'metal_machine'>): MetalReport {
  return {
    ...machine.document,
    uuid: machine.key,
    spec_uuid: machine.parent ?? '',
    status: currentState(machine)?.status ?? null,
    state_history: machine.state.history,
  }
}

function findMachine(records: Records, uuid: string): StoredRow<'metal_machine'> {
  const machine = records.find('metal_machine', { key: uuid })
  if (!machine) throw new RangeError(`There is no machine ${uuid}`)
  return machine
}

function assertAccount(records: Records, account: number, owner?: number): void {
  const where = { key: `${account}`, ...(owner === undefined ? {} : { owner }) }
  if (!records.find('account', where)) throw new RangeError(`There is no billing account ${account}`)
}
