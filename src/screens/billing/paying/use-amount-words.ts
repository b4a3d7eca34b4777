import { shownDigits } from '../../../lib/money'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import type { AmountProblem } from './amount'

/** Text of what is wrong with an amount in the currency of the site. */
export function useAmountWords(): (problem: AmountProblem | 'noNumber') => string {
  const t = useScreenTexts('payments')
  const { site } = usePlatform()
  const { siteCurrency: currency } = site.config
  const digits = shownDigits(currency)
  return (problem) => t(`errors.${problem}`, { currency, count: digits })
}
