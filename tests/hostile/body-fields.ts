import type { Description as Document } from '../../sandbox/http/description'
import { Description } from '../../codegen/openapi/description'
import { isRecord } from '../../src/lib/is-record'

/** A place in a body: property names and list positions from outside to inside. */
export type Place = readonly (string | number)[]

/**
 * Every place of an operation's body where a text or a number can stand: those of the example `body`, nested ones too,
 * and the properties the example leaves out.
 */
export function bodyFields(document: Document, operation: string, body: unknown): Place[] {
  const description = new Description({ ...document })
  const described = description.operations.get(operation)
  const schema = described && description.body(described)?.schema
  const declared = schema ? Object.keys(description.properties(schema)) : []
  const present = isRecord(body) ? Object.keys(body) : []
  return [...leaves(body, []), ...declared.filter((name) => !present.includes(name)).map((name) => [name])]
}

function leaves(value: unknown, place: Place): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...place, index]))
  if (isRecord(value)) return Object.entries(value).flatMap(([name, item]) => leaves(item, [...place, name]))
  return place.length > 0 ? [place] : []
}

/** The body with `text` in one place. */
export function withText(body: unknown, place: Place, text: string): unknown {
  const [first, ...rest] = place
  if (first === undefined) return text
  if (Array.isArray(body))
    return body.map((item, index) => (index === first ? withText(item, rest, text) : item))
  return { ...(isRecord(body) ? body : {}), [first]: withText(isRecord(body) ? body[first] : {}, rest, text) }
}

/** Whether a JSON value contains a text, as a string or as the number it stands for. */
export function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value === text
  if (typeof value === 'number' || typeof value === 'boolean')
    return `${value}` === text || sameNumber(value, text)
  if (Array.isArray(value)) return value.some((item) => holds(item, text))
  return isRecord(value) && Object.values(value).some((item) => holds(item, text))
}

/** `007` and `+5` are written differently from the number they stand for, and `1` may stand for true. */
function sameNumber(value: number | boolean, text: string): boolean {
  if (typeof value === 'boolean') return value === (text.toLowerCase() === 'true' || text === '1')
  return text.trim() !== '' && Number(text) === value && Number.isSafeInteger(Math.trunc(value))
}
