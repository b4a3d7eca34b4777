import { copyLabels } from '../../../platform/i18n/copy-labels'
import { formatFullTime, formatWhen } from '../../../lib/format-date'
import { formatBytes } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Badge } from '../../../ui/feedback/Badge'
import { Copyable } from '../../../ui/typography/Copyable'
import { Facts, FactsTitle } from '../../../ui/typography/Facts'
import { TextButton } from '../../../ui/typography/LinkText'
import { Mono, Text } from '../../../ui/typography/Text'
import type { Entry } from '../browse/entries'
import styles from '../files.module.css'
import { canAddress } from '../s3/object-address'
import type { S3Client } from '../s3/s3-client'
import { useAbout } from './use-about'

interface FileFactsProps {
  readonly client: S3Client
  readonly entry: Entry
  /** Changes when headers or tags may have changed. */
  readonly turn?: number
  /** Opens the tags for editing; undefined if they cannot be changed. */
  readonly onTags: (() => void) | undefined
}

/** Size, time, key, metadata and tags of a file. */
export function FileFacts({ client, entry, turn = 0, onTags }: FileFactsProps) {
  const t = useScreenTexts('files')
  const { t: common, locale } = useTexts()
  const { key, size = 0, modified, etag = '' } = entry
  const date = modified === undefined ? undefined : new Date(modified)
  const canAsk = canAddress(key)
  const { headers, tags, problem } = useAbout(client, key, canAsk, turn)
  const copyable = (label: string, value: string) => (
    <Copyable value={value} labels={copyLabels(common, label)}>
      <Mono>{value}</Mono>
    </Copyable>
  )
  return (
    <div>
      <Facts
        facts={[
          { id: 'size', label: t('columns.size'), value: formatBytes(size, locale) },
          {
            id: 'modified',
            label: t('columns.modified'),
            value: date ? (
              <time dateTime={date.toISOString()} data-tooltip={formatFullTime(date, locale)}>
                {formatWhen(date, new Date(client.time()), locale, true)}
              </time>
            ) : (
              '—'
            ),
          },
          { id: 'key', label: t('names.key'), value: copyable(t('names.key'), key) },
          { id: 'etag', label: 'ETag', value: copyable('ETag', etag) },
        ]}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {headers.length > 0 && (
        <>
          <FactsTitle>{t('metadata')}</FactsTitle>
          <Facts
            facts={headers.map(({ id, label, value }) => ({ id, label, value: <Text>{value}</Text> }))}
          />
        </>
      )}
      {canAsk && (
        <>
          <FactsTitle action={onTags && <TextButton onPress={onTags}>{t('tags.edit')}</TextButton>}>
            {t('tags.heading')}
          </FactsTitle>
          {tags.length === 0 ? (
            <p className={styles.dim}>{t('tags.none')}</p>
          ) : (
            <ul className={styles.tags}>
              {tags.map(([name, value]) => (
                <li key={name}>
                  <Badge label={value === '' ? name : `${name}: ${value}`} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
