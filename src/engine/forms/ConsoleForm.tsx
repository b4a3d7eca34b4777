import Form, { type FormProps } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { useMemo, useState, type ReactNode } from 'react'
import type { CompiledForm } from '../../manifest/compiled'
import type { FormValues } from '../fields/form-values'
import type { FormMeta } from './form-context'
import { theme } from './theme'

/** Separator in field ids, which begin with the form's id. */
const separator = '/'

/** The page renders the form element itself. */
function NoElement({ children }: { children?: ReactNode }): ReactNode {
  return children
}

/** The model owns the defaults: the library adds nothing to the values. */
const asGiven = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const

/**
 * A key that re-mounts the library's state when needed. The library keeps what it last reported until its props change;
 * if the owner turns a change back into the previous value, no new prop would arrive.
 * @param values the owner's values
 * @returns the key, and the handler of every change the library reports: field and value
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
  FormProps<FormValues, RJSFSchema, FormMeta>,
  'validator' | 'extraErrors'
> {
  form: Pick<CompiledForm, 'schema' | 'uiSchema'>
  fields: FormMeta['fields']
  values: FormValues
  /** A change by the user: the path to the value, beginning with its field, and all values. */
  onChange: (path: readonly string[], values: FormValues) => void
}

/**
 * The form library's form with our theme, reduced to the fields: the owner holds, validates and sends the values.
 * Changes without a field id come from the library itself and are ignored.
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
