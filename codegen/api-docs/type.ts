import { isRecord } from '../../src/lib/is-record'
import type { DocField, DocType, DocValue } from '../../src/lib/api-docs'
import { asJson, asList, type Description, type Json } from '../openapi/description'
import { docText, type KnownNames } from './text'

/** Context for reading schemas: the document, and the names to link. */
export interface DocContext {
  description: Description
  names: KnownNames
}

const numbers = {
  minimum: 'min',
  maximum: 'max',
  minLength: 'minLength',
  maxLength: 'maxLength',
} as const

function listOfTypes(schema: Json): string[] {
  return asList(Array.isArray(schema.type) ? schema.type : [schema.type]).filter(
    (type): type is string => typeof type === 'string',
  )
}

function valuesOf(context: DocContext, schema: Json): DocValue[] {
  const described = asJson(schema['x-enum-descriptions'])
  return asList(schema.enum).flatMap((value): DocValue[] => {
    if (value !== null && typeof value === 'object') return []
    if (
      typeof value !== 'string' &&
      typeof value !== 'number' &&
      typeof value !== 'boolean' &&
      value !== null
    )
      return []
    const text = docText(described[String(value)], context.names)
    return [{ value, ...(text.length > 0 ? { text } : {}) }]
  })
}

/**
 * Required alternatives, written as an `anyOf` of `required` lists. Nested members include their parent:
 * `parameters.spec`.
 */
function needsOf(schema: Json): string[][] {
  const arms = [
    ...asList(schema.anyOf),
    ...asList(schema.allOf).flatMap((part) => asList(asJson(part).anyOf)),
  ]
  return arms.filter(isNeed).map(neededBy)
}

function neededBy(arm: Json): string[] {
  return asList(arm.required).flatMap((name) => {
    const member = asJson(asJson(arm.properties)[String(name)])
    const inner = isNeed(member) ? neededBy(member) : []
    return inner.length > 0 ? inner.map((each) => `${String(name)}.${each}`) : [String(name)]
  })
}

function isNeed(arm: unknown): arm is Json {
  return isRecord(arm) && Array.isArray(arm.required) && arm.$ref === undefined
}

/** Members of an object schema, including those of `allOf`, as fields. */
function fieldsOf(context: DocContext, schema: Json): DocField[] {
  const whole = context.description.flatten(schema)
  const required = new Set(asList(whole.required))
  return Object.entries(asJson(whole.properties)).map(([name, property]) =>
    docField(context, name, property, required.has(name)),
  )
}

/** A member or parameter as a field. */
export function docField(context: DocContext, name: string, schema: unknown, required: boolean): DocField {
  const whole = context.description.resolve(schema)
  return {
    name,
    ...(required ? { required: true as const } : {}),
    text: docText(whole.description, context.names),
    type: docType(context, schema),
    ...(whole.deprecated === true ? { deprecated: true as const } : {}),
    ...(whole.format === 'password' ? { secret: true as const } : {}),
  }
}

/** Converts a schema. References stay names, so that shared schemas are written once. */
export function docType(context: DocContext, value: unknown): DocType {
  const schema = asJson(value)
  if (typeof schema.$ref === 'string') {
    const { default: usual } = schema
    return { schema: schema.$ref.split('/').at(-1) ?? '', ...(usual === undefined ? {} : { default: usual }) }
  }
  const arms = [...asList(schema.oneOf), ...asList(schema.anyOf).filter((arm) => !isNeed(arm))]
  const [only] = asList(schema.allOf)
  if (asList(schema.allOf).length === 1 && schema.properties === undefined && asJson(only).$ref !== undefined)
    return docType(context, only)
  const types = listOfTypes(schema)
  const example: unknown = asList(schema.examples)[0] ?? schema.example
  const values =
    schema.const === undefined ? valuesOf(context, schema) : valuesOf(context, { enum: [schema.const] })
  const fields = fieldsOf(context, schema)
  const needs = needsOf(schema)
  const limits = Object.entries(numbers).flatMap(([key, name]) =>
    typeof schema[key] === 'number' ? [[name, schema[key]] as const] : [],
  )
  return {
    ...(types.length > 0 ? { is: types } : {}),
    ...(typeof schema.format === 'string' ? { format: schema.format } : {}),
    ...(typeof schema['x-unit'] === 'string' ? { unit: schema['x-unit'] } : {}),
    ...Object.fromEntries(limits),
    ...(typeof schema.pattern === 'string' ? { pattern: schema.pattern } : {}),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(example === undefined || schema.format === 'password' ? {} : { example }),
    ...(values.length > 0 ? { values } : {}),
    ...(isRecord(schema.items) ? { items: docType(context, schema.items) } : {}),
    ...(isRecord(schema.additionalProperties)
      ? { entries: docType(context, schema.additionalProperties) }
      : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(needs.length > 0 ? { needs } : {}),
    ...(arms.length > 0 ? { oneOf: arms.map((arm) => docType(context, arm)) } : {}),
  }
}

/** Names of the schemas a type refers to directly. */
export function schemasIn(type: DocType): string[] {
  return [
    ...(type.schema === undefined ? [] : [type.schema]),
    ...(type.items ? schemasIn(type.items) : []),
    ...(type.entries ? schemasIn(type.entries) : []),
    ...(type.fields ?? []).flatMap((field) => schemasIn(field.type)),
    ...(type.oneOf ?? []).flatMap(schemasIn),
  ]
}
