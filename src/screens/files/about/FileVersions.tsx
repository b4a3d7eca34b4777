import { useState } from 'react'
import { LeftOut } from '../../../platform/failures/LeftOut'
import { formatFullTime, formatWhen } from '../../../lib/format-date'
import { formatBytes } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Badge } from '../../../ui/feedback/Badge'
import { SkeletonLines } from '../../../ui/feedback/Skeleton'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { FactsTitle } from '../../../ui/typography/Facts'
import { TextButton } from '../../../ui/typography/LinkText'
import type { Entry } from '../browse/entries'
import { saveObject } from '../browse/save-object'
import { mostCopied } from '../dialogs/move-object'
import styles from '../files.module.css'
import { canAddress } from '../s3/object-address'
import type { S3Client } from '../s3/s3-client'
import { S3Failure } from '../s3/s3-failure'
import type { ObjectVersion } from '../s3/versions'
import { useFailureWords } from '../use-failure-words'
import { useVersions } from './use-versions'

interface FileVersionsProps {
  readonly client: S3Client
  readonly entry: Entry
  readonly readOnly: boolean
  /** Changes when versions may have changed. */
  readonly turn?: number
  /** Asks before a version is deleted for good. */
  readonly onRemove: (version: ObjectVersion) => void
  /** A version was restored. */
  readonly onChanged: () => void
}

/** Versions of a file with time and size, to download, restore or delete for good. */
export function FileVersions({ client, entry, readOnly, turn = 0, onRemove, onChanged }: FileVersionsProps) {
  const t = useScreenTexts('files')
  const { t: common, locale } = useTexts()
  const wordsOf = useFailureWords()
  const [again, setAgain] = useState(0)
  const [failed, setFailed] = useState<{ readonly turn: number; readonly problem: string }>()
  const { key } = entry
  const known = useVersions(client, key, turn + again)
  const reason = canAddress(key) ? undefined : t('unreachable')
  const act = async (work: Promise<void>): Promise<void> => {
    setFailed(undefined)
    try {
      await work
    } catch (error) {
      // The answer to a HEAD does not tell a version from its file.
      const isGone = error instanceof S3Failure && error.code === 'NoSuchKey'
      setFailed({ turn, problem: isGone ? t('failures.NoSuchVersion') : wordsOf(error) })
      setAgain((before) => before + 1)
    }
  }
  const restore = async ({ id }: ObjectVersion): Promise<void> => {
    await client.copy(key, key, await client.wasPublic(key), id)
    onChanged()
  }
  const row = (version: ObjectVersion) => {
    const { id, size, modified, isLatest, isMarker } = version
    const date = modified === undefined ? undefined : new Date(modified)
    const when = date ? formatWhen(date, new Date(client.time()), locale, true) : '—'
    return (
      <li key={id}>
        {date ? (
          <time dateTime={date.toISOString()} data-tooltip={formatFullTime(date, locale)}>
            {when}
          </time>
        ) : (
          when
        )}
        <span>
          {isMarker ? <Badge mini label={t('versions.deleted')} /> : formatBytes(size, locale)}
          {isLatest && !isMarker && (
            <>
              {' '}
              <Badge mini label={t('versions.current')} />
            </>
          )}
        </span>
        {!isMarker && (
          <MenuButton
            label={t('versions.actions', { when })}
            groups={[
              {
                entries: [
                  { id: 'download', icon: 'download', label: t('actions.download'), disabledReason: reason },
                  ...(readOnly || isLatest
                    ? []
                    : [
                        {
                          id: 'restore',
                          icon: 'history' as const,
                          label: t('versions.restore'),
                          disabledReason: size > mostCopied ? t('move.large') : reason,
                        },
                      ]),
                ],
              },
              ...(readOnly
                ? []
                : [
                    {
                      entries: [
                        {
                          id: 'remove',
                          icon: 'trash-2' as const,
                          label: t('versions.remove'),
                          danger: true,
                        },
                      ],
                    },
                  ]),
            ]}
            onAction={(action) => {
              if (action === 'remove') onRemove(version)
              else void act(action === 'restore' ? restore(version) : saveObject(client, key, id))
            }}
          />
        )}
      </li>
    )
  }
  return (
    <section className={styles.history} aria-label={t('versions.heading')}>
      <FactsTitle>{t('versions.heading')}</FactsTitle>
      {failed?.turn === turn && <p role="alert">{failed.problem}</p>}
      {known.problem !== undefined && (
        <p role="alert">
          {known.problem}{' '}
          <TextButton onPress={() => setAgain(again + 1)}>{common('action.retry')}</TextButton>
        </p>
      )}
      {known.versions === undefined && known.problem === undefined && (
        <SkeletonLines widths={['70%', '60%']} />
      )}
      <LeftOut count={known.odd} />
      {known.versions?.length === 0 && known.odd === 0 && <p className={styles.dim}>{t('versions.none')}</p>}
      <ul className={styles.versions}>{known.versions?.map(row)}</ul>
    </section>
  )
}
