/** Problem of a top-up amount; the texts are `topUp.amount.{problem}` (requirements PAYMENT-31, PAYMENT-32). */
export type AmountProblem = 'missing' | 'notPositive' | 'tooFine' | 'tooLow' | 'tooHigh' | 'belowMinimum'

/**
 * Checks an amount in major units.
 * @param minimum least amount of the site, 0 if it has none
 * @param digits decimals of the currency
 */
export function amountProblem(
  amount: number | undefined,
  minimum: number,
  digits: number,
): AmountProblem | undefined {
  if (amount === undefined || Number.isNaN(amount)) return 'missing'
  if (amount <= 0) return 'notPositive'
  const least = 10 ** -digits
  if (amount < least) return 'tooLow'
  // Beyond that, sums are not exact.
  if (!Number.isSafeInteger(Math.round(amount / least))) return 'tooHigh'
  if (Number(amount.toFixed(digits)) !== amount) return 'tooFine'
  return amount < minimum ? 'belowMinimum' : undefined
}

/** Amount that clears a negative balance, rounded up to the currency's decimals; undefined without debt. Major units. */
export function owedAmount(balance: number | undefined, digits: number): number | undefined {
  if (balance === undefined || balance >= 0) return undefined
  const factor = 10 ** digits
  // 71.49 is not exact in binary: less than a millionth of a minor unit is no debt.
  const units = Math.ceil(-balance * factor - 1e-6)
  return units > 0 ? units / factor : undefined
}

/**
 * Preset amounts: the debt, unless below the minimum, then the amounts above it.
 * @param amounts general presets, ascending
 */
export function withOwed(
  amounts: readonly number[],
  owed: number | undefined,
  minimum: number,
): readonly number[] {
  return owed === undefined || owed < minimum ? amounts : [owed, ...amounts.filter((each) => each > owed)]
}

/**
 * Preset amounts: 2.5, 5, 10 and 25 times the power of ten of the minimum, without those below it. Without a minimum
 * the unit is 10, in a currency without decimals 10,000.
 */
export function presetAmounts(minimum: number, digits: number): number[] {
  const unit = minimum > 0 ? 10 ** Math.floor(Math.log10(minimum)) : digits === 0 ? 10_000 : 10
  return [2.5, 5, 10, 25]
    .map((factor) => Math.round(factor * unit * 1000) / 1000)
    .filter((each) => each >= minimum)
}
