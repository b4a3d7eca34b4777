import { expect, it } from 'vitest'
import { isToppedUpFrom } from '../../../../src/screens/billing/methods/removal'

it.for([
  [true, true, true],
  [true, false, false],
  [false, true, false],
] as const)(
  '[PAYMENT-17] with automatic top-up %s a method that is primary %s is charged by it: %s',
  ([automatic, primary, charged]) => {
    expect(isToppedUpFrom({ is_recurring_payment_enabled: automatic }, { is_primary: primary })).toBe(charged)
  },
)
