import { isGatewayFailure } from './envelope'
import { isApiError } from './errors'

/** Retries of a query (specification section 9). */
export const retryCount = 3
/** Milliseconds between retries (specification section 9). */
export const retryDelay = 7000

/**
 * Whether a failed read is retried: only connection failures and 502, at most three times (specification section 9).
 * Writes are never retried automatically; their toast offers it (specification decisions, 36).
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= retryCount || !isApiError(error)) return false
  return error.kind === 'connection' || isGatewayFailure(error)
}
