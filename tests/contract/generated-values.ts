import { fc } from '../run/seed'
import {
  asList,
  typesOf,
  type Description,
  type DescribedOperation,
  type Json,
} from '../../codegen/openapi/description'

/** A parameter of an operation in query or body, not in the path. */
export interface Parameter {
  name: string
  place: 'query' | 'body'
  schema: Json
  required: boolean
}

/** The parameters of an operation in query and body. */
export function parametersOf(described: Description, operation: DescribedOperation): Parameter[] {
  const query = [...described.query(operation)].map(([name, schema]): Parameter => {
    return { name, place: 'query', schema: described.concrete(schema), required: schema.mandatory === true }
  })
  const body = described.body(operation)
  const required = asList(body?.schema.required)
  const members = Object.entries(body ? described.properties(body.schema) : {}).map(
    ([name, schema]): Parameter => ({
      name,
      place: 'body',
      schema: described.concrete(schema),
      required: required.includes(name),
    }),
  )
  return [...query, ...members]
}

const bound = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Values that fit a schema; undefined where only an existing value will do: an id, an address, a key. */
export function fitting(described: Description, raw: unknown): fc.Arbitrary<unknown> | undefined {
  const schema = described.concrete(raw)
  const values = asList(schema.enum)
  if (values.length > 0) return fc.constantFrom(...values)
  switch (typesOf(schema)[0]) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number': {
      const min = bound(schema.minimum) ?? 0
      return fc.integer({ min, max: bound(schema.maximum) ?? min + 1000 })
    }
    case 'string': {
      if (schema.format !== undefined) return undefined
      if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern))
      const minLength = bound(schema.minLength) ?? 1
      const maxLength = Math.max(minLength, Math.min(bound(schema.maxLength) ?? 40, 40))
      return fc.string({ minLength, maxLength, unit: 'grapheme' })
    }
    default:
      return undefined
  }
}

/** A value a schema does not allow, and why. */
export interface Wrong {
  why: string
  value: unknown
}

/** Values a schema does not allow, one for each of its rules that can be broken. */
export function breaking({ schema }: Pick<Parameter, 'schema'>): Wrong[] {
  const wrong: Wrong[] = []
  const add = (why: string, value: unknown): void => void wrong.push({ why, value })
  const kinds = typesOf(schema)
  const [minimum, maximum] = [bound(schema.minimum), bound(schema.maximum)]
  const [minLength, maxLength] = [bound(schema.minLength), bound(schema.maxLength)]
  if (kinds.includes('integer') || kinds.includes('number')) add('no number', 'not a number')
  if (kinds.includes('integer')) add('no whole number', 1.5)
  if (minimum !== undefined) add('below the minimum', minimum - 1)
  if (maximum !== undefined) add('above the maximum', maximum + 1)
  if (kinds.includes('boolean')) add('neither true nor false', 'perhaps')
  if (kinds.includes('array')) add('elements of the wrong kind', ['no element'])
  if (kinds.includes('object')) add('no object', 'no object')
  if (asList(schema.enum).length > 0) add('none of the values', 'none of them')
  if (minLength !== undefined && minLength > 1) add('too short', 'x'.repeat(minLength - 1))
  if (maxLength !== undefined) add('too long', 'x'.repeat(maxLength + 1))
  if (typeof schema.pattern === 'string') add('against the pattern', '\u0000')
  if (schema.format === 'uuid' || schema.format === 'ipv4') add('not of the format', 'nothing of the kind')
  return wrong
}
