import { config } from '../../../console.config'
import { leaveUnasked } from '../../lib/ask-before-leaving'
import { addressOf, pagePath } from '../../platform/session/document-address'

/** Address of the open page, below the base path. */
export function pageAddress(): string {
  const { pathname, search, hash } = window.location
  return `${pagePath(pathname, config.basePath)}${search}${hash}`
}

/**
 * Opens a page in the document of who is signed in now, by a full navigation: a policy and loaded scripts belong to a
 * document. Without a `path`, the page that is open. The browser asks nothing: the session of this document is over, and
 * what it was sending with it.
 */
export function leaveDocument(path: string | undefined, isActing: boolean): void {
  leaveUnasked()
  window.location.replace(addressOf(path ?? pageAddress(), config.basePath, isActing))
}
