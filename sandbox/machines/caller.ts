import { forbiddenFailure } from '../failures'
import type { Caller } from '../identity'

/**
 * Refuses whoever acts for somebody else: sharing, accepting, acting for a third person and the second factor are for
 * the user alone. Nothing says how the platform enforces this (requirement ACCESS-28); this is the careful reading.
 *
 * @throws ApiFailure 403
 */
export function assertSelf(caller: Caller): void {
  if (caller.actingUser !== caller.owner) throw refusal()
}

/**
 * Refuses a restricted key what belongs to the user as a whole and not to a billing account (specification section 6).
 *
 * @throws ApiFailure 403
 */
export function assertUnrestricted(caller: Caller): void {
  if (caller.account !== null) throw refusal()
}

/** @throws ApiFailure 403 for everybody but an administrator */
export function assertAdministrator(caller: Caller): void {
  if (!caller.isAdmin) throw refusal()
}

function refusal(): Error {
  return forbiddenFailure('You are not allowed to use this resource')
}
