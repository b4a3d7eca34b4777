import { apiPage } from '../lib/api-docs'
import { paymentReturnPath } from '../lib/payment-paths'
import { profilePath } from '../lib/profile-path'
import { enabledTypes } from '../platform/site/enabled-types'
import type { SectionName } from '../manifest/names'
import type { ResourceSummary } from '../manifest/compiled'
import type { Site } from '../platform/site/site'
import { sectionNames } from '../manifest/names'
import { supportPath } from '../lib/support-path'

/** Sections with at least one type, in order, with the URL of their first list. */
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

/** First path segment. */
export const beginning = (path: string): string => path.split('/')[1] ?? ''

/** Pages whose section does not follow from their first segment; the profile has none. */
const sectionOfPage = new Map<string, SectionName | undefined>([
  [profilePath, undefined],
  [paymentReturnPath, 'billing'],
])

/** Whether a URL belongs to a section: it has the same first segment as one of its types, or is a page of the section. */
export function isInSection(
  types: readonly Pick<ResourceSummary, 'routes' | 'section'>[],
  pathname: string,
): boolean {
  if (sectionOfPage.has(pathname)) return types.some(({ section }) => section === sectionOfPage.get(pathname))
  const first = beginning(pathname)
  return types.some(({ routes }) =>
    Object.values(routes).some((route) => route !== null && beginning(route) === first),
  )
}

/** Whether a URL is public: the API page and support. */
export function isPublic(pathname: string): boolean {
  return [apiPage, supportPath].some((path) => `${pathname}/`.startsWith(`${path}/`))
}
