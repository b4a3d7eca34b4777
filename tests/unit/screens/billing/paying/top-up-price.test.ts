import { expect, it } from 'vitest'
import { fc } from '../../../../run/seed'
import { currencies, toAmount, toMinor } from '../../../../../sandbox/charging/currency'
import { finalAmount } from '../../../../../sandbox/charging/final-amount'
import { topUpPrice as charged } from '../../../../../sandbox/charging/top-up'
import { formatCharge, shownDigits } from '../../../../../src/lib/money'
import { agreedPrice, topUpPrice } from '../../../../../src/screens/billing/paying/top-up-price'
import { runs } from '../../../runs'

const codes = ['EUR', 'IDR', 'USD', 'SGD', 'THB', 'JPY', 'KWD']

const topUps = fc.record({
  code: fc.constantFrom(...codes),
  minor: fc.integer({ min: 1, max: 50_000_000 }),
  flat: fc.integer({ min: 0, max: 100_000 }),
  percentage: fc.integer({ min: 0, max: 100_000 }).map((each) => each / 1000),
  vat: fc.constantFrom(0, 5, 7, 11, 20, 21, 24, 25.5),
})

it('knows the seven currencies with the decimals they are charged in', () => {
  expect(currencies.map(({ code }) => code).sort()).toEqual([...codes].sort())
  for (const { code, decimals } of currencies) expect(shownDigits(code), code).toBe(decimals)
})

it('shows what the platform charges, to the last minor unit, in 10,000 top-ups', () => {
  fc.assert(
    fc.property(topUps, ({ code, minor, flat, percentage, vat }) => {
      const currency = currencies.find((each) => each.code === code)
      if (!currency) throw new RangeError(code)
      const fee = { flat_rate: toAmount(flat, currency), percentage }
      const processor = { service_fee: fee }
      const account = { document: { vat_percentage: vat } } as Parameters<typeof charged>[1]
      const platform = charged(minor, account, processor, currency)
      const shown = topUpPrice(minor, fee, vat, currency.decimals)
      expect(shown).toEqual(platform)
      const final = finalAmount(platform.total, undefined, currency)
      expect(toMinor(final, currency)).toBe(shown.total)
      const agreed = agreedPrice(shown, Math.round(final * 10 ** currency.decimals))
      expect(agreed).toEqual(shown)
      expect(shown.amount + shown.fee + shown.vat).toBe(shown.total)
    }),
    { numRuns: runs(10_000) },
  )
})

it('gives a difference of one minor unit to the VAT, and knows no parts of another sum', () => {
  const price = { amount: 10_000, fee: 385, vat: 2492, total: 12_877 }
  expect(agreedPrice(price, 12_878)).toEqual({ ...price, vat: 2493, total: 12_878 })
  expect(agreedPrice(price, 12_876)).toEqual({ ...price, vat: 2491, total: 12_876 })
  expect(agreedPrice(price, 12_879)).toBeUndefined()
})

it.each([
  [12.5, 'EUR', '€12.50'],
  [1_203_475, 'IDR', 'Rp\u00a01,203,475'],
  [1_203_475.25, 'IDR', 'Rp\u00a01,203,475.25'],
  [1235, 'JPY', '¥1,235'],
  [1.234, 'KWD', 'KWD\u00a01.234'],
])('writes a charge of %d %s as %s', (amount, currency, text) => {
  expect(formatCharge(amount, { locale: 'en', currency })).toBe(text)
})
