import { expect, it } from 'vitest'
import { groupBy } from '../../../src/lib/group-by'

it('groups items by their key, in the order of the first of each', () => {
  const groups = groupBy(['ah', 'bee', 'at', 'cod'], (word) => word[0])
  expect([...groups]).toEqual([
    ['a', ['ah', 'at']],
    ['b', ['bee']],
    ['c', ['cod']],
  ])
  expect(groupBy([], String).size).toBe(0)
})
