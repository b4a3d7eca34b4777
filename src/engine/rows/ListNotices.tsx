import { listOfAll } from '../../lib/format-list'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorReference, platformWords } from '../../platform/failures/failure-message'
import { Button } from '../../ui/form-controls/Button'
import { Notice } from '../../ui/feedback/Notice'
import { useTrueFor } from '../../ui/feedback/use-true-for'
import { slowAfterMs, type ListPart } from '../data/use-type-lists'

interface ListNoticesProps {
  parts: readonly ListPart[]
  /** Plural name of the items. */
  what: string
}

/** Names slow locations, once others have answered. */
function LateNotice({ parts, what }: ListNoticesProps) {
  const { site } = usePlatform()
  const { t, locale } = useTexts()
  const pending = parts.filter((part) => part.status === 'pending' && part.fetching)
  const late = useTrueFor(pending.length > 0 && pending.length < parts.length, slowAfterMs)
  if (!late || pending.length === 0) return null
  const names = pending.map(({ location = '' }) => site.location(location)?.display_name ?? location)
  const locations = listOfAll(names, locale)
  return (
    <Notice
      tone="info"
      icon="hourglass"
      strong={t('list.late', { locations })}
      text={t('list.lateText', { what })}
      action={
        <Button
          size="sm"
          onPress={() => {
            for (const part of pending) part.refetch()
          }}
        >
          {t('list.retryNow')}
        </Button>
      }
    />
  )
}

/** One notice per failed location with its own retry (interface rules, section 7), and one for slow locations. */
export function ListNotices({ parts, what }: ListNoticesProps) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const complete = parts.filter((part) => part.status === 'ok').length
  const failed = parts
    .filter((part) => part.location !== undefined && (part.status === 'failed' || part.status === 'stale'))
    .map((part) => {
      const slug = part.location ?? ''
      const location = site.location(slug)?.display_name ?? slug
      return (
        <Notice
          key={slug}
          tone="warning"
          icon="cloud-off"
          strong={t('list.failedStrong', { location })}
          text={[
            part.status === 'stale'
              ? t('list.stale', { location })
              : t('list.failedText', { what, slug, count: complete }),
            platformWords(part.error),
          ]
            .filter(Boolean)
            .join(' ')}
          reference={errorReference(part.error)}
          action={
            <Button size="sm" pending={part.fetching && part.failures === 0} onPress={part.refetch}>
              {t('list.failedRetry', { location })}
            </Button>
          }
        />
      )
    })
  return (
    <>
      {failed}
      <LateNotice parts={parts} what={what} />
    </>
  )
}
