import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../lib/quantity'
import { isOwned } from '../../manifest/owned'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useFilterKey } from '../../platform/use-filter-key'
import looks from '../../ui/data-table/table.module.css'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Toolbar } from '../../ui/layout/Toolbar'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { monthSum } from '../data/record-item'
import { useAllRecords } from '../data/use-all-records'
import { FilterBar } from '../list/FilterBar'
import { ListTable } from '../list/ListTable'
import { useListTable } from '../list/use-list-table'
import { AnnounceChoice } from '../rows/AnnounceChoice'
import { isNarrowed } from '../rows/list-query'
import { useListAddress } from '../rows/use-list-address'
import { groupItems, type ItemLine } from './item-groups'
import { groupings, isGrouping, type Grouping } from './item-readers'
import { loadOverviewTexts } from './load-texts'
import { missingOf } from './missing'
import { useItemList } from './use-item-list'
import { useLate, useMissingLines } from './use-missing-lines'
import { useMonthWords } from './use-month-words'
import { useLazy } from '../../ui/lazy'

const groupParameter = 'group'

/** Where there is no room for all columns the type goes, which the icon of a name says, too. */
const allColumns = { order: [], hidden: { location: false, state: false, price: false } }

/** What a line is known by; a group and a record are never alike. */
const keyOf = (line: ItemLine): string =>
  line.kind === 'group' ? line.id : `${line.item.resource.type} ${line.item.row.key}`
const nameOf = (line: ItemLine): string => (line.kind === 'group' ? line.label : line.item.title)
const none: readonly string[] = []
const noTroubles = (): readonly string[] => none

/** Everything of every type in every location as one list, with what each costs, what is pressing first. */
export function AllResources({ types }: { types: readonly string[] }) {
  const { texts } = usePlatform()
  useLazy(loadOverviewTexts, texts)
  const t = useScreenTexts('overview')
  const { t: base, locale } = useTexts()
  const writeMonth = useMonthWords()
  const phone = useIsPhone()
  const all = useAllRecords(types, isOwned)
  const address = useListAddress()
  const { query, change } = address
  const [params, setParams] = useSearchParams()
  const search = useRef<HTMLInputElement>(null)
  useFilterKey(search)
  usePage({ title: t('allResources'), parents: [] })
  const wanted = params.get(groupParameter)
  const group: Grouping | undefined = isGrouping(wanted) ? wanted : undefined
  const setGroup = (next: string): void =>
    setParams(
      (before) => {
        const changed = new URLSearchParams(before)
        if (next === 'none') changed.delete(groupParameter)
        else changed.set(groupParameter, next)
        return changed
      },
      { preventScrollReset: true },
    )
  const { shown, words, columns, filters, language, useLanguage } = useItemList(all, address)
  const lines = useMemo(() => groupItems(shown, group, words), [shown, group, words])
  const table = useListTable({
    columns,
    keyOf,
    choice: allColumns,
    sort: query.sort,
    onSort: (sort) => change({ sort }),
    menu: false,
  })
  const headOf = useCallback(
    (line: ItemLine): ReactNode =>
      line.kind === 'group' ? (
        <>
          {line.label} <span className={looks.faint}>{formatNumber(line.count, locale)}</span>
          {line.month.amount > 0 && <span className={looks.faint}> · {writeMonth(line.month)}</span>}
        </>
      ) : undefined,
    [locale, writeMonth],
  )
  const month = monthSum(shown)
  const { type: ofTypes = [], location: inPlaces = [] } = query.filters
  const lacking = all.lists.filter(
    ({ resource, location, status }) =>
      status === 'failed' &&
      resource.price.length > 0 &&
      (ofTypes.length === 0 || ofTypes.includes(resource.type)) &&
      (inPlaces.length === 0 || inPlaces.includes(location ?? '')),
  )
  const without = missingOf(all.lists, 'failed')
    .filter(({ whole, lists }) => whole && lists.some((each) => lacking.includes(each)))
    .map(({ location }) => words.location(location))
  const apart = new Set(shown.flatMap(({ resource: { type } }) => all.apart.get(type) ?? []))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const missing = useMissingLines(all)
  const late = useLate(all)
  const clear = (): void => change({ text: '', filters: {} })
  const narrowed = isNarrowed(query)
  const every = formatNumber(all.items.length, locale)
  const count = narrowed ? base('list.of', { shown: formatNumber(shown.length, locale), all: every }) : every
  const grouped = (
    <MenuButton
      label={t('group')}
      groups={[
        {
          entries: [
            { id: 'none', label: t('groupNone'), checked: group === undefined },
            ...groupings.map((each) => ({
              id: each,
              label: t(each === 'kind' ? 'state' : each),
              checked: group === each,
            })),
          ],
        },
      ]}
      onAction={setGroup}
    >
      {t('group')}
    </MenuButton>
  )
  return (
    <Page>
      <PageHeader title={t('allResources')} count={count} />
      {narrowed && <AnnounceChoice query={query} filters={filters} language={language} count={count} />}
      {missing.map(({ id, place, strong, text: more, retry }) => (
        <Notice
          key={id}
          tone="warning"
          icon="cloud-off"
          strong={strong}
          text={more}
          action={
            <Button size="sm" onPress={retry}>
              {place === undefined ? t('retry') : base('list.failedRetry', { location: place })}
            </Button>
          }
        />
      ))}
      {late && (
        <Notice
          tone="info"
          icon="clock"
          text={late.text}
          action={
            <Button size="sm" onPress={late.retry}>
              {t('askAgain')}
            </Button>
          }
        />
      )}
      <Toolbar end={!phone && grouped}>
        <FilterBar
          address={address}
          filters={filters}
          language={language}
          onUse={useLanguage}
          items={all.items}
          label={t('search')}
          search={search}
          below={grouped}
        />
      </Toolbar>
      {lines.length > 0 ? (
        <ListTable
          label={t('allResources')}
          model={table}
          items={lines}
          keyOf={keyOf}
          nameOf={nameOf}
          troublesOf={noTroubles}
          headOf={headOf}
          footer={
            <div className={looks.foot}>
              {apart.size > 0 && (
                <span>
                  {t('countedApart', { what: list.format([...apart].map((type) => words.type(type))) })}
                </span>
              )}
              <span className={looks.footEnd}>
                {[
                  t('total', {
                    count: formatNumber(shown.length, locale),
                    amount: writeMonth({ ...month, partial: month.partial || lacking.length > 0 }),
                  }),
                  ...(without.length > 0 ? [t('allBut', { locations: without.join(', ') })] : []),
                ].join(' · ')}
              </span>
            </div>
          }
        />
      ) : all.pending ? (
        <LateLoader>
          <EmptyState text={t('looking')} />
        </LateLoader>
      ) : narrowed ? (
        <EmptyState
          strong={t('noMatch')}
          text={t('hidden', { count: all.items.length })}
          actions={<Button onPress={clear}>{t('clear')}</Button>}
        />
      ) : (
        <EmptyState strong={t('nothingYet')} text={t('nothingYetText')} />
      )}
    </Page>
  )
}
