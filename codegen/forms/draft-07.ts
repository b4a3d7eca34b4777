import { asJson, asList, typesOf, type Description, type Json } from '../openapi/description'

const kept = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'multipleOf',
] as const

/**
 * A schema of the description as draft-07 for the form library: references resolved, null arms dropped (an empty optional
 * is not sent), formats and notes left out. Formats are checked by the widgets that know them.
 */
export function draft07(description: Description, value: unknown): Json {
  const schema = description.concrete(value)
  const [type = 'string'] = typesOf(schema)
  const result: Json = { type }
  const values = asList(schema.enum).filter((each) => each !== null)
  if (values.length > 0) result.enum = values
  for (const keyword of kept) if (schema[keyword] !== undefined) result[keyword] = schema[keyword]
  if (type === 'array') result.items = draft07(description, schema.items)
  if (type === 'object') {
    result.properties = Object.fromEntries(
      Object.entries(asJson(schema.properties)).map(([name, member]) => [name, draft07(description, member)]),
    )
    const required = asList(schema.required)
    if (required.length > 0) result.required = required
  }
  return result
}
