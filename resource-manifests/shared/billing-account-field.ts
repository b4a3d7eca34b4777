import type { Joins } from '../../src/manifest/typed-manifest'
import type { Asked } from '../../src/manifest/words/fields'

/** The details of a billing account, asked for as `billingAccountFields` of the site says (specification section 5). */
const asked = {
  site: 'billingAccountFields',
  name: 'field',
  required: 'required',
  visible: 'visible',
  validator: 'validator',
} as const satisfies Asked

/** In pairs, as far as they belong beside each other on a wide screen. */
const details = [
  'title',
  'email',
  'customer_name',
  'customer_phone',
  'customer_id_number',
  'company_name',
  'company_reg_code',
  'company_vat_number',
  'address_line1',
  'address_line2',
  'city',
  'county',
  'post_index',
  'country',
] as const

const explained: ReadonlySet<string> = new Set(['title', 'email'])

/** The same as facts about an account, its name left out, as far as they are known. */
export const contactFacts = details
  .filter((at) => at !== 'title')
  .map((at) => ({
    value: at,
    when: { field: at, present: true } as const,
    ...(at === 'country' ? ({ cell: 'country' } as const) : {}),
  }))

/** What is asked of a new account. */
export const billingAccountFields = details.map((at) => ({
  at,
  asked,
  half: true as const,
  ...(explained.has(at) ? { help: true as const } : {}),
  ...(at === 'country' ? { widget: 'country' as const } : {}),
}))

/** The code of whoever recommended the provider; counts at the creation only. */
export const referralCode = { at: 'referral_code', asked, half: true, help: true } as const

/** What is limited to an account: tokens, and what is shared with other people. */
export const limitedTo = {
  tokens: { operation: 'listTokens', theirs: 'billing_account_id', take: 'many' },
  delegations: { operation: 'listAccessDelegations', theirs: 'billing_account_id', take: 'many' },
} as const satisfies Joins<'BillingAccount'>

/** What these give access to is gone with the account. */
export const accessLost = [
  { id: 'token', each: '$tokens' },
  { id: 'shared', each: '$delegations' },
] as const
