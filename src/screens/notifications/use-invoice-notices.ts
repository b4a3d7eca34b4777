import { useQueries } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { entryOf, hasResource } from '../../engine/data/load-resource'
import { detailPath } from '../../manifest/routes'
import { invoiceNumber, invoiceState, urgentInvoices, type Invoice } from '../../platform/account/invoice'
import {
  accountName,
  useBillingAccounts,
  type BillingAccount,
} from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { newestFirst, type Notice } from './notice'

/** Most accounts whose invoices are read, since each is a call, and most invoices shown of each. */
const mostShown = 10

const about = { kind: 'billing', icon: 'receipt-text' } as const

/** Unpaid invoices of the accounts that owe, and one notice for those left out. */
export function useInvoiceNotices(): readonly Notice[] {
  const { client, now } = usePlatform()
  const t = useScreenTexts('notifications')
  const money = useMoney()
  const { accounts } = useBillingAccounts()
  const owing = isDescribed('listInvoices')
    ? accounts.filter(({ unpaid_amount: owed }) => (owed ?? 0) > 0)
    : []
  const read = owing.slice(0, mostShown)
  const answers = useQueries({
    queries: read.map(({ id }) =>
      operationQuery(client, 'listInvoices', { query: { billing_account_id: id } }),
    ),
  })
  const summary = hasResource('billing_account') ? entryOf('billing_account').summary : undefined

  const titleOf = (invoice: Invoice, days: number | undefined): string => {
    const number = invoiceNumber(invoice) ?? ''
    if (days === undefined) return t('unpaid', { number })
    if (days === 0) return t('unpaidToday', { number })
    return days < 0 ? t('unpaidLate', { number, count: -days }) : t('unpaidIn', { number, count: days })
  }
  const noticeOf = (account: BillingAccount, invoice: Invoice): Notice => {
    const state = invoiceState(invoice, now())
    const days = state.kind === 'unpaid' ? state.days : undefined
    const page = summary && detailPath(summary, String(account.id), undefined)
    const late = days !== undefined && days < 0
    return {
      ...about,
      // A late invoice is unread again.
      id: `invoice ${invoice.id}${late ? ' late' : ''}`,
      tone: late ? 'error' : 'normal',
      title: titleOf(invoice, days),
      text: t('unpaidText', { amount: money.format(invoice.totals.total), account: accountName(account) }),
      at: typeof invoice.created === 'number' ? invoice.created * 1000 : undefined,
      link: page === undefined ? undefined : { href: `${page}?tab=invoices`, label: t('showInvoices') },
    }
  }

  const found = read.map((account, index) => {
    const { invoices, more } = urgentInvoices(answers[index]?.data, mostShown)
    return { notices: invoices.map((invoice) => noticeOf(account, invoice)), more }
  })
  const notices = found.flatMap((each) => each.notices)
  if (owing.length === read.length && !found.some(({ more }) => more)) return notices
  const rest: Notice = {
    ...about,
    id: 'more invoices',
    tone: 'normal',
    title: t('unpaidMore'),
    text: t('unpaidMoreText'),
    // Below those that are shown.
    at: newestFirst(notices).at(-1)?.at,
    link: summary && { href: summary.routes.list, label: t('showAccounts') },
  }
  return [...notices, rest]
}
