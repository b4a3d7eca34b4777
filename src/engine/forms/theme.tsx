import { getDefaultRegistry, type ThemeProps } from '@rjsf/core'
import type { FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils'
import { textKeys } from '../../manifest/text-keys'
import { widgetNames } from '../../manifest/names'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldError } from '../../ui/form-controls/FieldError'
import { isFollowed } from '../fields/follow-choice'
import type { FormValues } from '../fields/form-values'
import { widgetKind } from '../widgets/registry'
import { FieldFrame } from './FieldFrame'
import { fieldAt, useFormState, type FormMeta } from './form-context'
import { FormSections } from './FormSections'
import { ListOfRows, RowOfList } from './ListOfRows'
import { CellFrame } from './CellFrame'
import { BlockOfFields, Members, RowOfFields } from './RowOfFields'

/** Props shared by the library's widgets and fields. */
type Given = Pick<
  WidgetProps<FormValues, RJSFSchema, FormMeta>,
  'registry' | 'uiSchema' | 'value' | 'onChange' | 'rawErrors'
>

/** The manifest's widget inside the form library: value and changes are the library's, the rest the model's. */
function Control({ registry, uiSchema, value, onChange, rawErrors }: Given) {
  const { model, inside } = useFormState()
  const { resource: text } = useTexts()
  const field = fieldAt(registry, uiSchema)
  if (!field) return null
  const { frame, Control: Widget } = widgetKind(field.widget)
  if (!Widget) return null
  const followed = isFollowed(Object.values(model.form.fields), field.id)
  const error = frame === 'around' ? rawErrors?.[0] : undefined
  return (
    <Widget
      field={field}
      value={value}
      // An option that other fields start from changes several values, which only the model can do.
      onChange={followed ? (chosen) => model.set(field.id, chosen) : onChange}
      onLeave={() => model.leave(field.id)}
      label={text(model.resource.type, textKeys.field(field.id))}
      model={model}
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
 * Theme of the form library. Numbers are handled as texts, because our widget parses them: the library's number field
 * would turn `0x10` into a number.
 */
export const theme: ThemeProps<FormValues, RJSFSchema, FormMeta> = {
  templates: {
    FieldTemplate: FieldFrame,
    ObjectFieldTemplate: Members,
    ArrayFieldItemTemplate: RowOfList,
    // Referenced by name in the uiSchema.
    sections: FormSections,
    rows: ListOfRows,
    row: RowOfFields,
    cell: CellFrame,
    blocks: ListOfRows,
    block: BlockOfFields,
  },
  widgets: named(Control),
  fields: { ...named(ValueField), ...(StringField && { NumberField: StringField }) },
}
