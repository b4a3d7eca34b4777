import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils'
import type { CompiledField } from '../../manifest/compiled'
import { rowErrors, type FormErrors } from '../fields/form-check'
import type { FormModel } from '../fields/form-model'
import type { FormValues } from '../fields/form-values'

type Errors = ErrorSchema<FormValues>

/** Errors of a row, by field id, as the form library wants them: each at the path of its value. */
export function rowErrorSchema(fields: readonly CompiledField[], errors: FormErrors): Errors {
  const all = new ErrorSchemaBuilder<FormValues>()
  for (const { id, at } of fields) if (errors[id] !== undefined) all.addErrors(errors[id], at)
  return all.ErrorSchema
}

/** Errors of rows, by the place of the row in its list. */
export const listErrorSchema = (rows: readonly Errors[]): Errors =>
  Object.fromEntries(
    rows.flatMap((errors, index) => (Object.keys(errors).length > 0 ? [[index, errors] as const] : [])),
  )

/** The errors to show now as the form library wants them, those inside rows included. */
export function errorSchemaOf({
  form,
  values,
  errors,
  check,
}: Pick<FormModel, 'form' | 'values' | 'errors' | 'check'>): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([id, message]) => {
      const field = form.fields[id]
      const inside = rowErrors(field, values[id], check).map((row) => rowErrorSchema(field?.of ?? [], row))
      return [id, { ...listErrorSchema(inside), __errors: [message] }]
    }),
  )
}
