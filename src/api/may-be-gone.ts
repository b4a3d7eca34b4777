import { maySayGone } from './envelope'
import { isApiError } from './errors'

/**
 * Whether a call may have been refused because what it is about is not there any more: the platform says so and blames no
 * field of the request (platform facts, section 1).
 */
export function mayBeGone(error: unknown): boolean {
  return isApiError(error) && error.fields.length === 0 && maySayGone(error)
}
