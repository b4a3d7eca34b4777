import { gatewayFailure, serviceFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { type Caller, ownedBy } from '../identity'
import { StoredList } from '../http/answer'
import { assertMayUse, type WantedSize } from '../machines/billing-account'
import { documentSchemas } from '../store/kinds'
import type { StoredRow, Where } from '../store/records'
import type { Context } from '../context'
import { findAccount } from './find-account'

/** Condition for records of the caller in the location of the request. */
export function findHere(context: Context): Where {
  return { ...ownedBy(context.caller), location: context.location }
}

type ListedKind = 'vm' | 'disk' | 'ip' | 'firewall' | 'bucket'

/** Narrows a list to the records of one billing account, and of one parent record. */
interface Narrowing {
  readonly account?: number | undefined
  readonly parent?: string | undefined
}

/** A list answer straight from the database, narrowed if asked for. */
export function listHere(context: Context, kind: ListedKind, narrowing: Narrowing = {}): StoredList {
  return listIn(findHere(context), context, kind, narrowing)
}

/** As `listHere`, but for all locations and for records without one. */
export function listAnywhere(context: Context, kind: ListedKind, account?: number): StoredList {
  return listIn(ownedBy(context.caller), context, kind, { account })
}

function listIn(
  scope: Where,
  context: Context,
  kind: ListedKind,
  { account, parent }: Narrowing,
): StoredList {
  const { account: reachable } = context.caller
  if (account !== undefined && reachable !== null && account !== reachable) return emptyList(kind)
  const where = {
    ...scope,
    ...(account === undefined ? {} : { account }),
    ...(parent === undefined ? {} : { parent }),
  }
  return new StoredList(context.records.listJson(kind, where), documentSchemas[kind])
}

function emptyList(kind: ListedKind): StoredList {
  return new StoredList(new TextEncoder().encode('[]'), documentSchemas[kind])
}

/**
 * The caller's machine `uuid` in this location.
 * @throws ApiFailure 400 'No such virtual machine exists', or the failure its name asks for
 */
export function findVm(context: Context, uuid: string): StoredRow<'vm'> {
  const vm = context.records.find('vm', { ...findHere(context), key: uuid })
  if (!vm) throw serviceFailure(`No such virtual machine exists: ${uuid}`, 400)
  failBySentinel(context.operation, vm.document.name)
  return vm
}

/**
 * The caller's disk `uuid` in this location.
 * @throws ApiFailure 404 'Disk not found', or the failure its name asks for
 */
export function findDisk(context: Context, uuid: string): StoredRow<'disk'> {
  const disk = context.records.find('disk', { ...findHere(context), key: uuid })
  if (!disk) throw gatewayFailure(404, 'Disk not found')
  failBySentinel(context.operation, disk.document.display_name ?? '')
  return disk
}

/**
 * The networks of this location the caller may use. A network belongs to the user, not to one of the billing accounts,
 * unless a key restricted to one account made it.
 */
export function reachableNetworks({ records, caller, location }: Context): StoredRow<'network'>[] {
  const networks = records.list('network', { owner: caller.owner, location })
  return networks.filter((network) => isReachable(network, caller))
}

/**
 * The caller's network `uuid` in this location.
 * @throws ApiFailure 400 'Network UUID is invalid.', or the failure its name asks for
 */
export function findNetwork(context: Context, uuid: string): StoredRow<'network'> {
  const { records, caller, location } = context
  const network = records.find('network', { owner: caller.owner, location, key: uuid })
  if (!network || !isReachable(network, caller)) throw gatewayFailure(400, 'Network UUID is invalid.')
  failBySentinel(context.operation, network.document.name)
  return network
}

function isReachable({ account }: StoredRow<'network'>, caller: Caller): boolean {
  return account === null || caller.account === null || account === caller.account
}

/**
 * The billing account that pays for a resource after a change. The present one is not checked again.
 *
 * @throws ApiFailure 400 as `payingAccount`, when another is named
 */
export function nextAccount(context: Context, present: number, named: number | undefined): number {
  return named === undefined || named === present ? present : payingAccount(context, named)
}

/**
 * The billing account that pays: the requested one, or the only one a restricted key may use.
 * @throws ApiFailure 400 if an unrestricted key names none, the account is not the caller's, or it may not pay for the
 * request
 */
export function payingAccount(context: Context, named: number | undefined, size?: WantedSize): number {
  const { document } = findAccount(context, named)
  assertMayUse(document, context.catalogue.site, size)
  return document.id
}
