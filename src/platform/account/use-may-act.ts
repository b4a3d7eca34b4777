import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import { useAdministrator, useUser } from './use-user'

/** Whether an address belongs to staff, by the domains of the site (requirements ADMIN-05, ADMIN-06). */
export function isStaff(address: string, domains: readonly string[]): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return address.includes('@') && domains.some((each) => each.toLowerCase() === domain)
}

/**
 * Whether the user is offered to act as any customer: staff by domain, or an administrator where the site names no
 * domains (decision 6). The platform decides again. Never while acting.
 */
export function useMayActForAnybody(): boolean {
  const { site, session, started } = usePlatform()
  const { acting } = useStore(session)
  const { staffDomains = [] } = site.config
  const user = useUser()
  const ready = useStore(started)
  const administrator = useAdministrator(ready && acting === undefined && staffDomains.length === 0)
  if (acting) return false
  return administrator || (user !== undefined && isStaff(user.name, staffDomains))
}
