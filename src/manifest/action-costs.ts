import type { CompiledAction } from './compiled-actions'

type Costs = NonNullable<CompiledAction['costs']>

/** The change an action makes to the price of a record; undefined if it makes none, or only adds to it. */
export function changedCosts({
  costs,
}: Pick<CompiledAction, 'costs'>): Extract<Costs, { set: unknown }> | undefined {
  return costs && 'set' in costs ? costs : undefined
}

/** The costs an action adds, as price lines or as parts of the price; undefined if it adds none. */
export function addedCosts({
  costs,
}: Pick<CompiledAction, 'costs'>): Exclude<Costs, { set: unknown }> | undefined {
  return costs && !('set' in costs) ? costs : undefined
}
