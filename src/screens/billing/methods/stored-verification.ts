import type { Intent } from '../../../platform/payments/intent'
import type { Card } from '../payment-method'

type VerifiedCard = Pick<Card, 'id' | 'is_verified' | 'is_verification_pending'>

/** The newest verification of a method among the payments of this browser, which are newest first. */
function newestOf(intents: readonly Intent[], card: Pick<Card, 'id'>): Intent | undefined {
  return intents.find(({ way }) => way.kind === 'verification' && way.method === card.id)
}

/**
 * The verification of this browser that a bank has refused, with its words, also long after it was begun. Undefined when the
 * newest one of the method was not refused, or it is verified or being verified again.
 * @param intents newest first
 */
export function declineOf(intents: readonly Intent[], card: VerifiedCard): Intent | undefined {
  if (card.is_verified || card.is_verification_pending === true) return undefined
  const newest = newestOf(intents, card)
  return newest?.step === 'failed' ? newest : undefined
}

/**
 * Page of the bank where a verification that was left can be finished; undefined when none waits for its holder.
 * @param intents newest first
 */
export function bankPageOf(intents: readonly Intent[], card: VerifiedCard): string | undefined {
  if (card.is_verified || card.is_verification_pending !== true) return undefined
  const newest = newestOf(intents, card)
  return newest?.step === 'away' ? newest.page : undefined
}
