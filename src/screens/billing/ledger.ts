import { foldText } from '../../lib/fold-text'
import { roundMoney } from '../../lib/money'
import type { BookedEntry } from './history'

/** A line of the ledger: a booked entry, or the unbooked usage of the running month. */
export interface LedgerLine {
  key: string
  /** ms since 1970; undefined for unbooked usage. */
  at: number | undefined
  /** Undefined for unbooked usage. */
  entry: BookedEntry | undefined
  amount: number
  /** Balance after the line; undefined while unknown. */
  after: number | undefined
}

/** Lines of a ledger, newest first: unbooked usage of the running month, then booked entries. */
export function ledgerLines(
  entries: readonly BookedEntry[],
  used: number | undefined,
  balance: number | undefined,
): LedgerLine[] {
  return [
    ...(used === undefined || used === 0
      ? []
      : [{ key: 'running', at: undefined, entry: undefined, amount: -used, after: balance }]),
    ...entries.map((entry) => ({
      key: String(entry.id),
      at: entry.created * 1000,
      entry,
      amount: entry.amount,
      after: entry.after,
    })),
  ]
}

/** Directions to filter a ledger by. */
export const directions = ['all', 'added', 'used'] as const
export type Direction = (typeof directions)[number]

/** Filter of ledger lines. */
export interface LedgerFilter {
  /** ms since 1970; undefined for no limit. */
  since?: number | undefined
  direction?: Direction
  /** Part of a description or reference. */
  text?: string
}

const isSince = ({ at }: LedgerLine, since: number | undefined): boolean =>
  at === undefined || since === undefined || at >= since

/** Lines that pass a filter. */
export function wantedLines(
  lines: readonly LedgerLine[],
  { since, direction = 'all', text = '' }: LedgerFilter,
): LedgerLine[] {
  const wanted = foldText(text.trim())
  return lines.filter(
    (line) =>
      isSince(line, since) &&
      (direction === 'all' || (direction === 'added' ? line.amount > 0 : line.amount < 0)) &&
      (wanted === '' ||
        foldText(`${line.entry?.description ?? ''} ${line.entry?.reference ?? ''}`).includes(wanted)),
  )
}

/** Sums of a period: `before` + `added` + `used` is the current balance. */
export interface LedgerSums {
  added: number
  /** Zero or less. */
  used: number
  /** Undefined while the balance is unknown. */
  before: number | undefined
}

/** Adds up the lines since a time. */
export function ledgerSums(
  lines: readonly LedgerLine[],
  since: number | undefined,
  balance: number | undefined,
  currency: string,
): LedgerSums {
  const amounts = lines.filter((line) => isSince(line, since)).map(({ amount }) => amount)
  const sum = (of: readonly number[]): number =>
    roundMoney(
      of.reduce((all, amount) => all + amount, 0),
      currency,
    )
  const added = sum(amounts.filter((amount) => amount > 0))
  const used = sum(amounts.filter((amount) => amount < 0))
  return {
    added,
    used,
    before: balance === undefined ? undefined : roundMoney(balance - added - used, currency),
  }
}

/** Selectable periods: months to go back from the start of this month, or all. */
export const periods = ['3', '12', 'all'] as const
export type PeriodName = (typeof periods)[number]

/**
 * Start of a period (UTC).
 * @param now ms since 1970
 */
export function startOf(period: PeriodName, now: number): number | undefined {
  if (period === 'all') return undefined
  const today = new Date(now)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - Number(period), 1)
}
