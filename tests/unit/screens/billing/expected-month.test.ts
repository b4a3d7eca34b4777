import { expect, it } from 'vitest'
import type { BillingAccount } from '../../../../src/platform/account/use-billing-account'
import { expectedMonth } from '../../../../src/screens/billing/expected-month'

const account = (ongoing: number, vat: number): BillingAccount => ({
  id: 1,
  user_id: 7,
  title: 'Main',
  email: 'mari@example.com',
  status: 'ACTIVE',
  is_active: true,
  is_default: true,
  is_deleted: false,
  restriction_level: 'CLEAR',
  vat_percentage: vat,
  running_totals: { ongoing, total_before_tax: 30, subtotal: 30, vat_tax: 0, total: 30 },
})

it('[BILLING-08] a month the balance covers asks for nothing', () => {
  expect(expectedMonth(account(100, 24), 0.5, 100, 'EUR')).toEqual({
    used: 30,
    expected: 80,
    left: 50,
    owed: 0,
  })
})

it('[BILLING-03] [BILLING-08] what the balance does not cover is to be paid, with VAT', () => {
  expect(expectedMonth(account(20, 24), 0.5, 100, 'EUR')).toMatchObject({ left: -30, owed: 37.2 })
  expect(expectedMonth(account(-5, 0), 0, 100, 'JPY')).toMatchObject({ expected: 30, left: -5, owed: 5 })
})

it('nothing is said while it is not known what was used', () => {
  const { running_totals: _, ...rest } = account(1, 0)
  expect(expectedMonth(rest, 1, 1, 'EUR')).toBeUndefined()
})
