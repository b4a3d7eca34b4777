import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils'
import type { CompiledField } from '../../manifest/compiled-fields'
import { rowErrors } from '../fields/form-check'
import type { FormErrors } from '../fields/check-context'
import type { FormModel } from '../fields/form-model'
import type { FormValues } from '../fields/form-values'

type Errors = ErrorSchema<FormValues>

/** Errors of a row in the form library's format, each at the path of its value. */
export function rowErrorSchema(fields: readonly CompiledField[], errors: FormErrors): Errors {
  const all = new ErrorSchemaBuilder<FormValues>()
  for (const { id, at } of fields) if (errors[id] !== undefined) all.addErrors(errors[id], at)
  return all.ErrorSchema
}

/** Errors of rows by index. */
export const listErrorSchema = (rows: readonly Errors[]): Errors =>
  Object.fromEntries(
    rows.flatMap((errors, index) => (Object.keys(errors).length > 0 ? [[index, errors] as const] : [])),
  )

/** Errors to show in the form library's format, including those in rows. */
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
