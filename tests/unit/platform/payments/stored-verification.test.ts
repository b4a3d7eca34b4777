import { expect, it } from 'vitest'
import type { Intent } from '../../../../src/platform/payments/intent'
import { declineOf, leftVerification } from '../../../../src/platform/payments/stored-verification'

const verification = (id: string, about: Partial<Intent>): Intent => ({
  ...{ id, account: 1, amount: 1, final: 1, currency: 'EUR', begun: 1, changed: 1, step: 'failed' },
  way: { kind: 'verification', method: 7, keyword: 'stripe_creditcard', name: 'Visa' },
  ...about,
})
const card = { id: 7, is_verified: false, is_verification_pending: false }

it('[PAYMENT-08] a card is declined when the newest verification of this browser was, with the words of its bank', () => {
  const declined = verification('a1', { reason: 'Card was declined' })
  expect(declineOf([declined], card)?.reason).toBe('Card was declined')
  expect(declineOf([verification('a2', { step: 'pending' }), declined], card)).toBeUndefined()
  expect(declineOf([declined], { ...card, is_verified: true })).toBeUndefined()
  expect(declineOf([declined], { ...card, is_verification_pending: true })).toBeUndefined()
  expect(declineOf([declined], { ...card, id: 8 })).toBeUndefined()
})

it('[PAYMENT-20] a check that was left is finished at the page of its bank, as long as the newest waits there', () => {
  const page = 'https://bank.example/1'
  const left = verification('a1', { step: 'away', page })
  const waiting = { ...card, is_verification_pending: true }
  expect(leftVerification([left], waiting)?.page).toBe(page)
  expect(
    leftVerification([verification('a2', { step: 'pending', page }), left], waiting)?.page,
  ).toBeUndefined()
  expect(leftVerification([left], card)?.page).toBeUndefined()
  expect(leftVerification([left], { ...waiting, is_verified: true })?.page).toBeUndefined()
  expect(leftVerification([left], { ...waiting, id: 8 })?.page).toBeUndefined()
})
