import { expect } from 'vitest'
import type { BillingAccount, HistoryEntry, Invoice, UsageItem } from '../../../../sandbox/entities'
import { type Currency, currencyOf, toMinor } from '../../../../sandbox/charging/currency'
import type { Client } from '../support'

/** All answers of the API about the money of one account. */
export interface Books {
  readonly account: BillingAccount
  readonly history: readonly HistoryEntry[]
  readonly invoices: readonly Invoice[]
  readonly usage: readonly UsageItem[]
}

/** Reads the books of an account. */
export async function readBooks(client: Client, id: number, key = 'demo-customer'): Promise<Books> {
  const where = `billing_account_id=${id}`
  const [account, history, invoices, usage] = await Promise.all([
    client.get<BillingAccount>(`/payment/billing_account?${where}`, { key }),
    client.get<HistoryEntry[]>(`/payment/credit/list?${where}`, { key }),
    client.get<Invoice[]>(`/payment/invoice/list?${where}`, { key }),
    client.get<UsageItem[]>(`/charging/usage?${where}`, { key }),
  ])
  return { account: account.body, history: history.body, invoices: invoices.body, usage: usage.body }
}

function minorIn(currency: Currency): (amount: number | undefined | null) => number {
  return (amount) => {
    const minor = toMinor(amount ?? 0, currency)
    if (minor === undefined) throw new Error(`${amount} is finer than ${currency.code}`)
    return minor
  }
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * Checks that the books agree with one another to the minor unit: usage with the running totals, the totals with discount
 * and VAT, the history with the credit, every invoice with its lines, and the unpaid ones with the account.
 */
export function expectBalanced({ account, history, invoices, usage }: Books, code = 'EUR'): void {
  const minor = minorIn(currencyOf(code))
  const sums = account.running_totals ?? {}
  const subtotal = minor(sums.subtotal)
  expect(total(usage.map(({ cost }) => minor(cost)))).toBe(subtotal)
  expect(minor(sums.subtotal_resource_usage)).toBe(subtotal)
  expect(subtotal - minor(sums.discount_amount)).toBe(minor(sums.total_before_tax))
  expect(minor(sums.total_before_tax) + minor(sums.vat_tax)).toBe(minor(sums.total))
  expect(minor(sums.credit_amount) - minor(sums.total_before_tax)).toBe(minor(sums.ongoing))
  expect(total(history.map(({ amount }) => minor(amount)))).toBe(minor(account.credit_amount))
  expect(minor(account.credit_amount)).toBe(minor(sums.credit_amount))
  for (const invoice of invoices) expectInvoiceAddsUp(invoice, minor)
  const current = invoices.find(({ id }) => id === 'current')
  if (current) {
    expect(minor(current.totals.subtotal)).toBe(subtotal)
    expect(current.records_list.filter(({ is_technical: isTechnical }) => isTechnical !== true)).toHaveLength(
      usage.length,
    )
  }
  const unpaid = invoices.filter(({ status }) => status === 5)
  expect(total(unpaid.map(({ totals }) => minor(totals.total)))).toBe(minor(account.unpaid_amount))
}

function expectInvoiceAddsUp(invoice: Invoice, minor: (amount: number | undefined | null) => number): void {
  const { totals, records_list: records, transaction_list: payments = [] } = invoice
  const sold = records.filter(({ is_technical: isTechnical }) => isTechnical !== true)
  const technical = records.filter(({ is_technical: isTechnical }) => isTechnical === true)
  expect(total(sold.map(({ amount }) => minor(amount)))).toBe(minor(totals.subtotal))
  expect(total(technical.map(({ amount }) => minor(amount)))).toBe(
    minor(totals.credit) - minor(totals.discount_amount),
  )
  expect(total(records.map(({ vat_amount: vat }) => minor(vat)))).toBe(minor(totals.vat_tax))
  expect(minor(totals.subtotal) - minor(totals.discount_amount) + minor(totals.credit)).toBe(
    minor(totals.total_before_tax),
  )
  expect(minor(totals.total_before_tax) + minor(totals.vat_tax)).toBe(minor(totals.total))
  const paid = total(
    payments.filter(({ is_success: isSuccess }) => isSuccess !== false).map(({ amount }) => minor(amount)),
  )
  expect(paid).toBe(invoice.status === 10 ? Math.max(minor(totals.total), 0) : 0)
}
