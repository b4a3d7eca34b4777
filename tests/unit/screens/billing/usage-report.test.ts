import { expect, it } from 'vitest'
import type { BilledMonth, UsedThing } from '../../../../src/screens/billing/usage-month'
import {
  costsByMonth,
  lastMonths,
  reportRows,
  reportSums,
} from '../../../../src/screens/billing/usage-report'

const month = (number: number, running = false): BilledMonth => ({
  id: `2026-${String(number + 1).padStart(2, '0')}`,
  first: new Date(Date.UTC(2026, number, 1)),
  last: new Date(Date.UTC(2026, number + 1, 1) - 1),
  running,
  invoices: [],
})
const thing = (cost: number, kind: UsedThing['kind'] = 'compute'): UsedThing => ({
  name: '',
  about: '',
  kind,
  location: undefined,
  hours: undefined,
  perHour: undefined,
  cost,
  id: undefined,
  owner: undefined,
})

it('[BILLING-18] [BILLING-20] reports twelve months, the oldest first, across a year', () => {
  const months = lastMonths([month(1, true), month(0)])
  expect(months.map(({ id }) => id)).toEqual([
    ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'],
    ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ])
  expect(months.at(-1)?.running).toBe(true)
  expect(lastMonths([])).toEqual([])
})

it('[BILLING-18] [BILLING-20] says of each month what it cost, by kind and against the month before', () => {
  const used = new Map([
    ['2026-08', [thing(100)]],
    ['2026-10', [thing(150), thing(50, 'disks')]],
    ['2026-11', [thing(60)]],
  ])
  const costs = costsByMonth(
    lastMonths([month(10, true), month(9), month(7)]),
    ({ id }) => used.get(id) ?? [],
    'EUR',
  )
  expect(costs.map(({ id, cost, change }) => [id, cost, change])).toEqual([
    ['2026-08', 100, undefined],
    ['2026-09', 0, -100],
    ['2026-10', 200, undefined],
    ['2026-11', 60, undefined],
  ])
  expect(costs[2]?.parts).toEqual({ compute: 150, disks: 50 })
  expect(reportSums(costs, 'EUR')).toEqual({ total: 360, average: 100, highest: costs[2] })
  expect(
    reportRows(costs, {
      kinds: ['compute', 'disks'],
      nameOf: (kind) => kind,
      head: ['Month', 'Total', 'Currency'],
      currency: 'EUR',
    }).slice(0, 2),
  ).toEqual([
    ['Month', 'compute', 'disks', 'Total', 'Currency'],
    ['2026-08', 100, 0, 100, 'EUR'],
  ])
})

it('has the running month alone for a new account', () => {
  const costs = costsByMonth(lastMonths([month(10, true)]), () => [], 'EUR')
  expect(costs.map(({ id }) => id)).toEqual(['2026-11'])
  expect(reportSums(costs, 'EUR')).toMatchObject({ total: 0, average: undefined })
})
