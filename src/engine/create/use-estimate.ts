import { useMemo } from 'react'
import type { Amount } from '../../manifest/price'
import { discounted } from '../../platform/account/account-forecast'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { withVat } from '../../lib/money'
import { useMoney } from '../../platform/money/use-money'
import type { EstimateLine as ShownLine } from '../../ui/layout/Estimate'
import { priceWords } from '../../platform/money/price-words'
import { usePrices } from '../data/use-prices'
import type { FormModel } from '../fields/form-model'
import { estimateForm } from './estimate-form'

/** The estimate of a form, formatted. */
export interface EstimateView {
  lines: ShownLine[]
  /** Undefined while nothing can be priced. */
  amount: Amount | undefined
  complete: boolean
  month: string
  hour: string
  /** Total less the account's discount; undefined without one. */
  discounted: string | undefined
  /** Total after discount with VAT; undefined for an account without VAT. */
  withVat: string | undefined
  /** Hourly cost after discount, before VAT; undefined while a part is unknown. */
  perHour: number | undefined
}

/** Prices the form line by line; an invalid part has no amount and the total is marked incomplete. */
export function useEstimate(model: FormModel): EstimateView | undefined {
  const { t, locale } = useTexts()
  const money = useMoney()
  const { current } = useBillingAccounts()
  const { resource, form, subject, errors, allErrors, check } = model
  const prices = usePrices(resource.price.length > 0)
  return useMemo(() => {
    if (!prices || !resource.price.some((line) => line.form !== undefined)) return undefined
    const { lines, amount, complete } = estimateForm(
      { resource, form, subject, errors, allErrors, check },
      prices,
    )
    const shown = lines.map((line, index): ShownLine => {
      return {
        id: `${line.type} ${index}`,
        label: priceWords(line, { t, locale }),
        amount: line.amount ? money.format(line.amount.month) : '—',
        invalid: line.amount === undefined,
      }
    })
    const { vat_percentage: vat, discount_percentage: discount } = current ?? {}
    const paid = amount && (current ? discounted(current, amount.month) : amount.month)
    /** An incomplete total is a minimum. */
    const least = (text: string): string => (complete ? text : t('wizard.atLeast', { amount: text }))
    return {
      lines: shown,
      amount,
      complete,
      month: amount ? least(money.format(amount.month)) : '—',
      hour: amount ? least(money.unit(amount.hour)) : '—',
      discounted: discount ? (paid === undefined ? '—' : least(money.format(paid))) : undefined,
      withVat: vat ? (paid === undefined ? '—' : least(money.format(withVat(paid, vat)))) : undefined,
      perHour: current && amount && complete ? discounted(current, amount.hour) : undefined,
    }
  }, [prices, resource, form, subject, errors, allErrors, check, t, locale, money, current])
}
