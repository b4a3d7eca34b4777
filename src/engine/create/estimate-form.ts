import { isRecord } from '../../lib/is-record'
import { estimate, totalOf, type Amount, type EstimateLine, type PlacePrices } from '../../manifest/price'
import { checkRow } from '../fields/form-check'
import type { FormModel } from '../fields/form-model'

/** Parts of a form the estimate depends on. */
type EstimatedForm = Pick<FormModel, 'resource' | 'form' | 'subject' | 'errors' | 'allErrors' | 'check'>

/** Parameters without errors, reported or not, with invalid rows left out. Empty ones have no price. */
function rightParts({ form, subject, errors, allErrors, check }: EstimatedForm): Record<string, unknown> {
  const isWrong = (id: string): boolean => errors[id] !== undefined || allErrors[id] !== undefined
  const parts = Object.entries(subject.form ?? {}).flatMap(([id, value]): [string, unknown][] => {
    if (!isWrong(id)) return [[id, value]]
    const { of = null } = form.fields[id] ?? {}
    if (!of || !Array.isArray(value)) return []
    const rows = value.filter(isRecord).map((row) => {
      const wrong = checkRow(of, row, check, value)
      return Object.fromEntries(Object.entries(row).filter(([name]) => wrong[name] === undefined))
    })
    return [[id, rows]]
  })
  return Object.fromEntries(parts)
}

/**
 * Prices a create form: lines and total. `complete` is false while a part is invalid or unknown; the amount is then a
 * minimum, and undefined if nothing is known.
 */
export function estimateForm(
  model: EstimatedForm,
  prices: readonly PlacePrices[],
): { lines: readonly EstimateLine[]; amount: Amount | undefined; complete: boolean } {
  const { resource, subject } = model
  const lines = estimate(resource.price, { ...subject, form: rightParts(model), record: undefined }, prices)
  return { lines: lines.filter(({ uncertain }) => uncertain === undefined), ...totalOf(lines) }
}
