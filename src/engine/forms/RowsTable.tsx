import type { CompiledField } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { addressProblem } from '../../lib/ip-address'
import { formatRange } from '../../lib/number-range'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rulesTable from '../../ui/data-table/rules.module.css'
import table from '../../ui/data-table/table.module.css'
import { Badge } from '../../ui/feedback/Badge'
import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import { FieldError } from '../../ui/form-controls/FieldError'
import { IconButton } from '../../ui/form-controls/IconButton'
import { NumberInput } from '../../ui/form-controls/NumberInput'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { TextInput } from '../../ui/form-controls/TextInput'
import { changeOf, type EditedRow } from './edited-rows'
import type { FormErrors } from './form-check'
import { rangeValues } from '../widgets/range'
import styles from './forms.module.css'

interface RowsTableProps {
  type: string
  label: string
  rows: readonly EditedRow[]
  fields: readonly CompiledField[]
  /** Errors of a row, by field id; only what should be shown. */
  errorsOf: (row: EditedRow) => FormErrors
  onChange: (key: string, value: Record<string, unknown>) => void
  onRemove: (key: string) => void
  onUndo: (key: string) => void
}

interface CellProps {
  type: string
  field: CompiledField
  row: EditedRow
  onChange: (patch: Record<string, unknown>) => void
}

function Cell({ type, field, row, onChange }: CellProps) {
  const { t, resource: text } = useTexts()
  const label = text(type, textKeys.field(field.id))
  const value = row.value[field.at]
  const change = (next: unknown): void => onChange({ [field.at]: next })
  if (field.widget === 'range') {
    return (
      <TextInput
        bareLabel={label}
        value={formatRange(value, field.to === undefined ? undefined : row.value[field.to])}
        onChange={(typed) => onChange(rangeValues(field.at, field.to, typed))}
        placeholder={t('cell.allPorts')}
      />
    )
  }
  if (field.options?.kind === 'values') {
    return (
      <SelectInput
        bare
        label={label}
        value={typeof value === 'string' ? value : undefined}
        onChange={change}
        options={field.options.values.map((each) => ({
          value: String(each),
          label: text(type, textKeys.option(field.id, String(each))),
        }))}
        placeholder={t('form.choose')}
        emptyText={t('form.noOptions')}
      />
    )
  }
  if (field.widget === 'number') {
    return (
      <NumberInput
        bareLabel={label}
        value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
        onChange={change}
        placeholder={t('cell.allPorts')}
      />
    )
  }
  if (field.widget === 'addresses') {
    return (
      <ChipsInput
        bareLabel={label}
        values={Array.isArray(value) ? value.map(String) : []}
        onChange={change}
        errorOf={(entry) => (addressProblem(entry) === undefined ? undefined : t('form.address'))}
        removeLabel={(entry) => t('form.remove', { what: entry })}
        placeholder="203.0.113.0/24"
      />
    )
  }
  return <TextInput bareLabel={label} value={typeof value === 'string' ? value : ''} onChange={change} />
}

/** Rows edited in place: new ones carry a bar, removed ones stay struck through until they are saved. */
export function RowsTable(props: RowsTableProps) {
  const { type, label, rows, fields, errorsOf, onChange, onRemove, onUndo } = props
  const { t, resource: text, resourceIfAny } = useTexts()
  const summary = (row: EditedRow): string =>
    fields
      .map((field) => {
        const value = row.value[field.at]
        if (field.widget === 'range') return formatRange(value, field.to === undefined ? undefined : row.value[field.to])
        if (value === undefined || value === null) return ''
        return Array.isArray(value)
          ? value.join(', ')
          : (resourceIfAny(type, textKeys.option(field.id, String(value))) ?? String(value))
      })
      .filter((part) => part !== '')
      .join(' ')
  return (
    <div className={cx(table.wrap, table.scroll)}>
      <table className={cx(table.table, rulesTable.rules, styles.rows)} aria-label={label}>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field.id} scope="col" data-widget={field.widget}>
                {text(type, textKeys.field(field.id))}
              </th>
            ))}
            <th scope="col" className={table.action} />
          </tr>
        </thead>
        {rows.map((row) => {
          const change = changeOf(row, fields)
          const errors = errorsOf(row)
          const subject = { form: row.value, surroundings: noSurroundings }
          return (
            <tbody key={row.key}>
              <tr
                className={cx(
                  change !== 'same' && change !== 'removed' && rulesTable.edited,
                  change === 'added' && rulesTable.added,
                  change === 'removed' && rulesTable.removed,
                )}
              >
                {change === 'removed' ? (
                  <td colSpan={fields.length} className={rulesTable.plain}>
                    {summary(row)} <Badge mini label={t('editor.removed')} />
                  </td>
                ) : (
                  fields.map((field) => (
                    <td key={field.id} data-label={text(type, textKeys.field(field.id))}>
                      {holds(field.show, subject) ? (
                        <Cell
                          type={type}
                          field={field}
                          row={row}
                          onChange={(patch) => onChange(row.key, patch)}
                        />
                      ) : (
                        <span className={table.none}>—</span>
                      )}
                    </td>
                  ))
                )}
                <td className={table.action}>
                  {change === 'removed' ? (
                    <IconButton icon="undo-2" label={t('editor.undo')} onPress={() => onUndo(row.key)} />
                  ) : (
                    <IconButton
                      icon="trash-2"
                      label={`${t('editor.remove')}: ${summary(row)}`}
                      onPress={() => onRemove(row.key)}
                    />
                  )}
                </td>
              </tr>
              {Object.keys(errors).length > 0 && (
                <tr className={cx(rulesTable.edited, change === 'added' && rulesTable.added)}>
                  <td colSpan={fields.length + 1} className={styles.rowError}>
                    {Object.entries(errors).map(([id, message]) => (
                      <FieldError
                        key={id}
                        id={undefined}
                      >{`${text(type, textKeys.field(id))}: ${message}`}</FieldError>
                    ))}
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

const noSurroundings = {
  site: {},
  feature: () => false,
  administrator: false,
  billingAccount: null,
  billingAccountOpen: true,
  locationOpen: true,
}
