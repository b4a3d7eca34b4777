import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Sets parameters of the URL, all in one step, and keeps the others. Null or empty removes one. */
export function useSetParameters(): (next: Readonly<Record<string, string | null>>) => void {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (next) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(next)) {
            if (value === null || value === '') after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
}

/** A parameter of the URL: its value, null without one, and a setter. */
export function useParameter(name: string): [value: string | null, set: (next: string | null) => void] {
  const [search] = useSearchParams()
  const set = useSetParameters()
  return [search.get(name), (next) => set({ [name]: next })]
}
