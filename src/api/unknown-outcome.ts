import { isGatewayFailure } from './envelope'
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
 * Whether a write that failed so may have been done all the same: no answer came, a gateway could not pass it on (502; the
 * platform's own words on a failure are an answer), or a success that cannot be read. To send it again may do it twice. What
 * was begun without a network has reached nobody.
 */
export function mayBeDone(error: unknown): boolean {
  if (!isApiError(error) || error.unsent) return false
  return unknown.has(error.kind) || (error.kind === 'generic' && isGatewayFailure(error))
}
