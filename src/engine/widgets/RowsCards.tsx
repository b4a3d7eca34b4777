import { useState } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import { Badge } from '../../ui/feedback/Badge'
import { Text } from '../../ui/typography/Text'
import { StateWord } from '../cells/state'
import { editedRowView, type RowsEditorProps } from './edited-row-view'
import { RowButton } from './RowButton'
import { RowCell } from './RowCell'
import { RowErrors } from './RowErrors'
import styles from './rows-cards.module.css'

/** How many fields make the first line of a card; the others make the second. */
const leading = 2

/** Rows edited on a phone: two lines each, whose fields open below them. A new row is open at once. */
export function RowsCards(props: RowsEditorProps) {
  const { type, label, rows, fields, errorsOf, warningsOf, onChange, state, nameOf, headingOf } = props
  const texts = useTexts()
  const { t, resource: text } = texts
  const heading = (field: CompiledField): string => headingOf?.(field) ?? text(type, textKeys.field(field.id))
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => {
        const { change, asks, summary } = editedRowView(props, row, texts)
        const view = state?.of(row)
        const first = summary(fields.slice(0, leading))
        const second = summary(fields.slice(leading))
        const errors = errorsOf(row)
        const open = !row.removed && (opened[row.key] ?? change === 'added')
        return (
          <li
            key={row.key}
            data-row-key={row.key}
            className={cx(
              styles.card,
              (change === 'added' || change === 'changed') && styles.edited,
              row.removed && styles.removed,
            )}
          >
            <div className={styles.head}>
              <button
                type="button"
                className={styles.summary}
                aria-expanded={open}
                disabled={row.removed}
                onClick={() => setOpened({ ...opened, [row.key]: !open })}
              >
                <span className={styles.first}>
                  {state && view && <StateWord env={state.env} view={view} />}{' '}
                  <Text>{first === '' && second === '' ? '—' : first}</Text>{' '}
                  {change === 'added' && <Badge mini tone="info" label={t('editor.new')} />}
                </span>
                <span className={styles.second}>
                  <Text>{[second, nameOf?.(row) ?? ''].filter((words) => words !== '').join(' · ')}</Text>
                </span>
              </button>
              <RowButton {...props} rowKey={row.key} removed={row.removed} summary={summary(fields)} />
            </div>
            {open && (
              <div className={styles.fields}>
                {fields.filter(asks).map((field) => (
                  <div key={field.id}>
                    <span className={styles.label} aria-hidden>
                      {heading(field)}
                    </span>
                    <RowCell
                      type={type}
                      field={field}
                      row={row}
                      label={heading(field)}
                      wrong={errors[field.id] !== undefined}
                      onChange={(patch) => onChange(row.key, patch)}
                    />
                  </div>
                ))}
              </div>
            )}
            <RowErrors type={type} errors={errors} warnings={warningsOf(row)} />
          </li>
        )
      })}
    </ul>
  )
}
