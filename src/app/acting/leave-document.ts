import { config } from '../../../console.config'
import { addressOf, pagePath } from '../../platform/session/document-address'

/** Address of the open page, below the base path. */
export function pageAddress(): string {
  const { pathname, search, hash } = window.location
  return `${pagePath(pathname, config.basePath)}${search}${hash}`
}

/**
 * Opens a page in the document of who is signed in now, by a full navigation: a policy and loaded scripts belong to a
 * document. Without a `path`, the page that is open.
 */
export function leaveDocument(path: string | undefined, isActing: boolean): void {
  window.location.replace(addressOf(path ?? pageAddress(), config.basePath, isActing))
}
