import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import table from '../../ui/data-table/table.module.css'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'
import { BackToTop } from '../../ui/layout/BackToTop'
import { Page } from '../../ui/layout/Page'
import { LazyContent, lazyPart } from '../../ui/lazy'
import { Announce } from '../rows/Announce'
import { narrowedBy } from '../rows/list-filter'
import { isNarrowed, isSpoken } from '../rows/list-query'
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
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** What one list gives to the screen of all lists. */
export interface ListScreenProps<Item extends Keyed> extends ListItems<Item> {
  /** The name its columns and views are remembered under. */
  id: string
  /** What is listed, in the plural. */
  label: string
  list: ListModel<Item>
  /** The lines shown, where there are others than the items. */
  lines?: readonly Line<Item>[]
  /** The columns, the same array while nothing else is wanted, and those shown until others are chosen. */
  columns: readonly ListColumn<Item>[]
  usual: ColumnChoice
  /** The address of the screen of an item. */
  pathOf: (item: Item) => string | undefined
  selection?: Selection | undefined
  menu?: RowMenuButton | undefined
  /** Title, and whatever else stands above the filter. */
  header: ReactNode
  /** What can be filtered by, and the part of a manifest that made the field. */
  hint: string
  hintPart?: object
  updated?: Updated
  arrange?: ReactNode
  /** Shows all items again, where only some are. */
  showAll?: () => void
  /** Items are still to come, and none is here. */
  pending: boolean
  loadingText: string
  /** What stands in the place of the table: nothing is there, or nothing could be read. */
  instead: ReactNode
  /** What is said when nothing fits the query. */
  noMatch: { strong: string; text: string }
  footer: ReactNode
  onExport: ExportMenuProps['onExport']
  /** What belongs to the screen and stands nowhere: dialogs, bars. */
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

/** The screen of a list of anything: filter, columns, views, export, rows with their keys. */
export function ListScreen<Item extends Keyed>(props: ListScreenProps<Item>) {
  const { id, label, list, selection, menu, lines = list.rows } = props
  const { preferences } = usePlatform()
  const texts = useTexts()
  const { t } = texts
  const { query, change, filters, language } = list
  const compactStore = preferences.of('compact', false, isFlag)
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
  })
  const filled = list.items.length > 0
  const rows = (): ReactNode => {
    if (props.pending)
      return (
        <LateLoader>
          <SkeletonTable columns={model.shown} label={props.loadingText} />
        </LateLoader>
      )
    if (lines.length === 0 && isNarrowed(query))
      return (
        <EmptyState
          {...props.noMatch}
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
      {/* From the beginning: who looks for something types before its rows are here. */}
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
          end={<ExportMenu list={list} columns={model.columns} onExport={props.onExport} />}
          showAll={props.showAll}
          picking={selection && { on: selection.picking, change: selection.pick }}
        />
      )}
      {props.instead ?? rows()}
      <BackToTop label={t('list.toTop')} />
      {head && (
        <LazyContent
          part={headerMenuPart}
          props={{ head, onHead: setHead, columns: model.columns, compact }}
        />
      )}
      {filled && list.narrowed && (
        <Announce
          said={t('list.narrowedTo', {
            count: list.count,
            filter: [
              list.only,
              narrowedBy(query, filters, texts, isSpoken(query.text) ? language : undefined),
            ]
              .filter(Boolean)
              .join(', '),
          })}
        />
      )}
      {props.children}
    </Page>
  )
}
