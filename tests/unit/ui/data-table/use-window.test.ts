import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { windowAt } from '../../../../src/ui/data-table/use-window'

describe('the part of a list that is drawn', () => {
  it('is what lies on screen and a little more', () => {
    expect(windowAt(200, 40, 800, 1000)).toEqual({ first: 0, last: 20 })
    expect(windowAt(-4000, 40, 800, 1000)).toEqual({ first: 96, last: 124 })
  })

  it('ends with the list', () => {
    expect(windowAt(-39_600, 40, 800, 1000).last).toBe(1000)
    expect(windowAt(200, 40, 800, 3)).toEqual({ first: 0, last: 3 })
    expect(windowAt(200, 40, 800, 0)).toEqual({ first: 0, last: 0 })
  })

  it('has at least a row when the list became shorter than the page was scrolled', () => {
    const { first, last } = windowAt(-400_000, 40, 800, 10)
    expect(first).toBeLessThan(last)
    expect(last).toBe(10)
  })

  it('covers every visible row, stays within the list, and has a bounded size', () => {
    const places = fc.record({
      top: fc.integer({ min: -2_000_000, max: 2000 }),
      height: fc.integer({ min: 20, max: 120 }),
      viewport: fc.integer({ min: 200, max: 2400 }),
      count: fc.integer({ min: 0, max: 50_000 }),
    })
    fc.assert(
      fc.property(places, ({ top, height, viewport, count }) => {
        const { first, last } = windowAt(top, height, viewport, count)
        expect(first).toBeGreaterThanOrEqual(0)
        expect(last).toBeLessThanOrEqual(count)
        expect(first).toBeLessThanOrEqual(last)
        expect(last - first).toBeLessThanOrEqual(viewport / height + 20)
        const firstVisible = Math.max(0, Math.floor(-top / height))
        const lastVisible = Math.min(count - 1, Math.ceil((viewport - top) / height) - 1)
        for (const row of [firstVisible, lastVisible]) {
          const visible = row >= 0 && row < count && row >= firstVisible && row <= lastVisible
          if (visible) expect(row >= first && row < last, `${row} in ${first}-${last}`).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('does not change with every pixel', () => {
    const windows = new Set(
      Array.from({ length: 40 }, (_, pixel) => JSON.stringify(windowAt(-4000 - pixel, 40, 800, 1000))),
    )
    expect(windows.size).toBeLessThanOrEqual(3)
  })
})
