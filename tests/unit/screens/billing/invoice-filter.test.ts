import { expect, it } from 'vitest'
import type { Invoice, InvoiceLine } from '../../../../src/platform/account/invoice'
import { linesByKind, wantedInvoices, yearsOf } from '../../../../src/screens/billing/invoice-filter'

const second = (year: number, month: number): number => Date.UTC(year, month, 1) / 1000
const invoice = (id: number, more: Partial<Invoice>): Invoice => ({
  id,
  billing_account_id: 7,
  status: 10,
  type: 'cloud_services',
  records_list: [],
  totals: { subtotal: 1, vat_tax: 0, total: 1 },
  ...more,
})
const invoices = [
  invoice(1, { period_start: second(2025, 11), created: second(2026, 0) }),
  invoice(2, { type: 'credit_topup', status: 5, created: second(2026, 10) }),
  invoice(3, { status: 0, period_start: second(2026, 10) }),
  invoice(4, { type: 'credit_note', created: second(2026, 8) }),
]

it.each([
  [{}, [1, 2, 3, 4]],
  [{ year: '2025' }, [1]],
  [{ kind: 'credit_topup' }, [2]],
  [{ state: 'unpaid' }, [2]],
  [{ state: 'current' }, [3]],
  [{ state: 'paid', year: '2026' }, [4]],
] as const)('[INVOICE-04] [INVOICE-05] finds invoices by kind, year and state: %j', (filter, ids) => {
  expect(wantedInvoices(invoices, filter).map(({ id }) => id)).toEqual(ids)
})

it('[INVOICE-01] knows the years by the period, or the day', () => {
  expect(yearsOf([...invoices, invoice(5, {})])).toEqual(['2026', '2025'])
})

it('[INVOICE-02] groups lines by type, with sums that add up', () => {
  const line = (descr: string, amount: number): InvoiceLine => ({
    id: amount,
    name: 'x',
    descr,
    qty: 1,
    item_price: amount,
    amount,
  })
  const groups = linesByKind(
    [line('bucket, 3 GB', 0.1), line('2 CPUs', 20), line('8 CPUs', 0.2), line('50 GB disk', 3)],
    'EUR',
  )
  expect(groups.map(({ kind, amount, lines }) => [kind, amount, lines.length])).toEqual([
    ['compute', 20.2, 2],
    ['disks', 3, 1],
    ['storage', 0.1, 1],
  ])
})
