import { currencySymbol, shownDigits } from '../../../lib/money'
import { numberProblemText } from '../../../platform/i18n/number-problem-text'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import type { NumberValue } from '../../../ui/form-controls/NumberInput'
import type { AmountProblem } from './amount'

/** Message for a problem of an amount; `typed` is the entered text or number, in the site's currency. */
export function useAmountWords(): (problem: AmountProblem | 'noNumber', typed: NumberValue) => string {
  const t = useScreenTexts('payments')
  const { t: word, locale } = useTexts()
  const { site } = usePlatform()
  const { siteCurrency: currency } = site.config
  const digits = shownDigits(currency)
  const beside = { own: [currency, currencySymbol({ locale, currency })], unit: currency }
  return (problem, typed) =>
    (problem === 'noNumber' ? numberProblemText(word, String(typed), beside) : undefined) ??
    t(`errors.${problem}`, { currency, count: digits })
}
