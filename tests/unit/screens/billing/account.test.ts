import { describe, expect, it } from 'vitest'
import type { BillingAccount } from '../../../../src/platform/account/use-billing-account'
import { knownBalance } from '../../../../src/platform/account/use-billing-account'
import { restrictionOf } from '../../../../src/platform/account/restriction'
import { monthOf } from '../../../../src/screens/billing/account'

const account = (more: Partial<BillingAccount>): BillingAccount => ({
  id: 1,
  user_id: 1,
  title: 'Lab',
  email: 'lab@pohjala.example',
  is_active: true,
  is_default: true,
  is_deleted: false,
  restriction_level: 'CLEAR',
  ...more,
})

describe('a balance', () => {
  it.each([
    [{ running_totals: { ongoing: -41.3 }, precalc_ongoing: 5 }, -41.3],
    [{ precalc_ongoing: 5 }, 5],
    [{ credit_amount: 100 }, undefined],
    [{ running_totals: {}, precalc_ongoing: null }, undefined],
  ])('[BILLING-03] [BILLING-08] of %j is %s: what is not said is not guessed', (more, balance) => {
    expect(knownBalance(account(more))).toBe(balance)
  })
})

describe('what an account may not do', () => {
  it.each([
    [{ status: 'ACTIVE', restriction_level: 'CLEAR' }, undefined],
    [{ restriction_level: 'CLEAR' }, undefined],
    [{ status: 'ACTIVE', restriction_level: 'LIMITED' }, 'limited'],
    [{ status: 'ACTIVE', restriction_level: 'FROZEN' }, 'frozen'],
    [{ status: 'SUSPENDED', restriction_level: 'FROZEN' }, 'suspended'],
    [{ status: 'SUSPENDED', restriction_level: 'TERMINATED' }, 'terminated'],
    [{ status: 'PENDING_VALIDATION', restriction_level: 'LIMITED' }, 'pending'],
  ] satisfies [Partial<BillingAccount>, string | undefined][])(
    '[BILLING-13] of %j: %s',
    (more, restriction) => {
      expect(restrictionOf(account(more))).toBe(restriction)
    },
  )
})

describe('the month that is charged', () => {
  it.each([
    [Date.UTC(2026, 10, 30, 12), '2026-11-01', '2026-11-30', 12],
    [Date.UTC(2026, 11, 31, 23), '2026-12-01', '2026-12-31', 1],
    [Date.UTC(2027, 1, 1), '2027-02-01', '2027-02-28', 28 * 24],
  ])('of %d is that of UTC', (now, first, last, left) => {
    const month = monthOf(now)
    expect([month.first, month.last].map((day) => day.toISOString().slice(0, 10))).toEqual([first, last])
    expect(month.left).toBe(left)
  })
})
