import { gatewayFailure, parameterFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { ownedBy } from '../identity'
import { leaseMachine, machineOf, releaseMachine } from '../machines/metal-lease'
import { currentState } from '../machines/metal-state'
import type { MetalLease, MetalSpec } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { payingAccount } from './find'
import type { HandlersOf } from './handler'

/** More than any limited account may use: a server is never small. */
const wholeServer = { vcpu: Infinity, memory: Infinity }

/** Bare metal: servers leased whole, in no location. */
export const metalHandlers: HandlersOf<
  | 'listMetalSystems'
  | 'listMetalSpecs'
  | 'listMetalLeases'
  | 'createMetalLease'
  | 'updateMetalLease'
  | 'deleteMetalLease'
> = {
  listMetalSystems: ({ catalogue }) => [...catalogue.metalSystems],

  listMetalSpecs: (context) =>
    context.catalogue.metalSpecs.map((spec) => ({
      ...spec,
      is_available: freeMachine(context, spec) !== undefined,
    })),

  listMetalLeases: (context) =>
    context.records
      .list('metal_lease', { ...ownedBy(context.caller), location: '' })
      .map((lease) => withMachine(context, lease)),

  createMetalLease: (context, wanted) => {
    const { records, ids, now, caller } = context
    const spec = findSpec(context, wanted.spec_uuid)
    checkSystem(context, spec, wanted.requested_os_id)
    const account = payingAccount(context, wanted.billing_account_id, wholeServer)
    const lease = leaseMachine(
      records,
      freeMachine(context, spec),
      {
        owner: caller.owner,
        account,
        name: wanted.display_name,
        os: wanted.requested_os_id,
        actingUser: caller.actingUser,
        action: 'user_request',
      },
      now,
      ids,
    )
    return withMachine(context, lease)
  },

  updateMetalLease: (context, { uuid, display_name: name }) => {
    const lease = findLease(context, uuid)
    const document = { ...lease.document, display_name: name }
    return withMachine(context, context.records.save({ ...lease, document }))
  },

  deleteMetalLease: (context, { uuid }) => {
    const { records, caller, now, ids } = context
    releaseMachine(records, findLease(context, uuid), caller.actingUser, now, ids)
    return undefined
  },
}

/** A spec that is not visible can only be leased by administrators; to others it does not exist. */
function findSpec({ catalogue, caller }: Context, uuid: string): MetalSpec {
  const spec = catalogue.metalSpecs.find((candidate) => candidate.uuid === uuid)
  if (!spec || (spec.is_visible === false && !caller.isAdmin)) {
    throw parameterFailure({ spec_uuid: `Unknown spec: ${uuid}` })
  }
  return spec
}

function checkSystem({ catalogue }: Context, spec: MetalSpec, id: string): void {
  const system = catalogue.metalSystems.find(({ os_id: candidate }) => candidate === id)
  const isOffered = system !== undefined && system.is_published !== false
  if (isOffered && spec.ready_os_ids?.includes(id) === true) return
  throw parameterFailure({ requested_os_id: `Operating system is not available: ${id}` })
}

function freeMachine({ records }: Context, spec: MetalSpec): StoredRow<'metal_machine'> | undefined {
  const machines = records.list('metal_machine', { parent: spec.uuid })
  return machines.find((machine) => currentState(machine)?.status === 'available')
}

function findLease(context: Context, uuid: string): StoredRow<'metal_lease'> {
  const lease = context.records.find('metal_lease', { ...ownedBy(context.caller), key: uuid })
  if (!lease) throw gatewayFailure(404, `Lease ${uuid} was not found.`)
  failBySentinel(context.operation, lease.document.display_name)
  return lease
}

/** The lease with its server and the states it had in this lease. The notes are for administrators only. */
function withMachine({ records, caller }: Context, lease: StoredRow<'metal_lease'>): MetalLease {
  const { document, state } = machineOf(records, lease)
  const { admin_notes: notes, ...machine } = document
  return {
    ...lease.document,
    machine: caller.isAdmin && notes !== undefined ? { ...machine, admin_notes: notes } : machine,
    state_history: state.history.filter(({ lease_id: id }) => id === lease.key),
  }
}
