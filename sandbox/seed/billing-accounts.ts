import { newAccountState } from '../charging/account-state'
import { fromEuros } from '../charging/currency'
import type { BillingAccount } from '../entities'
import { epochSeconds } from '../format-time'
import { addAccount } from './add-people'
import { type Builder, day } from './builder'

const vatPercentage = 24

/** Fields that differ between billing accounts. */
interface SeedAccount {
  readonly id: number
  readonly owner: number
  readonly title: string
  readonly email: string
  readonly customer: string
  readonly isDefault: boolean
  readonly document?: Partial<BillingAccount>
}

/** Stores a billing account without credit; `seedPast` adds its history. */
export function addBillingAccount(builder: Builder, account: SeedAccount): void {
  const { now, catalogue } = builder
  const document: BillingAccount = {
    id: account.id,
    user_id: account.owner,
    title: account.title,
    email: account.email,
    site: 'aldera',
    address_line1: '',
    address_line2: '',
    city: '',
    county: '',
    post_index: '',
    country: 'EE',
    company_name: '',
    company_reg_code: '',
    company_vat_number: '',
    customer_id_number: '',
    customer_name: account.customer,
    customer_phone: '',
    lang: 'en',
    additional_data: '{"link_methods":[]}',
    discount_percentage: 0,
    vat_percentage: vatPercentage,
    allow_debt: false,
    is_active: true,
    is_default: account.isDefault,
    is_deleted: false,
    deleted_at: null,
    created: epochSeconds(now - 620 * day),
    paying_by_invoice: false,
    send_invoice_email: true,
    advertise_free_credit: false,
    is_recurring_payment_enabled: false,
    recurring_payment_amount: null,
    recurring_payment_threshold: null,
    referral_code: null,
    referral_share_code: null,
    reseller: null,
    restriction_level: 'CLEAR',
    open_level_override: null,
    status: 'ACTIVE',
    suspend_reason: null,
    low_balance_notice_settings: { threshold: fromEuros(100, catalogue.currency), is_enabled: false },
    ...account.document,
  }
  addAccount(builder, document, newAccountState(now))
}
