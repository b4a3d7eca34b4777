import { expect, it } from 'vitest'
import { inSentences, listed, listOfAll, listOfAny } from '../../../src/lib/format-list'

const names = ['a', 'b', 'c']

it.each([
  ['en', 'a, b, c', 'a, b, and c', 'a, b, or c'],
  ['de', 'a, b, c', 'a, b und c', 'a, b oder c'],
  ['ja', 'a、b、c', 'a、b、c', 'a、b、またはc'],
  ['th', 'a, b, c', 'a b และc', 'a, b หรือ c'],
  ['ar-u-nu-latn', 'a، b، c', 'a وb وc', 'a أو b أو c'],
])('names are joined as %s joins them', (locale, plain, all, any) => {
  expect([listed(names, locale), listOfAll(names, locale), listOfAny(names, locale)]).toEqual([
    plain,
    all,
    any,
  ])
  expect([listed([], locale), listed(['a'], locale), listOfAll(['a'], locale)]).toEqual(['', 'a', 'a'])
})

it.each([
  ['en', 'A. B'],
  ['ja', 'A。B'],
  ['th', 'A B'],
])('sentences end as those of %s do', (locale, text) => {
  expect(inSentences(['A', 'B'], locale)).toBe(text)
  expect(inSentences(['A'], locale)).toBe('A')
})
