import type { Invoice, InvoiceRecord, InvoiceTransaction } from '../entities'
import { epochSeconds } from '../format-time'
import type { StoredRow } from '../store/records'
import type { CreditKind } from './account-state'
import { type Currency, toAmount } from './currency'
import { apportion, percentOf } from './exact'
import type { UsedCredit } from './sums'

/** A line of an invoice. `amount` in minor units. */
export interface Line {
  readonly name: string
  readonly details: string
  readonly quantity: number
  /** `h` for hours, empty for pieces. */
  readonly unit: string
  readonly price: number
  readonly amount: number
  readonly location: string | null
}

/** Content of an invoice. Money in minor units, times in milliseconds. */
export interface InvoiceContent {
  readonly type: Invoice['type']
  readonly lines: readonly Line[]
  readonly discount: number
  readonly used: readonly UsedCredit[]
  readonly period: { readonly start: number; readonly end: number } | null
}

/** The sums of an invoice in minor units. */
export interface InvoiceSums {
  readonly subtotal: number
  readonly credit: number
  readonly beforeTax: number
  readonly vat: number
  readonly total: number
}

const creditNames: Readonly<Record<CreditKind, string>> = {
  first_free: 'Welcome credit',
  signup_campaign: 'Campaign credit',
  referral_receiver: 'Referral credit',
  referral_promoter: 'Credit for a recommendation',
  bought: 'Bought credit',
}

/** Adds an invoice up: VAT is due on the sum after discount and credit. */
export function invoiceSums(content: InvoiceContent, vatPercentage: number): InvoiceSums {
  const subtotal = sum(content.lines.map(({ amount }) => amount))
  const credit = -sum(content.used.map(({ amount }) => amount))
  const beforeTax = subtotal - content.discount + credit
  const vat = percentOf(beforeTax, vatPercentage)
  return { subtotal, credit, beforeTax, vat, total: beforeTax + vat }
}

/** Fields that differ between invoices with the same content. Times in milliseconds. */
interface Heading {
  readonly id: number | 'current'
  readonly name: string | null
  readonly status: Invoice['status']
  readonly createdAt: number | null
  readonly dueAt: number | null
  readonly transactions: readonly InvoiceTransaction[]
}

/** An invoice as the API shows it. Lines with their VAT add up to the totals to the minor unit. */
export function toInvoice(
  { document: account }: StoredRow<'account'>,
  heading: Heading,
  content: InvoiceContent,
  currency: Currency,
): Invoice {
  const money = (minor: number): number => toAmount(minor, currency)
  const vatPercentage = account.vat_percentage ?? 0
  const sums = invoiceSums(content, vatPercentage)
  const created = heading.createdAt === null ? null : epochSeconds(heading.createdAt)
  return {
    id: heading.id,
    padded_id: heading.id === 'current' ? null : `${heading.id}`.padStart(8, '0'),
    name: heading.name,
    billing_account_id: account.id,
    type: content.type,
    status: heading.status,
    created,
    due_date: heading.dueAt === null ? null : epochSeconds(heading.dueAt),
    period_start: content.period && epochSeconds(content.period.start),
    period_end: content.period && epochSeconds(content.period.end),
    discount_percentage: account.discount_percentage ?? 0,
    vat_percentage: vatPercentage,
    account_snapshot: JSON.stringify(snapshot(account)),
    records_list: toRecords(content, sums, currency).map((record, index) => ({
      id: index + 1,
      invoice_id: heading.id,
      created,
      ...record,
    })),
    totals: {
      subtotal: money(sums.subtotal),
      discount_amount: money(content.discount),
      credit: money(sums.credit),
      total_before_tax: money(sums.beforeTax),
      vat_tax: money(sums.vat),
      total: money(sums.total),
    },
    transaction_list: [...heading.transactions],
    precalc_subtotal: money(sums.subtotal),
    precalc_vat_tax: money(sums.vat),
    precalc_total: money(sums.total),
  }
}

function toRecords(
  content: InvoiceContent,
  sums: InvoiceSums,
  currency: Currency,
): Omit<InvoiceRecord, 'id'>[] {
  const money = (minor: number): number => toAmount(minor, currency)
  const vat = apportion(
    sums.vat,
    content.lines.map(({ amount }) => BigInt(Math.abs(amount))),
  )
  const sold = content.lines.map((line, index) => ({
    name: line.name,
    descr: line.details,
    qty: line.quantity,
    qty_unit: line.unit,
    item_price: line.price,
    amount: money(line.amount),
    vat_amount: money(vat[index] ?? 0),
    is_technical: false,
    location_slug: line.location,
  }))
  const technical = (name: string, descr: string, minor: number): Omit<InvoiceRecord, 'id'> => ({
    name,
    descr,
    qty: 1,
    qty_unit: '',
    item_price: money(-minor),
    amount: money(-minor),
    vat_amount: 0,
    is_technical: true,
    location_slug: null,
  })
  return [
    ...sold,
    ...(content.discount === 0 ? [] : [technical('Discount', '', content.discount)]),
    ...content.used.map(({ kind, amount }) => technical('Credit used', creditNames[kind], amount)),
  ]
}

/** Account details on an invoice, as they were at its creation. */
function snapshot(account: StoredRow<'account'>['document']): Record<string, unknown> {
  const { title, email, customer_name, company_name, company_reg_code, company_vat_number } = account
  const { address_line1, address_line2, city, county, post_index, country } = account
  return {
    ...{ title, email, customer_name, company_name, company_reg_code, company_vat_number },
    ...{ address_line1, address_line2, city, county, post_index, country },
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
