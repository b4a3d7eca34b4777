import type { CompiledField, CompiledForm, CompiledFormSection } from '../../src/manifest/compiled'
import type { WidgetName } from '../../src/manifest/names'
import type { CompleteField, CompleteManifest } from '../../src/manifest/complete'
import type { Field } from '../../src/manifest/words/fields'
import { editedRows, rowsUiSchema, uiSchemaOf } from '../../src/manifest/ui-schema'
import { isTextFormat } from '../../src/lib/text-format'
import { asJson, asList, typesOf, type Description, type Json } from '../openapi/description'
import { draft07 } from '../forms/draft-07'
import { operationOf } from './record-scope'
import type { ManifestContext } from './context'
import type { OperationId } from '../../src/generated/operations'
import { compileOptions } from './compile-options'
import { fieldId } from './field-id'
import { fieldSchemas, listSchema } from './field-schemas'
import { formsOf, type PlacedForm } from './walk'
import { memberAt, type Member } from './parameters'

function typeOf(schema: Json, local: Field['local']): CompiledField['type'] {
  if (local) return local === 'list' ? 'array' : local
  const [type] = typesOf(schema)
  switch (type) {
    case 'integer':
    case 'number':
    case 'boolean':
    case 'array':
    case 'object':
      return type
    default:
      return 'string'
  }
}

/** What the entries of a map, or the values of a list, hold where they are plain. */
function entriesOf(description: Description, schema: Json): CompiledField['entries'] {
  const [type] = typesOf(description.entries(schema) ?? description.concrete(schema.items))
  if (type === 'string') return 'string'
  return type === 'integer' || type === 'number' ? 'number' : undefined
}

/** How a list of values nobody chooses from is asked for: by what one of them is like. */
function listWidget({ format }: Json): WidgetName {
  if (format === 'email') return 'emails'
  return format === 'ipv4' || format === 'ipv6' || format === 'cidr' ? 'addresses' : 'words'
}

function widgetOf(
  description: Description,
  field: CompleteField,
  schema: Json,
  type: CompiledField['type'],
  entries: CompiledField['entries'],
): WidgetName {
  if (field.widget) return field.widget
  if (type === 'object' && entries) return 'map'
  if (field.of) return 'rows'
  const element = description.concrete(schema.items)
  if (type === 'array' && (field.options || asList(element.enum).length > 0)) return 'picks'
  if (field.options) return 'select'
  if (schema.format === 'password') return 'password'
  if (schema.format === 'email') return 'email'
  if (schema.format === 'date' || schema.format === 'date-time') return 'date'
  if (schema.format === 'multiline' || schema.format === 'ssh-public-key') return 'multiline'
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array') return listWidget(element)
  return asList(schema.enum).length > 0 ? 'select' : 'text'
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** Widgets that hold what is typed to a format themselves. */
const ownCheck: ReadonlySet<WidgetName> = new Set(['email', 'emails', 'addresses'])

function compileField(
  context: ManifestContext,
  field: CompleteField,
  schema: Json,
  mandatory: boolean,
): CompiledField {
  const { description } = context
  const type = typeOf(schema, field.local)
  const entries = field.local ? undefined : entriesOf(description, schema)
  const widget = widgetOf(description, field, schema, type, entries)
  const { of: rows, widget: _widget, options, declared: _declared, ...words } = field
  const { format } = type === 'array' ? description.concrete(schema.items) : schema
  const row: Member = { schema: description.concrete(schema.items), mandatory: true }
  return {
    ...words,
    id: fieldId(field),
    options: compileOptions(context, options, schema),
    widget,
    type,
    mandatory,
    secret: schema.format === 'password',
    unit: typeof schema['x-unit'] === 'string' ? schema['x-unit'] : null,
    fallback: schema.default ?? null,
    of: rows
      ? rows.map((inner) => {
          const member = inner.local ? undefined : memberAt(context, row, inner.at)
          const schema = asJson(member?.schema)
          const { pattern } = schema
          return {
            ...compileField(context, inner, schema, member?.mandatory ?? false),
            ...(typeof pattern === 'string' ? { pattern } : {}),
          }
        })
      : null,
    min: numberOr(schema.minimum),
    max: numberOr(schema.maximum),
    maxLength: numberOr(schema.maxLength),
    ...(isTextFormat(format) && !options && !ownCheck.has(widget) ? { format } : {}),
    ...(entries && (type === 'object' || entries === 'number') ? { entries } : {}),
    ...(schema.contentMediaType === 'application/yaml' ? { syntax: 'yaml' as const } : {}),
  }
}

function sectionsOfForm(manifest: CompleteManifest, form: PlacedForm): CompiledFormSection[] {
  if (form.at !== 'create' || !manifest.create) {
    return [{ id: form.id, icon: null, presets: null, fields: form.fields.map(fieldId), when: null }]
  }
  return manifest.create.sections.map((section) => ({
    id: section.id,
    icon: section.icon ?? null,
    presets: section.presets ?? null,
    fields: section.fields.map(fieldId),
    when: section.when ?? null,
  }))
}

/** Every form of a manifest with its draft-07 schema and how the form library draws it. */
export function compileForms(context: ManifestContext): CompiledForm[] {
  const { description, manifest } = context
  return formsOf(context).map((form) => {
    const fields: Record<string, CompiledField> = {}
    const properties: Record<string, Json> = {}
    const required: string[] = []
    for (const { field, schema, mandatory } of fieldSchemas(context, form)) {
      fields[fieldId(field)] = compileField(context, field, schema, mandatory)
      properties[fieldId(field)] = draft07(description, schema)
      const unconditional = (mandatory && !field.when) || field.required === true
      if (unconditional && !field.when) required.push(fieldId(field))
    }
    const operation = operationOf(context, form.operation)
    const sections = sectionsOfForm(manifest, form)
    const $id = `${manifest.type}.${form.id}`
    const shown = sections.flatMap((section) => section.fields.flatMap((id) => fields[id] ?? []))
    const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
    return {
      id: form.id,
      operation: (operation?.id ?? form.operation) as OperationId,
      ...(form.place === undefined
        ? { schema: { $id, ...schema }, uiSchema: uiSchemaOf(shown) }
        : {
            schema: {
              $id,
              type: 'object',
              properties: {
                [editedRows]: draft07(description, listSchema(context, form.operation, form.place)),
              },
            },
            uiSchema: { [editedRows]: rowsUiSchema(editedRows, shown, 'rows') },
          }),
      fields,
      sections,
    }
  })
}
