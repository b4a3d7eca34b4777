import Form, { type FormProps } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { useMemo, useState, type ReactNode } from 'react'
import type { CompiledForm } from '../../manifest/compiled'
import type { FormValues } from '../fields/form-values'
import type { FormMeta } from './form-context'
import { theme } from './theme'

/** Stands between the parts of a field's id, which begins with the form's. */
const separator = '/'

/** The page has the form's element itself, around what it shows beside the fields. */
function NoElement({ children }: { children?: ReactNode }): ReactNode {
  return children
}

/** Defaults are the model's: the library adds nothing to the values. */
const asGiven = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const

/**
 * How often the form library has to be given the values anew. It keeps what it reported until it is given something else;
 * where the owner made of a change what had been before, nothing else would come.
 *
 * @param values the values as their owner has them
 * @returns the count, and what is to hear of every change the library reports: the field and its new value
 */
function useGiven(values: FormValues): [given: number, report: (field: string, value: unknown) => void] {
  const [given, setGiven] = useState(0)
  const [reported, setReported] = useState<{ field: string; value: unknown; before: FormValues }>()
  if (reported && reported.before !== values) {
    setReported(undefined)
    if (JSON.stringify(values[reported.field]) !== JSON.stringify(reported.value)) setGiven(given + 1)
  }
  return [given, (field, value) => setReported({ field, value, before: values })]
}

interface ConsoleFormProps extends Pick<
  Required<FormProps<FormValues, RJSFSchema, FormMeta>>,
  'validator' | 'extraErrors'
> {
  form: Pick<CompiledForm, 'schema' | 'uiSchema'>
  fields: FormMeta['fields']
  values: FormValues
  /** What somebody has changed: the path to the value, beginning with its field, and all values as they are with it. */
  onChange: (path: readonly string[], values: FormValues) => void
}

/**
 * The form library's form with our theme, around the fields alone: whoever shows it owns the values, checks them and sends
 * them. Without the id of a field a change is one that the library has made, which nobody asked it for.
 */
export function ConsoleForm({ form, fields, values, onChange, ...rest }: ConsoleFormProps) {
  const [given, report] = useGiven(values)
  const meta = useMemo((): FormMeta => ({ fields, given }), [fields, given])
  return (
    <Form<FormValues, RJSFSchema, FormMeta>
      {...theme}
      {...rest}
      schema={form.schema}
      uiSchema={form.uiSchema}
      formContext={meta}
      tagName={NoElement}
      formData={values}
      onChange={({ formData = {} }, id) => {
        const [, ...path] = id?.split(separator) ?? []
        const [field] = path
        if (field === undefined) return
        report(field, formData[field])
        onChange(path, formData)
      }}
      idSeparator={separator}
      showErrorList={false}
      experimental_defaultFormStateBehavior={asGiven}
    >
      <></>
    </Form>
  )
}
