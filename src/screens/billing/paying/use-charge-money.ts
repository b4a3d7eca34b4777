import { useMemo } from 'react'
import { formatCharge, formatMoney } from '../../../lib/money'
import { useTexts } from '../../../platform/i18n/use-texts'

/** Formats amounts in the currency of the charge; never converted. */
export function useChargeMoney(): {
  /** Credit, a fee, a sum: `€100.00`. */
  money: (amount: number, currency: string) => string
  /** The charged sum, with all its decimals. */
  charge: (amount: number, currency: string) => string
} {
  const { locale } = useTexts()
  return useMemo(
    () => ({
      money: (amount, currency) => formatMoney(amount, { locale, currency }),
      charge: (amount, currency) => formatCharge(amount, { locale, currency }),
    }),
    [locale],
  )
}
