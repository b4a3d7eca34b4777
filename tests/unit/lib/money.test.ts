import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { formatMoney, formatRoundMoney, formatUnitPrice, roundMoney, withVat } from '../../../src/lib/money'

const en = (amount: number, currency: string): string => formatMoney(amount, { locale: 'en', currency })
/** Spaces of any width as plain ones, so that the expectation can be read. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

describe('an amount', () => {
  it.each([
    [12.4, 'EUR', '€12.40'],
    [0, 'EUR', '€0.00'],
    [1234567.891, 'EUR', '€1,234,567.89'],
    [12.4, 'USD', 'US$12.40'],
    [-1.76, 'SGD', '−S$1.76'],
    [5, 'MXN', 'MXN 5.00'],
    [5, 'AUD', 'A$5.00'],
    [5, 'CAD', 'CA$5.00'],
    [5, 'HKD', 'HK$5.00'],
    [5, 'NZD', 'NZ$5.00'],
    [231_652.68, 'IDR', 'Rp 231,653'],
    [1234.5, 'JPY', '¥1,235'],
    [1.2345, 'KWD', 'KWD 1.235'],
    [462.15, 'THB', '฿462.15'],
  ])('%d %s reads %s', (amount, currency, text) => {
    expect(plain(en(amount, currency))).toBe(text)
  })

  it.each([
    [-12.4, 'EUR', '−€12.40'],
    [-5, 'JPY', '−¥5'],
  ])('%d %s has a minus sign, not a hyphen, before the symbol', (amount, currency, text) => {
    expect(en(amount, currency)).toBe(text)
  })

  it('has no invisible marks in Arabic, which a reader would be shown', () => {
    const text = formatMoney(-12.4, { locale: 'ar-u-ca-gregory-nu-latn', currency: 'EUR' })
    expect(text).toMatch(/^[\d.,€−\s]+$/)
    expect(text).toContain('12.40')
  })

  it('says the country of a dollar once, also in a language that writes it itself', () => {
    for (const locale of ['en', 'ar-u-ca-gregory-nu-latn', 'de', 'ja', 'th', 'tr', 'es', 'et', 'id'])
      expect(formatMoney(1557.5, { locale, currency: 'USD' }).match(/US/g)).toEqual(['US'])
  })

  it('that rounds to nothing has no minus sign', () => {
    expect(en(-0.001, 'EUR')).toBe('€0.00')
    expect(en(-0, 'EUR')).toBe('€0.00')
  })

  it('follows the language', () => {
    expect(plain(formatMoney(1234.5, { locale: 'id', currency: 'IDR' }))).toBe('Rp 1.235')
    expect(plain(formatMoney(-1234.5, { locale: 'et', currency: 'EUR' }))).toBe('−1234,50 €')
  })

  it('of any language never carries a hyphen for minus', () => {
    for (const locale of ['en', 'id', 'et', 'de', 'th', 'ja'])
      expect(formatMoney(-3.5, { locale, currency: 'EUR' })).not.toContain('-')
  })
})

describe('a round amount', () => {
  it.each([
    [250, 'en', 'EUR', '€250'],
    [12.4, 'en', 'EUR', '€12.40'],
    [1000, 'en', 'EUR', '€1,000'],
    [250_000, 'id', 'IDR', 'Rp 250.000'],
    [5000, 'en', 'JPY', '¥5,000'],
    [2000, 'de', 'EUR', '2.000 €'],
  ])('of %d in %s, %s has no decimals where it needs none', (amount, locale, currency, text) => {
    expect(plain(formatRoundMoney(amount, { locale, currency }))).toBe(text)
  })
})

describe('a price per unit', () => {
  it.each([
    [0.1088, 'EUR', '€0.1088'],
    [0.00003, 'EUR', '€0.0000'],
    [26, 'IDR', 'Rp 26.00'],
    [-0.5, 'EUR', '−€0.5000'],
  ])('%d %s has two decimals more than an amount', (amount, currency, text) => {
    expect(plain(formatUnitPrice(amount, { locale: 'en', currency }))).toBe(text)
  })

  it('has as many decimals as are asked for, beside amounts that have their own', () => {
    const euros = { locale: 'en', currency: 'EUR' }
    expect(formatUnitPrice(0.000_034_5, euros, 6)).toBe('€0.000035')
    expect(formatUnitPrice(0.000_034_5, euros)).toBe('€0.0000')
    expect(formatMoney(0.000_034_5, euros)).toBe('€0.00')
  })
})

describe('rounding', () => {
  it.each([
    [1.005, 'EUR', 1.01],
    [1.255, 'EUR', 1.26],
    [8.345, 'EUR', 8.35],
    [-1.005, 'EUR', -1.01],
    [1234.5, 'JPY', 1235],
    [0.5, 'IDR', 1],
    [1.0005, 'KWD', 1.001],
  ])('%d %s gives %d', (amount, currency, rounded) => {
    expect(roundMoney(amount, currency)).toBe(rounded)
  })

  it('leaves no minus sign before nothing', () => {
    expect(roundMoney(-0.001, 'EUR')).toBe(0)
    expect(roundMoney(-0.4, 'JPY')).toBe(0)
    expect(roundMoney(-0.005, 'EUR')).toBe(-0.01)
  })

  it('never moves an amount by more than half a minor unit, and rounds once only', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('EUR', 'USD', 'IDR', 'JPY', 'KWD'),
        (thousandths, currency) => {
          const amount = thousandths / 1000
          const rounded = roundMoney(amount, currency)
          const unit = { EUR: 0.01, USD: 0.01, IDR: 1, JPY: 1, KWD: 0.001 }[currency] ?? 1
          expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(unit / 2 + 1e-6)
          expect(roundMoney(rounded, currency)).toBe(rounded)
        },
      ),
    )
  })

  it('agrees with what is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e8, max: 1e8 }), (thousandths) => {
        const amount = thousandths / 1000
        expect(en(roundMoney(amount, 'EUR'), 'EUR')).toBe(en(amount, 'EUR'))
      }),
    )
  })
})

describe('an amount with VAT', () => {
  it.each([
    [32, 24, 39.68],
    [100, 0, 100],
    [10, 9.5, 10.95],
  ])('%d at %d percent is %d', (amount, percentage, sum) => {
    expect(withVat(amount, percentage)).toBeCloseTo(sum, 10)
  })
})
