import { fitsFormat, isTextFormat } from '../../src/lib/text-format'
import type { Scalar } from '../../src/manifest/words/values'
import { asList, typesOf, type Json } from '../openapi/description'

const kinds: Readonly<Record<string, { name: string; fits: (value: Scalar) => boolean }>> = {
  string: { name: 'a text', fits: (value) => typeof value === 'string' },
  number: { name: 'a number', fits: (value) => typeof value === 'number' },
  integer: { name: 'a whole number', fits: (value) => Number.isInteger(value) },
  boolean: { name: 'true or false', fits: (value) => typeof value === 'boolean' },
  array: { name: 'a list', fits: () => false },
  object: { name: 'an object', fits: () => false },
}

/** Description of the values a schema takes; undefined if this value fits or the schema gives no type. */
export function misfit(schema: Json, value: Scalar): string | undefined {
  const isNullable = schema.nullable === true || [schema.type].flat().includes('null')
  if (value === null && isNullable) return undefined
  const known = asList(schema.enum)
  if (known.length > 0) return known.includes(value) ? undefined : known.map(String).join(', ')
  const types = typesOf(schema)
  const fits = types.length === 0 || types.some((type) => kinds[type]?.fits(value) ?? true)
  if (!fits) return types.map((type) => kinds[type]?.name ?? type).join(' or ')
  const { format } = schema
  return typeof value === 'string' && isTextFormat(format) && !fitsFormat(format, value)
    ? `a text of the format ${format}`
    : undefined
}
