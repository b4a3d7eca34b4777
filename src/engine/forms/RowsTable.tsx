import type { CompiledField } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rulesTable from '../../ui/data-table/rules.module.css'
import table from '../../ui/data-table/table.module.css'
import { Badge } from '../../ui/feedback/Badge'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Text } from '../../ui/typography/Text'
import { StateWord } from '../cells/state'
import { editedRowView, type RowsEditorProps } from './edited-row-view'
import { RowButton } from './RowButton'
import { RowCell } from './RowCell'
import { RowErrors } from './RowErrors'
import styles from './forms.module.css'

/** Rows edited in place: new ones carry a bar, removed ones stay struck through until they are saved. */
export function RowsTable(props: RowsEditorProps) {
  const { type, label, rows, fields, errorsOf, onChange, state, nameOf, headingOf } = props
  const texts = useTexts()
  const { t, resource: text } = texts
  const heading = (field: CompiledField): string => headingOf?.(field) ?? text(type, textKeys.field(field.id))
  return (
    <div className={cx(table.wrap, table.scroll)}>
      <table
        className={cx(table.table, rulesTable.rules, styles.rows, fields.length > 3 && styles.wide)}
        aria-label={label}
      >
        <thead>
          <tr>
            {state && (
              <th scope="col" className={styles.state}>
                {state.heading}
              </th>
            )}
            {fields.map((field) => (
              <th key={field.id} scope="col" data-widget={field.widget}>
                {heading(field)}
              </th>
            ))}
            <th scope="col" className={styles.change}>
              <VisuallyHidden>{t('editor.change')}</VisuallyHidden>
            </th>
            <th scope="col" className={table.action}>
              <VisuallyHidden>{t('editor.remove')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {rows.map((row) => {
          const { change, asks, written, summary } = editedRowView(props, row, texts)
          const view = state?.of(row)
          const errors = errorsOf(row)
          return (
            <tbody key={row.key} data-row-key={row.key}>
              <tr
                className={cx(
                  (change === 'added' || change === 'changed') && rulesTable.edited,
                  change === 'added' && rulesTable.added,
                  change === 'removed' && rulesTable.removed,
                )}
              >
                {state && (
                  <td className={rulesTable.plain}>{view && <StateWord env={state.env} view={view} />}</td>
                )}
                {fields.map((field) => {
                  const edited = asks(field) && !row.removed
                  return (
                    <td key={field.id} className={cx(!edited && rulesTable.plain)}>
                      {edited && (
                        <RowCell
                          type={type}
                          field={field}
                          row={row}
                          label={heading(field)}
                          wrong={errors[field.id] !== undefined}
                          onChange={(patch) => onChange(row.key, patch)}
                        />
                      )}
                      {!edited && asks(field) && <Text>{written(field)}</Text>}
                      {!asks(field) && <span className={table.none}>—</span>}
                    </td>
                  )
                })}
                <td className={styles.change}>
                  {change === 'added' && <Badge mini tone="info" label={t('editor.new')} />}
                  {change === 'removed' && <Badge mini label={t('editor.removed')} />}
                  {(change === 'same' || change === 'changed') && <Text>{nameOf?.(row) ?? ''}</Text>}
                </td>
                <td className={table.action}>
                  <RowButton {...props} rowKey={row.key} removed={row.removed} summary={summary(fields)} />
                </td>
              </tr>
              {Object.keys(errors).length > 0 && (
                <tr className={cx(rulesTable.edited, change === 'added' && rulesTable.added)}>
                  <td colSpan={fields.length + (state ? 3 : 2)} className={styles.rowError}>
                    <RowErrors type={type} errors={errors} />
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}
