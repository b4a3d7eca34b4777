import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import { Badge } from '../../ui/feedback/Badge'
import { Text } from '../../ui/typography/Text'
import { StateWord } from '../cells/state'
import type { EditedRowFrameProps } from './edited-row-frame'
import { editedRowView } from './edited-row-view'
import { RowButton } from './RowButton'
import { RowErrors } from './RowErrors'
import styles from './rows-cards.module.css'
import { useRowsAround } from './rows-context'

/** How many fields make the first line of a card; the others make the second. */
const leading = 2

/** A row edited on a phone: two lines, whose fields open below them. A new row is open at once. */
export function RowCard({ row, cell, onRemove }: EditedRowFrameProps) {
  const around = useRowsAround()
  const { type, fields, errorsOf, warningsOf, state, nameOf, heading, opened, open: setOpen, onUndo } = around
  const texts = useTexts()
  const { t } = texts
  const { change, asks, summary } = editedRowView(around, row, texts)
  const view = state?.of(row)
  const first = summary(fields.slice(0, leading))
  const second = summary(fields.slice(leading))
  const open = !row.removed && (opened[row.key] ?? change === 'added')
  return (
    <li
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
          onClick={() => setOpen(row.key, !open)}
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
        <RowButton
          removed={row.removed}
          summary={summary(fields)}
          onRemove={onRemove}
          onUndo={() => onUndo(row.key)}
        />
      </div>
      {open && (
        <div className={styles.fields}>
          {fields.filter(asks).map((field) => (
            <div key={field.id}>
              <span className={styles.label} aria-hidden>
                {heading(field)}
              </span>
              {cell(field)}
            </div>
          ))}
        </div>
      )}
      <RowErrors type={type} errors={errorsOf(row)} warnings={warningsOf(row)} />
    </li>
  )
}
