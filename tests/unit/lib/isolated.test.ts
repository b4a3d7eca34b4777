import { expect, it } from 'vitest'
import { hasWholeIsolates, isolated, withoutIsolates } from '../../../src/lib/isolated'

it.each([
  ['a quantity is read from left to right', '20 GB', '\u206620 GB\u2069'],
  ['and a negative amount', '−4.20 €', '\u2066−4.20 €\u2069'],
  ['a text with letters from right to left as it begins', 'جهاز 2', '\u2068جهاز 2\u2069'],
  ['nothing stays nothing', '', ''],
])('in a sentence %s [I18N-09]', (_, text, alone) => {
  expect(isolated(text)).toBe(alone)
  expect(withoutIsolates(alone)).toBe(text)
  expect(hasWholeIsolates(`a ${alone} b`)).toBe(true)
})

it('words with isolated values have the order of the sentence they are put into', () => {
  const words = `${isolated('عنوان IP')} ${isolated('campaign-2025')}`
  expect(isolated(words)).toBe(words)
  expect(isolated('a\u2069')).toBe('\u2066a\u2069\u2069')
})

it.each(['\u2068a', 'a\u2069', '\u2069a\u2068', '\u2066\u2066a\u2069'])(
  'an isolate that does not end where it began is none of a sentence: %j',
  (text) => expect(hasWholeIsolates(text)).toBe(false),
)
