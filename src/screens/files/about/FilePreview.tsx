import { useEffect, useState } from 'react'
import { safeHref } from '../../../lib/safe-href'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { LinkButton } from '../../../ui/form-controls/LinkButton'
import type { Entry } from '../browse/entries'
import { previewKind, previewType } from '../browse/preview-kind'
import styles from '../files.module.css'
import type { S3Client } from '../s3/s3-client'
import { useFailureWords } from '../use-failure-words'

interface FilePreviewProps {
  readonly client: S3Client
  readonly entry: Entry
}

const textBytes = 100_000
const enoughSeconds = 3600

/** Shows a picture, audio, video or the beginning of a text; PDFs open in a new window, nothing as a page of this origin. */
export function FilePreview({ client, entry: { key, name } }: FilePreviewProps) {
  const t = useScreenTexts('files')
  const wordsOf = useFailureWords()
  const kind = previewKind(name)
  const [link, setLink] = useState<string>()
  const [text, setText] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    if (kind === 'text')
      client.readText(key, textBytes, abort.signal).then(setText, (error: unknown) => {
        if (!abort.signal.aborted) setText(wordsOf(error))
      })
    else if (kind !== 'none')
      client.link(key, enoughSeconds, { 'response-content-type': previewType(name) }).then(
        (made) => setLink(safeHref(made)),
        () => setFailed(true),
      )
    return () => abort.abort()
  }, [client, key, name, kind, wordsOf])
  if (failed) return <p className={styles.dim}>{t('preview.failed')}</p>
  if (kind === 'none') return <p className={styles.dim}>{t('preview.none')}</p>
  if (kind === 'text')
    return (
      <pre className={styles.text} tabIndex={0} aria-label={t('preview.of', { name })}>
        {text ?? '…'}
      </pre>
    )
  if (link === undefined) return null
  if (kind === 'picture')
    return (
      <img
        className={styles.picture}
        src={link}
        alt={t('preview.of', { name })}
        onError={() => setFailed(true)}
      />
    )
  if (kind === 'pdf')
    return (
      <LinkButton external icon="external-link" href={link}>
        {t('preview.window')}
      </LinkButton>
    )
  const media = {
    controls: true,
    src: link,
    'aria-label': t('preview.of', { name }),
    onError: () => setFailed(true),
  }
  // oxlint-disable-next-line media-has-caption -- files of customers have none
  return kind === 'video' ? <video className={styles.picture} {...media} /> : <audio {...media} />
}
