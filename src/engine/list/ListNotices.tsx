import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorReference } from '../../platform/toast'
import { Button } from '../../ui/form-controls/Button'
import { Notice } from '../../ui/feedback/Notice'
import type { Part } from '../data/use-rows'

/** One notice per location that did not answer, with a retry for that location only (interface rules, section 7). */
export function ListNotices({ parts, what }: { parts: readonly Part[]; what: string }) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const complete = parts.filter((part) => part.status === 'ok').length
  return parts
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
          text={
            part.status === 'stale'
              ? t('list.stale', { location })
              : t('list.failedText', { what, slug, count: complete })
          }
          reference={errorReference(part.error)}
          action={
            <Button size="sm" pending={part.fetching && part.failures === 0} onPress={part.refetch}>
              {t('list.failedRetry', { location })}
            </Button>
          }
        />
      )
    })
}
