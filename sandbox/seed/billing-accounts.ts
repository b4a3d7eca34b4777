import type { BillingAccount } from '../entities'
import { epochSeconds } from '../format-time'
import { day } from './builder'

const vatPercentage = 24

/** What distinguishes one billing account from another. Amounts in euros. */
interface SeedAccount {
  readonly id: number
  readonly owner: number
  readonly title: string
  readonly email: string
  readonly customer: string
  readonly isDefault: boolean
  /** Credit before this month's use. */
  readonly credit: number
  /** This month's use so far. */
  readonly used: number
  readonly document?: Partial<BillingAccount>
}

/** A billing account whose sums agree: balance is credit less use, total is use with VAT. `now` in milliseconds. */
export function toBillingAccount(account: SeedAccount, now: number): BillingAccount {
  const balance = cents(account.credit - account.used)
  const vat = cents((account.used * vatPercentage) / 100)
  return {
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
    credit_amount: account.credit,
    precalc_credit_amount: account.credit,
    precalc_days_in_debt: 0,
    precalc_ongoing: balance,
    unpaid_amount: 0,
    discount_percentage: 0,
    vat_percentage: vatPercentage,
    allow_debt: false,
    can_pay: true,
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
    eligible_promotions: [],
    running_totals: {
      credit_amount: account.credit,
      credit_available: Math.max(balance, 0),
      discount_amount: 0,
      subtotal: account.used,
      subtotal_resource_usage: account.used,
      total_before_tax: account.used,
      vat_tax: vat,
      total: cents(account.used + vat),
      ongoing: balance,
      ongoing_negative_since: balance < 0 ? epochSeconds(now - 12 * day) : null,
    },
    low_balance_notice_settings: { threshold: 100, is_enabled: false },
    ...account.document,
  }
}

function cents(amount: number): number {
  return Number(amount.toFixed(2))
}
