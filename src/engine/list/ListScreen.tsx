import { useRef, useState, type ReactNode } from 'react'
import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { compactRowsOf } from '../../platform/preferences/compact-rows'
import { useStore } from '../../platform/use-store'
import table from '../../ui/data-table/table.module.css'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { useTrueFor } from '../../ui/feedback/use-true-for'
import { Button } from '../../ui/form-controls/Button'
import { BackToTop } from '../../ui/layout/BackToTop'
import { Page } from '../../ui/layout/Page'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { slowAfterMs } from '../data/use-type-lists'
import { Announce } from '../../platform/Announce'
import { narrowedBy } from '../rows/list-filter'
import { isNarrowed, hasConditions } from '../rows/list-query'
import type { ListModel } from '../rows/use-list'
import type { ColumnChoice, Keyed, Line, ListColumn } from './columns'
import { ExportMenu, type ExportMenuProps } from './ExportMenu'
import type { HeaderMenuProps, OpenHead } from './HeaderMenu'
import type { ListItems } from './ListRow'
import { ListTable, type RowMenuButton } from './ListTable'
import { ListToolbar, type Updated } from './ListToolbar'
import { useCurrentRow } from './use-current-row'
import { useListTable } from './use-list-table'
import type { Selection } from './use-selection'

const headerMenuPart = lazyPart<HeaderMenuProps>(async () => (await import('./HeaderMenu')).HeaderMenu)

/** Props of `ListScreen`. */
export interface ListScreenProps<Item extends Keyed> extends ListItems<Item> {
  /** Storage key of its columns and views. */
  id: string
  /** Plural name of the items. */
  label: string
  list: ListModel<Item>
  /** Lines shown, if not the items. */
  lines?: readonly Line<Item>[]
  /** The columns (a stable array) and the default choice of them. */
  columns: readonly ListColumn<Item>[]
  usual: ColumnChoice
  /** URL of an item's page. */
  pathOf: (item: Item) => string | undefined
  selection?: Selection | undefined
  menu?: RowMenuButton | undefined
  /** Title and content above the filter. */
  header: ReactNode
  /** Placeholder of the filter, and the origin of the field. */
  hint: string
  hintPart?: object
  updated?: Updated
  arrange?: ReactNode
  /** Shows all items, if the list is reduced to some. */
  showAll?: () => void
  /** Loading, without items yet. */
  pending: boolean
  loadingText: string
  /** Replaces the table: empty state or failure. */
  instead: ReactNode
  /** Text if nothing matches the query. */
  noMatch: { strong: string; text: string }
  footer: ReactNode
  /** Some of the list has not been read. */
  isPartial: boolean
  onExport: ExportMenuProps['onExport']
  /** Dialogs and bars of the screen. */
  children?: ReactNode
}

function SkeletonTable<Item>({ columns, label }: { columns: readonly ListColumn<Item>[]; label: string }) {
  return (
    <div className={table.wrap} aria-busy="true" aria-label={label} role="status">
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.end ? table.numeric : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[70, 50, 80, 55].map((width) => (
            <tr key={width}>
              {columns.map((column) => (
                <td key={column.id}>
                  <Skeleton width={`${width}%`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Screen of any list: filter, columns, views, export, rows, keyboard. */
export function ListScreen<Item extends Keyed>(props: ListScreenProps<Item>) {
  const { id, label, list, selection, menu, lines = list.rows } = props
  const { preferences } = usePlatform()
  const texts = useTexts()
  const { t } = texts
  const { query, change, filters, language } = list
  const compactStore = compactRowsOf(preferences)
  const compact = { on: useStore(compactStore), change: compactStore.set }
  const [head, setHead] = useState<OpenHead>()
  const search = useRef<HTMLInputElement>(null)
  const { keyed, point, goTo } = useCurrentRow(lines, props.pathOf, selection, search)
  const model = useListTable({
    id,
    usual: props.usual,
    columns: props.columns,
    sort: list.sort,
    onSort: (sort) => change({ sort }),
    selectable: selection !== undefined,
    menu: menu !== undefined,
    button: props.buttonOf !== undefined,
  })
  const filled = list.items.length > 0
  const isUndecided = list.undecided > 0 && !props.pending
  const staysUndecided = useTrueFor(isUndecided, slowAfterMs)
  const undecided = {
    strong: t('list.undecided', { amount: formatNumber(list.undecided, texts.locale) }),
    text: t('list.undecidedText'),
  }
  const rows = (): ReactNode => {
    if (props.pending || (lines.length === 0 && isUndecided && !staysUndecided))
      return (
        <LateLoader>
          <SkeletonTable columns={model.shown} label={props.loadingText} />
        </LateLoader>
      )
    if (lines.length === 0 && isNarrowed(query))
      return (
        <EmptyState
          {...(isUndecided ? undecided : props.noMatch)}
          actions={
            <Button
              onPress={() => {
                props.showAll?.()
                change({ text: '', filters: {} })
              }}
            >
              {t('list.filterClear')}
            </Button>
          }
        />
      )
    return (
      <ListTable
        label={label}
        model={model}
        lines={lines}
        nameOf={props.nameOf}
        troublesOf={props.troublesOf}
        buttonOf={props.buttonOf}
        selection={selection}
        compact={compact.on}
        keyed={keyed}
        onPoint={point}
        onKey={goTo}
        menu={menu}
        onHead={(column, cell) => setHead({ column, cell })}
        footer={props.footer}
      />
    )
  }
  return (
    <Page>
      {props.header}
      {/* Shown while loading, so that typing can begin. */}
      {(filled || props.pending) && (
        <ListToolbar
          id={id}
          list={list}
          columns={model.columns}
          search={search}
          hint={props.hint}
          part={props.hintPart}
          compact={compact}
          updated={props.updated}
          arrange={props.arrange}
          end={
            <ExportMenu
              list={list}
              columns={model.columns}
              isPartial={props.isPartial}
              onExport={props.onExport}
            />
          }
          showAll={props.showAll}
          picking={selection && { on: selection.picking, change: selection.pick }}
        />
      )}
      {lines.length > 0 && staysUndecided && <Notice tone="info" icon="hourglass" {...undecided} />}
      {props.instead ?? rows()}
      <BackToTop label={t('list.toTop')} />
      {head && (
        <LazyContent
          part={headerMenuPart}
          props={{ head, onHead: setHead, columns: model.columns, compact }}
        />
      )}
      {filled && list.narrowed && (!isUndecided || staysUndecided) && (
        <Announce
          text={t('list.narrowedTo', {
            shown: list.count,
            filter: [
              list.only ?? '',
              narrowedBy(query, filters, texts, hasConditions(query.text) ? language : undefined),
            ].filter((each) => each !== ''),
          })}
        />
      )}
      {props.children}
    </Page>
  )
}
