import { docHref } from '../../lib/api-docs'
import type { IconName } from '../../lib/icon-names'
import { safeHref } from '../../lib/safe-href'
import type { ResourceSummary } from '../../manifest/compiled'
import type { SiteConfig } from '../../platform/site/site'

/** Link to a documentation page. */
export interface DocumentationLink {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly href: string
  /** `api` is the console's own page about the calls of a type. */
  readonly kind: 'site' | 'api'
}

interface DocumentationOptions {
  readonly config: Pick<SiteConfig, 'documentationUrls'>
  /** Types that are switched on, in order. */
  readonly types: readonly Pick<ResourceSummary, 'type' | 'icon' | 'listOperation'>[]
  /** Whether a subject is a type of the console, switched on or not. */
  readonly isType: (subject: string) => boolean
  readonly typeName: (type: string) => string
}

/** Name of a subject that is no type: "object_storage" is "Object storage". */
function subjectName(subject: string): string {
  const words = subject.replace(/[_-]+/g, ' ').trim()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/**
 * Documentation by type: the site's page, else the API page of its list; then the other subjects of the site
 * (requirement NOTIFY-03). Unsafe addresses are left out.
 */
export function documentationLinks(options: DocumentationOptions): readonly DocumentationLink[] {
  const urls = options.config.documentationUrls ?? {}
  const ofTypes = options.types.map(({ type, icon, listOperation }): DocumentationLink => {
    const own = safeHref(urls[type])
    return {
      id: type,
      icon,
      label: options.typeName(type),
      href: own ?? docHref('operations', listOperation),
      kind: own === undefined ? 'api' : 'site',
    }
  })
  const others = Object.entries(urls).flatMap(([subject, url]): DocumentationLink[] => {
    const href = safeHref(url)
    if (href === undefined || options.isType(subject)) return []
    return [{ id: subject, icon: 'book-open', label: subjectName(subject), href, kind: 'site' }]
  })
  return [...ofTypes, ...others]
}
