import type { RunningTotals } from '../entities'
import { epochSeconds } from '../format-time'
import type { StoredRow } from '../store/records'
import type { AccountState, CreditKind } from './account-state'
import { creditKinds } from './account-state'
import { type Currency, toAmount } from './currency'
import { type Exact, percentOf, toMinorUnits } from './exact'

type Account = StoredRow<'account'>

/** The running month of an account in whole minor units. */
export interface Sums {
  /** Usage before discount. */
  readonly subtotal: number
  readonly discount: number
  readonly beforeTax: number
  readonly vat: number
  readonly total: number
  /** Credit before the current month's usage is deducted. */
  readonly credit: number
  /** Credit less usage before tax. */
  readonly balance: number
}

/** Exact cost of the running month by `at`, which is not before the state was counted. */
export function accruedBy(state: AccountState, at: number): Exact {
  return BigInt(state.accrued) + BigInt(state.rate) * BigInt(at - state.countedTo)
}

/** The state with its cost counted until `at`, and its rate increased by `rate` per millisecond from then on. */
export function countTo(state: AccountState, at: number, rate: Exact = 0n): AccountState {
  return {
    ...state,
    accrued: `${accruedBy(state, at)}`,
    countedTo: at,
    rate: `${BigInt(state.rate) + rate}`,
  }
}

/** Credit of an account, minor units; negative when it owes. */
export function creditOf(state: AccountState): number {
  return state.pots.reduce((sum, { left }) => sum + left, 0) - state.debt
}

/** Sums of the current month at `at`. Discount and VAT are computed from rounded sums, so displayed parts add up. */
export function sumsAt({ document, state }: Account, at: number, currency: Currency): Sums {
  const subtotal = toMinorUnits(accruedBy(state, at), currency)
  const discount = percentOf(subtotal, document.discount_percentage ?? 0)
  const beforeTax = subtotal - discount
  const vat = percentOf(beforeTax, document.vat_percentage ?? 0)
  const credit = creditOf(state)
  return { subtotal, discount, beforeTax, vat, total: beforeTax + vat, credit, balance: credit - beforeTax }
}

/** The sums as the API shows them. */
export function toRunningTotals(sums: Sums, negativeSince: number | null, currency: Currency): RunningTotals {
  const amount = (minor: number): number => toAmount(minor, currency)
  return {
    credit_amount: amount(sums.credit),
    credit_available: amount(Math.max(sums.balance, 0)),
    discount_amount: amount(sums.discount),
    subtotal: amount(sums.subtotal),
    subtotal_resource_usage: amount(sums.subtotal),
    total_before_tax: amount(sums.beforeTax),
    vat_tax: amount(sums.vat),
    total: amount(sums.total),
    ongoing: amount(sums.balance),
    ongoing_negative_since: negativeSince === null ? null : epochSeconds(negativeSince),
  }
}

/**
 * First time after `from` and before `until` at which the balance falls below `threshold` minor units without further
 * changes; undefined if it does not. Found by bisection, because the balance only falls.
 */
export function fallsBelow(
  account: Account,
  threshold: number,
  from: number,
  until: number,
  currency: Currency,
): number | undefined {
  const isBelow = (at: number): boolean => sumsAt(account, at, currency).balance < threshold
  let low = from
  let high = until - 1
  if (high <= low || account.state.rate === '0' || !isBelow(high)) return undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isBelow(middle)) high = middle
    else low = middle
  }
  return high
}

/** The state with credit added; debt is settled first. Minor units. */
export function addCredit(state: AccountState, kind: CreditKind, amount: number): AccountState {
  const paid = Math.min(state.debt, amount)
  const pots = creditKinds.flatMap((each) => {
    const left = (potOf(state, each) ?? 0) + (each === kind ? amount - paid : 0)
    return left === 0 ? [] : [{ kind: each, left }]
  })
  return { ...state, debt: state.debt - paid, pots }
}

function potOf(state: AccountState, kind: CreditKind): number | undefined {
  return state.pots.find((pot) => pot.kind === kind)?.left
}

/** Credit that was used, by kind, in minor units. */
export interface UsedCredit {
  readonly kind: CreditKind
  readonly amount: number
}

/** The state with `amount` minor units deducted: from given credit first, then bought credit; the rest becomes debt. */
export function spendCredit(
  state: AccountState,
  amount: number,
): { state: AccountState; used: UsedCredit[] } {
  let wanted = amount
  const used: UsedCredit[] = []
  const pots = state.pots.flatMap(({ kind, left }) => {
    const taken = Math.min(left, wanted)
    wanted -= taken
    if (taken > 0) used.push({ kind, amount: taken })
    return left === taken ? [] : [{ kind, left: left - taken }]
  })
  return { state: { ...state, pots, debt: state.debt + wanted }, used }
}
