import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { Heard } from '../rows/Heard'
import { isSpoken } from '../rows/list-query'
import { queryWords } from '../rows/query-words'
import { rowLanguage } from '../rows/row-language'
import { useNarrowing } from './use-filter-options'
import type { ListModel } from './use-list-model'

/** What `HeardQuery` gets; `count` is how many rows are left, in words. */
export interface HeardQueryProps {
  resource: CompiledResource
  list: ListModel
  count: string
}

/** Says in words what a list is narrowed by and what is left, to those who do not see it. */
export function HeardQuery({ resource, list, count }: HeardQueryProps) {
  const { t } = useTexts()
  const { query, data, env, subjectOf } = list
  const { text } = query
  const narrowing = useNarrowing(resource, data.rows, env)
  const filter = narrowing(
    query,
    isSpoken(text) ? rowLanguage(env, subjectOf).describe(text, queryWords(t)) : undefined,
  )
  const all = [...(list.onlyFailed ? [t('list.onlyFailed')] : []), ...(filter === '' ? [] : [filter])]
  const said = t('list.narrowedTo', { count, filter: all.join(', ') })
  return <Heard said={said} />
}
