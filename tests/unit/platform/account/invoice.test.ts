import { afterEach, describe, expect, it } from 'vitest'
import { formatUtcDay, formatUtcDays, formatUtcMonth } from '../../../../src/lib/format-date'
import {
  amountOf,
  columnPriceDigits,
  inOrder,
  invoiceNumber,
  invoicesIn,
  invoiceState,
  linesByPlace,
  paidAt,
  periodOf,
  soldLines,
  unitPriceDigits,
  type Invoice,
  type InvoiceLine,
} from '../../../../src/platform/account/invoice'

const second = (...date: [number, number, number, number?, number?]): number => Date.UTC(...date) / 1000
const now = Date.UTC(2026, 10, 21, 8, 46)

const invoice = (more: Partial<Invoice>): Invoice => ({
  id: 1,
  billing_account_id: 7,
  status: 10,
  type: 'cloud_services',
  records_list: [],
  totals: { subtotal: 0, vat_tax: 0, total: 0 },
  ...more,
})
const line = (more: Partial<InvoiceLine>): InvoiceLine => ({
  id: 1,
  name: 'web',
  amount: 0,
  qty: 1,
  item_price: 0,
  ...more,
})

describe('the number of an invoice', () => {
  it.each([
    [{ id: 7577, name: '2026-11-0024', padded_id: '00007577' }, '2026-11-0024'],
    [{ id: 7577, name: null, padded_id: '00007577' }, '00007577'],
    [{ id: 7577, name: '' }, '7577'],
    [{ id: 'current', name: '2026-11-0024' }, undefined],
  ])('[INVOICE-01] of %j is %s', (more, number) => {
    expect(invoiceNumber(invoice(more))).toBe(number)
  })
})

describe('the state of an invoice', () => {
  it.each([
    ['in progress', { status: 0 }, { kind: 'current' }],
    ['paid', { status: 10 }, { kind: 'paid' }],
    ['a credit note', { status: 10, type: 'credit_note' }, { kind: 'credited' }],
    ['unpaid without a day', { status: 5, due_date: null }, { kind: 'unpaid', days: undefined }],
    [
      'late since 18 November',
      { status: 5, due_date: second(2026, 10, 18, 9) },
      { kind: 'unpaid', days: -3 },
    ],
    [
      'due at the end of today',
      { status: 5, due_date: second(2026, 10, 21, 23, 59) },
      { kind: 'unpaid', days: 0 },
    ],
    ['due earlier today', { status: 5, due_date: second(2026, 10, 21, 0, 1) }, { kind: 'unpaid', days: 0 }],
    ['due tomorrow', { status: 5, due_date: second(2026, 10, 22, 0, 0) }, { kind: 'unpaid', days: 1 }],
    ['of a status nobody described', { status: 7 as 10 }, { kind: 'unknown', status: '7' }],
  ] satisfies [string, Partial<Invoice>, unknown][])('[INVOICE-04] that is %s', (_, more, state) => {
    expect(invoiceState(invoice(more), now)).toEqual(state)
  })
})

it('puts what is unpaid first, the most urgent at the top, then the running month, then the newest', () => {
  const all = [
    invoice({ id: 'old', created: second(2026, 7, 1) }),
    invoice({ id: 'new', created: second(2026, 10, 1) }),
    invoice({ id: 'current', status: 0 }),
    invoice({ id: 'later', status: 5, due_date: second(2026, 10, 30) }),
    invoice({ id: 'undated', status: 5 }),
    invoice({ id: 'late', status: 5, due_date: second(2026, 10, 18) }),
  ]
  expect(inOrder(all).map(({ id }) => id)).toEqual(['late', 'later', 'undated', 'current', 'new', 'old'])
})

it('takes for invoices only what can be shown as one', () => {
  expect(invoicesIn([null, 'x', { id: 1 }, invoice({ id: 2 })]).map(({ id }) => id)).toEqual([2])
})

