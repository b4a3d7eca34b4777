import { isRecord } from '../../../lib/is-record'
import { spreadMembers, withMember } from '../../../manifest/nested'
import type { CompiledField } from '../../../manifest/compiled'
import { isPlaceholder } from './placeholder'
import { readWholeLiteral } from './read-literal'

/** A pasted value as a field keeps it, and the members of its rows that could not be taken, by their path. */
export interface Fitted {
  value: unknown
  unknown: readonly string[]
  placeholders: readonly string[]
}

const whole = (value: unknown): Fitted => ({ value, unknown: [], placeholders: [] })

function fitNumber(value: unknown): Fitted | undefined {
  if (typeof value === 'number') return whole(value)
  if (typeof value !== 'string') return undefined
  // A text that is no number stays, as it does when it is typed; the form says what is wrong with it.
  return whole(/^\s*-?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*$/i.test(value) ? Number(value) : value)
}

function fitBoolean(value: unknown): Fitted | undefined {
  if (typeof value === 'boolean') return whole(value)
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return word === 'true' || word === 'false' ? whole(word === 'true') : undefined
}

/** A row of an array: an object, or in a form its text. */
function rowOf(value: unknown): Record<string, unknown> | undefined {
  const row = typeof value === 'string' && /^\s*\{/.test(value) ? readWholeLiteral(value) : value
  return isRecord(row) ? row : undefined
}

function fitRow(at: string, fields: readonly CompiledField[], row: Record<string, unknown>): Fitted {
  const types = new Map(
    fields.flatMap((field) => [
      [field.at, field] as const,
      ...(field.to === undefined ? [] : [[field.to, field] as const]),
    ]),
  )
  const kept: [string, unknown][] = []
  const unknown: string[] = []
  const placeholders: string[] = []
  for (const [name, value] of Object.entries(spreadMembers(row, [...types.keys()]))) {
    const field = types.get(name)
    const fitted = field && fitValue(field, value)
    if (value === null || value === undefined) continue
    if (isPlaceholder(value)) placeholders.push(`${at}.${name}`)
    else if (fitted) kept.push([name, fitted.value])
    else unknown.push(`${at}.${name}`)
  }
  const placed = kept.reduce<Record<string, unknown>>((all, [name, each]) => withMember(all, name, each), {})
  return { value: placed, unknown, placeholders }
}

function fitList(field: CompiledField, value: unknown): Fitted | undefined {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const { of } = field
  if (!of) {
    if (values.some((each) => typeof each === 'object')) return undefined
    const numbers = field.entries === 'number' ? values.map(fitNumber) : undefined
    if (numbers)
      return numbers.every((each) => each !== undefined)
        ? whole(numbers.map((each) => each.value))
        : undefined
    return whole(values.map(String))
  }
  const rows = values.map(rowOf)
  const known = rows.filter((row) => row !== undefined)
  if (known.length < rows.length) return undefined
  const fitted = known.map((row) => fitRow(field.at, of, row))
  return {
    value: fitted.map((each) => each.value),
    unknown: [...new Set(fitted.flatMap((each) => each.unknown))],
    placeholders: [...new Set(fitted.flatMap((each) => each.placeholders))],
  }
}

/** A pasted value by the type of its field: texts of a form become numbers, booleans, rows. Undefined when it cannot be. */
export function fitValue(field: CompiledField, value: unknown): Fitted | undefined {
  switch (field.type) {
    case 'integer':
    case 'number':
      return fitNumber(value)
    case 'boolean':
      return fitBoolean(value)
    case 'array':
      return fitList(field, value)
    case 'object': {
      const row = rowOf(value)
      return row && whole(row)
    }
    case 'string':
      return typeof value === 'object' && value !== null ? undefined : whole(String(value))
  }
}
