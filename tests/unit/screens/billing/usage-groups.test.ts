import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../../src/lib/csv'
import { usageRows } from '../../../../src/screens/billing/usage-csv'
import { costsByDay, groupThings, hasUnknownDays, sumOf } from '../../../../src/screens/billing/usage-groups'
import type { UsedThing } from '../../../../src/screens/billing/usage-month'

const thing = (cost: number, more: Partial<UsedThing> = {}): UsedThing => ({
  name: `t${cost}`,
  about: '',
  kind: 'compute',
  location: 'tll',
  hours: 488.7667,
  perHour: cost / 488.7667,
  cost,
  id: `id-${cost}`,
  owner: `id-${cost}`,
  ...more,
})

describe('groups', () => {
  const things = [
    thing(10),
    thing(3.21, { kind: 'disks', owner: 'id-10' }),
    thing(40, { location: 'jhv' }),
    thing(2, { kind: 'storage', location: undefined }),
  ]
  it.each([
    [
      'type',
      [
        ['compute', 50, 2],
        ['disks', 3.21, 1],
        ['storage', 2, 1],
      ],
    ],
    [
      'location',
      [
        ['jhv', 40, 1],
        ['tll', 13.21, 2],
        ['none', 2, 1],
      ],
    ],
    [
      'resource',
      [
        ['id-40', 40, 1],
        ['id-10', 13.21, 2],
        ['id-2', 2, 1],
      ],
    ],
  ] as const)('[BILLING-20] by %s add up, the dearest first', (by, expected) => {
    const groups = groupThings(things, by, 'EUR')
    expect(groups.map(({ id, cost, things: own }) => [id, cost, own.length])).toEqual(expected)
    expect(sumOf(groups, 'EUR')).toBe(sumOf(things, 'EUR'))
  })
})

it('[BILLING-20] lists what has no location after all locations, however dear it is', () => {
  const things = [thing(50, { location: undefined }), thing(3), thing(40, { location: 'jhv' })]
  expect(groupThings(things, 'location', 'EUR').map(({ id }) => id)).toEqual(['jhv', 'tll', 'none'])
})

describe('costs by day', () => {
  const month = {
    first: new Date(Date.UTC(2026, 10, 1)),
    last: new Date(Date.UTC(2026, 11, 1) - 1),
    running: true,
  }
  const now = Date.UTC(2026, 10, 21, 8, 46)

  it('[BILLING-20] divide what ran all the month by time, and add up to the month', () => {
    const days = costsByDay([thing(476.12), thing(9.3, { kind: 'disks' })], month, now, 'EUR')
    expect(days).toHaveLength(30)
    expect(sumOf(days, 'EUR')).toBe(485.42)
    expect(days[0]).toMatchObject({ id: '2026-11-01', parts: { compute: 23.38, disks: 0.46 }, future: false })
    expect(days[20]?.parts.compute).toBeCloseTo(8.54, 1)
    expect(days[21]).toMatchObject({ cost: 0, future: true })
  })

  it('[BILLING-20] spread what ran for a part of the month over the days of its kind, in no group of its own', () => {
    const part = [thing(48, { hours: 240 }), thing(5, { kind: 'storage', hours: undefined })]
    const days = costsByDay([thing(100), ...part], month, now, 'EUR')
    const used = days.filter(({ future }) => !future)
    expect(used).toHaveLength(21)
    for (const { parts } of used) {
      expect(Object.keys(parts)).toEqual(['compute', 'storage'])
      expect(Object.values(parts).every((cost) => cost > 0)).toBe(true)
    }
    expect(sumOf(days, 'EUR')).toBe(153)
    expect(days.slice(21).every(({ cost }) => cost === 0)).toBe(true)
    expect([thing(100), ...part].map((each) => hasUnknownDays(each, month, now))).toEqual([false, true, true])
  })

  it('count all days of a month that is over', () => {
    const over = { ...month, running: false }
    const days = costsByDay([thing(72, { hours: 720 })], over, now, 'EUR')
    expect(days.every(({ cost, future }) => cost === 2.4 && !future)).toBe(true)
  })
})

it('[BILLING-20] exports plain numbers of the charged currency, and no formula', () => {
  const rows = usageRows(
    [thing(3.21, { name: '=HYPERLINK("http://x")', about: 'a, "b"', id: undefined, owner: undefined })],
    {
      t: (key) => key,
      site: { location: () => undefined },
      currency: 'EUR',
    },
  )
  const [head, line] = csvOf(rows).trim().split('\r\n')
  expect(head?.split(',')).toHaveLength(10)
  expect(line).toMatch(
    /^"'=HYPERLINK\(""http:\/\/x""\)","a, ""b""",usage\.compute,tll,,,488\.7667,[\d.]+,3\.21,EUR$/,
  )
})
