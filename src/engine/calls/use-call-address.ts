import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isRecord } from '../../lib/is-record'
import { useStepBack } from '../routing/use-step-back'

/** The parameter of the address that says whose call is shown. */
const parameter = 'call'

/**
 * Whether the call of `name` is shown. It lives in the address beside an open dialog, so that reload and links keep it and
 * a step back closes it first.
 */
export function useCallAddress(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const stepBack = useStepBack()
  const state: unknown = location.state
  const before = isRecord(state) ? state : {}
  const opened = before.call === true
  const isOpen = params.get(parameter) === name
  const change = useCallback(
    (value: string | undefined, options: { state?: unknown; replace?: boolean }) => {
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          if (value === undefined) next.delete(parameter)
          else next.set(parameter, value)
          return next
        },
        { ...options, preventScrollReset: true },
      )
    },
    [setParams],
  )
  return {
    isOpen,
    open: () => {
      if (!isOpen) change(name, { state: { ...before, call: true } })
    },
    close: () => {
      if (opened) stepBack()
      else change(undefined, { replace: true, state: before })
    },
  }
}
