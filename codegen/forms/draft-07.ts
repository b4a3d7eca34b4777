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
  'minProperties',
  'maxProperties',
  'multipleOf',
] as const

/**
 * Formats that can be checked with a pattern. Surrounding white space of a pasted key is allowed. A key begins with the
 * length of its type, a 4-byte number whose first three bytes are zero: AAAA in base64.
 */
const patterns: Readonly<Record<string, string>> = {
  'ssh-public-key': String.raw`^\s*(ssh-|ecdsa-|sk-)\S+ AAAA[A-Za-z0-9+/]{12,}={0,3}( [^\r\n]*)?\s*$`,
}

/**
 * A schema of the description as JSON Schema draft-07 for the form library: references resolved, null variants removed
 * (an empty optional is not sent), formats and annotations left out. Some formats become patterns; others are checked
 * by their widgets.
 */
export function draft07(description: Description, value: unknown): Json {
  const schema = description.concrete(value)
  const [type = 'string'] = typesOf(schema)
  const result: Json = { type }
  const values = asList(schema.enum).filter((each) => each !== null)
  if (values.length > 0) result.enum = values
  for (const keyword of kept) if (schema[keyword] !== undefined) result[keyword] = schema[keyword]
  const pattern = typeof schema.format === 'string' ? patterns[schema.format] : undefined
  if (pattern !== undefined) result.pattern ??= pattern
  if (type === 'array') result.items = draft07(description, schema.items)
  if (schema.contains !== undefined) result.contains = draft07(description, schema.contains)
  if (type === 'object') {
    result.properties = Object.fromEntries(
      Object.entries(asJson(schema.properties)).map(([name, member]) => [name, draft07(description, member)]),
    )
    const entries = description.entries(schema)
    if (entries) result.additionalProperties = draft07(description, entries)
    const required = asList(schema.required)
    if (required.length > 0) result.required = required
  }
  return result
}
