import type { ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rulesTable from '../../ui/data-table/rules.module.css'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import styles from './forms.module.css'
import { useRowsAround } from './rows-context'

/** Rows edited in place, under the names of their fields. */
export function RowsTable({ children }: { children: ReactNode }) {
  const { label, fields, columns, heading, state } = useRowsAround()
  const { t } = useTexts()
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
        {children}
      </table>
    </div>
  )
}
