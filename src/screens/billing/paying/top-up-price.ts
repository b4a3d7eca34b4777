import type { components } from '../../../generated/api-types'

export type Processor = components['schemas']['PaymentProcessor']

/** Price of a top-up, in minor units: credit, fee of the processor, VAT on both, and their sum. */
export interface TopUpPrice {
  readonly amount: number
  readonly fee: number
  readonly vat: number
  readonly total: number
}

/** `percent`, with up to four decimals, of minor units; rounded half up. */
function share(minor: number, percent: number): number {
  return Math.round((minor * Math.round(percent * 10_000)) / 1_000_000)
}

/**
 * Price of `amount` minor units of credit (specification section 9): a flat fee and a share, and VAT on credit and fee.
 * @param digits decimals of the minor unit
 */
export function topUpPrice(
  amount: number,
  fee: Processor['service_fee'],
  vatPercentage: number,
  digits: number,
): TopUpPrice {
  const flat = Math.round((fee?.flat_rate ?? 0) * 10 ** digits)
  const charged = flat + share(amount, fee?.percentage ?? 0)
  const vat = share(amount + charged, vatPercentage)
  return { amount, fee: charged, vat, total: amount + charged + vat }
}

/**
 * Adjusts a price to the sum the platform charges, so that the lines add up to it. A difference of one minor unit is
 * rounding and is added to the VAT; a larger one makes the parts unknown: undefined.
 */
export function agreedPrice(price: TopUpPrice, total: number): TopUpPrice | undefined {
  const difference = total - price.total
  return Math.abs(difference) > 1 ? undefined : { ...price, vat: price.vat + difference, total }
}
