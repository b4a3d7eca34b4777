import type { CompiledField } from '../../src/manifest/compiled-fields'
import type { CompiledForm, CompiledFormSection } from '../../src/manifest/compiled'
import type { WidgetName } from '../../src/manifest/names'
import type { CompleteField, CompleteManifest } from './complete/completed'
import type { Field } from '../../src/manifest/words/fields'
import { editedRows, rowsUiSchema, uiSchemaOf } from '../../src/manifest/ui-schema'
import { isRecord } from '../../src/lib/is-record'
import { isTextFormat } from '../../src/lib/text-format'
import { asJson, asList, typesOf, type Description, type Json } from '../openapi/description'
import { draft07 } from '../forms/draft-07'
import { limitAt } from '../openapi/operation-limits'
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

/** Type of the entries of a map or list; undefined unless text or number. */
function entriesOf(description: Description, schema: Json): CompiledField['entries'] {
  const [type] = typesOf(description.entries(schema) ?? description.concrete(schema.items))
  if (type === 'string') return 'string'
  return type === 'integer' || type === 'number' ? 'number' : undefined
}

/** Widget of a list of values without options, by the format of one value. */
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

/** Widgets that check the format of their input themselves. */
const ownCheck: ReadonlySet<WidgetName> = new Set(['email', 'emails', 'addresses'])

/** The typed id of a described operation. */
function operationId(context: ManifestContext, id: string): OperationId {
  return (operationOf(context, id)?.id ?? id) as OperationId
}

/** Limits of the field at a path in the input of a form's operation. */
type LimitsAt = (path: string) => CompiledField['limits']

function compileField(
  context: ManifestContext,
  field: CompleteField,
  { schema, mandatory }: { schema: Json; mandatory: boolean },
  limitsAt: LimitsAt,
): CompiledField {
  const { description } = context
  const type = typeOf(schema, field.local)
  const entries = field.local ? undefined : entriesOf(description, schema)
  const widget = widgetOf(description, field, schema, type, entries)
  const {
    of: rows,
    widget: _widget,
    options,
    declared: _declared,
    variantValues: _variantValues,
    ...words
  } = field
  const { format } = type === 'array' ? description.concrete(schema.items) : schema
  const row: Member = { schema: description.concrete(schema.items), mandatory: true }
  const limits = field.local ? undefined : limitsAt(field.at)
  return {
    ...words,
    id: fieldId(field),
    ...(limits ? { limits } : {}),
    options: compileOptions(context, options, schema),
    widget,
    type,
    mandatory,
    secret: schema.format === 'password',
    wireUnit: typeof schema['x-unit'] === 'string' ? schema['x-unit'] : null,
    ...(schema['x-unit'] === 'MB' ? { unit: 'GB' as const } : {}),
    fallback: schema.default ?? null,
    of: rows
      ? rows.map((inner) => {
          const member = inner.local ? undefined : memberAt(context, row, inner.at)
          const schema = asJson(member?.schema)
          const { pattern } = schema
          return {
            ...compileField(context, inner, { schema, mandatory: member?.mandatory ?? false }, (path) =>
              field.local ? undefined : limitsAt(`${field.at}[].${path}`),
            ),
            ...(typeof pattern === 'string' ? { pattern } : {}),
          }
        })
      : null,
    min: numberOr(schema.minimum),
    max: numberOr(schema.maximum),
    maxLength: numberOr(schema.maxLength),
    ...(typeof schema['x-max-bytes'] === 'number' ? { maxBytes: schema['x-max-bytes'] } : {}),
    ...(isTextFormat(format) && (!options || widget === 'saved') && !ownCheck.has(widget) ? { format } : {}),
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

/** Whether a condition, or a part of it, reads a field of the form. */
function readsField(part: unknown, id: string): boolean {
  if (Array.isArray(part)) return part.some((each) => readsField(each, id))
  return isRecord(part) && (part.form === id || Object.values(part).some((each) => readsField(each, id)))
}

/** Adds to fields with tiles the field whose options depend on the tile, unless that one has tiles as well. */
function withLed(fields: Readonly<Record<string, CompiledField>>): Record<string, CompiledField> {
  const all = Object.values(fields)
  return Object.fromEntries(
    Object.entries(fields).map(([id, field]) => {
      const led = all.find(
        ({ options, widget }) =>
          widget !== 'tiles' && options && 'when' in options && readsField(options.when, id),
      )
      return [id, field.widget === 'tiles' && led ? { ...field, leads: led.id } : field]
    }),
  )
}

/** Every form of a manifest with its draft-07 schema and the form library's UI schema. */
export function compileForms(context: ManifestContext): CompiledForm[] {
  const { description, manifest } = context
  return formsOf(context).map((form) => {
    const fields: Record<string, CompiledField> = {}
    const properties: Record<string, Json> = {}
    const required: string[] = []
    const operation = operationOf(context, form.operation)
    const limitsAt: LimitsAt = (path) => {
      const limits = limitAt(operation, form.place === undefined ? path : `${form.place}[].${path}`)
      return limits && { ...limits, operation: operationId(context, limits.operation) }
    }
    for (const { field, schema, mandatory } of fieldSchemas(context, form)) {
      fields[fieldId(field)] = compileField(context, field, { schema, mandatory }, limitsAt)
      properties[fieldId(field)] = draft07(description, schema)
      const unconditional = (mandatory && !field.when) || field.required === true
      if (unconditional && !field.when) required.push(fieldId(field))
    }
    const sections = sectionsOfForm(manifest, form)
    const $id = `${manifest.type}.${form.id}`
    const shown = sections.flatMap((section) => section.fields.flatMap((id) => fields[id] ?? []))
    const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
    return {
      id: form.id,
      operation: operationId(context, form.operation),
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
      fields: withLed(fields),
      sections,
    }
  })
}
