import { useEffect } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { announce } from '../../ui/feedback/announce'
import { isSpoken } from './list-query'
import { rowLanguage } from './row-language'
import { useNarrowing } from './use-filter-options'
import type { ListModel } from './use-list-model'

/** Milliseconds without a change before a query is said: who types is not interrupted. */
const pause = 700

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
    isSpoken(text)
      ? rowLanguage(env, subjectOf).describe(text, {
          text: (words) => t('list.typed', { text: words }),
          condition: (name, values) => t('list.narrowedBy', { name, values }),
          not: (what) => t('list.narrowedNot', { what }),
        })
      : undefined,
  )
  const all = [...(list.onlyFailed ? [t('list.onlyFailed')] : []), ...(filter === '' ? [] : [filter])]
  const said = t('list.narrowedTo', { count, filter: all.join(', ') })
  useEffect(() => {
    const id = setTimeout(() => announce(said), pause)
    return () => clearTimeout(id)
  }, [said])
  return null
}
