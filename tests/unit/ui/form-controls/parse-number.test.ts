import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { numberSigns } from '../../../../src/lib/number-signs'
import { numberProblem, parseNumber, typedNumber } from '../../../../src/ui/form-controls/parse-number'

const english = numberSigns('en')
const beside = { units: { gb: 1, tb: 1000, '%': 1 }, marks: ['€', 'EUR'] }

describe('parseNumber', () => {
  it.each([
    ['10', 10],
    [' 10 ', 10],
    ['10GB', 10],
    ['10 gb', 10],
    ['1.5 TB', 1500],
    ['1,5', 1.5],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['1.', 1],
    ['10 000', 10000],
    ['10\u00a0000', 10000],
    ['10\u202f000', 10000],
    ['10,000', 10000],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['-3', -3],
    ['−3', -3],
    ['007', 7],
    ['50%', 50],
    ["10'000", 10000],
    ['10’000.5', 10000.5],
    ['１０', 10],
    ['١٢٣', 123],
    ['١٫٥', 1.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['۱۲', 12],
    ['€50', 50],
    ['€ 50.00', 50],
    ['50 €', 50],
    ['50 eur', 50],
    ['EUR 1,500', 1500],
    ['-€5', -5],
    ['€ -5', -5],
    ['- 5 EUR', -5],
    ['+€5', 5],
    ['1000,50', 1000.5],
  ])('reads %j as %d', (text, value) => expect(parseNumber(text, english, beside)).toBe(value))

  it('reads no groups where digits are never grouped: several ports are no port', () => {
    const port = (text: string) => parseNumber(text, english, { decimals: 0, grouped: false })
    expect(['443', ' 443 ', '８０'].map(port)).toEqual([443, 443, 80])
    expect(['80,443', '8,443', '8 443', '8.443'].map(port)).toEqual(Array.from({ length: 4 }))
  })

  it.each(['', '   ', '\u00a0'])('takes %j for empty', (text) =>
    expect(parseNumber(text, english)).toBe('empty'),
  )

  it.each([
    'ten',
    '1.234.56',
    '1,23.4',
    '10 00',
    '1,2,3',
    '1.000.00',
    '1000,000',
    '1.000',
    '12345,678',
    '-€-5',
    '12,34,567',
    '1 000,000,0',
    '€',
    '50 $',
    '€€5',
    '10 parsecs',
    '1-2',
    '--1',
    '.',
    ',',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '10GBGB',
    '999999999999999999',
  ])('reads no number in %j', (text) => expect(parseNumber(text, english, beside)).toBeUndefined())

  it.each([
    ['de', '1.500', 1500],
    ['de', '1.500,25', 1500.25],
    ['de', '1,500', 1.5],
    ['de', '1.5', 1.5],
    ['es', '1.500', 1500],
    ['id', '25.000', 25_000],
    ['tr', '1.500', 1500],
    ['et', '1,500', 1.5],
    ['et', '1 500', 1500],
    ['en', '1,500', 1500],
    ['en', '1.500', 1.5],
    ['ja', '10,000', 10_000],
  ])('in %s reads %j as %d', (tag, text, value) => expect(parseNumber(text, numberSigns(tag))).toBe(value))

  it.each([
    ['25.000', 2],
    ['100.500', 2],
    ['1.000', 0],
    ['8.080', 0],
  ])('takes %j for no number where there are %i decimals: it may be thousands', (text, decimals) =>
    expect(parseNumber(text, english, { decimals })).toBeUndefined(),
  )

  it.each([
    ['25.00', 2, 25],
    ['25.0', 0, 25],
    ['0.125', 0, 0.125],
    ['8.08', 0, 8.08],
    ['12.345', 2, 12.345],
    ['2.500', 3, 2.5],
    ['25,000', 2, 25_000],
  ])('reads %j where there are %i decimals', (text, decimals, value) =>
    expect(parseNumber(text, english, { decimals })).toBe(value),
  )

  it('reads back every number as it writes it, in every language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'de', 'es', 'et', 'tr', 'id', 'th', 'ja', 'ar-u-nu-latn', 'fr', 'de-CH'),
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 999 }),
        (tag, whole, thousandths) => {
          const number = Number(`${whole}.${String(thousandths).padStart(3, '0')}`)
          expect(parseNumber(typedNumber(number, numberSigns(tag)), numberSigns(tag))).toBe(number)
        },
      ),
    )
  })

  it('never throws and never returns something that is not finite', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const value = parseNumber(text, english, beside)
        expect(value === undefined || value === 'empty' || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

describe('numberProblem', () => {
  const own = ['gb', '€', 'EUR']

  it.each([
    ['1.500', 'separator'],
    ['1000,000', 'separator'],
    ['1.500 eur', 'separator'],
    ['50 USD', { other: 'USD' }],
    ['$50', { other: '$' }],
    ['-$5', { other: '$' }],
    ['.5 km', { other: 'km' }],
    ['1.500 USD', { other: 'USD' }],
    ['10 GBGB', { other: 'GBGB' }],
  ])('says why %j is no number: %j', (text, problem) => expect(numberProblem(text, own)).toEqual(problem))

  it.each(['ten', '', '€', '1,2,3', '10 00', '1e5', '0x10', '1-2'])(
    'has no reason of its own for %j',
    (text) => expect(numberProblem(text, own)).toBeUndefined(),
  )
})
