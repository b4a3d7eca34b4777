import type { Currency } from './currency'

/**
 * Accruing money as a whole number of the smallest amounts a price list can produce, so that intermediate results are
 * exact: a price has ten decimals, a quantity is a multiple of 2^-30 units (a byte of a GB), a multiplier has two
 * decimals, time is in milliseconds of an hour. Only shown, invoiced or paid sums are rounded, once each.
 */
export type Exact = bigint

const priceDecimals = 10
const quantityBits = 30n
const multiplierDecimals = 2
const millisecondsPerHour = 3_600_000n

/** One unit of the currency. */
const one: Exact =
  10n ** BigInt(priceDecimals) *
  (1n << quantityBits) *
  10n ** BigInt(multiplierDecimals) *
  millisecondsPerHour

/** Charged quantity: whole numbers of 2^-30 units. */
export type Quantity = bigint

/** A count, or GB, as a quantity. */
export function units(count: number): Quantity {
  return BigInt(count) << quantityBits
}

/** Megabytes as a quantity of GB. */
export function megabytes(count: number): Quantity {
  return BigInt(count) << (quantityBits - 10n)
}

/** Bytes as a quantity of GB. */
export function bytes(count: number): Quantity {
  return BigInt(count)
}

/** Whole units in a quantity, for thresholds. */
export function wholeUnits(quantity: Quantity): number {
  return Number(quantity >> quantityBits)
}

/** An hourly price of the price list as a whole number of 10^-10 of the currency. */
export function exactPrice(pricePerUnit: number): bigint {
  return BigInt(pricePerUnit.toFixed(priceDecimals).replace('.', ''))
}

/** Cost of `quantity` per millisecond. `multiplier` has at most two decimals. */
export function exactRate(quantity: Quantity, price: bigint, multiplier = 1): Exact {
  return quantity * price * BigInt(Math.round(multiplier * 10 ** multiplierDecimals))
}

/** Hourly price of a rate as the number shown. */
export function hourlyPrice(rate: Exact): number {
  const scale = 10n ** BigInt(priceDecimals)
  const value = divideRounded(rate * millisecondsPerHour * scale, one)
  return Number(value) / Number(scale)
}

/** An exact sum in minor units, rounded half up. */
export function toMinorUnits(sum: Exact, currency: Currency): number {
  return Number(divideRounded(sum * 10n ** BigInt(currency.decimals), one))
}

/** `percent` (up to four decimals) of minor units, rounded half up. */
export function percentOf(minor: number, percent: number): number {
  const scale = 10_000
  return Number(divideRounded(BigInt(minor) * BigInt(Math.round(percent * scale)), BigInt(100 * scale)))
}

/** Rounded to the nearest whole number, halves away from zero. `divisor` is positive. */
function divideRounded(value: bigint, divisor: bigint): bigint {
  const half = value < 0n ? -divisor : divisor
  return (2n * value + half) / (2n * divisor)
}

/**
 * Splits a rounded `total` in proportion to `weights` by the largest remainder method, so that displayed lines add up
 * to the total. Equal remainders favour earlier lines.
 */
export function apportion(total: number, weights: readonly bigint[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) return weights.map(() => 0)
  const sign = total < 0 ? -1 : 1
  const whole = BigInt(Math.abs(total))
  const shares = weights.map((weight, index) => ({
    index,
    part: (whole * weight) / sum,
    rest: (whole * weight) % sum,
  }))
  let left = Number(whole - shares.reduce((all, { part }) => all + part, 0n))
  const parts = shares.map(({ part }) => Number(part))
  for (const { index } of [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  )) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts.map((part) => (part === 0 ? 0 : part * sign))
}
