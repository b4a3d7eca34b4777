import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isRecord } from '../../lib/is-record'

/** Something open on a page, stored in URL parameters. */
export interface OpenState {
  params: URLSearchParams
  /** Whether the URL opens something that is not rendered yet. */
  isOpening: () => boolean
  /** Opens it with these parameters; undefined ones are removed. */
  open: (values: Readonly<Record<string, string | undefined>>) => void
  /**
   * Closes it: goes back if opening added a history entry, otherwise replaces the entry. Repeated calls have no effect.
   */
  close: () => void
}

function changed(
  before: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/**
 * Reads and changes what is open on a page. The state is in the URL, so that reload and links keep it and Back closes
 * it.
 * @param mark key in the history state that marks an entry added by opening
 * @param names parameters that closing removes
 */
export function useOpenState(mark: string, names: readonly string[]): OpenState {
  const [params, setParams] = useSearchParams()
  const { key, state }: { key: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const leaving = useRef(false)
  useEffect(() => {
    leaving.current = false
  }, [key])
  const present = isRecord(state) ? state : undefined
  const open = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      setParams((before) => changed(before, values), {
        state: { ...present, [mark]: true },
        preventScrollReset: true,
      }),
    [setParams, present, mark],
  )
  const close = useCallback(() => {
    if (present?.[mark] !== true) {
      const none = Object.fromEntries(names.map((name) => [name, undefined]))
      setParams((before) => changed(before, none), {
        replace: true,
        state: present,
        preventScrollReset: true,
      })
    } else if (!leaving.current) {
      leaving.current = true
      void navigate(-1)
    }
  }, [setParams, navigate, present, mark, names])
  const isOpening = (): boolean => {
    const asked = new URLSearchParams(window.location.search)
    return names.some((name) => asked.has(name) && asked.get(name) !== params.get(name))
  }
  return { params, isOpening, open, close }
}
