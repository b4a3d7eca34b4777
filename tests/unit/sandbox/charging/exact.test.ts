import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

  it('splits a sum so that the parts add up to it, each within one minor unit of its share', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 24n }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (total, parts) => {
        const sum = parts.reduce((all, part) => all + part, 0n)
        const split = apportion(total, parts)
        if (sum === 0n) return split.every((part) => part === 0)
        const isClose = split.every((part, index) => {
          const share = Number((BigInt(total) * (parts[index] ?? 0n) * 1000n) / sum) / 1000
          return Math.abs(part - share) <= 1.001
        })
        return isClose && split.reduce((all, part) => all + part, 0) === total
      }),
    )
  })
})

describe('a currency', () => {
  it('[BILLING-22] keeps amounts in its own minor unit', () => {
    expect(currencies.map(({ code, decimals }) => `${code} ${decimals}`)).toEqual([
      'EUR 2',
      'USD 2',
      'IDR 0',
      'SGD 2',
      'THB 2',
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
