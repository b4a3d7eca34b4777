import type { CompiledResource } from '../../manifest/compiled'

/** Types with the parts of their prices that no record of another of them carries, so that everything counts once. */
export function ownPrices(resources: readonly CompiledResource[]): readonly CompiledResource[] {
  const types = new Set(resources.map(({ type }) => type))
  return resources.map((resource) => ({
    ...resource,
    price: resource.price.filter(({ countedBy }) => countedBy === undefined || !types.has(countedBy)),
  }))
}

/** By type, the other types whose records carry a part of its price: what `ownPrices` leaves out. */
export function countedApart(resources: readonly CompiledResource[]): ReadonlyMap<string, readonly string[]> {
  const types = new Set(resources.map(({ type }) => type))
  return new Map(
    resources.map(({ type, price }) => [
      type,
      [...new Set(price.flatMap(({ countedBy = '' }) => (types.has(countedBy) ? [countedBy] : [])))],
    ]),
  )
}
