/** What is wrong with an amount to top up; the texts are `topUp.amount.{problem}` (requirements PAYMENT-31, PAYMENT-32). */
export type AmountProblem = 'missing' | 'notPositive' | 'tooFine' | 'tooLow' | 'belowMinimum'

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
  if (Number(amount.toFixed(digits)) !== amount) return 'tooFine'
  return amount < minimum ? 'belowMinimum' : undefined
}

/** What lifts a negative balance to nothing, rounded up to what can be paid; undefined without debt. Major units. */
export function owedAmount(balance: number | undefined, digits: number): number | undefined {
  if (balance === undefined || balance >= 0) return undefined
  const factor = 10 ** digits
  // A sum such as 71.49 is not exact in binary; what is less than a millionth of the least unit is no debt.
  const units = Math.ceil(-balance * factor - 1e-6)
  return units > 0 ? units / factor : undefined
}

/**
 * Amounts to choose from: what is owed, as far as that can be topped up, then those that are more.
 * @param amounts what is offered to everybody, ascending
 */
export function withOwed(
  amounts: readonly number[],
  owed: number | undefined,
  minimum: number,
): readonly number[] {
  return owed === undefined || owed < minimum ? amounts : [owed, ...amounts.filter((each) => each > owed)]
}

/**
 * Amounts to choose from: 25, 50, 100 and 250 of the power of ten of the minimum, those below it left out. Without a
 * minimum 10 is the unit, in a currency without decimals 10,000.
 */
export function presetAmounts(minimum: number, digits: number): number[] {
  const unit = minimum > 0 ? 10 ** Math.floor(Math.log10(minimum)) : digits === 0 ? 10_000 : 10
  return [2.5, 5, 10, 25]
    .map((factor) => Math.round(factor * unit * 1000) / 1000)
    .filter((each) => each >= minimum)
}
