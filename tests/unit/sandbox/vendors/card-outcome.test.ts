import { describe, expect, it } from 'vitest'
import { cardOfToken } from '../../../../sandbox/catalogue/test-cards'
import { outcomeOfCard } from '../../../../sandbox/vendors/card-outcome'

const now = Date.UTC(2026, 10, 21)
const outcome = (number: string, more: { expiry?: string; cvc?: string; later?: boolean } = {}) =>
  outcomeOfCard({ number, expiry: more.expiry ?? '12/29', cvc: more.cvc ?? '123' }, more.later !== true, now)

const codeOf = (result: ReturnType<typeof outcome>) => ('error' in result ? result.error.code : undefined)

describe('a card at a vendor', () => {
  it.each([
    ['4242 4242 4242 4242', { brand: 'Visa', behaviour: 'good', asksHolder: false, last4: '4242' }],
    ['5555-5555-5555-4444', { brand: 'Mastercard', behaviour: 'good', asksHolder: false, last4: '4444' }],
    ['378282246310005', { brand: 'American Express', behaviour: 'good', asksHolder: false, last4: '0005' }],
    ['4000 0000 0000 0341', { behaviour: 'declined', last4: '0341' }],
    ['4000 0027 6000 3184', { behaviour: 'good', asksHolder: true, last4: '3184' }],
    ['4111 1111 1114 0011', { behaviour: 'insufficient', last4: '0011' }],
    ['4111 1111 1113 0012', { behaviour: 'declined', last4: '0012' }],
  ])('%s gets a token that says what it is like', (number, card) => {
    const result = outcome(number)
    if ('error' in result) throw new Error(result.error.message)
    expect(cardOfToken([...result.words, result.last4].join('_'), now)).toMatchObject(card)
  })

  it('is saved with the month it is good until', () => {
    const result = outcome('4242424242424242', { expiry: '01/27' })
    if ('error' in result) throw new Error(result.error.message)
    const { validThru } = cardOfToken([...result.words, result.last4].join('_'), now)
    expect(new Date(validThru).toISOString()).toBe('2027-01-31T23:59:59.000Z')
  })

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4242424242424241', 'invalid_number'],
    ['4242', 'incomplete_number'],
    ['', 'incomplete_number'],
  ])('%s is refused: %s', (number, code) => {
    expect(codeOf(outcome(number))).toBe(code)
  })

  it.each([
    ['12/25', 'invalid_expiry_year_past'],
    ['10/26', 'invalid_expiry_year_past'],
    ['13/29', 'incomplete_expiry'],
    ['', 'incomplete_expiry'],
  ])('that is good until %s is refused: %s', (expiry, code) => {
    expect(codeOf(outcome('4242424242424242', { expiry }))).toBe(code)
  })

  it('is good in its last month, and needs its code', () => {
    expect(codeOf(outcome('4242424242424242', { expiry: '11 / 26' }))).toBeUndefined()
    expect(codeOf(outcome('4242424242424242', { cvc: '12' }))).toBe('incomplete_cvc')
  })

  it('is refused when it is charged, by a vendor that does not ask the bank before', () => {
    expect(outcome('4000000000000002', { later: true })).toMatchObject({
      words: ['exp1229', 'visa', 'declined'],
    })
  })
})
