import { roundMoney } from './money'

/**
 * Splits an amount by weights so that the rounded parts add up to it: 10 by [1, 1, 1] is 3.33, 3.34, 3.33. All parts are
 * zero without weight.
 */
export function splitMoney(amount: number, weights: readonly number[], currency: string): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return weights.map(() => 0)
  let weight = 0
  let given = 0
  return weights.map((each) => {
    weight += each
    const until = roundMoney((amount * weight) / whole, currency)
    const part = roundMoney(until - given, currency)
    given = until
    return part
  })
}
