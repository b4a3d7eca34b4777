import { getDefaultRegistry, type ThemeProps } from '@rjsf/core'
import type { FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils'
import { textKeys } from '../../manifest/text-keys'
import { widgetNames } from '../../manifest/names'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldError } from '../../ui/form-controls/FieldError'
import type { FormValues } from '../fields/form-values'
import { widgetKind } from '../widgets/registry'
import { MadeBy } from '../data/MadeBy'
import type { CompiledField } from '../../manifest/compiled'
import { FieldFrame, FramedField } from './FieldFrame'
import { fieldAt, FormContext, useFormState, type FormMeta } from './form-context'
import { FormSections } from './FormSections'

/** What the library gives a widget and a field of ours alike. */
type Given = Pick<
  WidgetProps<FormValues, RJSFSchema, FormMeta>,
  'registry' | 'uiSchema' | 'value' | 'onChange' | 'rawErrors'
>

function RowField({ field }: { field: CompiledField }) {
  const { model } = useFormState()
  const { resource: text } = useTexts()
  const { Control: Widget } = widgetKind(field.widget)
  return (
    <MadeBy part={field}>
      <FramedField field={field} error={model.errors[field.id]}>
        <Widget
          field={field}
          value={model.values[field.id]}
          onChange={(value) => model.set(field.id, value)}
          onLeave={() => model.leave(field.id)}
          label={text(model.resource.type, textKeys.field(field.id))}
          model={model}
          part={() => null}
        />
      </FramedField>
    </MadeBy>
  )
}

/** The widget a field's manifest names, inside the form library: value and changes are the library's, the rest the model's. */
function Control({ registry, uiSchema, value, onChange, rawErrors }: Given) {
  const state = useFormState()
  const { model, inside } = state
  const { resource: text } = useTexts()
  const field = fieldAt(registry, uiSchema)
  if (!field) return null
  const { frame, Control: Widget } = widgetKind(field.widget)
  const error = frame === 'around' ? rawErrors?.[0] : undefined
  return (
    <Widget
      field={field}
      value={value}
      onChange={onChange}
      onLeave={() => model.leave(field.id)}
      label={text(model.resource.type, textKeys.field(field.id))}
      model={model}
      part={(inner, row) => (
        <FormContext value={{ ...state, model: row }}>
          <RowField field={inner} />
        </FormContext>
      )}
    >
      {error !== undefined && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {frame === 'around' && inside}
    </Widget>
  )
}

function ValueField({
  formData,
  onChange,
  fieldPathId,
  ...given
}: FieldProps<FormValues, RJSFSchema, FormMeta>) {
  return <Control {...given} value={formData} onChange={(value) => onChange(value, fieldPathId.path)} />
}

const named = <Part,>(part: Part): Record<string, Part> =>
  Object.fromEntries(widgetNames.map((name) => [name, part]))

const { StringField } = getDefaultRegistry<FormValues, RJSFSchema, FormMeta>().fields

/**
 * How the form library draws our forms. Numbers take the way of texts: our widget reads them itself, and what is no number
 * stays as it was typed, where the library's field would make one of `0x10`.
 */
export const theme: ThemeProps<FormValues, RJSFSchema, FormMeta> = {
  templates: { FieldTemplate: FieldFrame, ObjectFieldTemplate: FormSections },
  widgets: named(Control),
  fields: { ...named(ValueField), ...(StringField && { NumberField: StringField }) },
}
