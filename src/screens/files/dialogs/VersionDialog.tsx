import { useState } from 'react'
import { formatWhen } from '../../../lib/format-date'
import { formatBytes } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'
import { useFailureWords } from '../use-failure-words'
import type { FileDialogProps } from './file-dialog'

/** Asks before one version of a file is deleted for good. */
export function VersionDialog({ client, open, onChanged, onClose }: FileDialogProps) {
  const t = useScreenTexts('files')
  const { t: common, locale } = useTexts()
  const wordsOf = useFailureWords()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (open.kind !== 'version') return null
  const { entry, version } = open
  const remove = async (): Promise<void> => {
    setPending(true)
    try {
      await client.removeVersions(entry.key, [version.id])
      onChanged()
      onClose()
    } catch (error) {
      setProblem(wordsOf(error))
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      title={t('versions.removeTitle', { name: entry.name })}
      description={t('versions.removeText', {
        when:
          version.modified === undefined
            ? '—'
            : formatWhen(new Date(version.modified), new Date(client.time()), locale, true),
        size: formatBytes(version.size, locale),
      })}
      confirm={{ label: t('versions.remove').replace('…', ''), danger: true }}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      pending={pending}
      error={problem !== undefined && <Notice tone="error" text={problem} />}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
