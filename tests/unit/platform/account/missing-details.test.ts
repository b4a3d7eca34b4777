import { describe, expect, it } from 'vitest'
import { missingDetails } from '../../../../src/platform/account/missing-details'
import type { BillingAccount } from '../../../../src/platform/account/use-billing-account'

const account: BillingAccount = {
  id: 1,
  user_id: 1,
  title: 'Shop',
  email: 'shop@example.com',
  is_active: true,
  is_default: true,
  is_deleted: false,
  restriction_level: 'CLEAR',
}

describe('details of an account that are missing', () => {
  const fields = [
    { field: 'email' as const, required: true },
    { field: 'customer_phone' as const, required: true },
    { field: 'city' as const, required: false },
    { field: 'county' as const, required: true, visible: false },
  ]

  it('are those that are required, asked for, and empty', () => {
    expect(missingDetails(account, { billingAccountFields: fields })).toEqual(['customer_phone'])
    expect(missingDetails({ ...account, customer_phone: '' }, { billingAccountFields: fields })).toEqual([
      'customer_phone',
    ])
    expect(
      missingDetails({ ...account, customer_phone: '+372 5' }, { billingAccountFields: fields }),
    ).toEqual([])
    expect(missingDetails(account, {})).toEqual([])
  })
})
