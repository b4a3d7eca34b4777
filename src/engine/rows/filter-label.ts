import type { CompiledFilter } from '../../manifest/compiled'
import { viewState } from '../../manifest/states'
import { textKeys } from '../../manifest/text-keys'
import type { CellEnv } from '../data/env'

/** What a value of a filter is called. */
export function filterLabel(filter: CompiledFilter, value: string, env: CellEnv): string {
  const { resource, texts } = env
  if (filter.label === 'location') return env.locationName(value)
  if (filter.label === 'state') {
    const known = viewState(resource.stateOf, value).known
    return known ? texts.resource(resource.type, textKeys.state(value)) : value
  }
  if (filter.label === 'reference' && filter.refers !== null) {
    return env.reference(filter.refers, value, undefined)?.title ?? value
  }
  return texts.resourceIfAny(resource.type, textKeys.option(filter.id, value)) ?? value
}
