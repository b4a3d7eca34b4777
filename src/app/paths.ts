import { apiPage } from '../lib/api-docs'
import { enabledTypes } from '../engine/data/enabled-types'
import type { SectionName } from '../manifest/names'
import type { ResourceSummary } from '../manifest/compiled'
import type { Site } from '../platform/site/site'
import { sectionNames } from '../manifest/names'

/** The sections with at least one type, in their order, each with the address of its first list. */
export function sectionsOf(
  site: Pick<Site, 'feature'>,
): { section: SectionName; href: string; types: ResourceSummary[] }[] {
  const types = enabledTypes(site)
  return sectionNames.flatMap((section) => {
    const own = types.filter((type) => type.section === section)
    const [first] = own
    return first ? [{ section, href: first.routes.list, types: own }] : []
  })
}

/** The first part of an address, without slashes. */
export const beginning = (path: string): string => path.split('/')[1] ?? ''

/** Whether an address belongs to a section: one of its types has addresses that begin like it. */
export function isInSection(types: readonly Pick<ResourceSummary, 'routes'>[], pathname: string): boolean {
  const first = beginning(pathname)
  return types.some(({ routes }) =>
    Object.values(routes).some((route) => route !== null && beginning(route) === first),
  )
}

/** Whether an address is for everybody, signed in or not. */
export function isPublic(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${apiPage}/`)
}
