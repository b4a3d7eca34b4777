import Form, { type FormProps } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
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

interface ConsoleFormProps extends Pick<
  Required<FormProps<FormValues, RJSFSchema, FormMeta>>,
  'schema' | 'uiSchema' | 'validator' | 'formContext' | 'extraErrors'
> {
  values: FormValues
  /** What somebody has changed: the path to the value, beginning with its field, and all values as they are with it. */
  onChange: (path: readonly string[], values: FormValues) => void
}

/**
 * The form library's form with our theme, around the fields alone: whoever shows it owns the values, checks them and sends
 * them. Without the id of a field a change is one that the library has made, which nobody asked it for.
 */
export function ConsoleForm({ values, onChange, ...form }: ConsoleFormProps) {
  return (
    <Form<FormValues, RJSFSchema, FormMeta>
      {...theme}
      {...form}
      tagName={NoElement}
      formData={values}
      onChange={({ formData = {} }, id) => {
        const [, ...path] = id?.split(separator) ?? []
        if (path.length > 0) onChange(path, formData)
      }}
      idSeparator={separator}
      showErrorList={false}
      experimental_defaultFormStateBehavior={asGiven}
    >
      <></>
    </Form>
  )
}
