import { startTransition, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readListQuery, writeListQuery, type ListQuery } from './list-query'

/** The query of a list, and how it is changed; `typed` is what stands in the box as long as it means the same. */
export interface ListAddress {
  query: ListQuery
  typed: string | undefined
  change: (next: Partial<ListQuery>, typed?: string) => void
}

type Choice = Pick<ListQuery, 'text' | 'filters'>

/** What an address chooses, as one text to compare. */
function chosenIn({ text, filters }: Choice): string {
  return writeListQuery(new URLSearchParams(), { text, filters, sort: undefined }).toString()
}

/** The query of a list, kept in the address. What is typed shows at once; the address follows. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readListQuery(params), [params])
  const here = useMemo(() => chosenIn(address), [address])
  const [kept, setKept] = useState<{ choice: Choice; typed: string | undefined; from: string }>()
  const fresh = kept?.from === here ? kept : undefined
  const choice = fresh?.choice
  const query = useMemo(() => ({ ...address, ...choice }), [address, choice])
  const change = useCallback(
    (next: Partial<ListQuery>, typed?: string) => {
      const told = next.text !== undefined
      const changed = { text: next.text ?? address.text, filters: next.filters ?? address.filters }
      if (told) setKept({ choice: changed, typed, from: here })
      startTransition(() => {
        setParams(
          (before) => {
            const written = writeListQuery(before, { ...readListQuery(before), ...next })
            if (told) setKept({ choice: changed, typed, from: chosenIn(readListQuery(written)) })
            return written
          },
          { replace: told, preventScrollReset: true },
        )
      })
    },
    [address, here, setParams],
  )
  return { query, typed: fresh?.typed, change }
}
