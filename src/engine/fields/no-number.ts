import type { CompiledField } from '../../manifest/compiled-fields'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { numberProblemText } from '../../platform/i18n/number-problem-text'
import type { CheckContext } from './check-context'
import { ownUnits } from './number-units'

/** Code of the site's currency, which charges are made in. */
export function chargedCurrency({ environment }: Subject): string | undefined {
  const { siteCurrency } = environment.site
  return typeof siteCurrency === 'string' ? siteCurrency : undefined
}

/** Error of a text in a number field, or in a list or map of numbers, that is no number; with the reason if it is known. */
export function noNumber(
  field: CompiledField,
  text: string,
  { texts, type, subject }: Pick<CheckContext, 'texts' | 'type' | 'subject'>,
): string {
  const { t, locale, resourceIfAny } = texts
  const isCount = field.type === 'integer' && field.unit !== 'GB'
  return (
    numberProblemText(t, text, ownUnits(field, locale, chargedCurrency(subject))) ??
    resourceIfAny(type, textKeys.fieldError(field.at, 'number')) ??
    t(isCount ? 'form.integer' : 'form.number')
  )
}
