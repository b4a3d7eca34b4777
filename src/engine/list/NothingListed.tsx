import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference, joinFailures } from '../../platform/failures/failure-message'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { Button } from '../../ui/form-controls/Button'
import { LazyContent, lazyPart } from '../../ui/lazy'
import type { TypeList } from '../data/use-type-lists'
import type { FirstRecordProps } from '../getting-started/FirstRecord'
import { CreateLink } from './CreateLink'

const firstRecordPart = lazyPart<FirstRecordProps>(
  async () => (await import('../getting-started/FirstRecord')).FirstRecord,
)

/** Seconds between retries. */
const secondsBetweenTries = 7

/** Replaces the rows of a type: all locations failed, or there are none. */
export function NothingListed({ resource, data }: { resource: CompiledResource; data: TypeList }) {
  const platform = usePlatform()
  const { t, resource: text } = useTexts()
  const failed = data.parts.filter((part) => part.status === 'failed')
  const [first] = failed
  if (first) {
    const retrying = failed.some((part) => part.fetching)
    const failure = joinFailures(
      platform,
      failed.map(({ error }) => error),
    )
    const message = errorMessage(platform, failure)
    return (
      <ErrorPanel
        icon="cloud-off"
        title={t('list.failedAll', { what: text(resource.type, textKeys.many) })}
        text={
          retrying ? t('list.retrying', { count: first.failures, seconds: secondsBetweenTries }) : message
        }
        detail={retrying ? message : undefined}
        reference={errorReference(failure)}
        actions={<Button onPress={data.refetch}>{t('list.retryNow')}</Button>}
      />
    )
  }
  const href = resource.routes.create
  const create = href !== null && <CreateLink resource={resource} href={href} />
  if (resource.list.presets.length === 0) {
    return <EmptyState text={text(resource.type, textKeys.emptyText)} actions={create || undefined} />
  }
  return <LazyContent part={firstRecordPart} props={{ resource, actions: create }} />
}
