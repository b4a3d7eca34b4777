import { useLayoutEffect } from 'react'
import { useLazyPart, type LazyCode } from '../../ui/lazy-part'
import { isNarrowed, isSpoken } from './list-query'
import type { QueryLanguage } from './query-language'
import type { ListAddress } from './use-list-address'

/** What stands in the box of a list, and what it becomes when something is typed. */
export interface QueryBox<Item> {
  value: string
  onChange: (typed: string) => void
  /** Undefined while it is not here. */
  language: QueryLanguage<Item> | undefined
}

/**
 * The query of a list as one readable text: words, and in front of them what the choice filters say. What is typed and
 * can be said by a choice filter becomes one. The language comes when the text says more than words, or is `wanted`.
 */
export function useQueryBox<Make, Item>(
  { query, typed, change }: ListAddress,
  code: LazyCode<Make>,
  make: (code: Make) => QueryLanguage<Item>,
  wanted: boolean,
): QueryBox<Item> {
  const { text, filters } = query
  const speaks = isSpoken(text)
  const chosen = isNarrowed({ text: '', filters })
  const loaded = useLazyPart(code, speaks || chosen || wanted) ?? code.current()
  const language = loaded && make(loaded)
  const found = typed === undefined && speaks ? language?.split(text) : undefined
  // Before the next key can come: later it would put back what stood there before that key.
  useLayoutEffect(() => {
    if (!found || Object.keys(found.filters).length === 0) return
    change({ text: found.text, filters: { ...filters, ...found.filters } }, chosen ? undefined : text)
  })
  return {
    value: typed ?? language?.write(query) ?? text,
    language,
    onChange: (next) => change(language ? language.split(next) : { text: next }, language && next),
  }
}
