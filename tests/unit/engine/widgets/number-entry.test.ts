import { expect, it } from 'vitest'
import { readEntry, writeEntry } from '../../../../src/engine/widgets/number-entry'
import { numberSigns } from '../../../../src/lib/number-signs'
import { fc } from '../../../run/seed'

it.each([
  ['en', '8', 8],
  ['en', '1.500', 1.5],
  ['de', '1.500', 1500],
  ['de', '1,5', 1.5],
  ['ja', '８０', 80],
  ['en', '0x10', '0x10'],
  ['en', '1e3', '1e3'],
  ['en', 'Infinity', 'Infinity'],
  ['en', ' ', ' '],
])('in %s %j is the entry %j', (locale, text, entry) => {
  expect(readEntry(text, numberSigns(locale))).toBe(entry)
})

it('reads a number again as it was written, in every language', () => {
  const numbers = fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }),
    fc.constantFrom(1.5, 1.234, 0.125),
  )
  fc.assert(
    fc.property(numbers, fc.constantFrom('en', 'de', 'ja', 'fr'), (number, locale) => {
      const signs = numberSigns(locale)
      expect(readEntry(writeEntry(number, signs), signs)).toBe(number)
    }),
  )
})
