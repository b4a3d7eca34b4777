import { describe, expect, it } from 'vitest'
import { assignSlots } from '../../../../src/engine/rows/use-slots'

const inSlots = (keys: readonly string[], slots: readonly number[]): Map<string, number> =>
  new Map(keys.map((key, index) => [key, slots[index] ?? -1]))

describe('the nodes of rows', () => {
  it('stay with their rows when others come before or between them', () => {
    const before = inSlots(['b', 'd'], [0, 1])
    expect(assignSlots(['a', 'b', 'c', 'd'], before)).toEqual([2, 0, 3, 1])
  })

  it('are used again by rows that scroll in, and by nobody else', () => {
    const before = inSlots(['a', 'b', 'c', 'd'], [0, 1, 2, 3])
    expect(assignSlots(['c', 'd', 'e', 'f'], before)).toEqual([2, 3, 0, 1])
  })

  it('are two for a key that comes twice', () => {
    expect(assignSlots(['a', 'a', 'b'], new Map([['a', 1]]))).toEqual([1, 0, 2])
  })
})
