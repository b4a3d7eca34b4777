import { describe, expect, it } from 'vitest'
import {
  accountBalance,
  accountName,
  isAccountOpen,
  type BillingAccount,
} from '../../../../src/platform/account/use-billing-account'

const account = (changes: Partial<BillingAccount>): BillingAccount =>
  ({ id: 120348, user_id: 1, status: 'ACTIVE', restriction_level: 'CLEAR', ...changes }) as BillingAccount

describe('a billing account', () => {
  it.each([
    ['an ordinary one', {}, true],
    ['a limited one', { restriction_level: 'LIMITED' }, true],
    ['a frozen one', { restriction_level: 'FROZEN' }, false],
    ['a terminated one', { restriction_level: 'TERMINATED' }, false],
    ['a suspended one', { status: 'SUSPENDED' }, false],
    ['one that is not validated yet', { status: 'PENDING_VALIDATION' }, false],
    ['a deleted one', { is_deleted: true }, false],
  ] as const)('pays for new things: %s: %s [BILLING-11] [BILLING-13]', (_, changes, open) => {
    expect(isAccountOpen(account(changes))).toBe(open)
  })

  it('that is none pays for nothing', () => {
    expect(isAccountOpen(undefined)).toBe(false)
  })

  it('is called by its title, company, person or number', () => {
    const all = { title: 'Lab', company_name: 'Põhjala', customer_name: 'Kadri' }
    expect(accountName(account(all))).toBe('Lab')
    expect(accountName(account({ ...all, title: '' }))).toBe('Põhjala')
    expect(accountName(account({ customer_name: 'Kadri' }))).toBe('Kadri')
    expect(accountName(account({}))).toBe('120348')
  })

  it('has the balance of the month, else what is available, else its credit', () => {
    const totals = { credit_available: 5, ongoing: 4 }
    expect(accountBalance(account({ running_totals: totals, credit_amount: 3 }))).toBe(4)
    expect(accountBalance(account({ running_totals: { credit_available: 5 }, credit_amount: 3 }))).toBe(5)
    expect(accountBalance(account({ credit_amount: 3 }))).toBe(3)
    expect(accountBalance(account({ running_totals: { credit_available: 0 }, credit_amount: 3 }))).toBe(0)
    expect(accountBalance(account({}))).toBe(0)
  })

  it('in debt has less than nothing, though nothing is available', () => {
    const totals = { credit_amount: 60.89, credit_available: 0, ongoing: -41.31 }
    expect(accountBalance(account({ running_totals: totals, credit_amount: 60.89 }))).toBe(-41.31)
  })
})
