import { listOfAll } from '../../lib/format-list'
import { useCallback, useMemo } from 'react'
import { csvOf } from '../../lib/csv'
import { formatNumber } from '../../lib/quantity'
import { saveFile } from '../../lib/save-file'
import { stateKinds } from '../../manifest/names'
import { isOwned } from '../../manifest/owned'
import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import looks from '../../ui/data-table/table.module.css'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { PageHeader } from '../../ui/layout/PageHeader'
import { lazy, useLazy } from '../../ui/lazy'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { TextLine } from '../../ui/typography/Text'
import { attentionKinds, monthSum, type RecordItem } from '../data/record-item'
import { useAllRecords } from '../data/use-all-records'
import type { Line } from '../list/columns'
import { ListScreen } from '../list/ListScreen'
import { useList } from '../rows/use-list'
import {
  groupings,
  groupItems,
  itemColumns,
  itemFields,
  itemLines,
  itemPath,
  itemReaders,
  pressing,
  type ItemWords,
} from './items'
import { loadOverviewTexts } from './load-texts'
import { missingOf } from './missing-of'
import { useSlowLists, useMissingLines } from './use-missing-lines'
import { useMonthWords } from './use-month-words'

/** On narrow screens the type column is hidden first, because the icon beside the name shows the type. */
const usualColumns = { order: [], hidden: { location: false, state: false, price: false } }
const usualOrder = { by: pressing, descending: false }

/** Kinds of states in the filter, most urgent first. */
const kinds = [...attentionKinds, ...stateKinds.filter((kind) => kind === 'works' || kind === 'rest')]

const languageCode = lazy(async () => (await import('../rows/query-language')).queryLanguage)

const nameOf = ({ title }: RecordItem): string => title
const none: readonly string[] = []
const noTroubles = (): readonly string[] => none

/** All records of all types and locations in one list, with their cost, most urgent first. */
export function AllResources({ types }: { types: readonly string[] }) {
  const { texts: all, site } = usePlatform()
  useLazy(loadOverviewTexts, all)
  const t = useScreenTexts('overview')
  const texts = useTexts()
  const { t: base, locale } = texts
  const money = useMoney()
  const writeMonth = useMonthWords()
  usePage({ title: t('allResources'), parents: [] })
  const records = useAllRecords(types, isOwned)
  const { items, resources } = records
  const words = useMemo((): ItemWords => {
    const { typeName, resource } = texts
    return {
      type: (type) => typeName(type, 'many'),
      one: (type) => typeName(type, 'one'),
      location: (slug) =>
        slug === undefined
          ? all.screen('overview', 'everywhere')
          : (site.location(slug)?.display_name ?? slug),
      kind: (kind) => all.screen('overview', `kinds.${kind}`),
      state: (type, state) => resource(type, textKeys.state(state)),
    }
  }, [all, texts, site])
  const labels = useMemo(
    () => ({
      name: t('name'),
      type: t('type'),
      location: t('location'),
      state: t('state'),
      price: t('price'),
    }),
    [t],
  )
  const filters = useMemo(
    () => [
      {
        id: 'type',
        label: labels.type,
        options: resources.map(({ type, icon }) => ({ value: type, label: words.type(type), icon })),
      },
      {
        id: 'location',
        label: labels.location,
        options: site.locations.map(({ slug }) => ({ value: slug, label: words.location(slug) })),
      },
      {
        id: 'kind',
        label: labels.state,
        options: kinds.map((kind) => ({ value: kind, label: words.kind(kind) })),
      },
    ],
    [resources, words, site, labels],
  )
  const columns = useMemo(() => itemColumns({ labels, words, money, texts }), [labels, words, money, texts])
  const readers = useMemo(() => itemReaders(words), [words])
  const list = useList({
    items,
    readers,
    filters,
    usual: usualOrder,
    code: languageCode,
    languageOf: useCallback(
      (code: Awaited<ReturnType<typeof languageCode>>) =>
        code(itemFields(words, filters, labels, money), readers),
      [words, filters, labels, money, readers],
    ),
  })
  const { rows, query, change } = list
  const group = groupings.find((each) => each === query.group)
  const lines = useMemo(
    (): readonly Line<RecordItem>[] =>
      group
        ? groupItems(rows, group, words).flatMap(({ id, label, items: members }) => {
            const month = monthSum(members)
            const head = (
              <>
                {label} <span className={looks.faint}>{formatNumber(members.length, locale)}</span>
                {month.amount > 0 && <span className={looks.faint}> · {writeMonth(month)}</span>}
              </>
            )
            return [{ key: `group ${id}`, head }, ...members]
          })
        : rows,
    [rows, group, words, locale, writeMonth],
  )
  const missing = useMissingLines(records)
  const late = useSlowLists(records)
  const filled = items.length > 0
  return (
    <ListScreen
      id="all"
      label={t('allResources')}
      list={list}
      lines={lines}
      columns={columns}
      usual={usualColumns}
      nameOf={nameOf}
      troublesOf={noTroubles}
      pathOf={itemPath}
      header={
        <>
          <PageHeader title={t('allResources')} count={list.count} />
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
        </>
      }
      hint={t('search')}
      arrange={
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
          onAction={(id) => change({ group: id === 'none' ? undefined : id })}
        >
          {t('group')}
        </MenuButton>
      }
      pending={records.pending && !filled}
      loadingText={t('looking')}
      instead={
        records.pending || filled ? undefined : (
          <EmptyState strong={t('nothingYet')} text={t('nothingYetText')} />
        )
      }
      noMatch={{ strong: t('noMatch'), text: t('hidden', { count: items.length }) }}
      footer={<Footer records={records} shown={rows} query={query} words={words} />}
      isPartial={records.lists.some(({ status }) => status !== 'ok')}
      onExport={async (wanted, whole) =>
        saveFile(
          'resources.csv',
          'text/csv',
          csvOf(itemLines(whole ? items : rows, wanted, { labels, words, money })),
        )
      }
    />
  )
}

interface FooterProps {
  records: ReturnType<typeof useAllRecords>
  shown: readonly RecordItem[]
  query: ReturnType<typeof useList>['query']
  words: ItemWords
}

/** Number and monthly cost of the records shown, what the sum leaves out, and costs counted in separate rows. */
function Footer({ records, shown, query, words }: FooterProps) {
  const t = useScreenTexts('overview')
  const { locale } = useTexts()
  const writeMonth = useMonthWords()
  const { type: ofTypes = [], location: inPlaces = [] } = query.filters
  const lacking = records.lists.filter(
    ({ resource, location, status }) =>
      status === 'failed' &&
      resource.price.length > 0 &&
      (ofTypes.length === 0 || ofTypes.includes(resource.type)) &&
      (inPlaces.length === 0 || inPlaces.includes(location ?? '')),
  )
  const without = missingOf(records.lists, 'failed')
    .filter(({ whole, lists }) => whole && lists.some((each) => lacking.includes(each)))
    .map(({ location }) => words.location(location))
  const apart = new Set(shown.flatMap(({ resource: { type } }) => records.apart.get(type) ?? []))
  const names = [...apart].map((type) => words.type(type))
  const month = monthSum(shown)
  const total = t('total', {
    count: shown.length,
    amount: writeMonth({ ...month, partial: month.partial || lacking.length > 0 }),
  })
  return (
    <div className={looks.foot}>
      {apart.size > 0 && <span>{t('countedApart', { what: listOfAll(names, locale) })}</span>}
      <span className={looks.footEnd}>
        <TextLine parts={[total, without.length > 0 ? t('allBut', { locations: without }) : '']} />
      </span>
    </div>
  )
}
