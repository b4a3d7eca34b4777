import { forbiddenFailure } from '../failures'
import type { Caller } from '../identity'

/**
 * Refuses callers acting for another user: sharing, accepting, acting for a third person and the second factor require
 * the user's own key. The platform's rule is undocumented (requirement ACCESS-28); this is the strict reading.
 * @throws ApiFailure 403
 */
export function assertSelf(caller: Caller): void {
  if (caller.actingUser !== caller.owner) throw refusal()
}

/**
 * Refuses restricted keys for data that belongs to the user as a whole, not to a billing account (specification section 6).
 *
 * @throws ApiFailure 403
 */
export function assertUnrestricted(caller: Caller): void {
  if (caller.account !== null) throw refusal()
}

/** @throws ApiFailure 403 unless the caller is an administrator */
export function assertAdministrator(caller: Caller): void {
  if (!caller.isAdmin) throw refusal()
}

function refusal(): Error {
  return forbiddenFailure('You are not allowed to use this resource')
}
