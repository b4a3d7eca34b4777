import type { CurrencyPrices, PricedResourceType, ResourcePrice } from '../entities'
import { exactPrice, type Quantity, wholeUnits } from './exact'

/** A priced type and its location. `pool` is a storage or host pool. */
export interface PricedThing {
  readonly type: PricedResourceType
  readonly quantity: Quantity
  readonly location: string
  readonly pool?: string | undefined
}

/** The price list of the currency a deployment charges in. */
export interface PriceList {
  /**
   * Price of one unit for an hour, in 10^-10 of the currency. The narrowest place that lists the type applies: location
   * and pool, then location, then everywhere; of its rows the one with the greatest threshold not above the quantity.
   *
   * @throws Error for a type without a price, a defect of the catalogue
   */
  unitPrice(thing: PricedThing): bigint
}

interface Row {
  readonly from: number
  readonly price: bigint
}

/** Prepares the prices in `currency` for charging. */
export function createPriceList(prices: readonly CurrencyPrices[], currency: string): PriceList {
  const rows = new Map<string, readonly Row[]>()
  for (const place of prices.find((list) => list.currency === currency)?.prices ?? []) {
    for (const { resource_type: type, resource_prices: list } of place.resource_types) {
      const descending = list.map(toRow).sort((one, other) => other.from - one.from)
      rows.set(placeKey(type, place.location ?? '', place.pool_uuid ?? ''), descending)
    }
  }
  return {
    unitPrice: ({ type, quantity, location, pool }) => {
      const found =
        rows.get(placeKey(type, location, pool ?? '')) ??
        rows.get(placeKey(type, location, '')) ??
        rows.get(placeKey(type, '', ''))
      const amount = wholeUnits(quantity)
      const row = found?.find(({ from }) => from <= amount)
      if (!row) throw new Error(`The price list has no price of ${amount} ${type} in ${location}`)
      return row.price
    },
  }
}

function placeKey(type: PricedResourceType, location: string, pool: string): string {
  return `${type} ${location} ${pool}`
}

function toRow(row: ResourcePrice): Row {
  const from = row.num_cpus_from ?? row.gigabytes_from ?? 0
  return { from, price: exactPrice(row.price_per_unit) }
}
