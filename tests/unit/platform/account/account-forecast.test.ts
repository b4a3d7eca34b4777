import { describe, expect, it } from 'vitest'
import {
  forecastAccount,
  automaticTopUp,
  discounted,
  spentPerHour,
} from '../../../../src/platform/account/account-forecast'
import type { BillingAccount } from '../../../../src/platform/account/use-billing-account'
import type { SiteConfig } from '../../../../src/platform/site/site'

const account: BillingAccount = {
  id: 1,
  user_id: 1,
  title: 'Shop',
  email: 'shop@example.com',
  is_active: true,
  is_default: true,
  is_deleted: false,
  restriction_level: 'CLEAR',
  running_totals: { ongoing: 60 },
  allow_debt: true,
  can_pay: true,
  is_recurring_payment_enabled: true,
  recurring_payment_threshold: 50,
  recurring_payment_amount: 250,
}
const site: Partial<SiteConfig> = {
  recurringPaymentsEnabled: true,
  allowDebt: true,
  paymentProcessors: [{ keyword: 'stripe', type: 'creditcard' }],
}

describe('what an account spends', () => {
  const totals = { running_totals: { total_before_tax: 48 } }

  it('is the use of the running month by its hours', () => {
    expect(spentPerHour(totals, Date.UTC(2026, 10, 3))).toBe(1)
    expect(spentPerHour({ running_totals: { total_before_tax: 0 } }, Date.UTC(2026, 10, 3))).toBe(0)
  })

  it('is unknown in the first hour of a month, or for an account without usage', () => {
    expect(spentPerHour(totals, Date.UTC(2026, 10, 1, 0, 30))).toBeUndefined()
    expect(spentPerHour(totals, Date.UTC(2026, 10, 1, 1))).toBe(48)
    expect(spentPerHour({ running_totals: {} }, Date.UTC(2026, 10, 3))).toBeUndefined()
    expect(spentPerHour({}, Date.UTC(2026, 10, 3))).toBeUndefined()
  })

  it('is less by its discount', () => {
    expect(discounted({ ...account, discount_percentage: 10 }, 20)).toBe(18)
    expect(discounted(account, 20)).toBe(20)
  })
})

describe('how long an account lasts', () => {
  it('counts the automatic top-up where the site has it and there is something to pay with', () => {
    expect(automaticTopUp(account, site)).toEqual({ threshold: 50, amount: 250 })
    expect(automaticTopUp(account, {})).toBeUndefined()
    expect(automaticTopUp(account, { ...site, paymentProcessors: [] })).toBeUndefined()
    expect(automaticTopUp({ ...account, can_pay: false }, site)).toBeUndefined()
    expect(automaticTopUp({ ...account, is_recurring_payment_enabled: false }, site)).toBeUndefined()
    expect(forecastAccount(account, 2, site)).toEqual({ hours: 30, covered: 'topUp', empty: false })
  })

  it('ignores a top-up without threshold or amount', () => {
    const silent = {
      ...account,
      recurring_payment_threshold: null,
      recurring_payment_amount: null,
    }
    expect(automaticTopUp(silent, site)).toEqual({ threshold: 0, amount: 0 })
    expect(forecastAccount(silent, 2, site).covered).toBe('debt')
    const { can_pay: _, ...unsaid } = account
    expect(automaticTopUp(unsaid, site)).toEqual({ threshold: 50, amount: 250 })
  })

  it('counts that it may owe where both site and account allow it', () => {
    const manual = { ...account, is_recurring_payment_enabled: false }
    expect(forecastAccount(manual, 2, site).covered).toBe('debt')
    expect(forecastAccount(manual, 2, { ...site, allowDebt: false }).covered).toBeUndefined()
    expect(forecastAccount({ ...manual, allow_debt: false }, 2, site).covered).toBeUndefined()
  })
})
