import { listed } from '../../lib/format-list'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { useTime } from '../../platform/use-time'
import { Button } from '../../ui/form-controls/Button'
import { FilterButton } from '../../ui/form-controls/FilterButton'
import { FilterChip } from '../../ui/form-controls/FilterChip'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Toolbar, UpdatedAge } from '../../ui/layout/Toolbar'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { usePopover } from '../../ui/overlay/use-popover'
import { OriginBox } from '../data/OriginBox'
import { chosenLabels } from '../rows/list-filter'
import { isNarrowed } from '../rows/list-query'
import { QueryInput } from '../rows/QueryInput'
import type { ListModel } from '../rows/use-list'
import type { ColumnChooserProps } from './ColumnChooser'
import styles from './list.module.css'
import type { SortChoiceProps } from './SortChoice'
import type { ListColumns } from './use-list-table'
import type { ViewsPanelProps } from './ViewsPanel'

const columnChooserPart = lazyPart<ColumnChooserProps>(
  async () => (await import('./ColumnChooser')).ColumnChooser,
)
const sortChoicePart = lazyPart<SortChoiceProps>(async () => (await import('./SortChoice')).SortChoice)
const viewsPanelPart = lazyPart<ViewsPanelProps>(async () => (await import('./ViewsPanel')).ViewsPanel)

/** Age of a list's rows, and its refresh. */
export interface Updated {
  updatedAt: number
  fetching: boolean
  refetch: () => void
}

interface ListToolbarProps<Item> {
  /** Storage key of the list's views. */
  id: string
  list: ListModel<Item>
  columns: ListColumns
  search: RefObject<HTMLInputElement | null>
  /** Placeholder: "Filter by name, IP or system", and the origin of the field. */
  hint: string
  part?: object | undefined
  compact: { on: boolean; change: (on: boolean) => void }
  updated?: Updated | undefined
  /** Further controls of the rows; on a phone with the filters. */
  arrange?: ReactNode
  /** Controls at the end; on a phone with the filters. */
  end: ReactNode
  /** Shows all items, if the list is reduced to some. */
  showAll?: (() => void) | undefined
  /** Selection mode: on a phone a button, because check boxes are hidden. */
  picking?: { on: boolean; change: (on: boolean) => void } | undefined
}

/** "Updated 12 s ago", counting. */
function Age({ updatedAt, fetching, refetch }: Updated) {
  const { t } = useTexts()
  const time = useTime(5000)
  const seconds = Math.max(0, Math.floor((time - updatedAt) / 1000))
  const age =
    seconds < 60
      ? t('age.seconds', { count: seconds })
      : seconds < 3600
        ? t('age.minutes', { count: Math.floor(seconds / 60) })
        : t('age.hours', { count: Math.floor(seconds / 3600) })
  return (
    <UpdatedAge
      label={seconds < 5 ? t('list.updatedNow') : t('list.updated', { age })}
      refreshLabel={t('list.refresh')}
      refreshing={fetching}
      onRefresh={refetch}
    />
  )
}

/** Filter box, choice filters with chips, age, columns, views. On a phone the choices are behind one button. */
export function ListToolbar<Item>(props: ListToolbarProps<Item>) {
  const { id, list, columns, search, hint, compact, updated, picking, showAll } = props
  const { t, locale } = useTexts()
  const phone = useIsPhone()
  const { query, change, filters } = list
  const chooser = usePopover({
    label: t('list.showAllColumns'),
    placement: 'bottom end',
    content: () => <LazyContent part={columnChooserPart} props={{ columns, compact }} />,
  })
  const views = usePopover({
    label: t('list.views'),
    placement: 'bottom end',
    content: (onClose) => (
      <LazyContent part={viewsPanelPart} props={{ id, query, onChange: change, onClose }} />
    ),
  })
  const end = (
    <>
      <IconButton icon="bookmark" look="bordered" label={t('list.views')} {...views.trigger} />
      {views.popover}
      {props.end}
    </>
  )
  const choose = (filter: string, values: readonly string[]): void =>
    change({ filters: { ...query.filters, [filter]: values } })
  const choices = filters.map((filter) => (
    <OriginBox key={filter.id} part={filter.part ?? {}}>
      <FilterButton
        label={filter.label}
        options={filter.options}
        selected={query.filters[filter.id] ?? []}
        onChange={(values) => choose(filter.id, values)}
      />
    </OriginBox>
  ))
  const sheet = usePopover({
    label: t('list.filters'),
    content: () => (
      <div className={styles.sheet}>
        {choices}
        <LazyContent part={sortChoicePart} props={{ columns }} />
        {props.arrange}
        <div className={styles.sheetEnd}>{end}</div>
      </div>
    ),
  })
  return (
    <Toolbar
      end={
        <>
          {updated && <Age {...updated} />}
          <Button icon="columns-3" {...chooser.trigger}>
            {t('list.columns')}
          </Button>
          {chooser.popover}
          {!phone && props.arrange}
          {!phone && end}
        </>
      }
    >
      <OriginBox part={props.part ?? {}}>
        <QueryInput list={list} field={search} label={hint} shortcut={phone ? undefined : '/'} />
      </OriginBox>
      {phone ? (
        <>
          <IconButton icon="list-filter" look="bordered" label={t('list.filters')} {...sheet.trigger} />
          {sheet.popover}
          {picking && (
            <IconButton
              icon="list-checks"
              look="bordered"
              label={t('list.pick')}
              pressed={picking.on}
              onPress={() => picking.change(!picking.on)}
            />
          )}
        </>
      ) : (
        choices
      )}
      {list.only !== undefined && showAll && (
        <FilterChip
          value={list.only}
          removeLabel={t('list.removeFilter', { name: list.only })}
          onRemove={showAll}
        />
      )}
      {filters
        .filter(({ id: of }) => (query.filters[of]?.length ?? 0) > 0)
        .map((filter) => (
          <FilterChip
            key={filter.id}
            name={filter.label}
            value={listed(chosenLabels(filter, query.filters), locale)}
            removeLabel={t('list.removeFilter', { name: filter.label })}
            onRemove={() => choose(filter.id, [])}
          />
        ))}
      {isNarrowed({ text: '', filters: query.filters }) && (
        <Button
          variant="ghost"
          size="sm"
          onPress={() => {
            showAll?.()
            change({ filters: {} })
          }}
        >
          {t('list.clearFilters')}
        </Button>
      )}
    </Toolbar>
  )
}
