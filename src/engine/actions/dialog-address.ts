import { useCallback, useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useOpenState, type OpenState } from '../../platform/routing/use-open-state'

/** An open dialog: the action and its records. Stored in the URL, so reload and links keep it. */
export interface OpenDialog {
  action: string
  /** Row keys; empty for the record of the page. */
  on: readonly string[]
}

/** URL parameters of an open dialog. */
export const dialogParameters = ['do', 'on', 'call'] as const

/** Reads and changes the open dialog. */
export function useDialogAddress(): Pick<OpenState, 'isOpening' | 'close'> & {
  dialog: OpenDialog | undefined
  open: (dialog: OpenDialog) => void
} {
  const { params, isOpening, open, close } = useOpenState('dialog', dialogParameters)
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
  return { dialog, isOpening, open: openDialog, close }
}

/** Joins a screen needs, including those of its open dialog. */
export function useNeededJoins(
  resource: Pick<CompiledResource, 'actions'>,
  always: readonly string[],
): readonly string[] {
  const { dialog } = useDialogAddress()
  const asked = dialog && resource.actions[dialog.action]?.joins
  return useMemo(() => [...always, ...(asked ?? [])], [always, asked])
}
