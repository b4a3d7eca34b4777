import { formatPercent } from '../../lib/quantity'
import { roundMoney } from '../../lib/money'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { Amount } from './Amount'
import type { FootLine } from './BillingTable'
import { totalLabel } from './total-label'
import type { BilledMonth } from './usage-month'

/** Totals of a month as reported by the platform; unknown parts are undefined. */
interface MonthTotals {
  /** Not tied to a resource. */
  rest: number
  discount: number
  credit: number
  vat: number | undefined
  total: number | undefined
}

function totalsOf(
  { running, invoices }: BilledMonth,
  account: BillingAccount,
  currency: string,
): MonthTotals {
  if (running) {
    const { running_totals: totals } = account
    return {
      rest:
        totals?.subtotal === undefined || totals.subtotal_resource_usage === undefined
          ? 0
          : roundMoney(totals.subtotal - totals.subtotal_resource_usage, currency),
      discount: totals?.discount_amount ?? 0,
      credit: 0,
      vat: totals?.vat_tax,
      total: totals?.total,
    }
  }
  const sum = (read: (totals: BilledMonth['invoices'][number]['totals']) => number): number =>
    invoices.reduce((all, { totals }) => all + read(totals), 0)
  return {
    rest: 0,
    discount: sum(({ discount_amount: less = 0 }) => less),
    credit: sum(({ credit = 0 }) => credit),
    vat: sum(({ vat_tax: vat }) => vat),
    total: sum(({ total }) => total),
  }
}

/** Footer lines below the used items of a month: other usage, discount, credit, VAT, total. `cost` is the sum above. */
export function useUsageFoot(
  month: BilledMonth,
  account: BillingAccount,
  cost: number,
  currency: string,
): FootLine[] {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { rest, discount, credit, vat, total } = totalsOf(month, account, currency)
  const from = month.running ? account : month.invoices[0]
  const percent = (share: number | null | undefined): string =>
    typeof share === 'number' ? formatPercent(share, locale) : ''
  const line = (id: string, label: string, value: number | undefined, strong?: boolean): FootLine => ({
    id,
    label,
    value: <Amount value={value} />,
    ...(strong ? { strong } : {}),
  })
  return [
    line('cost', t('beforeVat'), cost),
    ...(rest === 0 ? [] : [line('rest', t('otherUse'), rest)]),
    ...(discount === 0
      ? []
      : [line('discount', t('discount', { share: percent(from?.discount_percentage) }), -discount)]),
    ...(credit === 0 ? [] : [line('credit', t('fromBalance'), credit)]),
    line('vat', t('vatOf', { share: percent(from?.vat_percentage) }), vat),
    line('total', t(month.running ? 'withVatSoFar' : totalLabel(month.invoices)), total, true),
  ]
}
