import { listed } from '../../lib/format-list'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { needsDialog } from '../../manifest/needs-dialog'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { BulkBar } from '../../ui/data-table/BulkBar'
import { prefetchActionDialog } from '../actions/ActionHost'
import { useDialogAddress } from '../actions/dialog-address'
import { useBulkActions } from './bulk-actions'
import type { RowList } from './use-row-list'
import type { Selection } from './use-selection'

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  resource: CompiledResource
  list: Pick<RowList, 'actions' | 'targetOf'>
  selection: Selection
  /** Actions that can run on several records. */
  bulkable: readonly CompiledAction[]
}

/** Bulk actions for the selected rows. Several records share one confirmation; a single one behaves as in its menu. */
export function SelectionBar({ resource, list, selection, bulkable }: SelectionBarProps) {
  const { t, locale } = useTexts()
  const { open } = useDialogAddress()
  const phone = useIsPhone()
  const { actions, targetOf } = list
  const possible = useBulkActions(resource, list, selection.keys, bulkable)
  if (selection.keys.size === 0) {
    if (!phone || !selection.picking) return null
    return (
      <BulkBar
        label={t('list.selected', { count: 0 })}
        actions={[{ id: 'all', icon: 'list-checks', label: t('list.selectAll') }]}
        onAction={() => selection.selectAll(true)}
        clearLabel={t('list.endPick')}
        onClear={selection.clear}
        moreLabel={t('shell.more')}
      />
    )
  }
  const start = (id: string): void => {
    const action = resource.actions[id]
    if (!action) return
    const targets = [...selection.keys].flatMap((key) => targetOf(key) ?? [])
    const [only] = targets.length === 1 ? targets : []
    if (only && !needsDialog(action)) {
      void actions.run(action, only).then((done) => done && selection.clear())
    } else open({ action: id, on: targets.map((target) => target.row.key) })
  }
  return (
    <BulkBar
      label={listed(
        [
          t('list.selected', { count: selection.keys.size }),
          ...(selection.notInView > 0 ? [t('list.notInView', { count: selection.notInView })] : []),
        ],
        locale,
      )}
      actions={possible}
      onIntent={prefetchActionDialog}
      onAction={start}
      clearLabel={t('list.clearSelection')}
      onClear={selection.clear}
      moreLabel={t('shell.more')}
    />
  )
}
