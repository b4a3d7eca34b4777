import { useMemo } from 'react'
import { isDescribed } from '../../api/reads'
import { hoursPerMonth } from '../../lib/hours'
import { isRecord } from '../../lib/is-record'
import type { PlacePrices, ResourcePrice } from '../../manifest/price'
import { usePlatform } from '../../platform/platform'
import type { ListCall } from './list-calls'
import { useAnswers, type ListAnswer } from './use-answers'

function readSteps(value: unknown): ResourcePrice[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((step) => {
    if (typeof step.price_per_unit !== 'number') return []
    const month = step.price_per_unit_month
    const threshold = [step.num_cpus_from, step.gigabytes_from].map((from) =>
      typeof from === 'number' ? from : null,
    )
    return [
      {
        price_per_unit: step.price_per_unit,
        price_per_unit_month: typeof month === 'number' ? month : step.price_per_unit * hoursPerMonth,
        num_cpus_from: threshold[0] ?? null,
        gigabytes_from: threshold[1] ?? null,
      },
    ]
  })
}

/** Prices of a price list in one currency; undefined if the answer lacks it. */
export function readPriceList(answer: unknown, currency: string): PlacePrices[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const list = answer.find((entry) => isRecord(entry) && entry.currency === currency)
  if (!isRecord(list) || !Array.isArray(list.prices)) return undefined
  return list.prices.filter(isRecord).map((place) => ({
    location: typeof place.location === 'string' ? place.location : null,
    pool_uuid: typeof place.pool_uuid === 'string' ? place.pool_uuid : null,
    resource_types: (Array.isArray(place.resource_types) ? place.resource_types : [])
      .filter(isRecord)
      .map((priced) => ({
        resource_type: String(priced.resource_type),
        resource_prices: readSteps(priced.resource_prices),
      })),
  }))
}

const operation = 'getCurrentPrices'
const calls: readonly ListCall[] = [{ operation, location: undefined }]
const none: readonly ListCall[] = []
const nothing = (): void => undefined

/** Answer of the price list; undefined if the platform has none. */
function usePriceList(enabled: boolean): ListAnswer | undefined {
  const exist = isDescribed(operation)
  const answers = useAnswers(exist ? calls : none, enabled)
  return exist ? answers(operation, undefined) : undefined
}

/** Price list in the site's currency, before VAT; undefined until known. */
export function usePrices(enabled: boolean): readonly PlacePrices[] | undefined {
  const { site } = usePlatform()
  const data = usePriceList(enabled)?.data
  const { siteCurrency } = site.config
  return useMemo(() => readPriceList(data, siteCurrency), [data, siteCurrency])
}

/** State of the first read of the price list: whether it is pending, why it failed, and its retry. */
export function usePricesRead(enabled: boolean): {
  readonly pending: boolean
  readonly failure: unknown
  readonly refetch: () => void
} {
  const answer = usePriceList(enabled)
  return {
    pending: useAwaitsPrices(enabled),
    failure: answer?.failed ? answer.failure : undefined,
    refetch: answer?.refetch ?? nothing,
  }
}

/** True during the first read of the price list, unless it failed. */
export function useAwaitsPrices(enabled: boolean): boolean {
  const answer = usePriceList(enabled)
  return answer !== undefined && answer.data === undefined && !answer.failed
}
