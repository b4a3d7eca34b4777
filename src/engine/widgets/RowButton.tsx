import { useTexts } from '../../platform/i18n/use-texts'
import { IconButton } from '../../ui/form-controls/IconButton'

interface RowButtonProps {
  removed: boolean
  /** The row in one line. */
  summary: string
  onRemove: () => void
  onUndo: () => void
}

/** Takes a row out of an editor, or puts it back. */
export function RowButton({ removed, summary, onRemove, onUndo }: RowButtonProps) {
  const { t } = useTexts()
  return removed ? (
    <IconButton icon="undo-2" label={`${t('editor.undo')}: ${summary}`} onPress={onUndo} />
  ) : (
    <IconButton icon="trash-2" label={`${t('editor.remove')}: ${summary}`} onPress={onRemove} />
  )
}
