import type { CompiledResource } from '../../manifest/compiled'

/** Types with the parts of their prices that no record of another of them carries, so that everything counts once. */
export function ownPrices(resources: readonly CompiledResource[]): readonly CompiledResource[] {
  const types = new Set(resources.map(({ type }) => type))
  return resources.map((resource) => ({
    ...resource,
    price: resource.price.filter(({ countedBy }) => countedBy === undefined || !types.has(countedBy)),
  }))
}
