import type { Joins } from '../../src/manifest/typed-joins'

/** A field of a billing account, configured by the site's `billingAccountFields` (specification section 5). */
const detail = { site: 'billingAccountFields', width: 'half' } as const

/** Facts about an account except its name, if they are known. */
export const contactFacts = [
  { value: 'email', when: { record: 'email', present: true } },
  { value: 'customer_name', when: { record: 'customer_name', present: true } },
  { value: 'customer_phone', when: { record: 'customer_phone', present: true } },
  { value: 'customer_id_number', when: { record: 'customer_id_number', present: true } },
  { value: 'company_name', when: { record: 'company_name', present: true } },
  { value: 'company_reg_code', when: { record: 'company_reg_code', present: true } },
  { value: 'company_vat_number', when: { record: 'company_vat_number', present: true } },
  { value: 'address_line1', when: { record: 'address_line1', present: true } },
  { value: 'address_line2', when: { record: 'address_line2', present: true } },
  { value: 'city', when: { record: 'city', present: true } },
  { value: 'county', when: { record: 'county', present: true } },
  { value: 'post_index', when: { record: 'post_index', present: true } },
  { value: 'country', when: { record: 'country', present: true }, cell: 'country' },
] as const

/** Fields of an account, in pairs that are side by side on a wide screen. */
export const billingAccountFields = [
  { at: 'title', ...detail, help: true },
  { at: 'email', ...detail, help: true },
  { at: 'customer_name', ...detail },
  { at: 'customer_phone', ...detail },
  { at: 'customer_id_number', ...detail },
  { at: 'company_name', ...detail },
  { at: 'company_reg_code', ...detail },
  { at: 'company_vat_number', ...detail },
  { at: 'address_line1', ...detail },
  { at: 'address_line2', ...detail },
  { at: 'city', ...detail },
  { at: 'county', ...detail },
  { at: 'post_index', ...detail },
  { at: 'country', ...detail, widget: 'country' },
] as const

/** Referral code, if the site rewards referrals; only counts when an account is created. */
export const referralCode = {
  at: 'referral_code',
  ...detail,
  help: true,
  when: { site: 'referralCodeEnabled', is: true },
} as const

/** Tokens and delegations that are limited to an account. */
export const limitedTo = {
  tokens: { operation: 'listTokens', theirs: 'billing_account_id', take: 'many' },
  delegations: { operation: 'listAccessDelegations', theirs: 'billing_account_id', take: 'many' },
} as const satisfies Joins<'BillingAccount'>

/** Access that is lost with the account. */
export const accessLost = [
  { id: 'token', each: '$tokens' },
  { id: 'shared', each: '$delegations' },
] as const
