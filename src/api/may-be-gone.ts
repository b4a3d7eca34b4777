import { isInternalFailure, maySayGone } from './envelope'
import { isApiError } from './errors'

/**
 * Whether a call may have failed because its record is gone: by its status, and without a refused field (platform
 * facts, section 1).
 */
export function mayBeGone(error: unknown): boolean {
  return isApiError(error) && error.fields.length === 0 && maySayGone(error)
}

/** Whether a removal may have failed because the record was removed before. */
export function mayBeRemoved(error: unknown): boolean {
  return mayBeGone(error) || (isApiError(error) && isInternalFailure(error))
}
