import { useId, useMemo } from 'react'
import type { CompiledForm } from '../../manifest/compiled'
import { editedRows } from '../../manifest/ui-schema'
import type { FormValidator } from '../fields/schema-errors'
import { ConsoleForm } from './ConsoleForm'
import { metaRows } from './form-context'
import { RowsContext, type RowsOfEditor } from './RowsEditor'

interface EditedRowsProps extends Omit<RowsOfEditor, 'id'> {
  form: CompiledForm
  validator: FormValidator
}

/** Rows of a record edited together, drawn by the form library; the caller owns and saves them. */
export function EditedRows({ form, validator, ...editor }: EditedRowsProps) {
  const id = useId()
  const { rows, onChange } = editor
  const values = useMemo(() => ({ [editedRows]: rows.map(({ value }) => value) }), [rows])
  const meta = useMemo(() => metaRows(editedRows, form), [form])
  return (
    <RowsContext value={{ ...editor, id }}>
      <ConsoleForm
        form={form}
        fields={meta}
        validator={validator}
        values={values}
        onChange={([, index = ''], all) => {
          const list = all[editedRows]
          const changed: unknown = Array.isArray(list) ? list[Number(index)] : undefined
          const row = rows[Number(index)]
          if (!row || typeof changed !== 'object' || changed === null) return
          onChange(row.key, { ...changed })
        }}
      />
    </RowsContext>
  )
}
