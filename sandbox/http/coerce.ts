import { isRecord } from '../../src/lib/is-record'
import { type Description, type Place, placeAt, under } from './description'
import { parseJson } from './parameters'

/**
 * Turns texts of forms and queries into the types the schema declares: "80" into 80, "true", "True" and "1" into true,
 * JSON text into objects, numbers and booleans into text if the schema is a text, objects only if it is a text of several
 * lines (cloud-init). A value that cannot be converted stays as it is, for the validator to report. An empty text counts
 * as not sent (undefined) unless the schema is a plain text.
 */
export function coerce(description: Description, schema: Place, value: unknown): unknown {
  const types = typesOf(description, schema)
  if (types.has('object') || types.has('array')) return coerceComposite(description, schema, types, value)
  if (typeof value === 'string') return coerceText(types, schema, value)
  const isSent = value !== null && value !== undefined
  if (!isSent || !types.has('string') || types.has(jsonType(value))) return value
  if (typeof value !== 'object') return `${value}`
  return schema.value['format'] === 'multiline' ? JSON.stringify(value) : value
}

function coerceText(types: ReadonlySet<string>, schema: Place, text: string): unknown {
  const isPlain = !('format' in schema.value || 'enum' in schema.value)
  if (text === '' && (types.has('null') || !isPlain)) return types.has('null') ? null : undefined
  if (types.has('string')) return text
  if (text === '') return undefined
  if (types.has('boolean')) {
    const word = text.toLowerCase()
    if (word === 'true' || word === '1') return true
    if (word === 'false' || word === '0') return false
  }
  const isNumeric = types.has('integer') || types.has('number')
  return isNumeric && /^-?\d+(\.\d+)?$/.test(text) ? exactNumber(text) : text
}

/** The number in a text; beyond the safe integers the text stays, to be refused. */
function exactNumber(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(Math.trunc(value)) ? value : text
}

function coerceComposite(
  description: Description,
  schema: Place,
  types: ReadonlySet<string>,
  value: unknown,
): unknown {
  const given = typeof value === 'string' && !types.has('string') ? (parseJson(value) ?? value) : value
  if (types.has('array')) {
    if (given === '' || given === undefined) return undefined
    const items = placeAt(description, under(schema.pointer, 'items'))
    const list: readonly unknown[] = Array.isArray(given) ? given : given === null ? [] : [given]
    if (given === null && types.has('null')) return null
    return items ? list.map((item) => coerce(description, items, item)) : list
  }
  return isRecord(given) ? coerceProperties(description, schema, given) : given
}

/** Coerces the members of an object by the schema's properties, those of its alternatives included. */
export function coerceProperties(
  description: Description,
  schema: Place,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const properties = propertiesOf(description, schema)
  const result: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const place = properties.get(name)
    const coerced = place ? coerce(description, place, member) : member
    if (coerced !== undefined) result[name] = coerced
  }
  return result
}

const propertiesAt = new WeakMap<Place, ReadonlyMap<string, Place>>()

/** Schemas of an object's properties by name, collected through allOf, anyOf and oneOf. */
export function propertiesOf(description: Description, schema: Place): ReadonlyMap<string, Place> {
  const known = propertiesAt.get(schema) ?? findProperties(description, schema)
  propertiesAt.set(schema, known)
  return known
}

function findProperties(description: Description, schema: Place): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const part of alternatives(description, schema)) {
    for (const [name, place] of propertiesOf(description, part)) found.set(name, place)
  }
  const own = schema.value['properties']
  for (const name of isRecord(own) ? Object.keys(own) : []) {
    const place = placeAt(description, under(schema.pointer, 'properties', name))
    if (place) found.set(name, place)
  }
  return found
}

function typesOf(description: Description, schema: Place): Set<string> {
  const own = schema.value['type']
  const types = new Set<string>(Array.isArray(own) ? own : typeof own === 'string' ? [own] : [])
  for (const part of alternatives(description, schema)) {
    for (const type of typesOf(description, part)) types.add(type)
  }
  return types
}

function alternatives(description: Description, schema: Place): Place[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const parts = schema.value[keyword]
    if (!Array.isArray(parts)) return []
    return parts.flatMap((_, index) => placeAt(description, under(schema.pointer, keyword, index)) ?? [])
  })
}

function jsonType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
