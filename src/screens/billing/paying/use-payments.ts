import { useMemo } from 'react'
import { paymentsOf } from '../../../platform/payments/payments'
import type { Intents } from '../../../platform/payments/intents'
import { usePlatform } from '../../../platform/platform'
import { frontBase } from './front-base'
import { paymentCalls, type PaymentCalls } from './payment-calls'

/** Payments of this browser and the calls that make and settle them. */
export function usePayments(): { intents: Intents; calls: PaymentCalls } {
  const platform = usePlatform()
  return useMemo(
    () => ({ intents: paymentsOf(platform), calls: paymentCalls(platform, frontBase()) }),
    [platform],
  )
}
