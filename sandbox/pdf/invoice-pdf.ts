import { isRecord } from '../../src/lib/is-record'
import type { Currency } from '../charging/currency'
import type { Invoice, InvoiceRecord } from '../entities'
import { parseJson } from '../http/parameters'
import { fitting } from './helvetica'
import { type Page, pageSize, type PlacedText, writePdf } from './pdf-document'

const margin = 50
const right = pageSize.width - margin
const lineHeight = 16
const top = pageSize.height - 60
const bottom = 70
const columns = { name: margin, quantity: 355, price: 440, amount: right }

const titles: Readonly<Record<Invoice['type'], string>> = {
  cloud_services: 'Invoice',
  credit_topup: 'Invoice for a top-up',
  credit_note: 'Credit note',
}

/** An invoice as a PDF: its recipient, lines and sums. */
export function invoicePdf(invoice: Invoice, site: string, currency: Currency): Uint8Array<ArrayBuffer> {
  const title = `${titles[invoice.type]} ${invoice.name ?? invoice.id}`
  const money = (amount: number): string => amount.toFixed(currency.decimals)
  const rows = [
    ...invoice.records_list.flatMap((record) => lineTexts(record, money)),
    ...sumTexts(invoice, money, currency),
  ]
  const head = headTexts(invoice, site, title)
  const pages: Page[] = []
  let y = head.below
  let texts = [...head.texts]
  for (const row of rows) {
    if (y < bottom) {
      pages.push({ texts, rules: [] })
      texts = []
      y = top
    }
    texts.push(...row.map((text) => ({ ...text, y })))
    y -= lineHeight
  }
  pages.push({ texts, rules: [] })
  const [first, ...others] = pages
  const rule = { x: margin, y: head.below + lineHeight - 4, width: right - margin }
  const numbered = [...(first ? [{ ...first, rules: [rule] }] : []), ...others].map((page, index, all) => ({
    ...page,
    texts: [...page.texts, small(`${title}, page ${index + 1} of ${all.length}`, margin, 40)],
  }))
  return writePdf(title, numbered)
}

function small(text: string, x: number, y: number): PlacedText {
  return { text, x, y, size: 8 }
}

type Row = readonly Omit<PlacedText, 'y'>[]

function headTexts(invoice: Invoice, site: string, title: string): { texts: PlacedText[]; below: number } {
  const texts: PlacedText[] = [
    { text: site, x: margin, y: top, size: 11 },
    { text: title, x: margin, y: top - 34, size: 18, isBold: true },
  ]
  const facts = [
    `Date ${day(invoice.created)}`,
    ...(invoice.due_date == null ? [] : [`Due ${day(invoice.due_date)}`]),
    ...(invoice.period_start == null
      ? []
      : [`From ${day(invoice.period_start)} until ${day(invoice.period_end)}`]),
    invoice.status === 10 ? 'Paid' : 'To be paid',
  ]
  const address = addressLines(invoice.account_snapshot)
  const first = top - 66
  texts.push(...address.map((text, index) => ({ text, x: margin, y: first - index * 13, size: 10 })))
  texts.push(
    ...facts.map((text, index) => ({ text, x: right, y: first - index * 13, size: 10, isRight: true })),
  )
  const below = first - Math.max(address.length, facts.length) * 13 - 22
  const heads = { text: 'Description', x: columns.name, y: below, size: 9, isBold: true }
  texts.push(heads)
  for (const [text, x] of [
    ['Quantity', columns.quantity],
    ['Price', columns.price],
    ['Amount', columns.amount],
  ] as const)
    texts.push({ text, x, y: below, size: 9, isBold: true, isRight: true })
  return { texts, below: below - lineHeight - 4 }
}

function lineTexts(record: InvoiceRecord, money: (amount: number) => string): Row[] {
  const details = record.descr == null || record.descr === '' ? '' : `, ${record.descr}`
  const quantity = `${record.qty}${record.qty_unit ? ` ${record.qty_unit}` : ''}`
  const cell = { size: 9, isRight: true }
  return [
    [
      { text: fitting(`${record.name}${details}`, 9, 235), x: columns.name, size: 9 },
      ...(record.is_technical === true
        ? []
        : [
            { ...cell, text: quantity, x: columns.quantity },
            { ...cell, text: `${record.item_price}`, x: columns.price },
          ]),
      { ...cell, text: money(record.amount), x: columns.amount },
    ],
  ]
}

function sumTexts(
  { totals, vat_percentage: vat }: Invoice,
  money: (amount: number) => string,
  currency: Currency,
): Row[] {
  const row = (text: string, amount: number, isBold = false): Row => [
    { text, x: columns.price, size: 10, isRight: true, isBold },
    { text: money(amount), x: columns.amount, size: 10, isRight: true, isBold },
  ]
  return [
    [],
    row('Before VAT', totals.total_before_tax ?? totals.subtotal),
    row(`VAT ${vat ?? 0} %`, totals.vat_tax),
    row(`Total ${currency.code}`, totals.total, true),
  ]
}

function addressLines(snapshot: string | null | undefined): string[] {
  const data = parseJson(snapshot ?? '')
  if (!isRecord(data)) return []
  const field = (name: string): string => (typeof data[name] === 'string' ? data[name] : '')
  const lines = [
    field('company_name') || field('customer_name') || field('title'),
    field('company_reg_code'),
    field('company_vat_number'),
    field('address_line1'),
    field('address_line2'),
    [field('post_index'), field('city'), field('county')].filter((part) => part !== '').join(' '),
    field('country'),
  ]
  return lines.filter((line) => line !== '')
}

function day(seconds: number | null | undefined): string {
  return seconds == null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10)
}
