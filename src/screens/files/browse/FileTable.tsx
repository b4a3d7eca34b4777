import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useWindow } from '../../../ui/data-table/use-window'
import { addOrRemove } from '../../../lib/add-or-remove'
import type { IconName } from '../../../lib/icon-names'
import { formatFullTime, formatWhen } from '../../../lib/format-date'
import { formatBytes } from '../../../lib/quantity'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { useIsPhone } from '../../../platform/is-phone'
import { usePlatform } from '../../../platform/platform'
import { cx } from '../../../ui/cx'
import { ColumnHeader } from '../../../ui/data-table/ColumnHeader'
import longTable from '../../../ui/data-table/long-table.module.css'
import table from '../../../ui/data-table/table.module.css'
import { Badge } from '../../../ui/feedback/Badge'
import { VisuallyHidden } from '../../../ui/feedback/VisuallyHidden'
import { BareCheckbox } from '../../../ui/form-controls/BareCheckbox'
import { Icon } from '../../../ui/Icon'
import { LinkText, TextButton } from '../../../ui/typography/LinkText'
import { Text } from '../../../ui/typography/Text'
import styles from '../files.module.css'
import type { Entry, EntrySort, SortKey } from './entries'
import { EntryMenu } from './EntryMenu'
import { folderHref } from './folder-href'
import { previewKind } from './preview-kind'
import { shownName } from '../shown-name'

interface FileTableProps {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly sort: EntrySort
  readonly onSort: (by: SortKey) => void
  readonly picked: ReadonlySet<string>
  readonly onPick: (picked: ReadonlySet<string>) => void
  /** On a phone: the check boxes are shown. */
  readonly picking: boolean
  /** Key of the file shown in the panel beside. */
  readonly current: string | undefined
  readonly readOnly: boolean
  readonly onAction: (action: string, entry: Entry) => void
}

const heights = { normal: 44, phone: 64 } as const

const icons: Readonly<Record<ReturnType<typeof previewKind>, IconName>> = {
  picture: 'file-image',
  video: 'file-video',
  audio: 'file-video',
  text: 'file-text',
  pdf: 'file-text',
  none: 'file-archive',
}

/** A deleted folder only contains deleted files; it cannot be restored itself. */
const canPick = ({ kind, marks }: Entry): boolean => marks === undefined || kind === 'file'

/** The rows of a folder, of any number: only those on screen are in the document. */
export function FileTable(props: FileTableProps) {
  const { label, entries, sort, onSort, picked, onPick, picking, current, readOnly } = props
  const t = useScreenTexts('files')
  const phone = useIsPhone()
  const body = useRef<HTMLTableSectionElement>(null)
  const last = useRef<string>(undefined)
  const height = phone ? heights.phone : heights.normal
  const { first, last: end } = useWindow(body, height, entries.length)
  const pickable = entries.filter(canPick)
  const all = pickable.length > 0 && pickable.every(({ key }) => picked.has(key))
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  // Stable functions, so that scrolling only renders new rows.
  const pick = useCallback((key: string, on: boolean, range: boolean): void => {
    const now = latest.current
    const pickable = now.entries.filter(canPick)
    const from = range ? pickable.findIndex((each) => each.key === last.current) : -1
    const to = pickable.findIndex((each) => each.key === key)
    const keys =
      from < 0 ? [key] : pickable.slice(Math.min(from, to), Math.max(from, to) + 1).map((each) => each.key)
    last.current = key
    now.onPick(addOrRemove(now.picked, keys, on))
  }, [])
  const act = useCallback<FileTableProps['onAction']>(
    (action, entry) => latest.current.onAction(action, entry),
    [],
  )
  const room = (count: number) =>
    count > 0 && (
      <tr className={styles.spacer} aria-hidden="true">
        <td colSpan={5} style={{ blockSize: count * height }} />
      </tr>
    )
  const head = (by: SortKey, numeric: boolean) => (
    <ColumnHeader
      label={t(`columns.${by}`)}
      end={numeric}
      direction={sort.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined}
      onSort={() => onSort(by)}
    />
  )
  const rowHeight: Record<`--${string}`, string> = { '--row-height': `${height}px` }
  return (
    <div className={table.wrap}>
      <table
        className={cx(
          table.table,
          table.stack,
          table.fixed,
          longTable.long,
          longTable.picks,
          longTable.menus,
          picking && table.selecting,
          styles.table,
        )}
        aria-label={label}
        aria-rowcount={entries.length + 1}
      >
        <thead>
          <tr>
            <th scope="col" className={cx(table.check, styles.check)}>
              <BareCheckbox
                bareLabel={t('pickAll')}
                checked={all ? true : pickable.some(({ key }) => picked.has(key)) ? 'mixed' : false}
                onChange={(on) =>
                  onPick(
                    addOrRemove(
                      picked,
                      pickable.map(({ key }) => key),
                      on,
                    ),
                  )
                }
              />
            </th>
            {head('name', false)}
            {head('size', true)}
            {head('modified', false)}
            <th scope="col" className={table.action}>
              <VisuallyHidden>{t('actionsColumn')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body} className={styles.rows} style={rowHeight}>
          {room(first)}
          {entries.slice(first, end).map((entry, nth) => (
            <FileRow
              key={entry.key}
              entry={entry}
              index={first + nth}
              isPicked={picked.has(entry.key)}
              isCurrent={current === entry.key}
              readOnly={readOnly}
              onPick={pick}
              onAction={act}
            />
          ))}
          {room(entries.length - end)}
        </tbody>
      </table>
    </div>
  )
}

