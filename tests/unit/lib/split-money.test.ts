import { expect, it } from 'vitest'
import { roundMoney } from '../../../src/lib/money'
import { splitMoney } from '../../../src/lib/split-money'

it.each([
  [10, [1, 1, 1], 'EUR', [3.33, 3.34, 3.33]],
  [0.02, [1, 1, 1], 'EUR', [0.01, 0, 0.01]],
  [100, [24, 0, 8], 'EUR', [75, 0, 25]],
  [1000, [1, 1, 1], 'JPY', [333, 334, 333]],
  [-18.6, [1, 1], 'EUR', [-9.3, -9.3]],
  [5, [0, 0], 'EUR', [0, 0]],
  [5, [], 'EUR', []],
])('splits %d by %j in %s into %j', (amount, weights, currency, parts) => {
  expect(splitMoney(amount, weights, currency)).toEqual(parts)
})

it('loses no minor unit, whatever the weights', () => {
  for (let cents = 1; cents < 2000; cents += 37) {
    const parts = splitMoney(cents / 100, [7, 24, 24, 3.5, 0, 13], 'EUR')
    expect(
      roundMoney(
        parts.reduce((sum, part) => sum + part, 0),
        'EUR',
      ),
    ).toBe(cents / 100)
  }
})
