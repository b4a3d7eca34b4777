import type { EligiblePromotion } from '../entities'

/** Sources of credit in the order of use: given credit before bought credit. */
export const creditKinds = [
  'first_free',
  'signup_campaign',
  'referral_receiver',
  'referral_promoter',
  'bought',
] as const
export type CreditKind = (typeof creditKinds)[number]

/** Remaining credit of one kind, minor units. */
export interface CreditPot {
  readonly kind: CreditKind
  readonly left: number
}

/** Credit to be earned by topping up, minor units. */
export interface PromisedCredit {
  readonly kind: EligiblePromotion['credit_type']
  readonly amount: number
  readonly required: number
  readonly done: number
  /** Referring account, whose owner gets credit as well; null without one. */
  readonly promoter: number | null
}

/** An invoice that has to be paid. Minor units with VAT, milliseconds. */
export interface UnpaidInvoice {
  readonly id: number
  readonly total: number
  readonly dueAt: number
  /** Whether it is for usage; unpaid bought credit is no debt. */
  readonly isDebt: boolean
}

/** Internal state of a billing account, not part of the API. Times in milliseconds, money in minor units. */
export interface AccountState {
  /** Beginning of the running month. */
  readonly periodStart: number
  /** Exact cost of the running month until `countedTo`, as a decimal text. */
  readonly accrued: string
  readonly countedTo: number
  /** Exact cost per millisecond since `countedTo`. */
  readonly rate: string
  readonly pots: readonly CreditPot[]
  /** Usage beyond the credit. */
  readonly debt: number
  /** Since when the balance is negative. */
  readonly negativeSince: number | null
  /** Since when the account is overdrawn (see `isOverdrawn`). */
  readonly frozenSince: number | null
  readonly unpaid: readonly UnpaidInvoice[]
  /** Sum of all top-ups. */
  readonly toppedUp: number
  readonly promises: readonly PromisedCredit[]
  /** Codes of campaigns that were joined. */
  readonly campaigns: readonly string[]
  /** The low balance notice was sent and the balance has not recovered since. */
  readonly isWarned: boolean
  /** When an automatic top-up may be tried again after one that failed. */
  readonly retryAt: number | null
  /** When a new account is validated; null if no validation is pending. */
  readonly validatedAt: number | null
}

/** The state of an account created at `now`. */
export function newAccountState(now: number): AccountState {
  return {
    periodStart: monthStart(now),
    accrued: '0',
    countedTo: now,
    rate: '0',
    pots: [],
    debt: 0,
    negativeSince: null,
    frozenSince: null,
    unpaid: [],
    toppedUp: 0,
    promises: [],
    campaigns: [],
    isWarned: false,
    retryAt: null,
    validatedAt: null,
  }
}

/** The first instant of the month `at` lies in, UTC. */
export function monthStart(at: number): number {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

/** The first instant of the month after the one `at` lies in, UTC. */
export function nextMonth(at: number): number {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}
