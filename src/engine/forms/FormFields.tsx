import { memo, useMemo } from 'react'
import { DeveloperError } from '../../lib/developer-error'
import { isRecord } from '../../lib/is-record'
import type { CompiledField } from '../../manifest/compiled-fields'
import { newRow } from '../fields/form-values'
import type { FieldModel, FormModel } from '../fields/form-model'
import { ConsoleForm } from './ConsoleForm'
import { errorSchemaOf } from './error-schema'
import { FormContext, metaFields, type FormState } from './form-context'

/** Rows of a list; those the library added get default values. */
function withStarted(list: CompiledField, { values, subject }: FieldModel, value: unknown): unknown {
  const before = values[list.id]
  const count = Array.isArray(before) ? before.length : 0
  if (!list.of || !Array.isArray(value) || value.length <= count) return value
  const start = newRow(list.of, subject)
  return value.map((row, index) => (index < count ? row : { ...start, ...(isRecord(row) ? row : {}) }))
}

interface FormFieldsProps extends Omit<FormState, 'model' | 'inside'> {
  model: FormModel
}

/**
 * Fields of a form, drawn by the form library with our theme. The model owns values, options, validation and errors;
 * the library only reports changes.
 */
export const FormFields = memo(function FormFields({ model, frame, before }: FormFieldsProps) {
  const { form, validator, values, errors, check, set } = model
  const state = useMemo(() => ({ model, frame, before }), [model, frame, before])
  const fields = useMemo(() => metaFields(form), [form])
  const extraErrors = useMemo(
    () => errorSchemaOf({ form, values, errors, check }),
    [form, values, errors, check],
  )
  if (!validator) throw new DeveloperError('validator is null or undefined')
  return (
    <FormContext value={state}>
      <ConsoleForm
        form={form}
        fields={fields}
        validator={validator}
        extraErrors={extraErrors}
        values={values}
        onChange={([id = ''], all) => {
          const field = form.fields[id]
          set(id, field ? withStarted(field, model, all[id]) : all[id])
        }}
      />
    </FormContext>
  )
})
