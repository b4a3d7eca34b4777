import type { CompiledFilter } from '../../manifest/compiled'
import { viewState } from '../../manifest/states'
import { textKeys } from '../../manifest/text-keys'
import type { CellEnv } from '../data/env'
import type { Texts } from '../../platform/i18n/texts'
import type { ListQuery } from './list-query'
import type { QueryLanguage, QueryWords } from './query-language'

/** A choice filter of a list, with what it offers. */
export interface ListFilter {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  /** What of a manifest has made it, if anything. */
  part?: object
}

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

/** The labels of what is chosen of a filter, in its order; what it does not offer is written as it is. */
export function chosenLabels({ id, options }: ListFilter, chosen: ListQuery['filters']): readonly string[] {
  const wanted = chosen[id] ?? []
  const offered = options.filter(({ value }) => wanted.includes(value))
  const others = wanted.filter((value) => options.every((option) => option.value !== value))
  return [...offered.map(({ label }) => label), ...others]
}

/**
 * What narrows a list, in words: “web” and Status Running. A text that says more than words is taken apart by the language,
 * if that is here.
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
    return labels.length > 0 ? [words.condition(filter.label, labels.join(', '))] : []
  })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([...typed, ...picked])
}
