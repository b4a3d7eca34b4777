/** A balance and its consumption. Money in one currency, before VAT. */
export interface SpentBalance {
  balance: number
  /** Spending per hour. */
  perHour: number
  /** Automatic top-up: below `threshold` the balance grows by `amount`. */
  topUp?: { threshold: number; amount: number } | undefined
  /** The balance may become negative and is paid by invoice later. */
  mayOwe?: boolean
}

/** How long a balance lasts. */
export interface BalanceForecast {
  /** Hours until the balance is zero; undefined without spending. */
  hours: number | undefined
  /** What continues to pay then. */
  covered: 'topUp' | 'debt' | undefined
  /** The balance is zero or negative. */
  empty: boolean
}

const hoursPerDay = 24

/** Rounds away floating-point errors: 2.4 at 0.1 per hour is 24 hours, not 23.999…. */
const precision = 1e6

/**
 * Time until a balance is used up at a constant rate. An automatic top-up counts only while the balance is at or above
 * its threshold; below, it has already failed.
 */
export function forecastBalance({ balance, perHour, topUp, mayOwe = false }: SpentBalance): BalanceForecast {
  const empty = balance <= 0
  const tops = topUp !== undefined && topUp.amount > 0 && balance >= topUp.threshold
  return {
    hours: perHour > 0 ? Math.round((Math.max(balance, 0) / perHour) * precision) / precision : undefined,
    covered: tops ? 'topUp' : mayOwe ? 'debt' : undefined,
    empty,
  }
}

/** Hours up to two days, then whole days. */
export function spanOf(hours: number): { unit: 'hour' | 'day'; count: number } {
  return hours < 2 * hoursPerDay
    ? { unit: 'hour', count: Math.floor(hours) }
    : { unit: 'day', count: Math.floor(hours / hoursPerDay) }
}

/** Converts a rate per hour to a day. */
export function perDay(perHour: number): number {
  return perHour * hoursPerDay
}
