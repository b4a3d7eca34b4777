import { useEffect, useState } from 'react'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { uploadRecords } from '../../../platform/uploads/upload-records'
import { useOneCall } from '../../../platform/use-one-call'
import { useStore } from '../../../platform/use-store'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'
import { Text } from '../../../ui/typography/Text'
import styles from '../files.module.css'
import type { S3Client, UnfinishedUpload } from '../s3/s3-client'
import { uploads } from '../uploads/upload-store'
import { useFailureWords } from '../use-failure-words'

interface UnfinishedUploadsProps {
  readonly client: S3Client
  /** Changes when uploads may have changed. */
  readonly turn: number
}

/** Unfinished uploads in parts that this tab does not continue: their parts cost money, and no list shows them. */
export function UnfinishedUploads({ client, turn }: UnfinishedUploadsProps) {
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const { toasts } = usePlatform()
  const wordsOf = useFailureWords()
  const running = useStore(uploads)
  const [found, setFound] = useState<readonly UnfinishedUpload[]>([])
  const [again, setAgain] = useState(0)
  const [asked, setAsked] = useState<UnfinishedUpload>()
  const { pending, run } = useOneCall()
  useEffect(() => {
    const abort = new AbortController()
    // The folder shows that the storage cannot be reached.
    client.unfinished(abort.signal).then(setFound, () => setFound([]))
    return () => abort.abort()
  }, [client, turn, again])
  const others = found.filter(
    ({ key }) =>
      !running.some((each) => each.bucket === client.bucket && each.key === key && each.state !== 'done'),
  )
  if (others.length === 0) return null
  const giveUp = async ({ key, uploadId }: UnfinishedUpload): Promise<void> => {
    try {
      await client.giveUp(key, uploadId)
      await uploadRecords.forget(client.bucket, key)
      setAgain(again + 1)
      setAsked(undefined)
    } catch (error) {
      toasts.add({ tone: 'error', title: wordsOf(error), actions: [], closes: true })
    }
  }
  return (
    <Notice tone="info" strong={t('unfinished', { count: others.length })} text={t('unfinishedText')}>
      <ul className={styles.unfinished}>
        {others.slice(0, 10).map((upload) => (
          <li key={upload.uploadId}>
            <Text>{upload.key}</Text>{' '}
            <Button size="sm" variant="link" onPress={() => setAsked(upload)}>
              {t('giveUp')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('giveUpTitle', { name: asked.key })}
          description={t('giveUpText')}
          confirm={{ label: t('giveUp'), danger: true }}
          cancelLabel={common('action.cancel')}
          closeLabel={common('action.close')}
          pending={pending}
          onConfirm={() => void run(() => giveUp(asked))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Notice>
  )
}
