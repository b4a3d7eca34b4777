import { useMemo } from 'react'
import { formatGigabytes, formatNumber } from '../../lib/quantity'
import { estimate, totalOf, type Amount } from '../../manifest/price'
import type { LocaleKey } from '../../generated/locale-keys'
import { accountBalance, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import type { EstimateLine as ShownLine } from '../../ui/layout/Estimate'
import { usePrices } from '../data/use-prices'
import type { FormModel } from '../forms/use-form'

/** The estimate of a form, ready to be shown. */
export interface EstimateView {
  lines: ShownLine[]
  /** Undefined while nothing can be priced. */
  amount: Amount | undefined
  complete: boolean
  month: string
  hour: string
  withVat: string | undefined
  /** Whole days the balance lasts with this on top of what runs now; undefined when it costs nothing or is not known. */
  days: number | undefined
}

const hoursPerDay = 24

/** Prices the form as it stands, line by line; a part that is not valid has no amount and the total says so. */
export function useEstimate(model: FormModel): EstimateView | undefined {
  const { t, locale } = useTexts()
  const money = useMoney()
  const { current } = useBillingAccounts()
  const { resource, subject, errors } = model
  const prices = usePrices(resource.price.length > 0)
  return useMemo(() => {
    if (!prices || resource.price.length === 0) return undefined
    const right = Object.entries(subject.form ?? {}).filter(([id]) => errors[id] === undefined)
    const form = Object.fromEntries(right)
    const lines = estimate(resource.price, { ...subject, form, record: undefined }, prices)
    const shown = lines.map((line, index): ShownLine => {
      const { quantity } = line
      const write = line.cell === 'gigabytes' ? formatGigabytes : formatNumber
      const words = quantity === undefined ? '—' : write(quantity, locale)
      return {
        id: `${line.type} ${index}`,
        label:
          line.name === undefined
            ? t(`prices.${line.type}` as LocaleKey, { quantity: words })
            : t('wizard.priced', { quantity: words, name: line.name }),
        amount: line.amount ? money.format(line.amount.month) : '—',
        invalid: line.amount === undefined,
      }
    })
    const { amount, complete } = totalOf(lines)
    const vat = current?.vat_percentage
    const perDay = (amount?.hour ?? 0) * hoursPerDay
    const balance = current ? accountBalance(current) : undefined
    return {
      lines: shown,
      amount,
      complete,
      month: amount ? money.format(amount.month) : '—',
      hour: amount ? money.unit(amount.hour) : '—',
      withVat: vat ? (amount ? money.format(amount.month * (1 + vat / 100)) : '—') : undefined,
      days: perDay > 0 && balance !== undefined ? Math.floor(balance / perDay) : undefined,
    }
  }, [prices, resource, subject, errors, t, locale, money, current])
}
