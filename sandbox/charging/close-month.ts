import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import { nextMonth } from './account-state'
import { note } from './history'
import { insertInvoice } from './insert-invoice'
import type { InvoiceContent } from './invoice-document'
import { accruedBy, countTo, sumsAt, spendCredit } from './sums'
import { readMeters, toLine } from './usage'

type Account = StoredRow<'account'>

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** Invoice content of the running month as if the month ended now. */
export function runningMonth(work: Work, account: Account): InvoiceContent {
  const { discount, beforeTax } = sumsAt(account, work.now, work.catalogue.currency)
  return {
    type: 'cloud_services',
    lines: readMeters(work, account).map(toLine),
    discount,
    used: spendCredit(account.state, beforeTax).used,
    period: { start: account.state.periodStart, end: nextMonth(account.state.periodStart) },
  }
}

/**
 * Invoices the usage and deducts it from the credit: given credit first, then bought credit. The rest is debt, which the
 * invoice charges with VAT. Then the next month begins. A month without usage has no invoice.
 */
export function closeMonth(work: Work, account: Account): Account {
  const { charging, now, catalogue } = work
  const { beforeTax } = sumsAt(account, now, catalogue.currency)
  const isUsed = accruedBy(account.state, now) > 0n
  const content = { ...runningMonth(work, account), period: { start: account.state.periodStart, end: now } }
  charging.meters.restart(account.document.id, now)
  const state = { ...countTo(account.state, now), accrued: '0', periodStart: now }
  const restarted = { ...account, state }
  if (!isUsed) return restarted
  const { state: paid, used } = spendCredit(state, beforeTax)
  const covered = used.reduce((sum, { amount }) => sum + amount, 0)
  const owed = beforeTax - covered
  const { account: invoiced, invoice } = insertInvoice(
    work,
    { ...restarted, state: paid },
    { ...content, used },
    { paidBy: null, creditWhenPaid: owed > 0 ? { kind: 'bought', amount: owed } : null },
  )
  if (beforeTax > 0) {
    note(work, invoiced, {
      amount: -beforeTax,
      description: `Cloud services, ${monthName(content.period.start)}`,
      reference: invoice.document.name ?? null,
      actingUser: null,
    })
  }
  return invoiced
}

function monthName(at: number): string {
  const date = new Date(at)
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
