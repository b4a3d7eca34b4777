import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import {
  currencies,
  currencyOf,
  fromEuros,
  moneyText,
  toAmount,
  toMinor,
} from '../../../../sandbox/charging/currency'
import {
  apportion,
  bytes,
  exactPrice,
  exactRate,
  hourlyPrice,
  megabytes,
  percentOf,
  toMinorUnits,
  units,
  wholeUnits,
} from '../../../../sandbox/charging/exact'

const hour = 3_600_000n
const euro = currencyOf('EUR')

describe('exact money', () => {
  it('charges a whole price for a whole hour', () => {
    const rate = exactRate(units(2), exactPrice(0.5))
    expect(toMinorUnits(rate * hour, euro)).toBe(100)
    expect(hourlyPrice(rate)).toBe(1)
  })

  it('counts memory in MB and storage in bytes as parts of a GB', () => {
    expect(megabytes(1536) * 2n).toBe(units(3))
    expect(bytes(2 ** 30)).toBe(units(1))
    expect(wholeUnits(megabytes(1536))).toBe(1)
  })

  it('multiplies with two decimals', () => {
    expect(hourlyPrice(exactRate(units(1), exactPrice(2), 1.25))).toBe(2.5)
  })

  it('does not drift: a year in milliseconds is the same as a year at once', () => {
    const rate = exactRate(units(3), exactPrice(0.0054794521))
    let sum = 0n
    for (let step = 0; step < 365 * 24; step += 1) sum += rate * hour
    expect(sum).toBe(rate * hour * 8760n)
    expect(toMinorUnits(sum, euro)).toBe(Math.round(3 * 0.0054794521 * 8760 * 100))
  })

  it('rounds halves up, of debts away from zero', () => {
    expect([percentOf(250, 0.2), percentOf(-250, 0.2), percentOf(10_385, 24)]).toEqual([1, -1, 2492])
  })

  it.each([
    [2, '1, 1, 1', [1, 1, 0]],
    [1, '1, 2', [0, 1]],
    [3, '3, 2, 2', [1, 1, 1]],
    [2, '5, 1, 4, 2', [1, 0, 1, 0]],
    [-1, '1, 2', [0, -1]],
    [-7, '1, 0, 1', [-4, 0, -3]],
    [9, '1, 2', [3, 6]],
    [5, '0, 0', [0, 0]],
    [5, '', []],
  ])(
    'splits %d over %s with what is left for the largest remainders, the earlier first',
    (total, weights, parts) => {
      const exact = weights === '' ? [] : weights.split(', ').map(BigInt)
      expect(apportion(total, exact)).toEqual(parts)
    },
  )

  it('reads prices to ten decimals and multipliers to two', () => {
    expect(exactPrice(0.0054794521)).toBe(54_794_521n)
    expect(exactPrice(12)).toBe(120_000_000_000n)
    expect(exactPrice(-0.5)).toBe(-5_000_000_000n)
    expect(exactRate(1n, 3n)).toBe(300n)
    expect(exactRate(1n, 3n, 0.29)).toBe(87n)
    expect(hourlyPrice(exactRate(units(1), exactPrice(0.0054794521)))).toBe(0.0054794521)
  })

  it('rounds a sum to the minor unit once, halves away from zero', () => {
    const cent = exactRate(units(1), exactPrice(0.01)) * hour
    expect(toMinorUnits(cent / 2n, euro)).toBe(1)
    expect(toMinorUnits(cent / 2n - 1n, euro)).toBe(0)
    expect(toMinorUnits(-cent / 2n, euro)).toBe(-1)
    expect(toMinorUnits(-cent / 2n + 1n, euro)).toBe(0)
    expect(toMinorUnits(cent * 150n, currencyOf('IDR'))).toBe(2)
    expect(percentOf(10_000, 0.0051)).toBe(1)
    expect(percentOf(10_000, 0.0049)).toBe(0)
  })

  it('splits a sum so that the parts add up to it, each within one minor unit of its share', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 24n }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (total, parts) => {
        const sum = parts.reduce((all, part) => all + part, 0n)
        const split = apportion(total, parts)
        expect(split.reduce((all, part) => all + part, 0)).toBe(sum === 0n ? 0 : total)
        const far = split.filter((part, index) => {
          const share = sum === 0n ? 0 : Number((BigInt(total) * (parts[index] ?? 0n) * 1000n) / sum) / 1000
          return Math.abs(part - share) > 1.001
        })
        expect(far).toEqual([])
      }),
    )
  })
})

describe('a currency', () => {
  it('keeps amounts in its own minor unit', () => {
    expect(currencies.map(({ code, decimals }) => `${code} ${decimals}`)).toEqual([
      'EUR 2',
      'USD 2',
      'IDR 0',
      'SGD 2',
      'THB 2',
      'JPY 0',
      'KWD 3',
    ])
    expect(toMinor(10.01, euro)).toBe(1001)
    expect(toMinor(10.001, euro)).toBeUndefined()
    expect(toMinor(10.5, currencyOf('IDR'))).toBeUndefined()
    expect(fromEuros(13, currencyOf('IDR'))).toBe(242_073)
    expect(moneyText(-5, euro)).toBe('-0.05 EUR')
  })

  it('takes every amount it gives', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        (currency, minor) => {
          expect(toMinor(toAmount(minor, currency), currency)).toBe(minor === 0 ? 0 : minor)
        },
      ),
    )
  })

  it('is one of those a deployment charges in', () => {
    expect(() => currencyOf('XAU')).toThrow('There is no currency "XAU"')
  })
})
