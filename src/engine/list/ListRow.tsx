import { memo, useState, type MouseEvent, type PointerEvent } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { holds } from '../../manifest/condition'
import { textKeys } from '../../manifest/text-keys'
import { cx } from '../../ui/cx'
import { IconButton } from '../../ui/form-controls/IconButton'
import { BareCheckbox } from '../../ui/form-controls/BareCheckbox'
import table from '../../ui/data-table/table.module.css'
import { CopyButton } from '../../ui/typography/CopyButton'
import { Text } from '../../ui/typography/Text'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { CellValue, NoValue } from '../cells/CellValue'
import { cellKind } from '../cells/registry'
import { summaryWords } from '../cells/summary-words'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { titleOf } from '../data/title'
import { copyLabels } from '../data/copy-labels'
import { madeBy } from '../data/origins'
import styles from './list.module.css'
import { RowTrouble } from './RowTrouble'

interface ListRowProps {
  row: Row
  index: number
  columns: readonly CompiledColumn[]
  env: CellEnv
  subjectOf: SubjectOf
  selectable: boolean
  selected: boolean
  /** The keyboard is at this row. */
  keyed: boolean
  hasMenu: boolean
  /** Why the last action on this row failed. */
  failure: string | undefined
  phone: boolean
  onSelect: (row: Row, on: boolean, range: boolean) => void
  onMenu: (row: Row, button: HTMLButtonElement) => void
  onMenuIntent: () => void
}

const tones: Partial<Record<CompiledColumn['cell'], string | undefined>> = {
  date: table.dim,
  reference: table.dim,
}

function classOf(column: CompiledColumn): string | undefined {
  return cx(column.end && table.numeric, tones[column.cell]) || undefined
}

function summary(columns: readonly CompiledColumn[], subject: Subject, env: CellEnv): string {
  return columns
    .filter((column) => column.phone === 'summary' && holds(column.when, subject))
    .map((column) =>
      column.cell === 'location' ? (subject.location ?? '') : summaryWords(column, subject, env),
    )
    .filter((text) => text !== '')
    .join(' · ')
}

function RowOf(props: ListRowProps) {
  const { row, index, columns, env, subjectOf, selectable, selected, keyed, hasMenu, failure, phone } = props
  const [hovered, setHovered] = useState(false)
  const subject = subjectOf(row)
  const name = titleOf(env.resource, subject)
  const { t } = env.texts
  const troubles = [
    ...(failure === undefined ? [] : [failure]),
    ...(row.odd ? [t('list.unrecognisedText')] : []),
  ]
  const [title] = columns
  const end = phone ? columns.find((column) => column.phone === 'end') : undefined
  const shown = phone ? columns.slice(0, 1) : columns
  return (
    <tr
      aria-selected={selectable ? selected : undefined}
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={keyed ? -1 : undefined}
      className={keyed ? styles.current : undefined}
      onPointerEnter={(event: PointerEvent) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
    >
      {selectable && (
        <td className={table.check}>
          <BareCheckbox
            checked={selected}
            bareLabel={t('list.select', { name })}
            onChange={(on, { shift }) => props.onSelect(row, on, shift)}
          />
        </td>
      )}
      {shown.map((column) => {
        const input = cellInput(column, subject, env)
        const value =
          column.when && !holds(column.when, subject) ? (
            <NoValue column={column} env={env} />
          ) : (
            <CellValue brief input={input} />
          )
        const text = (keyed || hovered) && column.copy ? cellKind(column.cell).text(input) : ''
        return (
          <td
            key={column.id}
            className={column === title ? cx(table.phoneTitle, table.oneLine) : classOf(column)}
            {...madeBy(column)}
          >
            {value}
            {text !== '' && (
              <CopyButton
                value={() => String(input.values[0]?.[0] ?? '')}
                labels={copyLabels(t, env.texts.resource(env.resource.type, textKeys.field(column.id)))}
              />
            )}
            {column === title &&
              !phone &&
              troubles.map((trouble) => (
                <div key={trouble} className={styles.failed}>
                  {trouble}
                </div>
              ))}
          </td>
        )
      })}
      {end && (
        <td className={table.phoneEnd}>
          <CellValue input={cellInput(end, subject, env)} />
        </td>
      )}
      {phone && (
        <td className={cx(table.phoneSummary, styles.summary)}>
          {troubles.length > 0 ? (
            <RowTrouble texts={troubles} label={name} />
          ) : (
            <Text>{summary(columns, subject, env)}</Text>
          )}
        </td>
      )}
      {hasMenu && (
        <td className={table.action}>
          <IconButton
            icon="ellipsis"
            label={t('list.actionsFor', { name })}
            popup={{ kind: 'menu', expanded: false }}
            onIntent={props.onMenuIntent}
            onPress={(event: MouseEvent<HTMLButtonElement>) => props.onMenu(row, event.currentTarget)}
          />
        </td>
      )}
    </tr>
  )
}

/** One row of a list; drawn again only when something it shows has changed. */
export const ListRow = memo(RowOf)
