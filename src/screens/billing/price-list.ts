import type { components } from '../../generated/api-types'
import { shape } from '../../generated/answers/listHostPools'
import { decodeItems } from '../../lib/answer-shape'
import {
  estimate,
  priceSteps,
  totalOf,
  type Amount,
  type CompiledPrice,
  type EstimateLine,
  type PlacePrices,
  type ResourcePrice,
} from '../../manifest/price'
import type { FeatureSwitch } from '../../manifest/feature-switch'
import type { Environment } from '../../manifest/subject'
import type { Site } from '../../platform/site/site'

export type PricedType = components['schemas']['PricedResourceType']

/** Unit of each known priced type, in display order. */
const units: Readonly<Record<PricedType, 'each' | 'gigabyte' | 'processor'>> = {
  CPU: 'each',
  RAM: 'gigabyte',
  STORAGE: 'gigabyte',
  BLOCK_STORAGE: 'gigabyte',
  BLOCK_STORAGE_BACKUP: 'gigabyte',
  BLOCK_STORAGE_SNAPSHOT: 'gigabyte',
  WINDOWS_LICENSE: 'processor',
  OBJECT_STORAGE: 'gigabyte',
  UNASSIGNED_FLOATING_IP: 'each',
  ASSIGNED_FLOATING_IP: 'each',
  LOAD_BALANCER: 'each',
  BARE_METAL_SERVER: 'each',
}

const computing = ['vmsEnabled', 'servicesEnabled', 'kubernetesEnabled'] as const

/** Feature switches, one of which has to be on to sell a type; a type without any is sold wherever it has a price. */
const soldWith: Readonly<Record<PricedType, readonly FeatureSwitch[]>> = {
  CPU: computing,
  RAM: computing,
  STORAGE: [],
  BLOCK_STORAGE: [...computing, 'disksEnabled'],
  BLOCK_STORAGE_BACKUP: ['vmsEnabled', 'disksEnabled'],
  BLOCK_STORAGE_SNAPSHOT: ['vmsEnabled', 'disksEnabled'],
  WINDOWS_LICENSE: ['vmsEnabled'],
  OBJECT_STORAGE: ['storageEnabled'],
  UNASSIGNED_FLOATING_IP: ['ipsEnabled'],
  ASSIGNED_FLOATING_IP: ['ipsEnabled'],
  LOAD_BALANCER: ['loadBalancerEnabled'],
  BARE_METAL_SERVER: ['bareMetalEnabled'],
}

export const isPricedType = (type: string): type is PricedType => Object.hasOwn(units, type)

/** Unit of a priced type; `each` for an unknown type. */
export const unitOf = (type: string): (typeof units)[PricedType] =>
  isPricedType(type) ? units[type] : 'each'

/** A host pool. Processors and memory are priced by host pool, disks by its storage pool. */
export interface PricedPool {
  uuid: string
  name: string
  storage: string | undefined
}

/** Visible pools in an answer. */
export function poolsIn(answer: unknown): PricedPool[] {
  return decodeItems(shape, answer)
    .items.filter((pool) => pool.is_visible !== false)
    .map(({ uuid, name, storage_pool_uuid: storage }) => ({ uuid, name, storage: storage ?? undefined }))
}

/** Types that are sold and priced in a location, known ones first and in order. */
export function pricedTypes(
  prices: readonly PlacePrices[],
  location: string | undefined,
  site: Pick<Site, 'feature'>,
): string[] {
  const isSold = (type: PricedType): boolean =>
    soldWith[type].length === 0 || soldWith[type].some((feature) => site.feature(feature))
  const types = new Set(
    prices
      .filter((place) => place.location === null || place.location === location)
      .flatMap(({ resource_types: priced }) => priced.map(({ resource_type: type }) => type)),
  )
  return [
    ...Object.keys(units).filter((type) => isPricedType(type) && types.has(type) && isSold(type)),
    ...[...types].filter((type) => !isPricedType(type)),
  ]
}

