import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../../src/lib/csv'
import { figuresOf, gapsOf, joined, missingOf, type Course } from '../../../../src/screens/metrics/course'
import { csvRows, tableCharts, tableRows } from '../../../../src/screens/metrics/metric-table'
import { axisOf, bareValue, scaleFor, valueWith } from '../../../../src/platform/metrics/metric-units'
import { moved, readView, spanOf, withView } from '../../../../src/screens/metrics/metric-view'

const nan = Number.NaN
const course = (start: number, values: readonly number[], labels = {}): Course => ({
  window: { start, step: 10, count: values.length },
  lines: [{ labels, values: Float64Array.from(values) }],
})

describe('a course that goes on', () => {
  it('[VM-10] asks for its end only, and drops what has passed', () => {
    const known = course(100, [1, 2, 3, 4, 5, 6])
    const wanted = { start: 120, step: 10, count: 6 }
    const part = missingOf(known, wanted)
    expect(part).toEqual({ start: 130, step: 10, count: 5 })
    const next = joined(known, wanted, { window: part, lines: course(130, [4, 5.5, 6, 7, nan]).lines })
    expect(next.lines[0]?.values).toEqual(Float64Array.of(3, 4, 5.5, 6, 7, nan))
  })

  it('[VM-10] keeps a line that ended and takes one that began; without a common grid everything is asked', () => {
    const known = course(100, [1, 2, 3, 4], { node: 'a' })
    const wanted = { start: 110, step: 10, count: 4 }
    const part = missingOf(known, wanted)
    const next = joined(known, wanted, {
      window: part,
      lines: course(part.start, [9, 9, 9, 9], { node: 'b' }).lines,
    })
    expect(next.lines.map(({ labels }) => labels)).toEqual([{ node: 'b' }])
    for (const other of [
      { start: 105, step: 10, count: 4 },
      { start: 110, step: 20, count: 4 },
      { start: 90, step: 10, count: 4 },
    ])
      expect(missingOf(known, other)).toEqual(other)
  })

  it('[VM-10] has figures and gaps; one missing instant is none', () => {
    expect(figuresOf([nan, 4, 2, nan, 6, nan])).toEqual({ least: 2, mean: 4, most: 6, last: 6 })
    expect(figuresOf([nan])).toBeUndefined()
    const lines = [{ values: [1, nan, 1, nan, nan, nan] }, { values: [1, nan, nan, nan, nan, 1] }]
    expect(gapsOf(lines, 6)).toEqual([[3, 4]])
    expect(gapsOf([{ values: [nan, nan, 1, nan, nan] }], 5)).toEqual([
      [0, 1],
      [3, 4],
    ])
  })
})

