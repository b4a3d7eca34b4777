import type { CurrencyPrices } from '../../../../sandbox/entities'

/** A charge of `price` from one instant to another, in milliseconds; whole 10^-10 of the currency times 2^-30. */
interface Stretch {
  readonly account: number
  readonly type: string
  readonly price: bigint
  readonly from: number
  until: number | undefined
}

/** An expected charge: priced type, units, and the location or pool of the price. */
export interface Priced {
  readonly type: string
  readonly quantity: number
  readonly place?: { readonly location: string; readonly pool: string } | undefined
}

const millisecondsPerHour = 3_600_000n
const unitBits = 30

/** A second, simpler record of usage, to compare with the sandbox's. */
export interface Shadow {
  /** Begins to charge an account; returns a function that ends it. */
  begin(account: number, priced: Priced, at: number): (at: number) => void
  /** Types that were charged for some time so far. */
  types(until: number): ReadonlySet<string>
  /** The charges of an account between two instants, in whole minor units rounded half up. */
  cost(account: number, from: number, until: number, decimals: number): number
}

/** Keeps the shadow by the price list of one currency. */
export function createShadow(prices: readonly CurrencyPrices[], currency: string): Shadow {
  const stretches: Stretch[] = []
  const places = prices.find((list) => list.currency === currency)?.prices ?? []
  const unitPrice = ({ type, quantity, place }: Priced): bigint => {
    const here = places.find(({ location, pool_uuid: pool }) =>
      place ? location === place.location && pool === place.pool : location == null,
    )
    const rows = here?.resource_types.find(({ resource_type: each }) => each === type)?.resource_prices ?? []
    const fitting = rows.filter(
      ({ num_cpus_from: cpus, gigabytes_from: gb }) => (cpus ?? gb ?? 0) <= quantity,
    )
    const row = fitting.at(-1)
    if (!row) throw new Error(`No price of ${type}`)
    return BigInt(row.price_per_unit.toFixed(10).replace('.', ''))
  }
  return {
    begin: (account, priced, from) => {
      const price = unitPrice(priced) * BigInt(Math.round(priced.quantity * 2 ** unitBits))
      const stretch: Stretch = { account, type: priced.type, price, from, until: undefined }
      stretches.push(stretch)
      return (at) => {
        stretch.until = at
      }
    },
    types: (until) =>
      new Set(stretches.flatMap((stretch) => ((stretch.until ?? until) > stretch.from ? stretch.type : []))),
    cost: (account, from, until, decimals) => {
      const exact = stretches.reduce((sum, stretch) => {
        const time = Math.min(stretch.until ?? until, until) - Math.max(stretch.from, from)
        return time > 0 && stretch.account === account ? sum + stretch.price * BigInt(time) : sum
      }, 0n)
      const unit = 10n ** 10n * BigInt(2 ** unitBits) * millisecondsPerHour
      return Number((2n * exact * 10n ** BigInt(decimals) + unit) / (2n * unit))
    },
  }
}
