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
  const { type, label, rows, fields, errorsOf, warningsOf, onChange, nameOf, headingOf } = props
  const texts = useTexts()
  const { t, resource: text } = texts
  // What every row does alike says nothing.
  const state = rows.some((row) => props.state?.of(row)?.kind !== 'works') ? props.state : undefined
  const columns = fields.filter(({ under }) => under === undefined)
  const heading = (field: CompiledField): string => headingOf?.(field) ?? text(type, textKeys.field(field.id))
  return (
    <div className={cx(table.wrap, table.scroll)}>
      <table
        className={cx(table.table, rulesTable.rules, styles.rows, columns.length > 4 && styles.wide)}
        aria-label={label}
      >
        <thead>
          <tr>
            {state && (
              <th scope="col" className={styles.state}>
                {state.heading}
              </th>
            )}
            {columns.map((field) => (
              <th
                key={field.id}
                scope="col"
                data-widget={fields.some(({ under }) => under === field.id) ? undefined : field.widget}
              >
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
          const warnings = warningsOf(row)
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
                {columns.map((field) => {
                  const asked = [field, ...fields.filter(({ under }) => under === field.id)].filter(asks)
                  const edited = asked.length > 0 && !row.removed
                  return (
                    <td key={field.id} className={cx(!edited && rulesTable.plain)}>
                      {edited && (
                        <div className={styles.together}>
                          {asked.map((each) => (
                            <RowCell
                              key={each.id}
                              type={type}
                              field={each}
                              row={row}
                              label={heading(each)}
                              wrong={errors[each.id] !== undefined}
                              onChange={(patch) => onChange(row.key, patch)}
                            />
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
                  <RowButton {...props} rowKey={row.key} removed={row.removed} summary={summary(fields)} />
                </td>
              </tr>
              {(Object.keys(errors).length > 0 || warnings.length > 0) && (
                <tr
                  className={cx(
                    change !== 'same' && rulesTable.edited,
                    change === 'added' && rulesTable.added,
                  )}
                >
                  <td colSpan={columns.length + (state ? 3 : 2)} className={styles.rowError}>
                    <RowErrors type={type} errors={errors} warnings={warnings} />
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