const namesPool = (prices: readonly PlacePrices[], type: string, pool: string): boolean =>
  prices.some(
    (place) =>
      place.pool_uuid === pool && place.resource_types.some(({ resource_type: each }) => each === type),
  )

/** Pool whose price of a type applies in a host pool: the storage pool if it prices the type, else the host pool. */
export function poolFor(
  prices: readonly PlacePrices[],
  type: string,
  pool: PricedPool | undefined,
): string | undefined {
  return pool?.storage !== undefined && namesPool(prices, type, pool.storage) ? pool.storage : pool?.uuid
}

/** True if some pool has its own price of a type. */
export function isPooled(prices: readonly PlacePrices[], type: string): boolean {
  return prices.some(
    (place) =>
      place.pool_uuid !== null && place.resource_types.some(({ resource_type: each }) => each === type),
  )
}

/** A row of the price list: a type above a threshold, with its price per pool. */
export interface PriceRow {
  key: string
  type: string
  /** Zero for the first row of a type. */
  from: number
  fromUnit: 'processors' | 'gigabytes'
  /** The first row of its type. */
  first: boolean
  /** By pool, in order; undefined if the pool has no such step. */
  prices: (ResourcePrice | undefined)[]
}

const fromOf = (step: ResourcePrice): number => step.num_cpus_from ?? step.gigabytes_from ?? 0

/** Rows of some types with their thresholds; a pool per column, or one column without pools. */
export function priceRows(
  prices: readonly PlacePrices[],
  types: readonly string[],
  location: string | undefined,
  pools: readonly (PricedPool | undefined)[],
): PriceRow[] {
  return types.flatMap((type) => {
    const columns = pools.map((pool) =>
      priceSteps(prices, type, { location, pool: poolFor(prices, type, pool) }),
    )
    const froms = [...new Set(columns.flat().map(fromOf))].toSorted((one, other) => one - other)
    return froms.map((from, index): PriceRow => {
      const found = columns.map((steps) => steps.find((step) => fromOf(step) === from))
      const isByProcessor = found.some((step) => typeof step?.num_cpus_from === 'number')
      return {
        key: `${type} ${from}`,
        type,
        from,
        fromUnit: isByProcessor ? 'processors' : 'gigabytes',
        first: index === 0,
        prices: found,
      }
    })
  })
}

/** Quantities by priced type. */
export type Quantities = Readonly<Record<string, number>>

/** A step above the first that applies to a quantity. */
export interface AppliedStep {
  type: string
  from: number
  fromUnit: PriceRow['fromUnit']
}

/** Cost of quantities in a pool, by the price engine of the forms. */
export function calculate(
  prices: readonly PlacePrices[],
  quantities: Quantities,
  {
    location,
    pool,
    environment,
  }: { location: string | undefined; pool: PricedPool | undefined; environment: Environment },
): { lines: EstimateLine[]; amount: Amount | undefined; steps: AppliedStep[] } {
  const types = Object.keys(quantities)
  const lines = types.map((type): CompiledPrice => ({
    type,
    form: type,
    ...(unitOf(type) === 'gigabyte' ? { cell: 'gigabytes' as const } : {}),
    pool: { form: `pool of ${type}` },
  }))
  const form = {
    ...quantities,
    ...Object.fromEntries(types.map((type) => [`pool of ${type}`, poolFor(prices, type, pool)])),
  }
  const estimated = estimate(lines, { form, location, environment }, prices)
  const steps = types.flatMap((type): AppliedStep[] => {
    const quantity = quantities[type] ?? 0
    const step = priceSteps(prices, type, { location, pool: poolFor(prices, type, pool) }).findLast(
      (each) => fromOf(each) <= quantity,
    )
    if (!step || fromOf(step) === 0) return []
    const fromUnit = typeof step.num_cpus_from === 'number' ? 'processors' : 'gigabytes'
    return [{ type, from: fromOf(step), fromUnit }]
  })
  return { lines: estimated, amount: totalOf(estimated).amount, steps }
}
