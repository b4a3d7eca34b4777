import { use, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../lib/quantity'
import { stateKinds } from '../../manifest/names'
import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { useMoney } from '../../platform/money/use-money'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useFilterKey } from '../../platform/use-filter-key'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { FilterButton } from '../../ui/form-controls/FilterButton'
import { FilterChip } from '../../ui/form-controls/FilterChip'
import { lazyCode } from '../../ui/lazy-part'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Toolbar } from '../../ui/layout/Toolbar'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { isNarrowed, isSpoken } from '../rows/list-query'
import { PhoneFilters } from '../rows/PhoneFilters'
import { QueryInput } from '../rows/QueryInput'
import { useListAddress } from '../rows/use-list-address'
import { AnnounceChoice } from '../rows/AnnounceChoice'
import { chosenLabels } from '../rows/list-filter'
import { useListIndex } from '../rows/use-list-index'
import { useLanguageCode } from '../rows/use-query-box'
import { itemFields } from './item-fields'
import { groupItems } from './item-groups'
import { groupings, isGrouping, itemReaders, pressing, type Grouping, type ItemKind } from './item-readers'
import { ItemTable } from './ItemTable'
import { loadOverviewTexts } from './load-texts'
import { missingOf } from './missing'
import { isOwned } from '../../manifest/owned'
import { attentionKinds, monthSum } from '../data/record-item'
import { useAllRecords } from '../data/use-all-records'
import { useLate, useMissingLines } from './use-missing-lines'
import { useMonthWords } from './use-month-words'

/** The language of the list; it arrives when something is filtered by more than words. */
const languageCode = lazyCode(async () => (await import('../rows/query-language')).queryLanguage)

const groupParameter = 'group'

/** Kinds of states as the filter offers them, what is pressing first. */
const kinds = [...attentionKinds, ...stateKinds.filter((kind) => kind === 'works' || kind === 'rest')]

/** Everything of every type in every location as one list, with what each costs, what is pressing first. */
export function AllResources({ types }: { types: readonly string[] }) {
  const { texts, site } = usePlatform()
  use(loadOverviewTexts(texts))
  const t = useScreenTexts('overview')
  const { t: base, typeName, resource: text, locale } = useTexts()
  const money = useMoney()
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
  const words = useMemo(
    () => ({
      type: (type: string) => typeName(type, 'many'),
      one: (type: string) => typeName(type, 'one'),
      location: (slug: string | undefined) =>
        slug === undefined
          ? texts.screen('overview', 'everywhere')
          : (site.location(slug)?.display_name ?? slug),
      kind: (kind: ItemKind) => texts.screen('overview', `kinds.${kind}`),
      state: (type: string, state: string) => text(type, textKeys.state(state)),
    }),
    [texts, typeName, text, site],
  )
  const { items, resources } = all
  const filters = useMemo(
    () => [
      {
        id: 'type',
        label: t('type'),
        options: resources.map(({ type, icon }) => ({ value: type, label: words.type(type), icon })),
      },
      {
        id: 'location',
        label: t('location'),
        options: site.locations.map(({ slug }) => ({ value: slug, label: words.location(slug) })),
      },
      {
        id: 'kind',
        label: t('state'),
        options: kinds.map((kind) => ({ value: kind, label: words.kind(kind) })),
      },
    ],
    [resources, words, site, t],
  )
  const readers = useMemo(() => itemReaders(words), [words])
  const source = useMemo(() => ({ items, readers }), [items, readers])
  const { code, use: useLanguage } = useLanguageCode(query, languageCode)
  const language = useMemo(
    () => code?.(itemFields(words, filters, { name: t('name'), price: t('price') }, money), readers),
    [code, words, filters, t, money, readers],
  )
  const choice = useMemo(() => {
    const { sort, text } = query
    const order = sort && sort.by in readers.keys ? sort : { by: pressing, descending: false }
    return { query, order, conditions: isSpoken(text) ? language?.read(text) : undefined }
  }, [query, readers, language])
  const { items: shown } = useListIndex(source, choice)
  const lines = useMemo(() => groupItems(shown, group, words), [shown, group, words])
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
  const buttons = filters.map(({ id, label, options }) => (
    <FilterButton
      key={id}
      label={label}
      options={options}
      selected={query.filters[id] ?? []}
      onChange={(values) => change({ filters: { ...query.filters, [id]: values } })}
    />
  ))
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
        <QueryInput
          field={search}
          address={address}
          language={language}
          onUse={useLanguage}
          items={items}
          label={t('search')}
          shortcut={phone ? undefined : '/'}
        />
        {phone ? (
          <PhoneFilters>
            {buttons}
            {grouped}
          </PhoneFilters>
        ) : (
          <>{buttons}</>
        )}
        {filters
          .filter(({ id }) => (query.filters[id]?.length ?? 0) > 0)
          .map((filter) => (
            <FilterChip
              key={filter.id}
              name={filter.label}
              value={chosenLabels(filter, query.filters).join(', ')}
              removeLabel={base('list.removeFilter', { name: filter.label })}
              onRemove={() => change({ filters: { ...query.filters, [filter.id]: [] } })}
            />
          ))}
      </Toolbar>
      {lines.length > 0 ? (
        <ItemTable
          lines={lines}
          words={words}
          phone={phone}
          sort={query.sort}
          onSort={(by) =>
            change({
              sort: {
                by,
                descending: query.sort?.by === by ? !query.sort.descending : by === 'price',
              },
            })
          }
          note={
            apart.size > 0 &&
            t('countedApart', { what: list.format([...apart].map((type) => words.type(type))) })
          }
          footer={[
            t('total', {
              count: formatNumber(shown.length, locale),
              amount: writeMonth({ ...month, partial: month.partial || lacking.length > 0 }),
            }),
            ...(without.length > 0 ? [t('allBut', { locations: without.join(', ') })] : []),
          ].join(' · ')}
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
