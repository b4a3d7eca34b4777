import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from '../../../../src/ui/form-controls/parse-number'

const sizes = { gb: 1, tb: 1000, '%': 1 }

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
  ])('reads %j as %d', (text, value) => expect(parseNumber(text, sizes)).toBe(value))

  it.each(['', '   ', '\u00a0'])('takes %j for empty', (text) => expect(parseNumber(text)).toBe('empty'))

  it.each(['ten', '10 parsecs', '1-2', '--1', '.', ',', '1e5', '0x10', 'Infinity', 'NaN', '10GBGB'])(
    'reads no number in %j',
    (text) => expect(parseNumber(text, sizes)).toBeUndefined(),
  )

  it('reads back every number as JavaScript writes it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          const text = `${whole}.${String(cents).padStart(2, '0')}`
          expect(parseNumber(text)).toBe(Number(text))
        },
      ),
    )
  })

  it('never throws and never returns something that is not finite', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const value = parseNumber(text, sizes)
        expect(value === undefined || value === 'empty' || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})
