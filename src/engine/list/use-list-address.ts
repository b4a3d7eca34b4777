import { startTransition, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readListQuery, writeListQuery, type ListQuery } from './list-query'

/** The query of a list, kept in the address. What is typed shows at once; the address follows. */
export function useListAddress(): { query: ListQuery; change: (next: Partial<ListQuery>) => void } {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readListQuery(params), [params])
  const [typed, setTyped] = useState({ text: address.text, from: address.text })
  const text = typed.from === address.text ? typed.text : address.text
  const query = useMemo(() => ({ ...address, text }), [address, text])
  const change = useCallback(
    (next: Partial<ListQuery>) => {
      if (next.text !== undefined) setTyped({ text: next.text, from: address.text })
      startTransition(() => {
        setParams(
          (before) => {
            const written = writeListQuery(before, { ...readListQuery(before), ...next })
            if (next.text !== undefined) setTyped({ text: next.text, from: next.text })
            return written
          },
          { replace: next.text !== undefined, preventScrollReset: true },
        )
      })
    },
    [address, setParams],
  )
  return { query, change }
}
