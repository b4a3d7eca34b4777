import { isRecord } from '../../lib/is-record'
import { Button } from '../../ui/form-controls/Button'
import type { EditedRow } from '../fields/edited-rows'
import { checkRow } from '../fields/form-check'
import { newRow } from '../fields/form-values'
import styles from './forms.module.css'
import { rowWarnings } from '../fields/row-warnings'
import { RowsEditor } from './RowsEditor'
import { TemplateMenu } from './TemplateMenu'
import { useAddedRow } from './use-added-row'
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
  const add = (given: Record<string, unknown> = {}): void => {
    added()
    onChange([...values, { ...newRow(fields, model.subject), ...given }])
  }
  return (
    <div
      ref={place}
      className={styles.rowsPlace}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
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
          warningsOf={({ value: row }) =>
            Object.keys(checkRow(fields, row, model.check, values)).length > 0
              ? []
              : rowWarnings(field.warns ?? [], row, model.subject.surroundings)
          }
          onChange={change}
          onRemove={(key) => onChange(values.filter((_, index) => String(index) !== key))}
          onUndo={() => undefined}
        />
      )}
      <div className={styles.addRow}>
        <Button size="sm" icon="plus" onPress={() => add()}>
          {addText(field, model)}
        </Button>
        <TemplateMenu type={model.resource.type} templates={field.templates ?? []} onAdd={add} />
      </div>
    </div>
  )
}

/** A list of rows, each with fields of its own. */
export const rows: WidgetKind = { frame: 'group', Control }
