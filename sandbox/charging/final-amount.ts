import type { PaymentProcessor } from '../entities'
import { currencies, type Currency, toAmount } from './currency'

/**
 * A price in minor units as the customer pays it: in the currency of the site, or in that of the processor, converted
 * by the display rates and rounded to its minor unit.
 */
export function finalAmount(
  total: number,
  processor: Pick<PaymentProcessor, 'charge_currency_conversion'> | undefined,
  currency: Currency,
): number {
  const code = processor?.charge_currency_conversion?.to_currency
  const other = currencies.find((candidate) => candidate.code === code)
  if (!other || other.code === currency.code) return toAmount(total, currency)
  const converted = (toAmount(total, currency) * other.rate) / currency.rate
  return toAmount(Math.round(converted * 10 ** other.decimals), other)
}
