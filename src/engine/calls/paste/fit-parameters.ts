import { isRecord } from '../../../lib/is-record'
import type { CompiledField } from '../../../manifest/compiled-fields'
import type { CompiledForm } from '../../../manifest/compiled'
import { spreadMembers, withMember } from '../../../manifest/nested'
import { fieldsOf } from '../../fields/form-values'
import { isPlaceholder } from './pasted-call'
import { readWholeLiteral } from './read-literal'

/** A pasted value in a field's format, with the paths of row members that were rejected. */
interface Fitted {
  value: unknown
  unknown: readonly string[]
  placeholders: readonly string[]
}

const whole = (value: unknown): Fitted => ({ value, unknown: [], placeholders: [] })

function fitNumber(value: unknown): Fitted | undefined {
  if (typeof value === 'number') return whole(value)
  if (typeof value !== 'string') return undefined
  // Text that is not a number is kept, as when typed; validation reports it.
  return whole(/^\s*-?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*$/i.test(value) ? Number(value) : value)
}

function fitBoolean(value: unknown): Fitted | undefined {
  if (typeof value === 'boolean') return whole(value)
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return word === 'true' || word === 'false' ? whole(word === 'true') : undefined
}

/** A row of an array: an object, or form-encoded text. */
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

/**
 * Converts a pasted value to its field's type: form text becomes numbers, booleans or rows. Undefined if it cannot be
 * converted.
 */
function fitValue(field: CompiledField, value: unknown): Fitted | undefined {
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

/** Pasted parameters in the format of the form's fields. */
export interface FittedParameters {
  /** By parameter, in the fields' format. */
  values: Readonly<Record<string, unknown>>
  /** Parameters without a field, or with a value no field accepts. */
  unknown: readonly string[]
  /** Parameters that hold a placeholder. */
  placeholders: readonly string[]
  /** Parameters the form fixes and the pasted call sets differently: the record, the paying account. */
  given: readonly string[]
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Sorts pasted parameters by what the form can do with them. `bound` are parameters that are not form fields. */
export function fitParameters(
  form: CompiledForm,
  bound: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, unknown>>,
): FittedParameters {
  const fields = fieldsOf(form).filter((field) => !field.local)
  const values: [string, unknown][] = []
  const unknown: string[] = []
  const placeholders: string[] = []
  const given: string[] = []
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || value === undefined || value === '') continue
    const field = fields.find((each) => each.at === name)
    if (isPlaceholder(value)) {
      if (field) placeholders.push(name)
    } else if (field) {
      // A single-value field takes the last of repeated values, as the platform does.
      const last = Array.isArray(value) && field.type !== 'array' ? value.at(-1) : value
      const fitted = fitValue(field, last)
      if (!fitted) unknown.push(name)
      else {
        values.push([name, fitted.value])
        unknown.push(...fitted.unknown)
        placeholders.push(...fitted.placeholders)
      }
    } else if (!Object.hasOwn(bound, name)) unknown.push(name)
    else if (text(bound[name]) !== text(value)) given.push(name)
  }
  return { values: Object.fromEntries(values), unknown, placeholders, given }
}
