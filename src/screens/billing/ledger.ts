import { foldText } from '../../lib/fold-text'
import { roundMoney } from '../../lib/money'
import type { BookedEntry } from './history'

/** A line of the ledger: a booked entry, or the unbooked usage of the running month. */
export interface LedgerLine {
  key: string
  /** ms since 1970; undefined for what is not booked yet. */
  at: number | undefined
  /** Undefined for what is not booked yet. */
  entry: BookedEntry | undefined
  amount: number
  /** Balance after it; undefined while the account's is unknown. */
  after: number | undefined
}

/** Lines of a ledger, newest first: what is used in the running month and not booked yet, then what is booked. */
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

/** What a ledger shows of an account. */
export const directions = ['all', 'added', 'used'] as const
export type Direction = (typeof directions)[number]

/** Which lines are wanted. */
export interface LedgerFilter {
  /** ms since 1970; undefined from the beginning. */
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

/** Sums of a period: balance before it, plus what was added, plus what was used, is the balance now. */
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

/** Starts of periods to choose from: the beginning of this month less so many months. */
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
