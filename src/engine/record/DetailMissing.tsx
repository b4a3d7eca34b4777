import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { inSentence } from '../../lib/in-sentence'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import type { RecordView } from './use-record'

interface DetailMissingProps {
  resource: CompiledResource
  /** Title in place of the record's name. */
  title: string
  id: string
  location: string | undefined
  record: RecordView
}

/** A record page without its record: loading, location failed, or not found. */
export function DetailMissing({ resource, title, id, location, record }: DetailMissingProps) {
  const platform = usePlatform()
  const { t, resource: text, locale } = useTexts()
  const one = text(resource.type, textKeys.one)
  const back = <LinkButton href={resource.routes.list}>{t('detail.backToList')}</LinkButton>
  if (record.status === 'pending') {
    return (
      <Page>
        <PageHeader title={title} />
        <LateLoader>
          <SkeletonLines widths={['40%', '70%', '55%']} />
        </LateLoader>
      </Page>
    )
  }
  if (record.status === 'failed') {
    const place = platform.site.location(location)?.display_name ?? location
    return (
      <Page>
        <PageHeader title={title} />
        <ErrorPanel
          icon="cloud-off"
          title={t('detail.notLoaded', { one: inSentence(one, locale) })}
          text={
            place === undefined
              ? errorMessage(platform, record.error)
              : t('detail.locationFailed', { location: place, one: inSentence(one, locale) })
          }
          detail={place === undefined ? undefined : errorMessage(platform, record.error)}
          reference={errorReference(record.error)}
          actions={
            <>
              <Button onPress={record.refetch}>{t('list.retryNow')}</Button>
              {back}
            </>
          }
        />
      </Page>
    )
  }
  const isElsewhere = location !== undefined && platform.site.location(location) === undefined
  return (
    <Page>
      <PageHeader title={title} />
      <ErrorPanel
        icon="circle-help"
        title={t('detail.notFound', { one: inSentence(one, locale) })}
        text={isElsewhere ? t('detail.noLocation', { slug: location }) : t('detail.notFoundText')}
        detail={t('errors.notInCollection', { id })}
        actions={back}
      />
    </Page>
  )
}
