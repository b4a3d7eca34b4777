import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'
import { FailedObjects } from './FailedObjects'
import type { FileDialogProps } from './file-dialog'
import { marksOf } from './marks-of'
import { useRemoval } from './use-removal'

/** Restores several deleted files by removing their delete markers, and shows why a file stays deleted. */
export function RestoreDialog(props: FileDialogProps) {
  const { open, onClose } = props
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const entries = open.kind === 'restore' ? open.entries : []
  const { run, pending, progress, failed, problem } = useRemoval(props, marksOf(entries))
  return (
    <ConfirmDialog
      title={t('restore.many', { count: entries.length })}
      description={t('restore.text')}
      confirm={{ label: t('versions.restore'), danger: false }}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      pending={pending}
      error={
        failed.size > 0 ? (
          <FailedObjects title={t('restore.left', { count: failed.size })} failed={failed} />
        ) : (
          problem !== undefined && <Notice tone="error" text={problem} />
        )
      }
      note={progress && t('delete.progress', progress)}
      onConfirm={run}
      onClose={onClose}
    />
  )
}
