import { documentOf } from '../../lib/console-document'

/** Path of the documents for acting as another, below the base path (decision 18). */
const actingPath = '/acting'

/** Base path of the pages of a document: acting for another account has its own. */
export function homeOf(pathname: string, basePath: string): string {
  return documentOf(pathname, basePath) === 'acting' ? `${basePath}${actingPath}` : basePath
}

/** Path of the page, below the home of its document; always begins with a single slash. */
export function pagePath(pathname: string, basePath: string): string {
  return `/${pathname.slice(homeOf(pathname, basePath).length).replace(/^\/+/, '')}`
}

/** Address of a page in the document that shows it. Begins with the base path, or with a single slash without one. */
export function addressOf(path: string, basePath: string, isActing: boolean): string {
  return `${basePath}${isActing ? actingPath : ''}/${path.replace(/^\/+/, '')}`
}

/**
 * The address to open instead, if the document is not the one for this session; undefined if it is. The callback address
 * belongs to both.
 */
export function rightAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  basePath: string,
  isActing: boolean,
): string | undefined {
  const wrong = isActing ? 'main' : 'acting'
  if (documentOf(pathname, basePath) !== wrong) return undefined
  return `${addressOf(pagePath(pathname, basePath), basePath, isActing)}${search}${hash}`
}