describe('units', () => {
  it.each([
    ['percent', 98.7, '98.7\u00A0%'],
    ['memory', 8 * 1024 ** 3, '8\u00A0GB'],
    ['bytes', 8e9, '8\u00A0GB'],
    ['bitsPerSecond', 80_400_000, '80.4\u00A0Mbit/s'],
    ['bytesPerSecond', 512, '512\u00A0B/s'],
    ['perSecond', 1234, '1.23\u00A0k/s'],
    ['count', 12, '12'],
    ['count', 0, '0'],
  ] as const)('[VM-10] of %s: %d is %j', (unit, value, text) => {
    expect(valueWith(value, scaleFor(unit, value), 'en')).toBe(text)
  })

  it('[VM-10] the axis is round in the unit that is shown', () => {
    const scale = scaleFor('memory', 3.4 * 1024 ** 3)
    expect(axisOf(3.4 * 1024 ** 3, scale).map((value) => bareValue(value, scale, 'en'))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
    expect(axisOf(0, scaleFor('percent', 0))).toEqual([0, 1])
  })
})

describe('the range in the address', () => {
  const read = (text: string) => readView(new URLSearchParams(text))

  it('[VM-10] is read as it is written; what cannot be is the usual', () => {
    const view = { range: { from: 1_790_000_000, to: 1_790_003_600 }, compare: true, as: 'table' } as const
    const address = withView(new URLSearchParams('tab=metrics&range=7d'), view)
    expect(address.toString()).toBe('tab=metrics&from=1790000000&to=1790003600&compare=1&as=table')
    expect(readView(address)).toEqual(view)
    const usual = { range: '6h', compare: false, as: 'charts' }
    for (const text of [
      '',
      'range=9h',
      'from=5&to=4',
      'from=1790000000',
      'from=x&to=y',
      'range=constructor',
      'as=x',
    ])
      expect(read(text)).toEqual(usual)
    expect(
      withView(new URLSearchParams('compare=1'), { range: '30d', compare: false, as: 'charts' }).toString(),
    ).toBe('range=30d')
  })

  it('[VM-10] moves by its length, and up to now it moves with the time again', () => {
    const now = 1_790_000_000
    const before = moved('6h', -1, now)
    expect(before).toEqual({ from: now - 43_200, to: now - 21_600 })
    expect(moved(before, 1, now)).toBe('6h')
    expect(moved({ from: now - 500, to: now - 100 }, 1, now)).toEqual({ from: now - 400, to: now })
    expect(spanOf('1h', now)).toEqual({ from: now - 3600, to: now })
  })
})

describe('the table and the file', () => {
  const metric = { id: 'n', unit: 'bitsPerSecond', record: 'uuid', values: { in: 'a', out: 'b' } } as const
  const words = [{ metric, title: 'Network', lineNames: ['In', '=Out'] }]
  const courses = [[course(1_790_000_000, [1, nan, 3]), course(1_790_000_000, [nan, nan, 6])]]
  const nameBefore = (title: string): string => `${title} before`
  const charts = tableCharts(words, courses, undefined, nameBefore)

  it('[VM-10] have what was measured, newest first on the page and oldest first in the file', () => {
    const rows = tableRows(charts)
    expect(rows.map(({ instant, values }) => [instant - 1_790_000_000, ...values])).toEqual([
      [20, 3, 6],
      [0, 1, undefined],
    ])
    expect(csvRows(rows, charts)).toEqual([
      ['time', 'Network: In (bit/s)', 'Network: =Out (bit/s)'],
      ['2026-09-21T14:13:20.000Z', 1, ''],
      ['2026-09-21T14:13:40.000Z', 3, 6],
    ])
    expect(csvOf(csvRows(rows, charts))).toContain('2026-09-21T14:13:40.000Z,3,6')
    expect(tableRows(tableCharts(words, [undefined], [undefined], nameBefore))).toEqual([])
  })

  it('[VM-10] keeps what a slower query gave before, at its own instants', () => {
    const late = [course(1_790_000_000, [1, 2, 3]), course(1_790_000_010, [5, 6, 7])]
    const rows = tableRows(tableCharts(words, [late], undefined, nameBefore))
    expect(rows.map(({ values }) => values)).toEqual([
      ...[
        [undefined, 7],
        [3, 6],
        [2, 5],
      ],
    ])
  })

  it('[VM-10] have the period before beside, at the instants of now as the charts draw it', () => {
    const before = [[course(1_789_999_965, [7, 8, 9]), course(1_789_999_965, [nan, 5, nan])]]
    const compared = tableCharts(words, courses, before, nameBefore)
    const rows = tableRows(compared)
    expect(rows.map(({ instant, values }) => [instant - 1_790_000_000, ...values])).toEqual([
      [20, 3, 6, 9, undefined],
      [10, undefined, undefined, 8, 5],
      [0, 1, undefined, 7, undefined],
    ])
    expect(csvRows(rows, compared)[0]).toEqual([
      'time',
      'Network: In (bit/s)',
      'Network: =Out (bit/s)',
      'Network before: In (bit/s)',
      'Network before: =Out (bit/s)',
    ])
  })
})
