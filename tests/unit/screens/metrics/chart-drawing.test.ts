import { describe, expect, it } from 'vitest'
import { chartDrawing } from '../../../../src/screens/metrics/chart-drawing'
import type { Course } from '../../../../src/screens/metrics/course'

const nan = Number.NaN
const course = (values: readonly number[]): Course => ({
  window: { start: 1000, step: 10, count: values.length },
  lines: values.every(Number.isNaN) ? [] : [{ labels: {}, values: Float64Array.from(values) }],
})
const metric = { id: 'n', unit: 'bytes', record: 'uuid', values: { in: 'a', out: 'b' } } as const
const words = { metric, title: 'Network', lineNames: ['In', 'Out'] }

describe('what a chart draws', () => {
  it('[VM-10] its own lines lie above the period before and the limit; the axis holds them all', () => {
    const courses = [course([1, 2, 3]), course([4, 5, 6]), course([9, 9, 9])]
    const before = [course([7, 12, 8]), course([nan, nan, nan])]
    const drawn = chartDrawing(words, courses, before)
    expect(drawn?.lines.map(({ kind, index }) => `${kind} ${index}`)).toEqual([
      'before 0',
      'before 1',
      'limit 0',
      'own 0',
      'own 1',
    ])
    expect(drawn?.instants).toEqual([1000, 1010, 1020])
    expect(drawn?.own.map(({ figures }) => figures?.last)).toEqual([3, 6])
    expect(drawn?.ticks.at(-1)).toBeGreaterThanOrEqual(12)
  })

  it('[VM-10] a gap reaches from the last value to the next; a line without values has no figures', () => {
    const drawn = chartDrawing(words, [course([1, nan, nan, 4]), course([nan, nan, nan, nan])], undefined)
    expect(drawn?.gaps).toEqual([[1000, 1030]])
    expect(drawn?.own.map(({ figures }) => figures?.most)).toEqual([4, undefined])
  })

  it('[VM-10] nothing is drawn until the source has answered', () => {
    expect(chartDrawing(words, undefined, undefined)).toBeUndefined()
  })
})
