import { useEffect, useState } from 'react'
import { formatBytes } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'
import { useFailureWords } from '../use-failure-words'
import { FailedObjects } from './FailedObjects'
import type { FileDialogProps } from './file-dialog'
import { objectsOf } from './entry-keys'
import { useRemoval } from './use-removal'

/** Asks before objects are deleted, counts the objects in folders, and shows why an object could not be deleted. */
export function DeleteDialog(props: FileDialogProps) {
  const { client, open, versioning, onClose } = props
  const t = useScreenTexts('files')
  const { t: common, locale } = useTexts()
  const wordsOf = useFailureWords()
  const entries = open.kind === 'delete' ? open.entries : []
  const [objects, setObjects] = useState<readonly { key: string; size: number }[]>()
  const [uncounted, setUncounted] = useState<string>()
  const { run, pending, progress, failed, problem } = useRemoval(props, objects ?? [])
  useEffect(() => {
    objectsOf(client, entries).then(setObjects, (error: unknown) => setUncounted(wordsOf(error)))
    // oxlint-disable-next-line react/exhaustive-deps -- what is deleted is settled when the dialog opens
  }, [])
  const [only] = entries
  const name = entries.length === 1 && only ? only.name : undefined
  const sum = objects?.reduce((total, { size }) => total + size, 0) ?? 0
  return (
    <ConfirmDialog
      title={name === undefined ? t('delete.many', { count: entries.length }) : t('delete.one', { name })}
      description={
        objects === undefined
          ? t('delete.counting')
          : t(versioning === 'Enabled' ? 'delete.kept' : 'delete.text', {
              count: objects.length,
              size: formatBytes(sum, locale),
            })
      }
      refused={objects === undefined ? (uncounted ?? t('delete.counting')) : undefined}
      confirm={{ label: t('actions.delete').replace('…', ''), danger: true }}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      pending={pending}
      error={
        failed.size > 0 ? (
          <FailedObjects title={t('delete.left', { count: failed.size })} failed={failed} />
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
