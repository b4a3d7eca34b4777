/** A balance that is being used up. Money in one currency, before VAT. */
export interface SpentBalance {
  balance: number
  /** What is spent in an hour. */
  perHour: number
  /** Automatic top-up that can be charged: below `threshold` the balance grows by `amount`. */
  topUp?: { threshold: number; amount: number } | undefined
  /** The account may go on below nothing, and pays an invoice later. */
  mayOwe?: boolean
}

/** How long a balance lasts. */
export interface BalanceLasts {
  /** Hours until nothing is left, 0 when nothing is; undefined while nothing is spent. */
  hours: number | undefined
  /** What carries on when it is used up. */
  covered: 'topUp' | 'debt' | undefined
  /** Nothing is left now. */
  empty: boolean
}

const hoursPerDay = 24

/** Decimals of an hour that mean something: 2.4 at 0.1 an hour are 24 hours, not 23.999… */
const precision = 1e6

/**
 * How long a balance lasts at a rate. An automatic top-up counts while the balance is not below its threshold: below it,
 * it should have come already and has not.
 */
export function balanceLasts({ balance, perHour, topUp, mayOwe = false }: SpentBalance): BalanceLasts {
  const empty = balance <= 0
  const tops = topUp !== undefined && topUp.amount > 0 && balance >= topUp.threshold
  return {
    hours: perHour > 0 ? Math.round((Math.max(balance, 0) / perHour) * precision) / precision : undefined,
    covered: tops ? 'topUp' : mayOwe ? 'debt' : undefined,
    empty,
  }
}

/** Hours in the unit one would say them in: hours up to two days, then whole days. */
export function spanOf(hours: number): { unit: 'hour' | 'day'; count: number } {
  return hours < 2 * hoursPerDay
    ? { unit: 'hour', count: Math.floor(hours) }
    : { unit: 'day', count: Math.floor(hours / hoursPerDay) }
}

/** What a rate per hour comes to in a day. */
export function perDay(perHour: number): number {
  return perHour * hoursPerDay
}
