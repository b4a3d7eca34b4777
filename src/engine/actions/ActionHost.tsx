import { useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { needsDialog } from '../../manifest/needs-dialog'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'
import type { ActionDialogProps } from './ActionDialog'
import { useDialogAddress } from './dialog-address'
import type { Actions } from './use-actions'
import type { Target } from '../jobs/target'
import type { BulkRun } from './use-bulk'

const actionDialog = lazyPart<ActionDialogProps>(async () => (await import('./ActionDialog')).ActionDialog)

/** Fetches the code of action dialogs when one is about to open. */
export const prefetchActionDialog = prefetch(actionDialog)

interface ActionHostProps {
  resource: CompiledResource
  actions: Actions
  /** The action of an id, wherever on the page it is offered. */
  find: (id: string) => CompiledAction | undefined
  /** The record of a key; undefined while it is not known or gone. */
  targetOf: (key: string) => Target | undefined
  /** Keys meant when the address names none: the record of the page. */
  usual?: readonly string[]
  /** The record is gone; leaves the page, and the dialog with it. */
  onRemoved?: (target: Target) => void
  /** Done for one record, which is still there or not. */
  onDone?: (target: Target) => void
  onBulk?: (run: BulkRun) => void
}

/** The records of a dialog: those that are there, and while none is any more, those it was opened for. */
function useOpenedFor(dialog: string, targets: readonly Target[]): readonly Target[] {
  const [opened, setOpened] = useState({ dialog, targets })
  if (opened.dialog !== dialog || opened.targets.length < targets.length) setOpened({ dialog, targets })
  return targets.length === 0 && opened.dialog === dialog ? opened.targets : targets
}

/** Shows the dialog the address names, as soon as its records are known. */
export function ActionHost(props: ActionHostProps) {
  const { resource, actions, find, targetOf, usual = [], onRemoved, onDone, onBulk } = props
  const { dialog, close } = useDialogAddress()
  const action = dialog && find(dialog.action)
  const keys = dialog && dialog.on.length > 0 ? dialog.on : usual
  const opened = action ? `${action.id} ${keys.join()}` : ''
  const present = action ? keys.flatMap((key) => targetOf(key) ?? []) : []
  // A record that is gone takes no words on a failure with it.
  const targets = useOpenedFor(opened, present)
  // An action that asks nothing of one record has no dialog, whatever an address says.
  const asks = action !== undefined && (targets.length > 1 || (targets.length === 1 && needsDialog(action)))
  const Dialog = useLazyPart(actionDialog, asks)
  if (!Dialog || !asks) return null
  return (
    <Dialog
      key={opened}
      resource={resource}
      action={action}
      actions={actions}
      targets={targets}
      onClose={close}
      onDone={(target) => {
        onDone?.(target)
        if (action.removes && onRemoved) onRemoved(target)
        else close()
      }}
      onBulk={(run) => {
        close()
        onBulk?.(run)
      }}
    />
  )
}