describe('the days of an invoice', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
  const october = invoice({ period_start: second(2026, 9, 1), period_end: second(2026, 10, 1) })
  const running = invoice({ status: 0, period_start: second(2026, 10, 1), period_end: second(2026, 11, 1) })

  // A language for each zone, as formats are cached by language and would keep the first zone.
  it.each([
    ['Pacific/Pago_Pago', 'en', 'October 2026'],
    ['Pacific/Kiritimati', 'en-GB', 'October 2026'],
    ['America/St_Johns', 'en-IE', 'October 2026'],
    ['Asia/Tokyo', 'de', 'Oktober 2026'],
  ])('[INVOICE-01] are those of UTC for a reader in %s', (zone, locale, named) => {
    process.env.TZ = zone
    const first = new Date(second(2026, 10, 1) * 1000)
    const last = new Date(second(2026, 10, 21, 23, 30) * 1000)
    // The reader's own days differ.
    expect([first.getDate(), last.getDate()]).not.toEqual([1, 21])
    expect(formatUtcDay(first, locale)).toMatch(/^1\.? Nov\.? 2026$/)
    expect(formatUtcDay(last, locale)).toMatch(/^21\.? Nov\.? 2026$/)
    const month = periodOf(october, now)
    expect(month && [month.month, formatUtcMonth(month.first, locale)]).toEqual([true, named])
    const part = periodOf(running, last.getTime())
    expect(part?.month).toBe(false)
    expect(part && formatUtcDays(part.first, part.last, locale)).toMatch(/^1\.?\s*–\s*21\.? Nov\.? 2026$/)
  })

  it('of the running month end with it, whatever the time is', () => {
    const after = periodOf(running, Date.UTC(2026, 11, 2))
    expect(after?.last.getTime()).toBe(Date.UTC(2026, 11, 1) - 1)
  })

  it('are none where it covers none', () => {
    expect(periodOf(invoice({ period_start: null, period_end: null }), now)).toBeUndefined()
  })
})

it('[INVOICE-02] is about its lines less the discount, also where the balance has paid it', () => {
  const totals = { subtotal: 500, discount_amount: 50, credit: -450, vat_tax: 0, total: 0 }
  expect(amountOf(invoice({ totals }))).toBe(450)
})

it('[INVOICE-02] has lines by place that add up, those without one last, without discount and credit', () => {
  const lines = soldLines(
    invoice({
      records_list: [
        line({ id: 4, amount: 1, location_slug: null }),
        line({ id: 1, amount: 10.18, location_slug: 'tll' }),
        line({ id: 2, amount: 5, location_slug: 'jkt01' }),
        line({ id: 3, amount: 3.88, location_slug: 'tll' }),
        line({ id: 5, amount: -20.06, is_technical: true }),
      ],
    }),
  )
  const places = linesByPlace(lines)
  expect(places.map(({ location, amount, lines: own }) => [location, amount.toFixed(2), own.length])).toEqual(
    [
      ['tll', '14.06', 2],
      ['jkt01', '5.00', 1],
      [undefined, '1.00', 1],
    ],
  )
})

it.each([
  [{ qty: 744, item_price: 0.0208219178, amount: 15.49 }, 2, 5],
  [{ qty: 488.7667, item_price: 0.0469041076, amount: 22.92 }, 2, 4],
  [{ qty: 1, item_price: 500, amount: 500 }, 2, 4],
  [{ qty: 3, item_price: 0.1, amount: 77 }, 2, 4],
  [{ qty: 3, item_price: 1 / 3, amount: 77 }, 2, 10],
  [{ qty: 744, item_price: 2285.5364383544, amount: 1_700_439.11 }, 2, 5],
  [{ qty: 744, item_price: 2285.5364383544, amount: 1_700_439.11 }, 0, 4],
])(
  'writes the price of a unit so that it can be multiplied: %j, shown with %d decimals, with %d',
  (each, shown, digits) => {
    expect(unitPriceDigits(each, shown)).toBe(digits)
  },
)

it('writes the prices of one column with as many decimals as any of them needs', () => {
  const lines = [
    { qty: 488.7667, item_price: 0.0469041076, amount: 22.92 },
    { qty: 744, item_price: 0.0208219178, amount: 15.49 },
  ]
  expect(columnPriceDigits(lines, 2)).toBe(5)
  expect(columnPriceDigits([], 2)).toBe(4)
})

it('[INVOICE-03] was paid with the last payment that came, where it is paid and one is told', () => {
  const payment = (created: number, more = {}) => ({ id: created, amount: 1, created, ...more })
  const all = [payment(3), payment(5, { is_success: true }), payment(9, { is_success: false })]
  expect(paidAt(invoice({ transaction_list: all }))).toBe(5)
  expect(paidAt(invoice({ transaction_list: [payment(9, { is_success: false })] }))).toBeUndefined()
  expect(paidAt(invoice({}))).toBeUndefined()
  expect(paidAt(invoice({ status: 5, transaction_list: all }))).toBeUndefined()
  expect(paidAt(invoice({ type: 'credit_note', transaction_list: all }))).toBeUndefined()
})
