/** A currency a deployment can charge in. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** Decimals of stored, invoiced and charged amounts: the minor unit. */
  readonly decimals: number
  /** Units for one euro (specification section 9, display rates; those of JPY and KWD are samples). */
  readonly rate: number
}

/**
 * The currencies of specification section 9, and two with another number of decimals. Rupiah have no minor unit in use:
 * they are shown, and therefore kept, without decimals.
 */
export const currencies: readonly Currency[] = [
  { code: 'EUR', decimals: 2, rate: 1 },
  { code: 'USD', decimals: 2, rate: 1.14 },
  { code: 'IDR', decimals: 0, rate: 18_621 },
  { code: 'SGD', decimals: 2, rate: 1.47 },
  { code: 'THB', decimals: 2, rate: 37.27 },
  { code: 'JPY', decimals: 0, rate: 176.5 },
  { code: 'KWD', decimals: 3, rate: 0.354 },
]

/** The currency with this code. @throws RangeError if no deployment charges in it */
export function currencyOf(code: string): Currency {
  const found = currencies.find((currency) => currency.code === code)
  if (!found) throw new RangeError(`There is no currency "${code}"; there are: ${codes()}`)
  return found
}

function codes(): string {
  return currencies.map(({ code }) => code).join(', ')
}

/** An amount on the wire as whole minor units; undefined when it has more decimals than the currency. */
export function toMinor(amount: number, currency: Currency): number | undefined {
  const minor = Math.round(amount * 10 ** currency.decimals)
  return toAmount(minor, currency) === amount ? minor : undefined
}

/** Whole minor units as the amount on the wire. */
export function toAmount(minor: number, currency: Currency): number {
  return minor === 0 ? 0 : minor / 10 ** currency.decimals
}

/** A sample amount given in euros, in another currency, rounded to its minor unit. */
export function fromEuros(euros: number, currency: Currency): number {
  return toAmount(Math.round(euros * currency.rate * 10 ** currency.decimals), currency)
}

/** Minor units as text for people, such as `250.00 EUR`. */
export function moneyText(minor: number, currency: Currency): string {
  return `${toAmount(minor, currency).toFixed(currency.decimals)} ${currency.code}`
}
