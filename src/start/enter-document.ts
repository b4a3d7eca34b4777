import type { config } from '../../console.config'
import { takeCallback, type Callback } from '../platform/identity/take-callback'
import { readActing } from '../platform/session/acting'
import { rightAddress } from '../platform/session/document-address'
import { sessionKeys } from '../platform/session/storage-keys'

/** Result of entering a document. */
export interface Entered {
  /** The document is being left for the one of the current identity, so nothing may be started. */
  leaving: boolean
  /** Callback parameters, already removed from the URL. */
  callback: Callback | undefined
}

/** Takes callback parameters out of the URL, and leaves a document that is not for the current identity. */
export function enterDocument({
  apiPrefix,
  basePath,
}: Pick<typeof config, 'apiPrefix' | 'basePath'>): Entered {
  const callback = takeCallback(location, history, basePath)
  const acting = readActing(localStorage.getItem(sessionKeys(apiPrefix).acting))
  const right = rightAddress(location, basePath, acting !== undefined)
  if (right !== undefined) location.replace(right)
  return { leaving: right !== undefined, callback }
}
