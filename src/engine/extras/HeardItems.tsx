import { useTexts } from '../../platform/i18n/use-texts'
import { Heard } from '../rows/Heard'
import type { ListQuery } from '../rows/list-query'
import type { QueryLanguage } from '../rows/query-language'
import { queryWords } from '../rows/query-words'
import type { ItemFilter } from './item-fields'
import type { RecordItem } from '../data/record-item'

/** What `HeardItems` gets; `count` is how many records are left, in words. */
export interface HeardItemsProps {
  query: Omit<ListQuery, 'sort'>
  filters: readonly ItemFilter[]
  /** Reads the text where it says more than words. */
  language: QueryLanguage<RecordItem> | undefined
  count: string
}

/** Says in words what the list of everything is narrowed by and what is left, to those who do not see it. */
export function HeardItems({ query, filters, language, count }: HeardItemsProps) {
  const { t, locale } = useTexts()
  const { text, filters: chosen } = query
  const words = queryWords(t)
  const typed = text.trim() === '' ? [] : (language?.describe(text, words) ?? [words.text(text.trim())])
  const picked = filters.flatMap(({ id, label, options }) => {
    const values = options.filter(({ value }) => chosen[id]?.includes(value))
    return values.length > 0 ? [words.condition(label, values.map((each) => each.label).join(', '))] : []
  })
  const filter = new Intl.ListFormat(locale, { type: 'conjunction' }).format([...typed, ...picked])
  return <Heard said={t('list.narrowedTo', { count, filter })} />
}
