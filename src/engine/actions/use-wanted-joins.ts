import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useDialogAddress } from './dialog-address'

/** The joins a screen reads: those it always needs, and those of the dialog that is open on it. */
export function useWantedJoins(
  resource: Pick<CompiledResource, 'actions'>,
  always: readonly string[],
): readonly string[] {
  const { dialog } = useDialogAddress()
  const asked = dialog && resource.actions[dialog.action]?.joins
  return useMemo(() => [...always, ...(asked ?? [])], [always, asked])
}
