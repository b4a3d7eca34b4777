import { config } from '../../../console.config'
import { leaveUnasked } from '../../lib/ask-before-leaving'
import { addressOf, pagePath } from '../../platform/session/document-address'

/** Address of the open page, below the base path. */
export function pageAddress(): string {
  const { pathname, search, hash } = window.location
  return `${pagePath(pathname, config.basePath)}${search}${hash}`
}

/**
 * Opens a page in the document of the current identity by a full navigation, because policy and loaded scripts belong to a
 * document. Without a `path` it opens the current page. The browser does not ask first, because the session of this
 * document and its calls have ended.
 */
export function leaveDocument(path: string | undefined, isActing: boolean): void {
  leaveUnasked()
  window.location.replace(addressOf(path ?? pageAddress(), config.basePath, isActing))
}
