import type { CurrencyPrices } from '../../../../sandbox/entities'

/** Something that cost `price` (whole 10^-10 of the currency for an hour) from one instant to another, in milliseconds. */
export interface Stretch {
  readonly price: bigint
  readonly from: number
  readonly until: number | undefined
}

const millisecondsPerHour = 3_600_000n

/** A second, simpler account of what was used, to compare the sandbox's with. */
export interface Shadow {
  /** Begins a stretch of `quantity` units of a priced type; answers how to end it. */
  begin(
    type: string,
    quantity: number,
    at: number,
    place?: { location: string; pool: string },
  ): (at: number) => void
  /** What all stretches cost between two instants, in whole minor units rounded half up. */
  cost(from: number, until: number, decimals: number): number
}

export function createShadow(prices: readonly CurrencyPrices[], currency: string): Shadow {
  const stretches: Stretch[] = []
  const places = prices.find((list) => list.currency === currency)?.prices ?? []
  const unitPrice = (type: string, quantity: number, place?: { location: string; pool: string }): bigint => {
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
    begin: (type, quantity, at, place) => {
      const price = (unitPrice(type, quantity, place) * BigInt(Math.round(quantity * 1024))) / 1024n
      const index = stretches.push({ price, from: at, until: undefined }) - 1
      return (end) => {
        stretches[index] = { price, from: at, until: end }
      }
    },
    cost: (from, until, decimals) => {
      const exact = stretches.reduce((sum, stretch) => {
        const time = Math.min(stretch.until ?? until, until) - Math.max(stretch.from, from)
        return time > 0 ? sum + stretch.price * BigInt(time) : sum
      }, 0n)
      const unit = 10n ** 10n * millisecondsPerHour
      return Number((2n * exact * 10n ** BigInt(decimals) + unit) / (2n * unit))
    },
  }
}
