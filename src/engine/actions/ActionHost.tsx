import { useState } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { needsDialog } from '../../manifest/needs-dialog'
import { useTypedAhead } from '../../ui/overlay/use-typed-ahead'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'
import type { ActionDialogProps } from './ActionDialog'
import { useDialogAddress } from './dialog-address'
import type { Actions } from './use-actions'
import type { RecordTarget } from '../jobs/target'
import type { BulkRun } from './use-bulk'

const actionDialog = lazyPart<ActionDialogProps>(async () => (await import('./ActionDialog')).ActionDialog)

/** Prefetches the code of action dialogs. */
export const prefetchActionDialog = prefetch(actionDialog)

interface ActionHostProps {
  resource: CompiledResource
  actions: Actions
  /** Finds an action offered on the page by its id. */
  find: (id: string) => CompiledAction | undefined
  /** The record of a row key; undefined while it is loading or after it was deleted. */
  targetOf: (key: string) => RecordTarget | undefined
  /** Row keys to use when the URL has none: the record of the page. */
  usual?: readonly string[]
  /** Called when the record was deleted: leaves the page and closes the dialog. */
  onRemoved?: (target: RecordTarget) => void
  /** Called after the action succeeded on one record, deleted or not. */
  onDone?: (target: RecordTarget) => void
  onBulk?: (run: BulkRun) => void
}

/** The records of an open dialog. If all of them disappear, the last known ones are kept. */
function useOpenedFor(dialog: string, targets: readonly RecordTarget[]): readonly RecordTarget[] {
  const [opened, setOpened] = useState({ dialog, targets })
  if (opened.dialog !== dialog || opened.targets.length < targets.length) setOpened({ dialog, targets })
  return targets.length === 0 && opened.dialog === dialog ? opened.targets : targets
}

/** Shows the dialog named by the URL as soon as its records are loaded. */
export function ActionHost(props: ActionHostProps) {
  const { resource, actions, find, targetOf, usual = [], onRemoved, onDone, onBulk } = props
  const { dialog, isOpening, close } = useDialogAddress()
  const action = dialog && find(dialog.action)
  const keys = dialog && dialog.on.length > 0 ? dialog.on : usual
  const opened = action ? `${action.id} ${keys.join()}` : ''
  const present = action ? keys.flatMap((key) => targetOf(key) ?? []) : []
  // A failure message stays visible after its record has disappeared.
  const targets = useOpenedFor(opened, present)
  // An action without input or confirmation has no dialog, even if the URL names one.
  const asks = action !== undefined && (targets.length > 1 || (targets.length === 1 && needsDialog(action)))
  const Dialog = useLazyPart(actionDialog, asks)
  useTypedAhead(() => isOpening() || (asks && !Dialog), close)
  if (!Dialog || !asks) return null
  return (
    <Dialog
      key={opened}
      {...{ resource, action, actions, targets }}
      gone={present.length === 0}
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
