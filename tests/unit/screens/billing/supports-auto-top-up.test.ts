import { expect, it } from 'vitest'
import type { Card } from '../../../../src/screens/billing/payment-method'
import { isToppedUpFrom, supportsAutoTopUp } from '../../../../src/screens/billing/supports-auto-top-up'
import { plainSite } from '../../platform/stand'

const site = {
  config: {
    ...plainSite,
    recurringPaymentsEnabled: true,
    paymentProcessors: [
      { type: 'creditcard' as const, keyword: 'stripe_creditcard', name: 'Card', supports_auto_topup: true },
      { type: 'invoice' as const, keyword: 'invoice', name: 'Invoice', supports_auto_topup: false },
    ],
  },
}
const card: Card = { id: 1, billing_account_id: 7, identifier: 'pm', is_primary: true, is_verified: true }

it.for([
  ['stripe_creditcard', true],
  ['invoice', false],
  ['paypal_vault', false],
] as const)('[PAYMENT-38] a method of %s can be charged by automatic top-up: %s', ([keyword, can]) => {
  expect(supportsAutoTopUp({ ...card, processor: { keyword } }, site)).toBe(can)
})

it('[PAYMENT-38] of a method without a processor the platform decides, except paying by invoice', () => {
  expect(supportsAutoTopUp(card, site)).toBe(true)
  expect(supportsAutoTopUp({ ...card, additional_data: '{"type":"invoice"}' }, site)).toBe(false)
})

const charged: Card = { ...card, processor: { keyword: 'stripe_creditcard' } }
const notCharged: Card = { ...card, processor: { keyword: 'invoice' } }

it.for([
  [true, charged, true],
  [true, { ...charged, is_primary: false }, false],
  [false, charged, false],
  [true, notCharged, false],
] as const)(
  '[PAYMENT-17] with automatic top-up %s, of %o is said that it is charged: %s',
  ([automatic, method, isCharged]) => {
    expect(isToppedUpFrom({ is_recurring_payment_enabled: automatic }, method, site)).toBe(isCharged)
  },
)

it('[PAYMENT-17] of no method is said that it is charged where the site tops up nothing', () => {
  const without = { config: { ...site.config, recurringPaymentsEnabled: false } }
  expect(isToppedUpFrom({ is_recurring_payment_enabled: true }, charged, without)).toBe(false)
})
