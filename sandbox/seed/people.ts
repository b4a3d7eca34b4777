import { addAccount, addKey, addUser } from './add-people'
import { type Builder, day, type Place } from './builder'
import { toBillingAccount } from './billing-accounts'

/** The ordinary customer, as in the examples of the API description. */
export const customer = 20_417
/** Somebody of the same company, and the owner a delegate acts as in the world `delegate`. */
export const colleague = 20_422
/** Somebody of another company, with whom accounts are shared. */
export const partner = 20_457
/** Account numbers of the customer: the default one, and a limited one that demo-restricted reaches. */
export const mainAccount = 120_348
export const labAccount = 120_351
/** The account of `colleague`, and the one in debt. */
export const colleagueAccount = 120_377
export const frozenAccount = 120_402

/** Works for the platform. */
export const administrator = 20_001
export const debtor = 20_500
const newcomer = 20_600

/** A place of the ordinary customer, paid by the main account unless another is named. */
export function customerPlace(location: string, account = mainAccount): Place {
  return { location, owner: customer, account }
}

/** The people of every world, their billing accounts and the demo keys. */
export function seedPeople(builder: Builder, isInDebt: boolean): void {
  addUser(builder, {
    id: customer,
    email: 'kadri.saar@pohjala.example',
    firstName: 'Kadri',
    lastName: 'Saar',
  })
  addUser(builder, { id: colleague, email: 'arved@pohjala.example', firstName: 'Arved', lastName: 'Põld' })
  addUser(builder, { id: partner, email: 'jaan@partner.example', firstName: 'Jaan', lastName: 'Kask' })
  addUser(builder, {
    id: administrator,
    email: 'ops@aldera.example',
    firstName: 'Olev',
    lastName: 'Haldur',
    isAdmin: true,
  })
  addUser(builder, { id: debtor, email: 'indrek@pagar.example', firstName: 'Indrek', lastName: 'Pagar' })
  addUser(builder, { id: newcomer, email: 'uku@uus.example', firstName: 'Uku', lastName: 'Uus' })

  seedCustomerAccounts(builder, isInDebt)
  seedOtherAccounts(builder)

  addKey(builder, 'demo-customer', customer)
  addKey(builder, 'demo-admin', administrator, { isAdmin: true })
  addKey(builder, 'demo-indebted', debtor)
  addKey(builder, 'demo-empty', newcomer)
  addKey(builder, 'demo-restricted', customer, { account: labAccount })
  addKey(builder, 'demo-partner', partner)
}

function seedCustomerAccounts(builder: Builder, isInDebt: boolean): void {
  const person = { owner: customer, customer: 'Kadri Saar' }
  const main = {
    ...person,
    id: mainAccount,
    title: 'Põhjala Robotics',
    email: 'arved@pohjala.example',
    isDefault: true,
    credit: isInDebt ? 364.27 : 1119.47,
    used: 435.27,
    document: {
      address_line1: 'Telliskivi 60a',
      city: 'Tallinn',
      county: 'Harju',
      post_index: '10412',
      company_name: 'Põhjala Robotics OÜ',
      company_reg_code: '16034821',
      company_vat_number: 'EE102347781',
      customer_phone: '+372 5551 0148',
      unpaid_amount: 620,
      allow_debt: true,
      is_recurring_payment_enabled: !isInDebt,
      recurring_payment_amount: 250,
      recurring_payment_threshold: 50,
      referral_share_code: 'POHJALA24',
      restriction_level: isInDebt ? ('FROZEN' as const) : ('CLEAR' as const),
      eligible_promotions: [
        {
          credit_type: 'referral_receiver' as const,
          amount: 5.44,
          top_up_requirement: 11.33,
          top_up_done: 7.02,
        },
      ],
      primary_card: {
        id: '9931',
        type: 'creditcard' as const,
        card_type: 'visa',
        card_holder: 'Kadri Saar',
        last4: '4242',
        expire_month: '08',
        expire_year: '2028',
        is_verified: true,
      },
      low_balance_notice_settings: { threshold: 100, is_enabled: true },
    },
  }
  const lab = {
    ...person,
    id: labAccount,
    title: 'Lab',
    email: 'kadri.saar@pohjala.example',
    isDefault: false,
    credit: 30,
    used: 8.12,
    document: { restriction_level: 'LIMITED' as const, can_pay: false },
  }
  addAccount(builder, toBillingAccount(main, builder.now))
  addAccount(builder, toBillingAccount(lab, builder.now))
}

function seedOtherAccounts(builder: Builder): void {
  const { now } = builder
  const add = (account: Parameters<typeof toBillingAccount>[0]): void =>
    addAccount(builder, toBillingAccount(account, now))
  const platform = {
    owner: administrator,
    customer: 'Olev Haldur',
    email: 'ops@aldera.example',
    isDefault: true,
    used: 0,
  }
  add({ ...platform, id: 120_100, title: 'Aldera operations', credit: 1000 })
  const arved = {
    owner: colleague,
    customer: 'Arved Põld',
    email: 'arved@pohjala.example',
    isDefault: true,
    used: 61.3,
  }
  add({ ...arved, id: colleagueAccount, title: 'Arved Põld', credit: 212.5 })
  const indrek = { owner: debtor, customer: 'Indrek Pagar', email: 'indrek@pagar.example' }
  add({
    ...indrek,
    id: frozenAccount,
    title: 'Pagar OÜ',
    isDefault: true,
    credit: -22.18,
    used: 19.12,
    document: {
      restriction_level: 'FROZEN',
      precalc_days_in_debt: 12,
      unpaid_amount: 51.21,
      allow_debt: false,
    },
  })
  add({
    ...indrek,
    id: frozenAccount + 1,
    title: 'Pagar e-pood',
    isDefault: false,
    credit: 0,
    used: 0,
    document: {
      status: 'SUSPENDED',
      suspend_reason: 'Company details could not be verified',
      can_pay: false,
    },
  })
  add({
    owner: newcomer,
    id: 120_611,
    title: 'Uku Uus',
    customer: 'Uku Uus',
    email: 'uku@uus.example',
    isDefault: true,
    credit: 22,
    used: 0,
    document: {
      can_pay: false,
      advertise_free_credit: true,
      created: Math.floor((now - day / 4) / 1000),
      eligible_promotions: [{ credit_type: 'first_free', amount: 22 }],
    },
  })
}
