import { describe, expect, it } from 'vitest'
import type { Invoice } from '../../../../src/platform/account/invoice'
import { totalLabel } from '../../../../src/screens/billing/total-label'

const invoice = (status: Invoice['status'], share: number, vat = 0): Invoice => ({
  id: 1,
  billing_account_id: 7,
  status,
  type: 'cloud_services',
  vat_percentage: share,
  records_list: [],
  totals: { subtotal: 1, vat_tax: vat, total: 1 + vat },
})

describe('what invoices come to', () => {
  it.each([
    ['toPay', [invoice(5, 24)]],
    ['toPay', [invoice(10, 24), invoice(5, 0)]],
    ['toPay', [invoice(0, 24)]],
    ['totalWithVat', [invoice(10, 24)]],
    ['totalWithVat', [invoice(10, 0, 0.24)]],
    ['total', [invoice(10, 0)]],
  ] as const)('[INVOICE-04] is named %s while that is so', (label, invoices) => {
    expect(totalLabel(invoices)).toBe(label)
  })
})
