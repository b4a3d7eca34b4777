import { isRecord } from '../../lib/is-record'
import { Button } from '../../ui/form-controls/Button'
import type { EditedRow } from '../forms/edited-rows'
import { checkRow } from '../forms/form-check'
import { newRow } from '../forms/form-values'
import styles from '../forms/forms.module.css'
import { RowsEditor } from '../forms/RowsEditor'
import { useAddedRow } from '../forms/use-added-row'
import { addText } from './add-text'
import type { WidgetKind, WidgetProps } from './widget'

function Control({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const fields = field.of ?? []
  const values = Array.isArray(value) ? value.filter(isRecord) : []
  const rows = values.map((row, index): EditedRow => ({
    key: String(index),
    original: row,
    value: row,
    removed: false,
  }))
  const { place, added } = useAddedRow(rows.length)
  const change = (key: string, patch: Record<string, unknown>): void => {
    onChange(values.map((row, index) => (String(index) === key ? { ...row, ...patch } : row)))
  }
  const add = (): void => {
    added()
    onChange([...values, newRow(fields, model.subject)])
    onLeave()
  }
  return (
    <div ref={place} className={styles.rowsPlace}>
      {rows.length > 0 && (
        <RowsEditor
          type={model.resource.type}
          label={label}
          rows={rows}
          fields={fields}
          surroundings={model.subject.surroundings}
          errorsOf={(row) =>
            model.errors[field.id] === undefined ? {} : checkRow(field.of, row.value, model.check, values)
          }
          onChange={change}
          onRemove={(key) => onChange(values.filter((_, index) => String(index) !== key))}
          onUndo={() => undefined}
        />
      )}
      <div className={styles.addRow}>
        <Button size="sm" icon="plus" onPress={add}>
          {addText(field, model)}
        </Button>
      </div>
    </div>
  )
}

/** A list of rows, each with fields of its own. */
export const rows: WidgetKind = { frame: 'group', Control }
