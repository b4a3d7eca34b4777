import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/quantity'
import type { CompiledResource } from '../../manifest/compiled'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Button } from '../../ui/form-controls/Button'
import { Section } from '../../ui/layout/Section'
import { UiLink } from '../../ui/router-context'
import { LinkText } from '../../ui/typography/LinkText'
import { allResourcesPath } from '../../lib/overview-paths'
import { isOwned } from '../../manifest/owned'
import { missingOf } from '../../engine/extras/missing-of'
import { useSlowLists } from '../../engine/extras/use-missing-lines'
import type { AllRecords, RecordList } from '../../engine/data/use-all-records'
import { NoAnswer } from './NoAnswer'
import styles from './dashboard.module.css'

/** Records of one type in one location. */
interface CountProps {
  list: RecordList | undefined
  /** Location to count, for a list that spans all locations. */
  at?: string | undefined
  href: string
  label: string
}

function Count({ list, at, href, label }: CountProps) {
  const { locale } = useTexts()
  if (!list || list.status === 'pending') return <span className={styles.zero}>…</span>
  if (list.status === 'failed') return <NoAnswer />
  const items = at === undefined ? list.items : list.items.filter(({ row }) => row.location === at)
  const count = formatNumber(items.length, locale)
  if (items.length === 0) return <span className={styles.zero}>{count}</span>
  return (
    <UiLink className={styles.count} href={href} aria-label={`${count} ${label}`}>
      {count}
    </UiLink>
  )
}

/** Whether records of a type have no location. */
const isEverywhere = ({ scope, location }: CompiledResource): boolean =>
  scope === 'global' && location === null

/** Number of records by type (rows) and location (columns). */
export function ResourceMatrix({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const { typeName, locale } = useTexts()
  const { site } = usePlatform()
  const late = useSlowLists(all)
  const owned = all.resources.filter(isOwned)
  // Location columns that only repeat the total are left out.
  const places = site.locations.length === 1 || owned.every(isEverywhere) ? [] : site.locations
  const listOf = (type: string, location: string | undefined): RecordList | undefined =>
    all.lists.find((list) => list.resource.type === type && list.location === location)
  const down = missingOf(all.lists, 'failed').flatMap(({ location, whole }) =>
    whole && location ? [location] : [],
  )
  const total = ({ type }: CompiledResource): ReactNode => {
    const lists = all.lists.filter(({ resource }) => resource.type === type)
    if (lists.every(({ status }) => status === 'pending')) return '…'
    if (lists.every(({ status }) => status === 'failed')) return <NoAnswer />
    const count = formatNumber(
      lists.reduce((sum, { items }) => sum + items.length, 0),
      locale,
    )
    const lacks = lists.some(({ status, location = '' }) => status !== 'ok' && !down.includes(location))
    return lacks ? t('atLeast', { amount: count }) : count
  }
  return (
    <Section
      title={t('resources')}
      actions={<LinkText href={allResourcesPath}>{t('allResources')}</LinkText>}
    >
      <div className={`${table.wrap} ${table.scroll}`}>
        <table className={`${table.table} ${table.compact} ${table.matrix}`} aria-label={t('resources')}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('type')}</VisuallyHidden>
              </th>
              {places.map((place) => (
                <th key={place.slug} scope="col">
                  {down.includes(place.slug) ? (
                    <span className={styles.unknown}>{place.display_name}</span>
                  ) : (
                    place.display_name
                  )}
                </th>
              ))}
              <th scope="col">
                {down.length === 0
                  ? t('all')
                  : t('allBut', {
                      locations: down.map((slug) => site.location(slug)?.display_name ?? slug),
                    })}
              </th>
            </tr>
          </thead>
          <tbody>
            {owned.map((resource) => {
              const { type, routes } = resource
              const what = typeName(type, 'many')
              const everywhere = resource.scope === 'global'
              return (
                <tr key={type}>
                  <th scope="row">
                    <LinkText look="name" href={routes.list}>
                      {what}
                    </LinkText>
                  </th>
                  {isEverywhere(resource)
                    ? places.length > 0 && (
                        <td colSpan={places.length} className={table.faint}>
                          {t('everywhere')}
                        </td>
                      )
                    : places.map(({ slug, display_name: place }) => (
                        <td key={slug}>
                          <Count
                            list={listOf(type, everywhere ? undefined : slug)}
                            at={everywhere ? slug : undefined}
                            href={`${allResourcesPath}?f.type=${type}&f.location=${slug}`}
                            label={t('countOf', { what, place })}
                          />
                        </td>
                      ))}
                  <td>
                    {isEverywhere(resource) ? (
                      <Count list={listOf(type, undefined)} href={routes.list} label={what} />
                    ) : (
                      total(resource)
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {late && (
        <p className={styles.late} role="status">
          {late.text}{' '}
          <Button size="sm" variant="link" onPress={late.retry}>
            {t('askAgain')}
          </Button>
        </p>
      )}
    </Section>
  )
}
