import { isRecord } from '../lib/is-record'
import type { AnyRecord } from './compiled'
import type { CompiledField } from './compiled-fields'

/** The one field of an editor's form: its rows. */
export const editedRows = 'rows'

/** The uiSchema of a member and of the objects on the path to it, of which only the members are drawn. */
function through(at: string, own: AnyRecord): AnyRecord {
  const [name = '', ...rest] = at.split('.')
  return { [name]: rest.length === 0 ? own : through(rest.join('.'), own) }
}

function merged(one: AnyRecord, other: AnyRecord): AnyRecord {
  const both = Object.entries(other).map(([name, value]) => {
    const before = one[name]
    return [name, isRecord(before) && isRecord(value) ? merged(before, value) : value]
  })
  return { ...one, ...Object.fromEntries(both) }
}

/**
 * How the form library draws the rows of a list: their fields as cells, or in a block for each row. `list` is the id of
 * the list, by which templates find the fields of its rows.
 */
export function rowsUiSchema(
  list: string,
  fields: readonly CompiledField[],
  widget: 'rows' | 'blocks',
): AnyRecord {
  const row = widget === 'rows' ? 'row' : 'block'
  const members = fields.map((field) => {
    const own = uiOf(field, `${list}/${field.id}`)
    return through(
      field.at,
      widget === 'rows' ? merged(own, { 'ui:options': { FieldTemplate: 'cell' } }) : own,
    )
  })
  return {
    'ui:options': { fieldId: list, ArrayFieldTemplate: widget },
    items: { 'ui:options': { ObjectFieldTemplate: row }, ...members.reduce(merged, {}) },
  }
}

/**
 * How the form library draws a field: by a widget, by its own field for lists, or by a field of the console if the value
 * is an object, for which the library has no widgets. Templates find the manifest's field by `fieldId`.
 */
function uiOf(field: CompiledField, fieldId: string): AnyRecord {
  const { widget, type, of } = field
  if (of && (widget === 'rows' || widget === 'blocks')) return rowsUiSchema(fieldId, of, widget)
  const by = type === 'object' ? { 'ui:field': widget } : { 'ui:widget': widget }
  return { ...by, 'ui:options': { fieldId } }
}

/** The uiSchema of a form: its fields in the order of its sections. */
export function uiSchemaOf(fields: readonly CompiledField[]): AnyRecord {
  return {
    'ui:order': fields.map(({ id }) => id),
    'ui:options': { ObjectFieldTemplate: 'sections' },
    ...Object.fromEntries(fields.map((field) => [field.id, uiOf(field, field.id)])),
  }
}
