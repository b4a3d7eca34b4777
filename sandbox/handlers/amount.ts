import { toMinor } from '../charging/currency'
import type { Context } from '../context'
import { parameterFailure } from '../failures'

/**
 * An amount of money that was sent, in minor units.
 * @throws ApiFailure 400 naming the parameter when it is not positive or finer than the currency
 */
export function positiveAmount(context: Context, name: string, amount: number): number {
  if (amount <= 0) throw parameterFailure({ [name]: 'Amount should be positive' })
  return wholeAmount(context, name, amount)
}

/** As `positiveAmount`, but without the check of the sign. */
export function wholeAmount({ catalogue }: Context, name: string, amount: number): number {
  const { code, decimals } = catalogue.currency
  if (Math.abs(amount) * 10 ** decimals > Number.MAX_SAFE_INTEGER)
    throw parameterFailure({ [name]: `Parameter '${name}' is too high` })
  const minor = toMinor(amount, catalogue.currency)
  if (minor !== undefined) return minor
  throw parameterFailure({ [name]: `Parameter '${name}' has more than ${decimals} decimals of ${code}` })
}

/**
 * An amount to top up, in minor units. The text for one below the minimum is the catalogued one, doubled word included
 * (specification section 5).
 */
export function topUpAmount(context: Context, amount: number): number {
  const minor = positiveAmount(context, 'amount', amount)
  const { site } = context.catalogue
  if (amount < (site.minimumTopupAmount ?? 0))
    throw parameterFailure({ amount: 'Amount should not be less than than minimum top up' })
  return minor
}
