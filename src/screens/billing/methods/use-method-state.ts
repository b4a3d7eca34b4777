import type { Intent } from '../../../platform/payments/intent'
import { paymentsOf } from '../../../platform/payments/payments'
import { declineOf } from '../../../platform/payments/stored-verification'
import { usePlatform } from '../../../platform/platform'
import { useStore } from '../../../platform/use-store'
import { methodState, type Card, type MethodState } from '../payment-method'

/**
 * State of a payment method: what the platform says of it, and what this browser knows of its last check. `decline` is a
 * check that the bank refused.
 */
export function useMethodState(card: Card): { state: MethodState; decline: Intent | undefined } {
  const platform = usePlatform()
  const decline = declineOf(useStore(paymentsOf(platform)), card)
  return { state: decline === undefined ? methodState(card, platform.now()) : 'declined', decline }
}
