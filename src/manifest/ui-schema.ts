import type { AnyRecord, CompiledField } from './compiled'

/**
 * How the form library draws a field: by a widget, or by a field of ours where the value is an object, for which the
 * library has no widgets. `fieldId` leads the templates to what the manifest says of the field.
 */
function uiOf({ id, widget, type }: CompiledField): AnyRecord {
  const by = type === 'object' ? { 'ui:field': widget } : { 'ui:widget': widget }
  return { ...by, 'ui:options': { fieldId: id } }
}

/** The uiSchema of a form: its fields in the order of its sections. */
export function uiSchemaOf(fields: readonly CompiledField[]): AnyRecord {
  return {
    'ui:order': fields.map(({ id }) => id),
    ...Object.fromEntries(fields.map((field) => [field.id, uiOf(field)])),
  }
}
