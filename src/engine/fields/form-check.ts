import { isRecord } from '../../lib/is-record'
import { fitsPattern } from '../../lib/pattern-rules'
import type { CompiledField } from '../../manifest/compiled-fields'
import { holds } from '../../manifest/condition'
import { isEmpty, readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { CheckContext, FormErrors } from './check-context'
import type { FormValues } from './form-values'
import { type Described, schemaErrors } from './schema-errors'
import { valueError } from './value-error'

/** Error of a value that an earlier row has, if values must be unique. */
function checkDistinct(
  { at, distinct }: CompiledField,
  value: unknown,
  above: readonly unknown[],
  { texts, type }: CheckContext,
): string | undefined {
  if (distinct === undefined || isEmpty(value)) return undefined
  if (!above.some((row) => readFirst(row, at) === value)) return undefined
  return texts.resourceIfAny(type, textKeys.reason(distinct)) ?? texts.t('form.pattern')
}

/** Error of a row's text by the description; outside rows the compiled schema checks it. */
function patternError(
  field: CompiledField,
  value: unknown,
  { texts, type }: CheckContext,
): string | undefined {
  const { pattern, at } = field
  if (pattern === undefined || typeof value !== 'string' || value === '' || fitsPattern(pattern, value))
    return undefined
  return texts.resourceIfAny(type, textKeys.fieldError(at, 'pattern')) ?? texts.t('form.pattern')
}

/** Errors of one row by field id; `rows` are needed for checks across rows. */
export function checkRow(
  fields: readonly CompiledField[] | null,
  row: unknown,
  context: CheckContext,
  rows: readonly unknown[] = [],
): FormErrors {
  const errors: Record<string, string> = {}
  if (!fields || !isRecord(row)) return errors
  const inside: CheckContext = { ...context, subject: { ...context.subject, form: row } }
  const above = rows.slice(0, Math.max(rows.indexOf(row), 0))
  for (const inner of fields) {
    if (!holds(inner.when, inside.subject)) continue
    const value = readFirst(row, inner.at)
    const error =
      valueError(inner, value, inside) ??
      patternError(inner, value, inside) ??
      checkDistinct(inner, value, above, context)
    if (error !== undefined) errors[inner.id] = error
  }
  return errors
}

/** Errors of each row of a list; empty for a field without rows. */
export function rowErrors(
  field: CompiledField | undefined,
  value: unknown,
  check: CheckContext,
): FormErrors[] {
  const rows = field?.of && Array.isArray(value) ? value : []
  return rows.map((row) => checkRow(field?.of ?? [], row, check, rows))
}

/** Checks visible fields: first the rules of manifest and server, then the compiled schema. */
export function checkForm(
  visible: readonly CompiledField[],
  values: FormValues,
  described: Described | undefined,
  context: CheckContext,
): FormErrors {
  const errors: Record<string, string> = {}
  for (const field of visible) {
    const value = values[field.id]
    const error = valueError(field, value, context)
    if (error !== undefined) errors[field.id] = error
    else if (rowErrors(field, value, context).some((row) => Object.keys(row).length > 0))
      errors[field.id] = context.texts.t('form.rowsWrong')
  }
  if (described) Object.assign(errors, schemaErrors(visible, values, described, context, errors))
  for (const { id, syntax } of visible) {
    const value = values[id]
    if (!syntax || errors[id] !== undefined || typeof value !== 'string' || isEmpty(value)) continue
    const line = context.faultyLine?.(value)
    if (line !== undefined) errors[id] = context.texts.t('form.yaml', { line })
  }
  return errors
}
