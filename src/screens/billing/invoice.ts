import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'

export type Invoice = components['schemas']['Invoice']
export type InvoiceLine = components['schemas']['InvoiceRecord']

const statuses = { current: 0, unpaid: 5, paid: 10 } as const
const millisecondsPerDay = 86_400_000

/** Invoices of a list; what is none is left out. */
export function invoicesIn(answer: readonly unknown[]): Invoice[] {
  return answer.filter(
    (each): each is Invoice =>
      isRecord(each) && isRecord(each.totals) && (typeof each.id === 'number' || typeof each.id === 'string'),
  )
}

/** Seconds of the epoch as a date; undefined where there are none. */
export function instantOf(seconds: number | null | undefined): Date | undefined {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
}

/**
 * The one number an invoice has everywhere: the name on its PDF and in the balance history, else its identity. Undefined for
 * that of the running month, which has none yet.
 */
export function invoiceNumber({ id, name, padded_id: padded }: Invoice): string | undefined {
  if (id === 'current') return undefined
  return name || padded || String(id)
}

/** What an invoice is to the customer; `days` between today and the day it is due, in UTC: below 0 it is late. */
export type InvoiceState =
  | { kind: 'current' | 'paid' | 'credited' }
  | { kind: 'unpaid'; days: number | undefined }
  | { kind: 'unknown'; status: string }

const dayOf = (milliseconds: number): number => Math.floor(milliseconds / millisecondsPerDay)

/**
 * The state of an invoice.
 *
 * @param now Milliseconds of the epoch
 */
export function invoiceState({ status, type, due_date: due }: Invoice, now: number): InvoiceState {
  if (status === statuses.current) return { kind: 'current' }
  if (status === statuses.paid) return { kind: type === 'credit_note' ? 'credited' : 'paid' }
  if (status === statuses.unpaid)
    return { kind: 'unpaid', days: typeof due === 'number' ? dayOf(due * 1000) - dayOf(now) : undefined }
  return { kind: 'unknown', status: String(status) }
}

const rank = ({ status }: Invoice): number =>
  status === statuses.unpaid ? 0 : status === statuses.current ? 1 : 2

/** Unpaid invoices first, the most urgent at the top, then that of the running month, then the newest. */
export function inOrder(invoices: readonly Invoice[]): Invoice[] {
  return [...invoices].sort((one, other) => {
    const first = rank(one) - rank(other)
    if (first !== 0) return first
    if (one.status === statuses.unpaid)
      return (one.due_date ?? Number.POSITIVE_INFINITY) - (other.due_date ?? Number.POSITIVE_INFINITY) || 0
    return (other.created ?? 0) - (one.created ?? 0)
  })
}

/** The days an invoice covers, both included; undefined for one that covers none, such as a top-up. */
export interface Period {
  first: Date
  last: Date
  /** A calendar month from its first to its last day. */
  month: boolean
}

/**
 * What an invoice covers; that of the running month only until today.
 *
 * @param now Milliseconds of the epoch
 */
export function periodOf(
  { status, period_start: start, period_end: end }: Invoice,
  now: number,
): Period | undefined {
  const first = instantOf(start)
  const after = instantOf(end)
  if (!first || !after) return undefined
  const whole = new Date(after.getTime() - 1)
  const running = status === statuses.current && now < after.getTime()
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1))
  const begins = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1))
  return {
    first,
    last: running ? new Date(Math.max(now, first.getTime())) : whole,
    month: !running && begins.getTime() === first.getTime() && next.getTime() === after.getTime(),
  }
}

/** What an invoice is about, before VAT: the sum of its lines less the discount, in the site's currency. */
export function amountOf({ totals }: Invoice): number {
  return totals.subtotal - (totals.discount_amount ?? 0)
}

/** Lines that were sold; discount and credit are among the sums. */
export function soldLines({ records_list: lines }: Invoice): InvoiceLine[] {
  return (Array.isArray(lines) ? lines : []).filter((line) => isRecord(line) && line.is_technical !== true)
}

/** The lines of one place. */
export interface LinesOfPlace {
  /** Undefined for what lies in no location. */
  location: string | undefined
  lines: InvoiceLine[]
  /** Before VAT and discount. */
  amount: number
}

/** The lines by location, in the order in which the locations first come. */
export function linesByPlace(lines: readonly InvoiceLine[]): LinesOfPlace[] {
  const places = new Map<string | undefined, LinesOfPlace>()
  for (const line of lines) {
    const location = line.location_slug || undefined
    const place = places.get(location) ?? { location, lines: [], amount: 0 }
    place.lines.push(line)
    place.amount += line.amount
    places.set(location, place)
  }
  return [...places.values()]
}

const mostDigits = 10
const fewestDigits = 4

/** Decimals of a unit price with which quantity times price, rounded to cents, is the amount of the line. */
export function unitPriceDigits({
  qty,
  item_price: price,
  amount,
}: Pick<InvoiceLine, 'qty' | 'item_price' | 'amount'>): number {
  const cents = Math.round(amount * 100)
  for (let digits = fewestDigits; digits < mostDigits; digits += 1)
    if (Math.round(Number(price.toFixed(digits)) * qty * 100) === cents) return digits
  return mostDigits
}
