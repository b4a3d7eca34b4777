import type { Context } from '../context'
import { assertAdministrator, assertSelf } from '../machines/caller'
import { findUser } from './find-user'

/**
 * Allows only administrators and staff, who may act as any customer; staff is recognised by the domain of the address
 * (specification section 6).
 *
 * @throws ApiFailure 403
 */
export function assertMayActForAnybody({ caller, records, catalogue }: Context): void {
  assertSelf(caller)
  const { name } = findUser(records, caller.owner).document
  const domain = name.slice(name.lastIndexOf('@') + 1).toLowerCase()
  if (!catalogue.site.staffDomains?.includes(domain)) assertAdministrator(caller)
}
