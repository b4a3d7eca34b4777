import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readListQuery, writeListQuery, type ListQuery } from './list-query'

/** The query of a list and its setter; `typed` is the raw text of the box while it means the same query. */
export interface ListAddress {
  query: ListQuery
  typed: string | undefined
  change: (next: Partial<ListQuery>, typed?: string) => void
}

type Choice = Pick<ListQuery, 'text' | 'filters'>

/** A comparable text of a query's conditions. */
function chosenIn({ text, filters }: Choice): string {
  return writeListQuery(new URLSearchParams(), { text, filters, sort: undefined }).toString()
}

/** Query of a list, stored in the URL. Typed text shows at once; the URL follows. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readListQuery(params), [params])
  const here = useMemo(() => chosenIn(address), [address])
  const [kept, setKept] = useState<{ choice: Choice; typed: string | undefined; from: string }>()
  const fresh = kept?.from === here ? kept : undefined
  const choice = fresh?.choice
  const query = useMemo(() => ({ ...address, ...choice }), [address, choice])
  // A change may follow one that is not rendered yet, so it starts from the latest parameters.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback(
    (next: Partial<ListQuery>, typed?: string) => {
      const isTyped = next.text !== undefined
      const before = readListQuery(latest.current)
      const written = writeListQuery(latest.current, { ...before, ...next })
      latest.current = written
      const changed = { text: next.text ?? before.text, filters: next.filters ?? before.filters }
      if (isTyped) setKept({ choice: changed, typed, from: here })
      startTransition(() => {
        setParams(written, { replace: isTyped, preventScrollReset: true })
        if (isTyped) setKept({ choice: changed, typed, from: chosenIn(readListQuery(written)) })
      })
    },
    [here, setParams],
  )
  return { query, typed: fresh?.typed, change }
}
