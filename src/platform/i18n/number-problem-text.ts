import { numberProblem } from '../../ui/form-controls/parse-number'
import type { Texts } from './texts'

/** Units accepted beside a number of one field. */
export interface OwnUnits {
  /** Units and marks, in any case. */
  own: readonly string[]
  /** The unit as it is shown; empty for a count. */
  unit: string
  /** False for a number whose digits are never grouped, such as a port. */
  grouped?: boolean
}

/** Why a text is not a number, and what to enter; undefined if a general message says the same. */
export function numberProblemText(
  t: Texts['t'],
  text: string,
  { own, unit, grouped = true }: OwnUnits,
): string | undefined {
  const problem = numberProblem(text, own)
  if (problem === undefined) return undefined
  if (problem === 'separator') return grouped ? t('form.separator', { value: text.trim() }) : undefined
  const { other } = problem
  return unit === '' ? t('form.noUnit', { other }) : t('form.otherUnit', { unit, other })
}
