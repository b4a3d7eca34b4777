import { paymentParameter, paymentReturnPath } from '../../../lib/payment-paths'
import { paymentsOf } from '../../../platform/payments/payments'
import type { Platform } from '../../../platform/platform'
import { announcePayment } from './announce-payment'
import { followPayments } from './follow-payments'
import { frontBase } from './front-base'
import { loadPaymentTexts } from './load-texts'
import { paymentCalls } from './payment-calls'

/** Whether the open page shows this payment. */
function isOnScreen(id: string): boolean {
  const { pathname, search } = window.location
  return pathname.endsWith(paymentReturnPath) && new URLSearchParams(search).get(paymentParameter) === id
}

const followed = new WeakSet<Platform>()

/**
 * Follows the open payments of the signed-in user and announces outcomes, from the first call until the page unloads.
 * @throws when the texts cannot be loaded
 */
export async function keepFollowing(platform: Platform): Promise<void> {
  if (followed.has(platform)) return
  await loadPaymentTexts(platform.texts)
  if (followed.has(platform)) return
  followed.add(platform)
  followPayments({
    intents: paymentsOf(platform),
    calls: paymentCalls(platform, frontBase()),
    onEnd: (intent) => {
      if (!isOnScreen(intent.id)) announcePayment(platform, intent)
    },
  })
}
