import { useRef, useState } from 'react'
import { formatBytes } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { Dialog } from '../../../ui/overlay/Dialog'
import { canAddress } from '../s3/object-address'
import { useFailureWords } from '../use-failure-words'
import type { FileDialogProps } from './file-dialog'
import { objectsOf } from './entry-keys'
import { FailedObjects } from './FailedObjects'
import { archiveTarget, saveArchive, TooLargeError } from './save-archive'

/** Downloads several files as one archive, streamed to disk if the browser can. */
export function ArchiveDialog({ client, prefix, open, onClose }: FileDialogProps) {
  const t = useScreenTexts('files')
  const { t: common, locale } = useTexts()
  const wordsOf = useFailureWords()
  const entries = open.kind === 'archive' ? open.entries : []
  const [done, setDone] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [left, setLeft] = useState<readonly string[]>([])
  const abort = useRef<AbortController>(null)
  const close = (): void => {
    abort.current?.abort()
    onClose()
  }
  const save = async (): Promise<void> => {
    const mine = new AbortController()
    abort.current = mine
    setProblem(undefined)
    setLeft([])
    try {
      // Browsers only ask where to save within the user's press.
      const target = await archiveTarget(`${client.bucket}.zip`)
      if (target === 'nowhere') return
      setDone(0)
      const objects = await objectsOf(client, entries)
      const readable = objects.filter(({ key }) => canAddress(key))
      const unreadable = objects.flatMap(({ key }) => (canAddress(key) ? [] : [key]))
      if (readable.length > 0) await saveArchive(client, readable, prefix, target, mine.signal, setDone)
      if (unreadable.length === 0) return onClose()
      setLeft(unreadable)
      setDone(undefined)
    } catch (error) {
      if (mine.signal.aborted) return
      setProblem(error instanceof TooLargeError ? t('archive.tooLarge') : wordsOf(error))
      setDone(undefined)
    }
  }
  return (
    <Dialog
      title={t('archive.title', { count: entries.length })}
      description={t('archive.text')}
      closeLabel={common('action.close')}
      note={done === undefined ? undefined : t('archive.progress', { size: formatBytes(done, locale) })}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{common('action.cancel')}</Button>
          <Button variant="primary" icon="download" pending={done !== undefined} onPress={save}>
            {t('actions.download')}
          </Button>
        </>
      }
    >
      {problem !== undefined && <Notice tone="error" text={problem} />}
      {left.length > 0 && (
        <FailedObjects
          title={t('archive.left', { count: left.length })}
          failed={left.map((key) => [key, t('unreachable')] as const)}
        />
      )}
    </Dialog>
  )
}
