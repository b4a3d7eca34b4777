import { cellNames } from '../../../src/manifest/names'
import type { ManifestContext } from '../context'
import { cellsFor, defaultCell } from '../cell-kinds'
import { pathsOfColumn } from '../column-id'
import { schemaAt } from '../scope'
import type { Json } from '../../openapi/description'
import { columnsOf, fieldsOf, formsOf } from '../walk'
import { fieldSchemas } from '../field-schemas'
import { parameterAt } from '../parameters'
import { misfit } from '../misfit'
import { isScalar } from '../../../src/manifest/value'

/** A cell named in the manifest must be able to show its value; only secrets can have `reveal`. */
export function fieldKind(context: ManifestContext): void {
  for (const { at, column, scope } of columnsOf(context)) {
    if (typeof column === 'string') continue
    const [path] = pathsOfColumn(column)
    const schema = path === undefined ? undefined : schemaAt(context.description, scope, path)
    if (!schema || path === undefined) continue
    const usual = defaultCell(context.description, schema)
    if (column.reveal && usual !== 'secret')
      context.report('field-kind', `${at}.reveal`, `"${path}" is no secret; leave it out.`)
    if (!column.cell || !cellNames.includes(column.cell)) continue
    if (cellsFor(usual).includes(column.cell)) continue
    context.report(
      'field-kind',
      `${at}.cell`,
      `"${column.cell}" cannot show "${path}" (${usual}); use ${cellsFor(usual).join(', ')} or leave it out.`,
    )
  }
  fieldValues(context)
}

/** Compiles a pattern; the error of an invalid one goes to `report`. */
function patternOf(text: string, report: (error: string) => void): RegExp | undefined {
  try {
    return new RegExp(text)
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

/** The bound of a number that a value breaks: "at least 10"; undefined if it keeps both. */
function brokenBound({ minimum, maximum }: Json, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined
  if (typeof minimum === 'number' && value < minimum) return `at least ${minimum}`
  return typeof maximum === 'number' && value > maximum ? `at most ${maximum}` : undefined
}

/** An initial value must be one that the call takes, limits must leave a value, and a rule must be a pattern. */
function fieldValues(context: ManifestContext): void {
  for (const form of formsOf(context)) {
    const schemas = new Map(
      fieldSchemas(context, form)
        .filter(({ field }) => field.local || parameterAt(context, form.operation, field.at))
        .map(({ field, schema }) => [field, schema]),
    )
    for (const { at, field } of fieldsOf(context, form)) {
      const { initial } = field
      const schema = schemas.get(field)
      const isValue = initial !== undefined && !field.of && !Array.isArray(initial) && isScalar(initial)
      const described = schema && context.description.concrete(schema)
      const wanted =
        isValue && initial !== null && described
          ? (misfit(described, initial) ?? brokenBound(described, initial))
          : undefined
      if (wanted !== undefined)
        context.report(
          'field-kind',
          `${at}.initial`,
          `"${field.at}" takes ${wanted}, not ${JSON.stringify(initial)}.`,
        )
      const { least, most } = field
      if (typeof least === 'number' && typeof most === 'number' && least > most)
        context.report('field-kind', `${at}.least`, `no value is at least ${least} and at most ${most}.`)
      for (const [id, pattern] of Object.entries(field.rules ?? {}))
        patternOf(pattern, (error) =>
          context.report('field-kind', `${at}.rules.${id}`, `is no pattern: ${error}; correct it.`),
        )
    }
  }
}
