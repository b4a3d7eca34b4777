import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isRecord } from '../../lib/is-record'
import { useStepBack } from '../routing/use-step-back'

/** An open dialog: which action, on which records. It lives in the address, so that reload and links keep it. */
export interface OpenDialog {
  action: string
  /** Keys of rows; empty for the record of the page. */
  on: readonly string[]
}

/** The parameters of the address an open dialog stands in. */
export const dialogParameters = ['do', 'on', 'call'] as const

/** Reads and changes the open dialog. Closing goes back when opening went forward, so history stays as it was. */
export function useDialogAddress(): {
  dialog: OpenDialog | undefined
  open: (dialog: OpenDialog) => void
  close: () => void
} {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const stepBack = useStepBack()
  const action = params.get('do')
  const on = params.get('on')
  const dialog = useMemo(
    () => (action === null ? undefined : { action, on: on === null ? [] : on.split(',') }),
    [action, on],
  )
  const open = useCallback(
    ({ action: id, on: keys }: OpenDialog) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.set('do', id)
          if (keys.length > 0) next.set('on', keys.join(','))
          else next.delete('on')
          return next
        },
        { state: { dialog: true }, preventScrollReset: true },
      )
    },
    [setParams],
  )
  const opened = isRecord(state) && state.dialog === true
  const close = useCallback(() => {
    if (opened) {
      stepBack()
      return
    }
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of dialogParameters) next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [opened, stepBack, setParams])
  return { dialog, open, close }
}
