import type { Intent } from '../../../platform/payments/intent'
import type { Card } from '../payment-method'

/**
 * The verification of this browser that a bank has refused, with its words, also long after it was begun. Undefined when the
 * newest one of the method was not refused, or it is verified or being verified again.
 * @param intents newest first
 */
export function declineOf(
  intents: readonly Intent[],
  card: Pick<Card, 'id' | 'is_verified' | 'is_verification_pending'>,
): Intent | undefined {
  if (card.is_verified || card.is_verification_pending === true) return undefined
  const newest = intents.find(({ way }) => way.kind === 'verification' && way.method === card.id)
  return newest?.step === 'failed' ? newest : undefined
}
