import { currencySymbol, shownDigits } from '../../../lib/money'
import { numberProblemText } from '../../../platform/i18n/number-problem-text'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import type { NumberValue } from '../../../ui/form-controls/NumberInput'
import type { AmountProblem } from './amount'

/** Text of what is wrong with an amount, of which `typed` is the text or number, in the currency of the site. */
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
