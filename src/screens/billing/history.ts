import { shape } from '../../generated/answers/listCreditHistory'
import type { components } from '../../generated/api-types'
import { decodeItems } from '../../lib/answer-shape'
import { roundMoney } from '../../lib/money'

export type HistoryEntry = components['schemas']['HistoryEntry']

/** An entry with the credit after it, before the current month's usage. */
export interface BookedEntry extends HistoryEntry {
  /** Undefined if the account's credit is unknown. */
  after: number | undefined
}

/** Entries of an answer. */
export function entriesIn(answer: unknown): readonly HistoryEntry[] {
  return decodeItems(shape, answer).items
}

/** Entries newest first, with the credit after each; `credit` is the credit after the newest. */
export function bookedEntries(
  entries: readonly HistoryEntry[],
  credit: number | undefined,
  currency: string,
): BookedEntry[] {
  let after = credit
  return [...entries]
    .sort((one, other) => other.created - one.created || other.id - one.id)
    .map((entry) => {
      const booked = { ...entry, after }
      if (after !== undefined) after = roundMoney(after - entry.amount, currency)
      return booked
    })
}
