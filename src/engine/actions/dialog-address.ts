import { useCallback, useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useOpened } from '../routing/use-opened'

/** An open dialog: which action, on which records. It lives in the address, so that reload and links keep it. */
export interface OpenDialog {
  action: string
  /** Keys of rows; empty for the record of the page. */
  on: readonly string[]
}

/** The parameters of the address an open dialog stands in. */
export const dialogParameters = ['do', 'on', 'call'] as const

/** Reads and changes the open dialog. */
export function useDialogAddress(): {
  dialog: OpenDialog | undefined
  open: (dialog: OpenDialog) => void
  close: () => void
} {
  const { params, open, close } = useOpened('dialog', dialogParameters)
  const action = params.get('do')
  const on = params.get('on')
  const dialog = useMemo(
    () => (action === null ? undefined : { action, on: on === null ? [] : on.split(',') }),
    [action, on],
  )
  const openDialog = useCallback(
    ({ action: id, on: keys }: OpenDialog) =>
      open({ do: id, on: keys.length > 0 ? keys.join(',') : undefined }),
    [open],
  )
  return { dialog, open: openDialog, close }
}

/** The joins a screen reads: those it always needs, and those of the dialog that is open on it. */
export function useWantedJoins(
  resource: Pick<CompiledResource, 'actions'>,
  always: readonly string[],
): readonly string[] {
  const { dialog } = useDialogAddress()
  const asked = dialog && resource.actions[dialog.action]?.joins
  return useMemo(() => [...always, ...(asked ?? [])], [always, asked])
}
