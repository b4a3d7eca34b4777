import { formatNumber } from '../../lib/quantity'
import type { SectionName } from '../../manifest/names'
import type { CompiledResource } from '../../manifest/compiled'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Section } from '../../ui/layout/Section'
import { UiLink } from '../../ui/router-context'
import { LinkText } from '../../ui/typography/LinkText'
import { allResourcesPath } from '../../lib/overview-paths'
import { missingOf } from '../../engine/overview/missing'
import type { AllRecords, RecordList } from '../../engine/overview/use-all-records'
import { NoAnswer } from './NoAnswer'
import styles from './dashboard.module.css'

/** Sections of what is no resource one owns: who may come in, and who pays. */
const apart = new Set<SectionName>(['access', 'billing'])

function Count({ list, href }: { list: RecordList | undefined; href: string }) {
  const { locale } = useTexts()
  if (!list || list.status === 'pending') return <span className={styles.zero}>…</span>
  if (list.status === 'failed') return <NoAnswer />
  const count = formatNumber(list.items.length, locale)
  if (list.items.length === 0) return <span className={styles.zero}>{count}</span>
  return <UiLink href={href}>{count}</UiLink>
}

/** How much there is of everything: types down, locations across. */
export function ResourceMatrix({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const { typeName, locale } = useTexts()
  const { site } = usePlatform()
  const places = site.locations
  const owned = all.resources.filter(({ section }) => !apart.has(section))
  const listOf = (type: string, location: string | undefined): RecordList | undefined =>
    all.lists.find((list) => list.resource.type === type && list.location === location)
  const down = missingOf(all.lists, 'failed').flatMap(({ location, whole }) =>
    whole && location ? [location] : [],
  )
  const total = ({ type }: CompiledResource): string => {
    const lists = all.lists.filter(({ resource }) => resource.type === type)
    if (lists.every(({ status }) => status === 'pending')) return '…'
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
                <th
                  key={place.slug}
                  scope="col"
                  className={down.includes(place.slug) ? styles.unknown : undefined}
                >
                  {place.display_name}
                </th>
              ))}
              <th scope="col">
                {down.length === 0
                  ? t('all')
                  : t('allBut', {
                      locations: down.map((slug) => site.location(slug)?.display_name ?? slug).join(', '),
                    })}
              </th>
            </tr>
          </thead>
          <tbody>
            {owned.map((resource) => (
              <tr key={resource.type}>
                <th scope="row">
                  <LinkText look="name" href={resource.routes.list}>
                    {typeName(resource.type, 'many')}
                  </LinkText>
                </th>
                {resource.scope === 'global' ? (
                  <td colSpan={places.length} className={table.faint}>
                    {t('global')}
                  </td>
                ) : (
                  places.map(({ slug }) => (
                    <td key={slug}>
                      <Count
                        list={listOf(resource.type, slug)}
                        href={`${allResourcesPath}?f.type=${resource.type}&f.location=${slug}`}
                      />
                    </td>
                  ))
                )}
                <td>
                  {resource.scope === 'global' ? (
                    <Count list={listOf(resource.type, undefined)} href={resource.routes.list} />
                  ) : (
                    total(resource)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
