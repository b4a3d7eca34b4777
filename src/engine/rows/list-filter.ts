import { listed, listOfAll } from '../../lib/format-list'
import type { CompiledFilter } from '../../manifest/compiled-columns'
import { viewState } from '../../manifest/states'
import { textKeys } from '../../manifest/text-keys'
import type { CellEnv } from '../data/env'
import type { Texts } from '../../platform/i18n/texts'
import type { ListQuery } from './list-query'
import type { QueryLanguage, QueryWords } from './query-language'

/** A choice filter of a list with its options. */
export interface ListFilter {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  /** The compiled filter, for its origin. */
  part?: object
}

/** Label of a filter value. */
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

/** Labels of the selected values, in filter order; unknown values unchanged. */
export function chosenLabels({ id, options }: ListFilter, chosen: ListQuery['filters']): readonly string[] {
  const wanted = chosen[id] ?? []
  const offered = options.filter(({ value }) => wanted.includes(value))
  const others = wanted.filter((value) => options.every((option) => option.value !== value))
  return [...offered.map(({ label }) => label), ...others]
}

/**
 * Conditions of a list as text: “web” and Status Running. Typed conditions are parsed if the query language is loaded.
 */
export function narrowedBy<Item>(
  { text, filters: chosen }: Pick<ListQuery, 'text' | 'filters'>,
  filters: readonly ListFilter[],
  { t, locale }: Pick<Texts, 't'> & { locale: string },
  language?: QueryLanguage<Item>,
): string {
  const words: QueryWords = {
    text: (typed) => t('list.typed', { text: typed }),
    condition: (name, values) => t('list.narrowedBy', { name, values }),
    not: (what) => t('list.narrowedNot', { what }),
  }
  const typed = text.trim() === '' ? [] : (language?.describe(text, words) ?? [words.text(text.trim())])
  const picked = filters.flatMap((filter) => {
    const labels = chosenLabels(filter, chosen)
    return labels.length > 0 ? [words.condition(filter.label, listed(labels, locale))] : []
  })
  return listOfAll([...typed, ...picked], locale)
}
