import { apiPage } from '../../../src/lib/api-docs'
import { notificationsPath } from '../../../src/lib/notifications-path'
import { allResourcesPath, dashboardPath } from '../../../src/lib/overview-paths'
import { referralPath } from '../../../src/lib/referral-path'
import { paymentReturnPath } from '../../../src/lib/payment-paths'
import { supportPath } from '../../../src/lib/support-path'
import type { ManifestContext } from '../context'

/** Addresses of the console's own pages. */
const own = [
  '/',
  dashboardPath,
  allResourcesPath,
  notificationsPath,
  paymentReturnPath,
  referralPath,
  supportPath,
  apiPage,
]

/** Normalises an address for comparison: names of parameters do not matter. */
const comparable = (route: string): string => route.replace(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/$/, '')

/** Every address must be unique among the pages of the type, of other types and of the console. */
export function routeTaken(context: ManifestContext): void {
  const { manifest, all, report } = context
  const taken = new Map(own.map((path) => [path, 'a page of the console']))
  // Of two types the later one in the navigation is reported.
  for (const { type, routes } of all.values()) {
    if (type === manifest.type) break
    for (const [page, route] of Object.entries(routes))
      taken.set(comparable(route), `routes.${page} of ${type}`)
  }
  for (const [page, route] of Object.entries(manifest.routes)) {
    const other = taken.get(comparable(route))
    if (other !== undefined)
      report('route-taken', `routes.${page}`, `"${route}" is the address of ${other}; choose another.`)
    else taken.set(comparable(route), `routes.${page}`)
  }
}
