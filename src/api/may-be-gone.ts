import { isApiError } from './errors'

/**
 * Whether a call may have been refused because what it is about is not there any more: the platform answers 404 or 410, of
 * machines 400, and blames no field of the request (platform facts, section 1).
 */
export function mayBeGone(error: unknown): boolean {
  if (!isApiError(error) || error.fields.length > 0) return false
  return error.status === 404 || error.status === 410 || error.status === 400
}
