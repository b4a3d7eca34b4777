import { groupBy } from '../../lib/group-by'
import { roundMoney } from '../../lib/money'
import { splitMoney } from '../../lib/split-money'
import { usageKinds, type UsageKind } from './usage'
import { nowhere, type BilledMonth, type UsedThing } from './usage-month'

/** Groupings of used items. */
export const groupings = ['type', 'location', 'resource', 'day'] as const
export type Grouping = (typeof groupings)[number]

/** Used items of one group, and their sum. */
export interface ThingGroup {
  id: string
  cost: number
  /** Most expensive first. */
  things: UsedThing[]
}

/** Sum of costs in the site's currency. */
export function sumOf(things: readonly Pick<UsedThing, 'cost'>[], currency: string): number {
  return roundMoney(
    things.reduce((sum, { cost }) => sum + cost, 0),
    currency,
  )
}

/** Groups used items, most expensive group first; items without a location come last. */
export function groupThings(
  things: readonly UsedThing[],
  by: Exclude<Grouping, 'day'>,
  currency: string,
): ThingGroup[] {
  const idOf = (thing: UsedThing): string =>
    by === 'type'
      ? thing.kind
      : by === 'location'
        ? (thing.location ?? nowhere)
        : (thing.owner ?? thing.id ?? `${thing.location ?? ''} ${thing.name}`)
  const isLast = ({ id }: ThingGroup): number => Number(by === 'location' && id === nowhere)
  return [...groupBy(things, idOf)]
    .map(([id, own]) => ({
      id,
      cost: sumOf(own, currency),
      things: own.toSorted((one, other) => other.cost - one.cost),
    }))
    .toSorted((one, other) => isLast(one) - isLast(other) || other.cost - one.cost)
}

/** Part of a chart bar: the cost of a kind, or the expected cost. */
export type ChartPart = UsageKind | 'expected'

/** Costs of a day or a month by kind. */
export interface CostColumn {
  id: string
  first: Date
  parts: Partial<Record<UsageKind, number>>
  cost: number
  /** Not begun. */
  future: boolean
}

const millisecondsPerHour = 3_600_000
const millisecondsPerDay = 24 * millisecondsPerHour
/** Hours an item that ran all the time may differ by, because answers are some minutes old. */
const tolerance = 1

/** Sums of used items by kind. */
export function partsOf(things: readonly UsedThing[], currency: string): Partial<Record<UsageKind, number>> {
  return Object.fromEntries(
    usageKinds
      .map((kind) => [kind, things.filter((thing) => thing.kind === kind)] as const)
      .filter(([, own]) => own.length > 0)
      .map(([kind, own]) => [kind, sumOf(own, currency)]),
  )
}

/** Charged time of a month, in ms since 1970: from its start to now, or to its end. */
function chargedTime(
  { first, last, running }: Pick<BilledMonth, 'first' | 'last' | 'running'>,
  now: number,
): { start: number; end: number } {
  return { start: first.getTime(), end: running ? Math.min(now, last.getTime() + 1) : last.getTime() + 1 }
}

/**
 * Whether the days of an item are unknown: it ran for a part of the month, or is not charged by time.
 * @param now ms since 1970
 */
export function hasUnknownDays(
  { hours }: Pick<UsedThing, 'hours'>,
  month: Pick<BilledMonth, 'first' | 'last' | 'running'>,
  now: number,
): boolean {
  const { start, end } = chargedTime(month, now)
  return hours === undefined || Math.abs(hours - (end - start) / millisecondsPerHour) > tolerance
}

/**
 * Costs of a month by day (UTC), divided by time within each kind. Items that ran for a part of the month are spread
 * like their kind, because the platform reports hours, not days. Days add up to the month.
 * @param now ms since 1970
 */
export function costsByDay(
  things: readonly UsedThing[],
  month: Pick<BilledMonth, 'first' | 'last' | 'running'>,
  now: number,
  currency: string,
): CostColumn[] {
  const { start, end } = chargedTime(month, now)
  const starts: number[] = []
  for (let at = start; at <= month.last.getTime(); at += millisecondsPerDay) starts.push(at)
  const weights = starts.map((at) => Math.max(0, Math.min(end - at, millisecondsPerDay)))
  const split = Object.entries(partsOf(things, currency)).map(
    ([kind, sum]) => [kind, splitMoney(sum, weights, currency)] as const,
  )
  return starts.map((at, index) => {
    const parts: Partial<Record<UsageKind, number>> = Object.fromEntries(
      split.map(([kind, costs]) => [kind, costs[index] ?? 0]),
    )
    return {
      id: new Date(at).toISOString().slice(0, 10),
      first: new Date(at),
      parts,
      cost: roundMoney(
        Object.values(parts).reduce((sum, cost) => sum + cost, 0),
        currency,
      ),
      future: at >= end,
    }
  })
}
