import Form, { type IChangeEvent } from '@rjsf/core'
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { Fields } from '../../ui/form-controls/FieldShell'
import type { FormErrors } from '../fields/form-check'
import type { FormValues } from '../fields/form-values'
import { FormContext, type FormMeta, type FormState, type SectionFrame } from './form-context'
import { theme } from './theme'

/** Stands between the parts of a field's id, which begins with the form's. */
const separator = '/'

/** The page has the form's element itself, around what it shows beside the fields. */
function NoElement({ children }: { children?: ReactNode }): ReactNode {
  return children
}

const errorsOf = (errors: FormErrors): ErrorSchema<FormValues> =>
  Object.fromEntries(Object.entries(errors).map(([id, message]) => [id, { __errors: [message] }]))

/** Defaults are the model's: the library adds nothing to the values. */
const asGiven = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const

const plainFrame: SectionFrame = ({ children }) => <Fields>{children}</Fields>

/** A frame without headings, for forms of one section in a dialog. */
export const withoutHeadings: SectionFrame = plainFrame

/**
 * The fields of a form, drawn by the form library with our theme. The model owns values, choices, checks and errors: the
 * library is given all of them and says what was changed. Whoever shows the fields sends the form.
 */
export const FormFields = memo(function FormFields({ model, frame, before }: Omit<FormState, 'inside'>) {
  const { form, validator, values, errors, set } = model
  const state = useMemo(() => ({ model, frame, before }), [model, frame, before])
  const [reported, setReported] = useState<{ field: string; value: unknown; of: FormValues; given: number }>()
  const given = reported?.given ?? 0
  const meta = useMemo((): FormMeta => ({ form, given }), [form, given])
  // The library keeps what it reported until it is given something new. Where the model made something else of it that is
  // what it was before, nothing is new; a higher count is.
  if (reported && reported.of !== values) {
    const same = JSON.stringify(values[reported.field]) === JSON.stringify(reported.value)
    setReported({ ...reported, of: values, value: values[reported.field], given: same ? given : given + 1 })
  }
  const extraErrors = useMemo(() => errorsOf(errors), [errors])
  if (!validator) throw new Error('validator is null or undefined')
  const change = ({ formData }: IChangeEvent<FormValues>, id?: string): void => {
    // Without the id of a field it is the library that has changed something.
    const [, field] = id?.split(separator) ?? []
    if (field === undefined) return
    setReported({ field, value: formData?.[field], of: values, given })
    set(field, formData?.[field])
  }
  return (
    <FormContext value={state}>
      <Form<FormValues, RJSFSchema, FormMeta>
        {...theme}
        tagName={NoElement}
        schema={form.schema}
        uiSchema={form.uiSchema}
        validator={validator}
        formContext={meta}
        formData={values}
        extraErrors={extraErrors}
        onChange={change}
        idSeparator={separator}
        showErrorList={false}
        experimental_defaultFormStateBehavior={asGiven}
      >
        <></>
      </Form>
    </FormContext>
  )
})
