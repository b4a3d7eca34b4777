import type { components } from '../../generated/api-types'
import type { Intent } from './intent'

type Card = components['schemas']['Card']

type VerifiedCard = Pick<Card, 'id' | 'is_verified' | 'is_verification_pending'>

/** The newest verification of a method among the payments of this browser, which are newest first. */
function newestOf(intents: readonly Intent[], card: Pick<Card, 'id'>): Intent | undefined {
  return intents.find(({ way }) => way.kind === 'verification' && way.method === card.id)
}

/**
 * The verification in this browser that a bank has refused, of any age. Undefined if the newest one of the method was not
 * refused, or the method is verified or being verified again.
 * @param intents newest first
 */
export function declineOf(intents: readonly Intent[], card: VerifiedCard): Intent | undefined {
  if (card.is_verified || card.is_verification_pending === true) return undefined
  const newest = newestOf(intents, card)
  return newest?.step === 'failed' ? newest : undefined
}

/**
 * The verification that can still be finished at the page of the bank; undefined if there is none.
 * @param intents newest first
 */
export function leftVerification(intents: readonly Intent[], card: VerifiedCard): Intent | undefined {
  if (card.is_verified || card.is_verification_pending !== true) return undefined
  const newest = newestOf(intents, card)
  return newest?.step === 'away' ? newest : undefined
}
