import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isRecord } from '../../lib/is-record'

/** Something that is open on a page, by parameters of the address. */
export interface Opened {
  params: URLSearchParams
  /** Opens it with these values; a parameter without one is left out. */
  open: (values: Readonly<Record<string, string | undefined>>) => void
  /** Goes back when opening went forward, so that the history stays as it was. Pressing again meanwhile goes no further. */
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
 * Reads and changes what is open on a page. It lives in the address, so that reload and links keep it and a step back closes it.
 *
 * @param mark tells in the state of an entry of the history that opening has made it
 * @param names the parameters that closing takes away
 */
export function useOpened(mark: string, names: readonly string[]): Opened {
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
  return { params, open, close }
}
