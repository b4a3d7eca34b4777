import { useMemo } from 'react'
import { isRecord } from '../../lib/is-record'
import { formatGigabytes, formatNumber } from '../../lib/quantity'
import { estimate, totalOf, type Amount } from '../../manifest/price'
import type { LocaleKey } from '../../generated/locale-keys'
import { daysLasting, spentPerHour } from '../../platform/account/days-lasting'
import { accountBalance, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import type { EstimateLine as ShownLine } from '../../ui/layout/Estimate'
import { usePrices } from '../data/use-prices'
import { checkRow } from '../forms/form-check'
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

/** What of a form may be priced: not what is marked as wrong; of rows, not what is wrong in them. */
function rightParts({
  form,
  subject,
  errors,
  check,
}: Pick<FormModel, 'form' | 'subject' | 'errors' | 'check'>): Record<string, unknown> {
  const parts = Object.entries(subject.form ?? {}).flatMap(([id, value]): [string, unknown][] => {
    if (errors[id] === undefined) return [[id, value]]
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

/** Prices the form as it stands, line by line; a part that is not valid has no amount and the total says so. */
export function useEstimate(model: FormModel): EstimateView | undefined {
  const { t, locale } = useTexts()
  const money = useMoney()
  const { current } = useBillingAccounts()
  const { now } = usePlatform()
  const { resource, form, subject, errors, check } = model
  const prices = usePrices(resource.price.length > 0)
  return useMemo(() => {
    if (!prices || !resource.price.some((line) => line.form)) return undefined
    const right = rightParts({ form, subject, errors, check })
    const lines = estimate(resource.price, { ...subject, form: right, record: undefined }, prices)
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
    return {
      lines: shown,
      amount,
      complete,
      month: amount ? money.format(amount.month) : '—',
      hour: amount ? money.unit(amount.hour) : '—',
      withVat: vat ? (amount ? money.format(amount.month * (1 + vat / 100)) : '—') : undefined,
      days:
        current && amount
          ? daysLasting(accountBalance(current), amount.hour + spentPerHour(current, now()))
          : undefined,
    }
  }, [prices, resource, form, subject, errors, check, t, locale, money, current, now])
}
