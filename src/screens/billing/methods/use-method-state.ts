import type { Intent } from '../../../platform/payments/intent'
import { paymentsOf } from '../../../platform/payments/payments'
import { declineOf } from '../../../platform/payments/stored-verification'
import { usePlatform } from '../../../platform/platform'
import { useStore } from '../../../platform/use-store'
import { methodState, type Card, type MethodState } from '../payment-method'

/**
 * State of a payment method, from the platform and from its last verification in this browser. `decline` is that
 * verification if the bank refused it.
 */
export function useMethodState(card: Card): { state: MethodState; decline: Intent | undefined } {
  const platform = usePlatform()
  const decline = declineOf(useStore(paymentsOf(platform)), card)
  return { state: decline === undefined ? methodState(card, platform.now()) : 'declined', decline }
}
