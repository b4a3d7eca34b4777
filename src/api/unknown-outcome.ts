import { isApiError, type ApiErrorKind } from './errors'

const unknown: ReadonlySet<ApiErrorKind> = new Set([
  'connection',
  'timeout',
  'gateway-timeout',
  'unfinished',
  // Only what was answered with success is read at all.
  'content-type',
])

/**
 * Whether a write that failed so may have been done all the same: no answer came, or a success that cannot be read. To send
 * it again may do it twice.
 */
export function mayBeDone(error: unknown): boolean {
  return isApiError(error) && unknown.has(error.kind)
}
