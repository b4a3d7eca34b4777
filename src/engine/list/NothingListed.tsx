import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/toast'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { LazyContent, lazyPart } from '../../ui/lazy'
import type { TypeList } from '../data/use-type-lists'
import type { FirstRecordProps } from './FirstRecord'

const firstRecordPart = lazyPart<FirstRecordProps>(async () => (await import('./FirstRecord')).FirstRecord)

/** Seconds between two tries. */
const secondsBetweenTries = 7

/** What stands in the place of the rows of a type: failed in every location, or nothing there yet. */
export function NothingListed({ resource, data }: { resource: CompiledResource; data: TypeList }) {
  const platform = usePlatform()
  const { t, resource: text } = useTexts()
  const failed = data.parts.filter((part) => part.status === 'failed')
  const [first] = failed
  if (first) {
    const retrying = failed.some((part) => part.fetching)
    const message = errorMessage(platform, first.error)
    return (
      <ErrorPanel
        icon="cloud-off"
        title={t('list.failedAll', { what: text(resource.type, textKeys.many) })}
        text={
          retrying ? t('list.retrying', { count: first.failures, seconds: secondsBetweenTries }) : message
        }
        detail={retrying ? message : undefined}
        reference={errorReference(first.error)}
        actions={<Button onPress={data.refetch}>{t('list.retryNow')}</Button>}
      />
    )
  }
  const href = resource.routes.create
  const create = href !== null && (
    <LinkButton href={href} variant="primary" icon="plus">
      {text(resource.type, textKeys.create('title'))}
    </LinkButton>
  )
  if (resource.list.offers.length === 0) {
    return <EmptyState text={text(resource.type, textKeys.emptyText)} actions={create || undefined} />
  }
  return <LazyContent part={firstRecordPart} props={{ resource, actions: create }} />
}
