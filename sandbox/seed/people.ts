import { fromEuros } from '../charging/currency'
import { addKey, addUser } from './add-people'
import { type Builder, day, type Place } from './builder'
import { addBillingAccount } from './billing-accounts'

/** The ordinary customer, as in the examples of the API description. */
export const customer = 20_417
/** A user of the same company, and the owner a delegate acts as in the world `delegate`. */
export const colleague = 20_422
/** A user of another company, with whom accounts are shared. */
export const partner = 20_457
/** Account numbers of the customer: the default one, and a limited one that demo-restricted reaches. */
export const mainAccount = 120_348
export const labAccount = 120_351
/** The account of `colleague`, and the one in debt. */
export const colleagueAccount = 120_377
export const frozenAccount = 120_402
/** The account of the administrator and that of the newcomer. */
export const platformAccount = 120_100
export const newcomerAccount = 120_611

/** The administrator of the platform. */
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
  addKey(builder, 'demo-expired', customer, { expiresAt: builder.now - day })
}

function seedCustomerAccounts(builder: Builder, isInDebt: boolean): void {
  const person = { owner: customer, customer: 'Kadri Saar' }
  const amount = (euros: number): number => fromEuros(euros, builder.catalogue.currency)
  addBillingAccount(builder, {
    ...person,
    id: mainAccount,
    title: 'Põhjala Robotics',
    email: 'arved@pohjala.example',
    isDefault: true,
    document: {
      address_line1: 'Telliskivi 60a',
      city: 'Tallinn',
      county: 'Harju',
      post_index: '10412',
      company_name: 'Põhjala Robotics OÜ',
      company_reg_code: '16034821',
      company_vat_number: 'EE102347781',
      customer_phone: '+372 5551 0148',
      allow_debt: !isInDebt,
      is_recurring_payment_enabled: !isInDebt,
      recurring_payment_amount: amount(250),
      recurring_payment_threshold: amount(50),
      referral_share_code: 'POHJALA24',
      low_balance_notice_settings: { threshold: amount(100), is_enabled: true },
    },
  })
  addBillingAccount(builder, {
    ...person,
    id: labAccount,
    title: 'Lab',
    email: 'kadri.saar@pohjala.example',
    isDefault: false,
    document: { restriction_level: 'LIMITED', allow_debt: true, paying_by_invoice: true },
  })
}

function seedOtherAccounts(builder: Builder): void {
  const { now } = builder
  addBillingAccount(builder, {
    owner: administrator,
    customer: 'Olev Haldur',
    email: 'ops@aldera.example',
    isDefault: true,
    id: platformAccount,
    title: 'Aldera operations',
  })
  addBillingAccount(builder, {
    owner: colleague,
    customer: 'Arved Põld',
    email: 'arved@pohjala.example',
    isDefault: true,
    id: colleagueAccount,
    title: 'Arved Põld',
    document: { discount_percentage: 10, referral_share_code: 'ARVED377' },
  })
  const indrek = { owner: debtor, customer: 'Indrek Pagar', email: 'indrek@pagar.example' }
  addBillingAccount(builder, { ...indrek, id: frozenAccount, title: 'Pagar OÜ', isDefault: true })
  addBillingAccount(builder, {
    ...indrek,
    id: frozenAccount + 1,
    title: 'Pagar e-pood',
    isDefault: false,
    document: { status: 'SUSPENDED', suspend_reason: 'Company details could not be verified' },
  })
  addBillingAccount(builder, {
    ...indrek,
    id: frozenAccount + 2,
    title: 'Pagar Transport',
    isDefault: false,
    document: {
      status: 'PENDING_VALIDATION',
      company_name: 'Pagar Transport OÜ',
      company_reg_code: '16990417',
      document_name: 'registrikaart.pdf',
      document: 'validation/16990417/registrikaart.pdf',
      created: Math.floor((now - day) / 1000),
    },
  })
  addBillingAccount(builder, {
    owner: newcomer,
    id: newcomerAccount,
    title: 'Uku Uus',
    customer: 'Uku Uus',
    email: 'uku@uus.example',
    isDefault: true,
    document: {
      advertise_free_credit: true,
      restriction_level: 'LIMITED',
      created: Math.floor((now - day / 4) / 1000),
    },
  })
}
