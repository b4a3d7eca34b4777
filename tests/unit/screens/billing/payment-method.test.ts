import { describe, expect, it } from 'vitest'
import {
  daysLeft,
  methodDetails,
  methodsIn,
  methodState,
  type Card,
  type MethodState,
} from '../../../../src/screens/billing/payment-method'

const now = Date.UTC(2026, 10, 21)
const day = 86_400
const card = (more: Partial<Card>): Card => ({
  id: 1,
  billing_account_id: 7,
  identifier: 'pm_1',
  is_primary: false,
  is_verified: true,
  ...more,
})

describe('a payment method', () => {
  it.each<[string, Partial<Card>, MethodState]>([
    ['is verified', {}, 'verified'],
    ['has expired', { valid_thru: now / 1000 - 1 }, 'expired'],
    ['expires soon', { valid_thru: now / 1000 + 9 * day }, 'expiring'],
    ['expires in a year', { valid_thru: now / 1000 + 365 * day }, 'verified'],
    ['waits for its verification', { is_verified: false, is_verification_pending: true }, 'pending'],
    ['was never verified', { is_verified: false }, 'unverified'],
    ['was never verified and ends soon', { is_verified: false, valid_thru: now / 1000 + day }, 'unverified'],
    [
      'whose processor is off',
      { processor: { keyword: 'stripe_creditcard', is_active: false } },
      'suspended',
    ],
    [
      'pays by invoice and is looked at',
      { processor: { keyword: 'invoice' }, is_verified: false, is_verification_pending: true },
      'validating',
    ],
    [
      'pays by invoice and was refused',
      { processor: { keyword: 'invoice' }, is_verified: false },
      'declined',
    ],
    ['pays by invoice', { processor: { keyword: 'invoice' } }, 'verified'],
  ])('[PAYMENT-04] [PAYMENT-08] that %s', (_, more, state) => {
    expect(methodState(card(more), now)).toBe(state)
  })

  it('[PAYMENT-04] says how many days it has left', () => {
    expect(daysLeft(card({ valid_thru: now / 1000 + 9 * day }), now)).toBe(9)
    expect(daysLeft(card({ valid_thru: null }), now)).toBeUndefined()
  })

  it.each([
    [
      { type: 'card', brand: 'Visa', last4: '4242', expiry: '08/28', holder: 'Kadri Saar' },
      'card',
      'Visa',
      '4242',
    ],
    [{ type: 'paypal', email: 'kadri@pohjala.example' }, 'paypal', '', ''],
    [{ type: 'voucher', brand: 7 }, undefined, '', ''],
  ])('[PAYMENT-04] is read from its own text: %j', (details, type, brand, last4) => {
    const read = methodDetails(card({ additional_data: JSON.stringify(details) }))
    expect([read.type, read.brand, read.last4]).toEqual([type, brand, last4])
  })

  it('[PAYMENT-04] takes its name from its processor if it has none', () => {
    expect(methodDetails(card({ processor: { keyword: 'invoice' } })).type).toBe('invoice')
    expect(
      methodDetails(card({ processor: { keyword: 'paypal_vault' }, additional_data: 'no JSON' })).type,
    ).toBe('paypal')
  })
})

it('[PAYMENT-04] lists what is charged first at the top, and nothing that was removed', () => {
  const all = [
    card({ id: 3 }),
    card({ id: 2 }),
    card({ id: 9, is_primary: true }),
    card({ id: 1, is_deleted: true }),
  ]
  expect(methodsIn([...all, 'x', { id: 'y' }]).map(({ id }) => id)).toEqual([9, 2, 3])
})
