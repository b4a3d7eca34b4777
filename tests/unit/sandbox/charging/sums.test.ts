import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { type AccountState, newAccountState } from '../../../../sandbox/charging/account-state'
import { currencyOf } from '../../../../sandbox/charging/currency'
import { exactPrice, exactRate, units } from '../../../../sandbox/charging/exact'
import {
  accruedBy,
  addCredit,
  countTo,
  creditOf,
  fallsBelow,
  spendCredit,
  sumsAt,
  toRunningTotals,
} from '../../../../sandbox/charging/sums'

type Account = Parameters<typeof sumsAt>[0]

const euro = currencyOf('EUR')
const start = Date.UTC(2026, 10, 1)
const hour = 3_600_000
/** One euro an hour. */
const perHour = exactRate(units(1), exactPrice(1))

/** The state of a new account with these changes. */
const stateOf = (changes: Partial<AccountState> = {}): AccountState => ({
  ...newAccountState(start),
  ...changes,
})

/** An account with only the members the sums read. */
const accountOf = (changes: Partial<AccountState> = {}, document: Record<string, unknown> = {}): Account =>
  ({ document, state: stateOf(changes) }) as Account

describe('what the running month has cost', () => {
  it('grows with time at its rate, from what was counted', () => {
    const state = stateOf({ accrued: `${perHour * 10n}`, rate: `${perHour}`, countedTo: start + hour })
    expect(accruedBy(state, start + hour)).toBe(perHour * 10n)
    expect(accruedBy(state, start + hour + 5)).toBe(perHour * 15n)
  })

  it('is counted up to a moment, and costs more or less from then on', () => {
    const counted = countTo(stateOf({ rate: `${perHour}` }), start + hour, perHour * 2n)
    expect(counted).toMatchObject({
      accrued: `${perHour * BigInt(hour)}`,
      countedTo: start + hour,
      rate: `${perHour * 3n}`,
    })
    expect(countTo(counted, start + hour)).toEqual(counted)
    expect(countTo(counted, start + hour, -perHour * 3n).rate).toBe('0')
  })
})

describe('the sums of a running month', () => {
  const pots = [
    { kind: 'first_free', left: 500 },
    { kind: 'bought', left: 10_000 },
  ] as const

  it('take the discount off before VAT, and the sum before VAT off the credit', () => {
    const account = accountOf(
      { rate: `${perHour}`, pots, debt: 300 },
      { discount_percentage: 10, vat_percentage: 24 },
    )
    expect(sumsAt(account, start + 20 * hour, euro)).toEqual({
      subtotal: 2000,
      discount: 200,
      beforeTax: 1800,
      vat: 432,
      total: 2232,
      credit: 10_200,
      balance: 8400,
    })
  })

  it('have neither where the account has none', () => {
    expect(sumsAt(accountOf({ rate: `${perHour}` }), start + hour, euro)).toEqual({
      subtotal: 100,
      discount: 0,
      beforeTax: 100,
      vat: 0,
      total: 100,
      credit: 0,
      balance: -100,
    })
  })

  it('are shown as amounts, available credit never below nothing', () => {
    const account = accountOf({ rate: `${perHour}`, pots }, { discount_percentage: 10, vat_percentage: 24 })
    expect(toRunningTotals(sumsAt(account, start + 20 * hour, euro), null, euro)).toEqual({
      credit_amount: 105,
      credit_available: 87,
      discount_amount: 2,
      subtotal: 20,
      subtotal_resource_usage: 20,
      total_before_tax: 18,
      vat_tax: 4.32,
      total: 22.32,
      ongoing: 87,
      ongoing_negative_since: null,
    })
    const owing = sumsAt(accountOf({ debt: 250 }), start, euro)
    expect(toRunningTotals(owing, start + 1999, euro)).toMatchObject({
      credit_amount: -2.5,
      credit_available: 0,
      ongoing: -2.5,
      ongoing_negative_since: start / 1000 + 1,
    })
  })
})

describe('the moment a balance falls below something', () => {
  const account = accountOf({ rate: `${perHour}`, pots: [{ kind: 'bought', left: 1000 }] })
  const end = start + 100 * hour

  it('is the first millisecond at which it does', () => {
    const at = fallsBelow(account, 500, start, end, euro) ?? Number.NaN
    expect(sumsAt(account, at, euro).balance).toBe(499)
    expect(sumsAt(account, at - 1, euro).balance).toBe(500)
  })

  it('is found to the millisecond wherever the search begins and ends', () => {
    const at = fallsBelow(account, 0, start, end, euro) ?? Number.NaN
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (before, after) => {
        expect(fallsBelow(account, 0, at - before, at + after, euro)).toBe(at)
      }),
    )
    expect(fallsBelow(account, 0, at - 1, at + 1, euro)).toBe(at)
    expect(fallsBelow(account, 0, at - 1, at, euro)).toBeUndefined()
    expect(fallsBelow(account, 0, at - 1, at - 1, euro)).toBeUndefined()
  })

  it('never comes while nothing is charged, where there is no time left, or where it lies later', () => {
    expect(fallsBelow(accountOf({ debt: 100 }), 0, start, end, euro)).toBeUndefined()
    expect(fallsBelow(account, 500, start, start, euro)).toBeUndefined()
    expect(fallsBelow(account, 500, start, start + hour, euro)).toBeUndefined()
  })
})

describe('credit', () => {
  it('is what is left of every kind, less what is owed', () => {
    expect(creditOf(stateOf({ pots: [{ kind: 'bought', left: 700 }], debt: 1000 }))).toBe(-300)
    expect(creditOf(stateOf())).toBe(0)
  })

  it('that is added pays first what is owed', () => {
    expect(addCredit(stateOf({ debt: 300 }), 'bought', 200)).toMatchObject({ debt: 100, pots: [] })
    expect(addCredit(stateOf({ debt: 300 }), 'bought', 300)).toMatchObject({ debt: 0, pots: [] })
    expect(addCredit(stateOf({ debt: 300 }), 'bought', 500)).toMatchObject({
      debt: 0,
      pots: [{ kind: 'bought', left: 200 }],
    })
  })

  it('that is added joins its own kind, in the order in which they are used', () => {
    const state = stateOf({
      pots: [
        { kind: 'referral_receiver', left: 10 },
        { kind: 'bought', left: 20 },
      ],
    })
    expect(addCredit(addCredit(state, 'bought', 5), 'first_free', 7).pots).toEqual([
      { kind: 'first_free', left: 7 },
      { kind: 'referral_receiver', left: 10 },
      { kind: 'bought', left: 25 },
    ])
  })

  it('that is used is taken from the first kinds, then owed', () => {
    const state = stateOf({
      pots: [
        { kind: 'first_free', left: 100 },
        { kind: 'bought', left: 50 },
      ],
      debt: 1,
    })
    expect(spendCredit(state, 0)).toEqual({ state, used: [] })
    expect(spendCredit(state, 30)).toEqual({
      state: {
        ...state,
        pots: [
          { kind: 'first_free', left: 70 },
          { kind: 'bought', left: 50 },
        ],
      },
      used: [{ kind: 'first_free', amount: 30 }],
    })
    expect(spendCredit(state, 120)).toEqual({
      state: { ...state, pots: [{ kind: 'bought', left: 30 }] },
      used: [
        { kind: 'first_free', amount: 100 },
        { kind: 'bought', amount: 20 },
      ],
    })
    expect(spendCredit(state, 180)).toMatchObject({
      state: { pots: [], debt: 31 },
      used: [
        { kind: 'first_free', amount: 100 },
        { kind: 'bought', amount: 50 },
      ],
    })
  })
})
