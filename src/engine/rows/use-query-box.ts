import { useLayoutEffect, useState } from 'react'
import { isNarrowed, isSpoken } from './list-query'
import type { QueryLanguage } from './query-language'
import type { ListAddress } from './use-list-address'
import { type Lazy, useLazyPart } from '../../ui/lazy'

/**
 * The code of a list's query language, from the moment something is chosen or typed that needs it, or its box is used:
 * `use` says so.
 */
export function useLanguageCode<Code>(
  { text, filters }: ListAddress['query'],
  code: Lazy<[], Code>,
): { code: Code | undefined; use: () => void } {
  const [used, setUsed] = useState(false)
  const wanted = used || isSpoken(text) || isNarrowed({ text: '', filters })
  return { code: useLazyPart(code, wanted) ?? code.current(), use: () => setUsed(true) }
}

/**
 * The query of a list as one readable text: words, and in front of them what the choice filters say. What is typed and
 * can be said by a choice filter becomes one, once the language is here.
 */
export function useQueryBox<Item>(
  { query, typed, change }: ListAddress,
  language: QueryLanguage<Item> | undefined,
): { value: string; onChange: (typed: string) => void } {
  const { text, filters } = query
  const found = typed === undefined && isSpoken(text) ? language?.split(text) : undefined
  // Before the next key can come: later it would put back what stood there before that key.
  useLayoutEffect(() => {
    if (!found || Object.keys(found.filters).length === 0) return
    const chosen = isNarrowed({ text: '', filters })
    change({ text: found.text, filters: { ...filters, ...found.filters } }, chosen ? undefined : text)
  })
  return {
    value: typed ?? language?.write(query) ?? text,
    onChange: (next) => change(language ? language.split(next) : { text: next }, language && next),
  }
}
