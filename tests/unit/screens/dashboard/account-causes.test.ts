import { describe, expect, it } from 'vitest'
import type { BillingAccount } from '../../../../src/platform/account/use-billing-account'
import { accountAlert, accountCauses } from '../../../../src/screens/dashboard/account-causes'
import type { SiteConfig } from '../../../../src/platform/site/site'

const account: BillingAccount = {
  id: 1,
  user_id: 1,
  title: 'Shop',
  email: 'shop@example.com',
  is_active: true,
  is_default: true,
  is_deleted: false,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  unpaid_amount: 0,
  running_totals: { ongoing: 336 },
}
const site: Partial<SiteConfig> = {
  recurringPaymentsEnabled: true,
  allowDebt: true,
  paymentProcessors: [{ keyword: 'stripe', type: 'creditcard' }],
}
const toppedUp = {
  is_recurring_payment_enabled: true,
  recurring_payment_threshold: 50,
  recurring_payment_amount: 250,
} as const
const owing = { running_totals: { ongoing: -71.49 } } as const

describe('what is the matter with a billing account', () => {
  it.each<[string, Partial<BillingAccount>, number | undefined, readonly string[]]>([
    ['nothing, with two weeks left', {}, 1, []],
    ['low, a cent below two weeks', { running_totals: { ongoing: 335.99 } }, 1, ['low']],
    ['low, by the hour', { running_totals: { ongoing: 683 } }, 41, ['low']],
    ['nothing that is known, while lists have not answered', {}, undefined, []],
    ['nothing, where it is topped up', { ...toppedUp }, 100, []],
    ['low, where the top-up has not come', { ...toppedUp, running_totals: { ongoing: 40 } }, 1, ['low']],
    ['low, where there is nothing to top up with', { ...toppedUp, can_pay: false }, 100, ['low']],
    ['nothing, where it may owe', { allow_debt: true }, 100, []],
    ['nothing, where it may owe and does', { allow_debt: true, ...owing }, 1, []],
    ['empty', { running_totals: { ongoing: 0 } }, 1, ['empty']],
    ['nothing, where nothing is left and nothing spent', { running_totals: { ongoing: 0 } }, 0, []],
    ['unpaid', { unpaid_amount: 620 }, 1, ['unpaid']],
    ['unpaid and low: two causes', { unpaid_amount: 620 }, 2, ['unpaid', 'low']],
    ['owes: one cause, whatever is unpaid', { ...owing, unpaid_amount: 620 }, 1, ['owes']],
    [
      'frozen: one cause, whatever it owes',
      { ...owing, unpaid_amount: 620, restriction_level: 'FROZEN' },
      1,
      ['frozen'],
    ],
    ['suspended', { ...owing, status: 'SUSPENDED', restriction_level: 'FROZEN' }, 1, ['suspended']],
    ['ended', { ...owing, status: 'SUSPENDED', restriction_level: 'TERMINATED' }, 1, ['terminated']],
    ['pending', { status: 'PENDING_VALIDATION', restriction_level: 'LIMITED' }, 0, ['pending']],
    ['limited', { restriction_level: 'LIMITED' }, 1, ['limited']],
    ['low rather than limited', { restriction_level: 'LIMITED' }, 2, ['low']],
  ])('%s', (_, differs, perHour, found) => {
    expect(accountCauses({ ...account, ...differs }, perHour, site)).toEqual(found)
  })

  it('is a debt where the site permits none', () => {
    const permitted = { ...account, ...owing, allow_debt: true }
    expect(accountCauses(permitted, 1, { ...site, allowDebt: false })).toEqual(['owes'])
  })
})

describe('what belongs above every page', () => {
  it.each<[string, Partial<BillingAccount>, number | undefined, string | undefined]>([
    ['nothing, with three days left', {}, 336 / 72, undefined],
    ['a balance that lasts less than three days', { running_totals: { ongoing: 335.99 } }, 336 / 72, 'low'],
    ['nothing, where it is topped up', toppedUp, 336, undefined],
    ['nothing, while spending is unknown', {}, undefined, undefined],
    ['nothing, where invoices are unpaid', { unpaid_amount: 620 }, 1, undefined],
    ['a balance that is running out beside unpaid invoices', { unpaid_amount: 620 }, 336, 'low'],
    ['no balance', { running_totals: { ongoing: 0 } }, 1, 'empty'],
    ['a debt', owing, 1, 'owes'],
    ['a limit', { restriction_level: 'LIMITED' }, 1, 'limited'],
    ['a closed account, whatever it has', { status: 'SUSPENDED', ...owing }, 336, 'suspended'],
  ])('%s', (_, differs, perHour, cause) => {
    expect(accountAlert({ ...account, ...differs }, perHour, site)).toBe(cause)
  })
})
