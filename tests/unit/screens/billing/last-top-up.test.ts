import { expect, it } from 'vitest'
import type { Invoice } from '../../../../src/platform/account/invoice'
import type { HistoryEntry } from '../../../../src/screens/billing/history'
import { lastAutomaticRun } from '../../../../src/screens/billing/last-top-up'

const invoice = (name: string, type: Invoice['type']): Invoice => ({
  id: Number(name),
  name,
  billing_account_id: 1,
  type,
  status: 10,
  records_list: [],
  totals: { subtotal: 259.1, vat_tax: 62.18, total: 321.28 },
})
const invoices = [invoice('1', 'credit_topup'), invoice('2', 'credit_topup'), invoice('3', 'cloud_services')]
const entry = (id: number, reference: string | null, rest: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  billing_account_id: 1,
  amount: 250,
  created: id * 100,
  description: 'Top-up, Visa •••• 4242',
  reference,
  acting_user_id: null,
  ...rest,
})

it('[BILLING-19] [BILLING-30] the last automatic top-up is the newest one that nobody made', () => {
  const run = lastAutomaticRun(
    [
      entry(5, '3', { amount: -80 }),
      entry(4, '2', { acting_user_id: 7 }),
      entry(2, '1'),
      entry(3, '2'),
      entry(6, null),
    ],
    invoices,
  )
  expect(run).toMatchObject({ entry: { id: 3 }, invoice: { name: '2' } })
})

it('none is known where somebody topped up, or credit was given', () => {
  expect(
    lastAutomaticRun([entry(1, '1', { acting_user_id: 7 }), entry(3, null), entry(4, '3')], invoices),
  ).toBeUndefined()
})
