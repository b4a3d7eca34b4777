import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import { editedRows, rowsUiSchema, uiSchemaOf } from '../../manifest/ui-schema'
import type { CellName } from '../../manifest/names'
import { exampleOperation } from './example-operations'

/** A compiled column with all defaults. */
export function exampleColumn(
  id: string,
  cell: CellName,
  changes: Partial<CompiledColumn> = {},
): CompiledColumn {
  return {
    id,
    values: [id],
    cell,
    end: false,
    hidden: false,
    phone: null,
    copy: false,
    refers: null,
    sort: 'text',
    choices: null,
    when: null,
    ...changes,
  }
}

/** A compiled form field with all defaults. */
export function exampleField(id: string, changes: Partial<CompiledField> = {}): CompiledField {
  return {
    at: id,
    id,
    options: null,
    widget: 'text',
    type: 'string',
    mandatory: false,
    secret: false,
    wireUnit: null,
    fallback: null,
    of: null,
    min: null,
    max: null,
    maxLength: null,
    ...changes,
  }
}

const rowSchema = (fields: readonly CompiledField[]): object => ({
  type: 'object',
  properties: Object.fromEntries(
    fields.map(({ at, type }) => [at, type === 'array' ? { type, items: { type: 'string' } } : { type }]),
  ),
})

/** A form of one section. Its schema only has the types of the values; other rules are on the fields. */
export function exampleForm(id: string, fields: readonly CompiledField[]): CompiledForm {
  return {
    id,
    operation: exampleOperation('changeExample'),
    uiSchema: uiSchemaOf(fields),
    schema: {
      $id: `example.${id}`,
      type: 'object',
      properties: Object.fromEntries(
        fields.map((field) => [
          field.id,
          field.type === 'array'
            ? { type: 'array', items: field.of ? rowSchema(field.of) : { type: field.entries ?? 'string' } }
            : {
                type: field.type,
                ...(field.type === 'object' && { additionalProperties: { type: field.entries ?? 'string' } }),
              },
        ]),
      ),
    },
    fields: Object.fromEntries(fields.map((field) => [field.id, field])),
    sections: [{ id: 'all', icon: null, presets: null, fields: fields.map((field) => field.id), when: null }],
  }
}

/** The form of an editor for rows with these fields. */
export function exampleEditor(id: string, fields: readonly CompiledField[]): CompiledForm {
  return {
    ...exampleForm(id, fields),
    uiSchema: { [editedRows]: rowsUiSchema(editedRows, fields, 'rows') },
    schema: {
      $id: `example.${id}`,
      type: 'object',
      properties: { [editedRows]: { type: 'array', items: rowSchema(fields) } },
    },
  }
}
