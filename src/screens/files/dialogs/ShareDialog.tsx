import { useEffect, useEffectEvent, useState } from 'react'
import { formatWhen } from '../../../lib/format-date'
import { readLocalInput, writeLocalInput } from '../../../lib/local-input'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { Checkbox } from '../../../ui/form-controls/Checkbox'
import { FieldGroup, FieldShell } from '../../../ui/form-controls/FieldShell'
import { RadioTiles } from '../../../ui/form-controls/RadioTiles'
import { Segmented } from '../../../ui/form-controls/Segmented'
import { TextInput } from '../../../ui/form-controls/TextInput'
import { Dialog } from '../../../ui/overlay/Dialog'
import { CopyTextButton } from '../../../ui/typography/CopyTextButton'
import { Mono } from '../../../ui/typography/Text'
import styles from '../files.module.css'
import { useFailureWords } from '../use-failure-words'
import type { FileDialogProps } from './file-dialog'
import { secondsUntil, usualLives } from './link-life'

const lives = Object.keys(usualLives) as (keyof typeof usualLives)[]

/** Copies a link to an object: one that expires, the public URL, or its `s3://` name for programs. */
export function ShareDialog({ client, open, readOnly, onClose }: FileDialogProps) {
  const t = useScreenTexts('files')
  const { t: common, locale } = useTexts()
  const wordsOf = useFailureWords()
  const entry = open.kind === 'share' ? open.entry : undefined
  const key = entry?.key ?? ''
  const [kind, setKind] = useState<'ends' | 'public' | 'program'>('ends')
  const [life, setLife] = useState<keyof typeof usualLives | 'until'>('day')
  const [until, setUntil] = useState(() => writeLocalInput(client.time() + 3 * usualLives.day * 1000))
  const [saves, setSaves] = useState(false)
  const [signed, setSigned] = useState('')
  const [isPublic, setPublic] = useState<boolean>()
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const secondsOf = (now: number): number | undefined =>
    life === 'until' ? secondsUntil(readLocalInput(until), now) : usualLives[life]
  const now = client.time()
  const seconds = secondsOf(now)
  const wanted = useEffectEvent(() => secondsOf(client.time()))
  useEffect(() => {
    let isCurrent = true
    const length = wanted()
    if (length === undefined) {
      setSigned('')
      return undefined
    }
    void client
      .link(key, length, saves ? { 'response-content-disposition': 'attachment' } : {})
      .then((link) => isCurrent && setSigned(link))
    return () => {
      isCurrent = false
    }
  }, [client, key, life, until, saves])
  useEffect(() => {
    const abort = new AbortController()
    client.isPublic(key, abort.signal).then(setPublic, (error: unknown) => {
      if (!abort.signal.aborted) setProblem(wordsOf(error))
    })
    return () => abort.abort()
  }, [client, key, wordsOf])
  const publish = async (): Promise<void> => {
    setPending(true)
    setProblem(undefined)
    try {
      await client.setPublic(key, isPublic !== true)
      setPublic(isPublic !== true)
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setPending(false)
    }
  }
  const link =
    kind === 'ends' ? signed : kind === 'public' ? client.addressOf(key) : `s3://${client.bucket}/${key}`
  const ends =
    seconds === undefined ? '—' : formatWhen(new Date(now + seconds * 1000), new Date(now), locale, true)
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <Dialog
      size="wide"
      title={t('share.title', { name: entry?.name ?? '' })}
      closeLabel={common('action.close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('share.done')}</Button>
          {link !== '' && (
            <CopyTextButton
              size="md"
              variant="primary"
              value={() => link}
              labels={{ copied: t('share.copied'), failed: t('share.notCopied') }}
            >
              {t('share.copy')}
            </CopyTextButton>
          )}
        </>
      }
    >
      <FieldGroup label={t('share.kind')} hideLabel>
        <RadioTiles
          columns={1}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'ends', title: t('share.ends'), description: t('share.endsText', { when: ends }) },
            {
              value: 'public',
              title: t('share.public'),
              description: t(isPublic === true ? 'share.isPublic' : 'share.isPrivate'),
            },
            { value: 'program', title: t('share.program') },
          ]}
        />
      </FieldGroup>
      {kind === 'ends' && (
        <div className={styles.shareTools}>
          <Segmented
            label={t('share.life')}
            value={life}
            onChange={setLife}
            options={[...lives, 'until' as const].map((value) => ({
              value,
              label: t(`share.lives.${value}`),
            }))}
          />
          {life === 'until' && (
            <FieldShell
              label={t('share.until')}
              hint={t('share.zone', { zone })}
              error={seconds === undefined ? t('share.untilWrong') : undefined}
            >
              <TextInput type="datetime-local" value={until} onChange={setUntil} />
            </FieldShell>
          )}
          <Checkbox checked={saves} onChange={setSaves} label={t('share.saves')} />
        </div>
      )}
      {kind === 'public' && !readOnly && isPublic !== undefined && (
        <Button pending={pending} icon={isPublic ? 'lock' : 'lock-open'} onPress={publish}>
          {t(isPublic ? 'share.makePrivate' : 'share.makePublic')}
        </Button>
      )}
      {problem !== undefined && <Notice tone="error" text={problem} />}
      {link !== '' && (
        <p className={styles.link} aria-label={t('share.link')}>
          <Mono>{link}</Mono>
        </p>
      )}
      {kind === 'ends' && <p className={styles.dim}>{t('share.signedHere', { key: client.accessKey })}</p>}
    </Dialog>
  )
}
