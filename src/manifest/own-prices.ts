import type { CompiledResource } from './compiled'

/** Types without the price lines that records of another given type carry, so that each cost counts once. */
export function ownPrices(resources: readonly CompiledResource[]): readonly CompiledResource[] {
  const types = new Set(resources.map(({ type }) => type))
  return resources.map((resource) => ({
    ...resource,
    price: resource.price.filter(({ countedBy }) => countedBy === undefined || !types.has(countedBy)),
  }))
}

/** By type, the other types whose records carry a part of its price. */
export function pricedSeparately(
  resources: readonly CompiledResource[],
): ReadonlyMap<string, readonly string[]> {
  const types = new Set(resources.map(({ type }) => type))
  return new Map(
    resources.map(({ type, price }) => [
      type,
      [...new Set(price.flatMap(({ countedBy = '' }) => (types.has(countedBy) ? [countedBy] : [])))],
    ]),
  )
}
