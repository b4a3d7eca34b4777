import type { Card } from '../entities'
import { epochSeconds } from '../format-time'
import { endOf2099 } from '../charging/apply-for-invoice'
import type { Kinds } from '../store/kinds'
import { type Builder, day } from './builder'
import {
  colleague,
  colleagueAccount,
  customer,
  debtor,
  frozenAccount,
  labAccount,
  mainAccount,
} from './people'

const processorIds: Readonly<Record<string, number>> = {
  stripe_creditcard: 1,
  omise_creditcard: 2,
  paypal_vault: 3,
  invoice: 4,
}

interface SeedMethod {
  readonly id: number
  readonly owner: number
  readonly account: number
  readonly keyword: NonNullable<Card['processor']>['keyword']
  readonly identifier: string
  readonly isPrimary: boolean
  readonly details: Readonly<Record<string, string>>
  readonly document?: Partial<Card>
  readonly behaviour?: Kinds['card']['state']['behaviour']
}

/** Payment methods of the demo accounts: verified, waiting for verification, a wallet, paying by invoice, and one the bank refuses. */
export function seedPaymentMethods(builder: Builder): void {
  const main = { owner: customer, account: mainAccount }
  addMethod(builder, {
    ...main,
    id: 9931,
    keyword: 'stripe_creditcard',
    identifier: 'pm_4mSxKq',
    isPrimary: true,
    details: { type: 'card', brand: 'Visa', last4: '4242', expiry: '08/28', holder: 'Kadri Saar' },
  })
  addMethod(builder, {
    ...main,
    id: 9987,
    keyword: 'stripe_creditcard',
    identifier: 'pm_9TqLw2',
    isPrimary: false,
    details: { type: 'card', brand: 'Mastercard', last4: '9107', expiry: '02/29', holder: 'Kadri Saar' },
    document: { is_verified: false, is_verification_pending: true },
  })
  addMethod(builder, {
    ...main,
    id: 10_012,
    keyword: 'paypal_vault',
    identifier: 'vault_Nd81Ls',
    isPrimary: false,
    details: { type: 'paypal', email: 'kadri.saar@pohjala.example', payer_id: 'K4D8R2S6A9' },
    document: { valid_thru: null },
  })
  addMethod(builder, {
    owner: customer,
    account: labAccount,
    id: 10_020,
    keyword: 'invoice',
    identifier: 'N/A',
    isPrimary: true,
    details: { type: 'invoice' },
    document: { billing_account_processor_identifier_id: null, valid_thru: epochSeconds(endOf2099) },
  })
  addMethod(builder, {
    owner: colleague,
    account: colleagueAccount,
    id: 9204,
    keyword: 'stripe_creditcard',
    identifier: 'pm_2KdVn8',
    isPrimary: true,
    details: { type: 'card', brand: 'Mastercard', last4: '4444', expiry: '11/28', holder: 'Arved Põld' },
  })
  addMethod(builder, {
    owner: debtor,
    account: frozenAccount,
    id: 9640,
    keyword: 'stripe_creditcard',
    identifier: 'pm_7ZcBt5',
    isPrimary: true,
    details: { type: 'card', brand: 'Visa', last4: '0002', expiry: '05/29', holder: 'Indrek Pagar' },
    behaviour: 'declined',
  })
}

function addMethod(builder: Builder, method: SeedMethod): void {
  const { records, now } = builder
  const [month = '12', year = '30'] = (method.details['expiry'] ?? '').split('/')
  const validThru = Date.UTC(2000 + Number(year), Number(month), 1) - 1000
  records.insert('card', {
    ...{
      location: '',
      owner: method.owner,
      account: method.account,
      key: `${method.id}`,
      parent: null,
      due: null,
    },
    state: { keyword: method.keyword, behaviour: method.behaviour ?? 'good', asksHolder: false },
    document: {
      id: method.id,
      billing_account_id: method.account,
      billing_account_processor_identifier_id: method.account + 400_000,
      processor: { id: processorIds[method.keyword] ?? 0, is_active: true, keyword: method.keyword },
      identifier: method.identifier,
      is_primary: method.isPrimary,
      is_verified: true,
      is_verification_pending: false,
      is_deleted: false,
      created: epochSeconds(now - 300 * day),
      valid_thru: epochSeconds(validThru),
      additional_data: JSON.stringify(method.details),
      ...method.document,
    },
  })
}
