import type { Context } from '../context'
import type { PricedResourceType, PricePolicy } from '../entities'

/** Names by which older clients recognise the kind of storage or licence of a price. */
const uptimeNames: Partial<Record<PricedResourceType, string>> = {
  STORAGE: 'main',
  BLOCK_STORAGE: 'block',
  BLOCK_STORAGE_BACKUP: 'backup',
  BLOCK_STORAGE_SNAPSHOT: 'snapshot',
  WINDOWS_LICENSE: 'windows',
  OBJECT_STORAGE: 'object_storage',
}

const storageTypes: ReadonlySet<PricedResourceType> = new Set([
  'BLOCK_STORAGE',
  'BLOCK_STORAGE_BACKUP',
  'BLOCK_STORAGE_SNAPSHOT',
])

/** One list with the prices of each type in the first place that lists it; prices for everywhere come first. */
export function pricePolicy({ catalogue }: Context): PricePolicy {
  const places = catalogue.prices.find(({ currency }) => currency === catalogue.currency.code)?.prices ?? []
  const types = new Map(
    [...places]
      .reverse()
      .flatMap(({ resource_types: list }) => list.map((type) => [type.resource_type, type] as const)),
  )
  const policy = [...types.values()].flatMap(({ resource_type: type, resource_prices: rows }) =>
    rows.map((row) => ({
      resourceType: resourceType(type),
      price: row.price_per_unit,
      pricePerUnit: row.price_per_unit,
      serviceNameUserFriendly: row.description ?? type,
      ...(uptimeNames[type] === undefined ? {} : { serviceNameInUptime: uptimeNames[type] }),
      ...(row.num_cpus_from == null ? {} : { numCpus: row.num_cpus_from }),
      ...(row.gigabytes_from == null
        ? {}
        : type === 'RAM'
          ? { megsRam: row.gigabytes_from * 1024 }
          : { gigsStorage: row.gigabytes_from }),
    })),
  )
  return { policy: policy.map((row, index) => ({ policyId: index + 1, ...row })) }
}

function resourceType(type: PricedResourceType): string {
  if (type === 'WINDOWS_LICENSE') return 'LICENSE'
  return storageTypes.has(type) ? 'STORAGE' : type
}
