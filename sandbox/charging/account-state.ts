import type { EligiblePromotion } from '../entities'

/** Where credit came from; what was given is used before what was bought, in this order. */
export const creditKinds = [
  'first_free',
  'signup_campaign',
  'referral_receiver',
  'referral_promoter',
  'bought',
] as const
export type CreditKind = (typeof creditKinds)[number]

/** Credit of one kind that is left, minor units. */
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
  /** Account whose owner recommended this one and gets credit as well; null without one. */
  readonly promoter: number | null
}

/** An invoice that has to be paid. Minor units with VAT, milliseconds. */
export interface UnpaidInvoice {
  readonly id: number
  readonly total: number
  readonly dueAt: number
  /** Whether it is about use; a bought credit that is not paid yet is no debt. */
  readonly isDebt: boolean
}

/** What the sandbox knows about a billing account beside what it shows. Times in milliseconds, money in minor units. */
export interface AccountState {
  /** Beginning of the running month. */
  readonly periodStart: number
  /** Exact cost of the running month until `countedTo`, as a decimal text. */
  readonly accrued: string
  readonly countedTo: number
  /** Exact cost of a millisecond from then on. */
  readonly rate: string
  readonly pots: readonly CreditPot[]
  /** What was used beyond the credit. */
  readonly debt: number
  /** Since when the balance is negative. */
  readonly negativeSince: number | null
  /** Since when it is negative although it may not be. */
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
  /** When the provider has looked at a new account. */
  readonly validatedAt: number | null
}

/** The state of an account that was made at `now`. */
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
