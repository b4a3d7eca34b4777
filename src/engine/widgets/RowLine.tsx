import { Fragment } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rulesTable from '../../ui/data-table/rules.module.css'
import table from '../../ui/data-table/table.module.css'
import { Badge } from '../../ui/feedback/Badge'
import { Text } from '../../ui/typography/Text'
import { StateWord } from '../cells/state'
import type { EditedRowFrameProps } from './edited-row-frame'
import { editedRowView } from './edited-row-view'
import styles from './forms.module.css'
import { RowButton } from './RowButton'
import { RowErrors } from './RowErrors'
import { useRowsAround } from './rows-context'

/** A row of a table of edited rows: a new one carries a bar, a removed one stays struck through until it is saved. */
export function RowLine({ row, cell, onRemove }: EditedRowFrameProps) {
  const around = useRowsAround()
  const { type, fields, columns, state, errorsOf, warningsOf, nameOf, onUndo } = around
  const texts = useTexts()
  const { t } = texts
  const { change, asks, written, summary } = editedRowView(around, row, texts)
  const view = state?.of(row)
  const errors = errorsOf(row)
  const warnings = warningsOf(row)
  return (
    <tbody data-row-key={row.key}>
      <tr
        className={cx(
          (change === 'added' || change === 'changed') && rulesTable.edited,
          change === 'added' && rulesTable.added,
          change === 'removed' && rulesTable.removed,
        )}
      >
        {state && <td className={rulesTable.plain}>{view && <StateWord env={state.env} view={view} />}</td>}
        {columns.map((field) => {
          const asked = [field, ...fields.filter(({ under }) => under === field.id)].filter(asks)
          const edited = asked.length > 0 && !row.removed
          return (
            <td key={field.id} className={cx(!edited && rulesTable.plain)}>
              {edited && (
                <div className={styles.together}>
                  {asked.map((each) => (
                    <Fragment key={each.id}>{cell(each)}</Fragment>
                  ))}
                </div>
              )}
              {!edited && <Text>{asked.map(written).join(' ')}</Text>}
              {asked.length === 0 && <span className={table.none}>—</span>}
            </td>
          )
        })}
        <td className={styles.change}>
          {change === 'added' && <Badge mini tone="info" label={t('editor.new')} />}
          {change === 'removed' && <Badge mini label={t('editor.removed')} />}
          {(change === 'same' || change === 'changed') && <Text>{nameOf?.(row) ?? ''}</Text>}
        </td>
        <td className={table.action}>
          <RowButton
            removed={row.removed}
            summary={summary(fields)}
            onRemove={onRemove}
            onUndo={() => onUndo(row.key)}
          />
        </td>
      </tr>
      {(Object.keys(errors).length > 0 || warnings.length > 0) && (
        <tr className={cx(change !== 'same' && rulesTable.edited, change === 'added' && rulesTable.added)}>
          <td colSpan={columns.length + (state ? 3 : 2)} className={styles.rowError}>
            <RowErrors type={type} errors={errors} warnings={warnings} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
