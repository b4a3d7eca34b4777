import { isGatewayFailure } from './envelope'
import { isApiError, type ApiErrorKind } from './errors'

const unknown: ReadonlySet<ApiErrorKind> = new Set([
  'connection',
  'timeout',
  'gateway-timeout',
  'unfinished',
  // The body is only read after a success status.
  'content-type',
])

/**
 * True if a failed write may have succeeded: no response, gateway error without an API message, or unreadable success.
 * A request that was never sent has not.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isApiError(error) || error.unsent) return false
  return unknown.has(error.kind) || (error.kind === 'generic' && isGatewayFailure(error))
}
