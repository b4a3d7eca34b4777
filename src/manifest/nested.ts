import { isRecord } from '../lib/is-record'

const parts = (name: string): { first: string; rest: string } => {
  const dot = name.indexOf('.')
  return dot < 0 ? { first: name, rest: '' } : { first: name.slice(0, dot), rest: name.slice(dot + 1) }
}

/** A record with the member at path `name` (`volume.size`) set; missing objects on the path are created. */
export function withMember(
  record: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { first, rest } = parts(name)
  if (rest === '') return { ...record, [first]: value }
  const inner = record[first]
  return { ...record, [first]: withMember(isRecord(inner) ? inner : {}, rest, value) }
}

/** The part of a record that changes when that member is set: its outermost property. */
export function memberPatch(
  record: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { first } = parts(name)
  return { [first]: withMember(record, name, value)[first] }
}

function without(record: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  const { first, rest } = parts(name)
  const { [first]: inner, ...others } = record
  if (rest === '' || !isRecord(inner)) return others
  const left = without(inner, rest)
  return Object.keys(left).length === 0 ? others : { ...others, [first]: left }
}

/** The value at a path through objects only; JSON in a text is not parsed. */
function memberOf(body: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce((inner, each) => (isRecord(inner) && Object.hasOwn(inner, each) ? inner[each] : undefined), body)
}

/**
 * A body with a property for each name that is a path into it: the inverse of `withMember`. Members at no such path stay
 * where they are.
 */
export function spreadMembers(
  body: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  let rest: Record<string, unknown> = { ...body }
  const found: Record<string, unknown> = {}
  for (const name of names) {
    if (!name.includes('.')) continue
    const value = memberOf(body, name)
    if (value === undefined) continue
    found[name] = value
    rest = without(rest, name)
  }
  return { ...rest, ...found }
}