interface FileRowProps extends Pick<FileTableProps, 'readOnly' | 'onAction'> {
  readonly entry: Entry
  readonly index: number
  readonly isPicked: boolean
  readonly isCurrent: boolean
  readonly onPick: (key: string, on: boolean, range: boolean) => void
}

const FileRow = memo(function FileRow(props: FileRowProps) {
  const { entry, index, isPicked, isCurrent, readOnly, onPick, onAction } = props
  const phone = useIsPhone()
  const t = useScreenTexts('files')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { kind, key, name, size, modified, marks } = entry
  const shown = shownName(name, t('noName'))
  const modifiedDate = modified === undefined ? undefined : new Date(modified)
  const nothing = <span className={table.none}>—</span>
  const when = modifiedDate && (
    <time dateTime={modifiedDate.toISOString()} data-tooltip={formatFullTime(modifiedDate, locale)}>
      {formatWhen(modifiedDate, new Date(now()), locale)}
    </time>
  )
  return (
    <tr
      className={cx(isCurrent && styles.current)}
      aria-rowindex={index + 2}
      aria-current={isCurrent ? 'true' : undefined}
      aria-selected={isPicked}
      data-index={index}
    >
      <td className={cx(table.check, styles.check)}>
        {canPick(entry) && (
          <BareCheckbox
            bareLabel={t('pick', { name: shown })}
            checked={isPicked}
            onChange={(on, { shift }) => onPick(key, on, shift)}
          />
        )}
      </td>
      <td className={cx(table.phoneTitle, table.truncate)}>
        <span className={styles.name}>
          <Icon name={kind === 'folder' ? 'folder' : icons[previewKind(name)]} />
          {kind === 'folder' ? (
            <LinkText look="name" href={folderHref(pathname, search, key)}>
              <Text>{shown}</Text>
            </LinkText>
          ) : (
            <TextButton look="name" onPress={() => onAction('open', entry)}>
              <Text>{shown}</Text>
            </TextButton>
          )}
          {marks && <Badge mini label={t('versions.deleted')} />}
        </span>
      </td>
      <td className={cx(table.numeric, table.phoneEnd)}>
        {size === undefined ? nothing : formatBytes(size, locale)}
      </td>
      <td className={cx(table.dim, phone && table.phoneSummary)}>{when ?? nothing}</td>
      <td className={table.action}>
        <EntryMenu entry={entry} name={shown} readOnly={readOnly} onAction={onAction} />
      </td>
    </tr>
  )
})
