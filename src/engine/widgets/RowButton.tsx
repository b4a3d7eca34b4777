import { useTexts } from '../../platform/i18n/use-texts'
import { IconButton } from '../../ui/form-controls/IconButton'
import type { RowsEditorProps } from './edited-row-view'

interface RowButtonProps extends Pick<RowsEditorProps, 'onRemove' | 'onUndo'> {
  rowKey: string
  removed: boolean
  /** The row in one line. */
  summary: string
}

/** Takes a row out of an editor, or puts it back. */
export function RowButton({ rowKey, removed, summary, onRemove, onUndo }: RowButtonProps) {
  const { t } = useTexts()
  return removed ? (
    <IconButton icon="undo-2" label={`${t('editor.undo')}: ${summary}`} onPress={() => onUndo(rowKey)} />
  ) : (
    <IconButton icon="trash-2" label={`${t('editor.remove')}: ${summary}`} onPress={() => onRemove(rowKey)} />
  )
}
