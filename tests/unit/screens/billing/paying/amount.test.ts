import { expect, it } from 'vitest'
import {
  amountProblem,
  owedAmount,
  presetAmounts,
  withOwed,
} from '../../../../../src/screens/billing/paying/amount'

it.each([
  [undefined, 13, 2, 'missing'],
  [Number.NaN, 13, 2, 'missing'],
  [0, 13, 2, 'notPositive'],
  [-1, 13, 2, 'notPositive'],
  [0.004, 13, 2, 'tooLow'],
  [0.5, 0, 0, 'tooLow'],
  [10_000_000_000_000_000, 13, 2, 'tooHigh'],
  [9_999_999_999_999, 13, 2, undefined],
  [20.001, 13, 2, 'tooFine'],
  [20.5, 13, 0, 'tooFine'],
  [12.99, 13, 2, 'belowMinimum'],
  [13, 13, 2, undefined],
  [0.01, 0, 2, undefined],
  [1.234, 1, 3, undefined],
])(
  '[PAYMENT-31] [PAYMENT-32] of %s with a minimum of %d and %d decimals is wrong: %s',
  (amount, minimum, digits, problem) => {
    expect(amountProblem(amount, minimum, digits)).toBe(problem)
  },
)

it.each([
  [13, 2, [25, 50, 100, 250]],
  [0, 2, [25, 50, 100, 250]],
  [500, 2, [500, 1000, 2500]],
  [242_073, 0, [250_000, 500_000, 1_000_000, 2_500_000]],
  [0, 0, [25_000, 50_000, 100_000, 250_000]],
  [4, 3, [5, 10, 25]],
])('of a site with a minimum of %d and %d decimals are offered: %j', (minimum, digits, offered) => {
  expect(presetAmounts(minimum, digits)).toEqual(offered)
})

it.each([
  [undefined, 2, undefined],
  [0, 2, undefined],
  [12, 2, undefined],
  [-71.49, 2, 71.49],
  [-71.4912, 2, 71.5],
  [-0.1 - 0.2, 2, 0.3],
  [-1e-9, 2, undefined],
  [-1234.2, 0, 1235],
])('a balance of %s with %d decimals is lifted to nothing by %s', (balance, digits, owed) => {
  expect(owedAmount(balance, digits)).toBe(owed)
})

it('what is owed is offered first, with what is more; not where it is too little to be topped up', () => {
  expect(withOwed([25, 50, 100], 71.49, 13)).toEqual([71.49, 100])
  expect(withOwed([25, 50, 100], 250, 13)).toEqual([250])
  expect(withOwed([25, 50, 100], 12, 13)).toEqual([25, 50, 100])
  expect(withOwed([25, 50, 100], undefined, 13)).toEqual([25, 50, 100])
})
