import { useTexts } from '../../platform/i18n/use-texts'
import { Announce } from './Announce'
import { narrowedBy, type ListFilter } from './list-filter'
import { isSpoken, type ListQuery } from './list-query'
import type { QueryLanguage } from './query-language'

/** What `AnnounceChoice` gets. */
export interface AnnounceChoiceProps<Item> {
  query: ListQuery
  filters: readonly ListFilter[]
  language: QueryLanguage<Item> | undefined
  /** What narrows the list besides the query, in words. */
  also?: string | undefined
  /** How many items are left, in words. */
  count: string
}

/** Says in words what a list is narrowed by and what is left, to those who do not see it. */
export function AnnounceChoice<Item>({ query, filters, language, also, count }: AnnounceChoiceProps<Item>) {
  const texts = useTexts()
  const choice = narrowedBy(query, filters, texts, isSpoken(query.text) ? language : undefined)
  const filter = [also, choice].filter(Boolean).join(', ')
  return <Announce said={texts.t('list.narrowedTo', { count, filter })} />
}
