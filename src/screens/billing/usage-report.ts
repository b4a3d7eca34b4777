import { roundMoney } from '../../lib/money'
import type { UsageKind } from './usage'
import { partsOf, sumOf, type CostColumn } from './usage-groups'
import type { BilledMonth, UsedThing } from './usage-month'

/** Months of a report. */
export const reportMonths = 12

/** A month of a report. */
export interface MonthCost extends CostColumn {
  running: boolean
  /** Change from the previous month in percent; undefined for the running month, and if the previous has no cost. */
  change: number | undefined
}

/** The twelve calendar months up to the newest, oldest first; a month without use has no cost. */
export function lastMonths(months: readonly BilledMonth[]): BilledMonth[] {
  const [newest] = months
  if (!newest) return []
  const [year, month] = [newest.first.getUTCFullYear(), newest.first.getUTCMonth()]
  return Array.from({ length: reportMonths }, (_, index) => {
    const first = new Date(Date.UTC(year, month - reportMonths + 1 + index, 1))
    const id = first.toISOString().slice(0, 7)
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) - 1)
    return months.find((each) => each.id === id) ?? { id, first, last, running: false, invoices: [] }
  })
}

/** Costs of months by kind, oldest first, starting at the first month with a cost. */
export function costsByMonth(
  months: readonly BilledMonth[],
  thingsOf: (month: BilledMonth) => readonly UsedThing[],
  currency: string,
): MonthCost[] {
  const costs = months.map((month) => {
    const things = thingsOf(month)
    return {
      id: month.id,
      first: month.first,
      parts: partsOf(things, currency),
      cost: sumOf(things, currency),
      future: false,
      running: month.running,
    }
  })
  const begin = costs.findIndex(({ cost, running }) => cost !== 0 || running)
  return costs.slice(Math.max(0, begin)).map((month, index, all) => {
    const before = all[index - 1]?.cost ?? 0
    const change = month.running || before === 0 ? undefined : (month.cost / before - 1) * 100
    return { ...month, change }
  })
}

/** Sums of a report. */
export interface ReportSums {
  total: number
  /** Of past months; undefined without one. */
  average: number | undefined
  highest: MonthCost | undefined
}

/** Sums of the months. */
export function reportSums(months: readonly MonthCost[], currency: string): ReportSums {
  const over = months.filter(({ running }) => !running)
  return {
    total: sumOf(months, currency),
    average: over.length === 0 ? undefined : roundMoney(sumOf(over, currency) / over.length, currency),
    highest: months.reduce<MonthCost | undefined>(
      (most, month) => (most && most.cost >= month.cost ? most : month),
      undefined,
    ),
  }
}

/** Rows of the report as a table: months down, kinds across. */
export function reportRows(
  months: readonly MonthCost[],
  {
    kinds,
    nameOf,
    head,
    currency,
  }: {
    kinds: readonly UsageKind[]
    nameOf: (kind: UsageKind) => string
    /** Heads of the month, the sum and the currency. */
    head: readonly [month: string, total: string, currency: string]
    currency: string
  },
): (string | number)[][] {
  return [
    [head[0], ...kinds.map(nameOf), head[1], head[2]],
    ...months.map(({ id, parts, cost }) => [id, ...kinds.map((kind) => parts[kind] ?? 0), cost, currency]),
  ]
}
