import { newKey } from '../../api/new-key'
import { pages } from '../../generated/pages'

/** Identifier of this load of the document; another after a reload. */
export const pageLoad = newKey()

const createPaths = new Set(pages.flatMap(({ kind, path }) => (kind === 'create' ? [path] : [])))

/** Navigation state of a link: one that starts a creation passes the page load (requirement ROUTE-28). */
export function linkState(href: string): { pageLoad: string } | undefined {
  const [path = ''] = href.split(/[?#]/)
  return createPaths.has(path) ? { pageLoad } : undefined
}
