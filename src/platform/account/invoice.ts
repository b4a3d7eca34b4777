import { shape } from '../../generated/answers/listInvoices'
import type { components } from '../../generated/api-types'
import { decode, decodeItems } from '../../lib/answer-shape'
import { isRecord } from '../../lib/is-record'
import { memo } from '../../lib/memo'

export type Invoice = components['schemas']['Invoice']
export type InvoiceLine = components['schemas']['InvoiceRecord']

/** States of an invoice, by the numbers of the platform (requirement INVOICE-04). */
export const invoiceStatus = { current: 0, unpaid: 5, paid: 10 } as const
const millisecondsPerDay = 86_400_000

/** The invoices of a list. */
export function invoicesIn(answer: unknown): readonly Invoice[] {
  return decodeItems(shape, answer).items
}

/** Unpaid entries of a list, most urgent first, not checked yet: a long list has few. */
const unpaidIn = memo((answer: readonly unknown[]) => {
  const unpaid = answer.filter(isRecord).filter(({ status }) => status === invoiceStatus.unpaid)
  const dueOf = ({ due_date: due }: Record<string, unknown>): number =>
    typeof due === 'number' ? due : Number.POSITIVE_INFINITY
  return unpaid.sort((one, other) => dueOf(one) - dueOf(other) || 0)
})

/** The most urgent unpaid invoices of a list, at most `most`, and whether it has more. */
export function urgentInvoices(
  answer: unknown,
  most: number,
): { readonly invoices: readonly Invoice[]; readonly more: boolean } {
  const unpaid = Array.isArray(answer) ? unpaidIn(answer) : []
  const invoices = unpaid.slice(0, most).flatMap((each) => invoiceIn(each) ?? [])
  return { invoices, more: unpaid.length > most }
}

/** The invoice in an answer; undefined if it cannot be used. */
export function invoiceIn(answer: unknown): Invoice | undefined {
  return decode(shape, answer).value
}

/** Seconds since 1970 as a date; undefined without a value. */
export function instantOf(seconds: number | null | undefined): Date | undefined {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
}

/** Number of an invoice, as on its PDF and in the history, otherwise its id. Undefined for the current month. */
export function invoiceNumber({ id, name, padded_id: padded }: Invoice): string | undefined {
  if (id === 'current') return undefined
  return name || padded || String(id)
}

/** State of an invoice; `days` from today until it is due (UTC), negative if overdue. */
export type InvoiceState =
  | { kind: 'current' | 'paid' | 'credited' }
  | { kind: 'unpaid'; days: number | undefined }
  | { kind: 'unknown'; status: string }

const dayOf = (milliseconds: number): number => Math.floor(milliseconds / millisecondsPerDay)

/**
 * The state of an invoice.
 * @param now ms since 1970
 */
export function invoiceState({ status, type, due_date: due }: Invoice, now: number): InvoiceState {
  if (status === invoiceStatus.current) return { kind: 'current' }
  if (status === invoiceStatus.paid) return { kind: type === 'credit_note' ? 'credited' : 'paid' }
  if (status === invoiceStatus.unpaid)
    return { kind: 'unpaid', days: typeof due === 'number' ? dayOf(due * 1000) - dayOf(now) : undefined }
  return { kind: 'unknown', status: String(status) }
}

/** Time of the last successful payment of a paid invoice, in seconds since 1970. Undefined for others and if none is listed. */
export function paidAt({ status, type, transaction_list: payments }: Invoice): number | undefined {
  if (status !== invoiceStatus.paid || type === 'credit_note') return undefined
  const came = (payments ?? []).filter(({ is_success: success }) => success !== false)
  return came.length === 0 ? undefined : Math.max(...came.map(({ created }) => created))
}

const rank = ({ status }: Invoice): number =>
  status === invoiceStatus.unpaid ? 0 : status === invoiceStatus.current ? 1 : 2

/** Sorts invoices: unpaid by urgency, current month, then newest first. */
export function inOrder(invoices: readonly Invoice[]): Invoice[] {
  return [...invoices].sort((one, other) => {
    const first = rank(one) - rank(other)
    if (first !== 0) return first
    if (one.status === invoiceStatus.unpaid)
      return (one.due_date ?? Number.POSITIVE_INFINITY) - (other.due_date ?? Number.POSITIVE_INFINITY) || 0
    return (other.created ?? 0) - (one.created ?? 0)
  })
}

/** Inclusive range of days an invoice covers; undefined for a top-up. */
export interface Period {
  first: Date
  last: Date
  /** A full calendar month. */
  month: boolean
}

/**
 * Period of an invoice; for the current month only until today.
 * @param now ms since 1970
 */
export function periodOf(
  { status, period_start: start, period_end: end }: Invoice,
  now: number,
): Period | undefined {
  const first = instantOf(start)
  const after = instantOf(end)
  if (!first || !after) return undefined
  const whole = new Date(after.getTime() - 1)
  const running = status === invoiceStatus.current && now < after.getTime()
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1))
  const begins = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1))
  return {
    first,
    last: running ? new Date(Math.max(now, first.getTime())) : whole,
    month: !running && begins.getTime() === first.getTime() && next.getTime() === after.getTime(),
  }
}

/** Amount of an invoice before VAT: lines less discount, in the site's currency. */
export function amountOf({ totals }: Invoice): number {
  return totals.subtotal - (totals.discount_amount ?? 0)
}

/** Lines that were sold; discounts and credits are part of the totals. */
export function soldLines({ records_list: lines }: Invoice): InvoiceLine[] {
  return lines.filter((line) => line.is_technical !== true)
}

/** Lines of one location. */
export interface LinesOfPlace {
  /** Undefined without a location. */
  location: string | undefined
  lines: InvoiceLine[]
  /** Before VAT and discount. */
  amount: number
}

/** Lines by location, in order of first appearance; those without one after all locations. */
export function linesByPlace(lines: readonly InvoiceLine[]): LinesOfPlace[] {
  const places = new Map<string | undefined, LinesOfPlace>()
  for (const line of lines) {
    const location = line.location_slug || undefined
    const place = places.get(location) ?? { location, lines: [], amount: 0 }
    place.lines.push(line)
    place.amount += line.amount
    places.set(location, place)
  }
  return [...places.values()].toSorted(
    (one, other) => Number(one.location === undefined) - Number(other.location === undefined),
  )
}

const mostDigits = 10
const fewestDigits = 4

/**
 * Decimals of a unit price needed so that quantity times price, rounded to `shown` decimals, is the line's amount; at most
 * all it has.
 * @param shown decimals the currency is shown with
 */
export function unitPriceDigits(
  { qty, item_price: price, amount }: Pick<InvoiceLine, 'qty' | 'item_price' | 'amount'>,
  shown: number,
): number {
  const minor = (value: number): number => Math.round(value * 10 ** shown)
  for (let digits = fewestDigits; digits < mostDigits; digits += 1) {
    const written = Number(price.toFixed(digits))
    if (written === price || minor(written * qty) === minor(amount)) return digits
  }
  return mostDigits
}

/** Decimals of the unit prices of a column: as many as any of its lines needs, so that they align. */
export function columnPriceDigits(
  lines: readonly Pick<InvoiceLine, 'qty' | 'item_price' | 'amount'>[],
  shown: number,
): number {
  return Math.max(fewestDigits, ...lines.map((line) => unitPriceDigits(line, shown)))
}
