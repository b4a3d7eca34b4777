import type { CompiledAction } from './compiled-actions'

type Costs = NonNullable<CompiledAction['costs']>

/** What an action changes about the price of a record; undefined for one that changes nothing, or only adds to it. */
export function changedCosts({
  costs,
}: Pick<CompiledAction, 'costs'>): Extract<Costs, { set: unknown }> | undefined {
  return costs && 'set' in costs ? costs : undefined
}

/** What an action costs in addition, written line by line or as parts of the price; undefined for one that adds nothing. */
export function addedCosts({
  costs,
}: Pick<CompiledAction, 'costs'>): Exclude<Costs, { set: unknown }> | undefined {
  return costs && !('set' in costs) ? costs : undefined
}
