import { formatWhen } from '../../lib/format-date'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference, platformWords } from '../../platform/failures/failure-message'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import type { RecordView } from './use-record'

/** Says that the page shows old data, since when, with a retry; renders nothing while it is fresh. */
export function StaleNotice({ record }: { record: RecordView }) {
  const platform = usePlatform()
  const { t, locale } = useTexts()
  const { stale } = record
  if (!stale) return null
  const location = platform.site.location(stale.location)?.display_name ?? stale.location
  const time = formatWhen(new Date(stale.since), new Date(platform.now()), locale, true)
  return (
    <Notice
      tone="warning"
      icon="cloud-off"
      strong={
        location === undefined ? errorMessage(platform, record.error) : t('list.failedStrong', { location })
      }
      text={[t('detail.stale', { time }), location && platformWords(record.error)].filter(Boolean).join(' ')}
      reference={errorReference(record.error)}
      action={
        <Button size="sm" onPress={record.refetch}>
          {t('list.retryNow')}
        </Button>
      }
    />
  )
}
