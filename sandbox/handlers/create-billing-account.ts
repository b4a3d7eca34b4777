import { newAccountState, type PromisedCredit } from '../charging/account-state'
import { applyForInvoice } from '../charging/apply-for-invoice'
import { toMinor } from '../charging/currency'
import { review } from '../charging/review'
import { keepPromise } from '../charging/top-up'
import type { Context } from '../context'
import type { BillingAccount } from '../entities'
import { forbiddenFailure, parameterFailure } from '../failures'
import { epochSeconds } from '../format-time'
import type { StoredRow } from '../store/records'
import { assertComplete, vatPercentage } from './account-details'
import type { Handler, Input } from './handler'

/** Accounts with this word in their title wait for validation by the provider. */
const validationWord = 'pending-validation'
const validationTakes = 60 * 60 * 1000
const firstNumber = 120_000

/**
 * A new billing account. The first one of a user gets the welcome credit, at once or when the provider has accepted the
 * account; it is LIMITED until enough was topped up.
 */
export const createBillingAccount: Handler<'createBillingAccount'> = (context, wanted) => {
  const { records, ids, caller, now } = context
  if (caller.account !== null) throw forbiddenFailure('You are not allowed to use this resource')
  const email = wanted.email || wanted.client_email
  assertComplete(context, { ...wanted, ...(email === undefined ? {} : { email }) })
  const others = records.list('account', { owner: caller.owner })
  const id = firstNumber + ids.number()
  const document = toDocument(context, wanted, id, email ?? '')
  const promises = [
    ...(others.length === 0 ? welcome(context) : []),
    ...recommendation(context, wanted.referral_code),
  ]
  const isPending = document.status === 'PENDING_VALIDATION'
  const given = isPending ? [] : promises.filter(({ required }) => required === 0)
  const account = records.insert('account', {
    ...{ location: '', owner: caller.owner, account: id, key: `${id}`, parent: null, due: null },
    document: { ...document, is_default: others.every((other) => other.document.is_deleted) },
    state: {
      ...newAccountState(now),
      promises: promises.filter((promise) => !given.includes(promise)),
      validatedAt: isPending ? now + validationTakes : null,
    },
  })
  const credited = given.reduce<StoredRow<'account'>>(
    (all, promise) => keepPromise(context, all, promise),
    account,
  )
  if (wanted.type === 'invoice') applyForInvoice(context, credited)
  return review(context, credited).account.document
}

function toDocument(
  { catalogue, caller, now }: Context,
  wanted: Input<'createBillingAccount'>,
  id: number,
  email: string,
): BillingAccount {
  const { client_email: _, type: __, title, referral_code: referral, ...details } = wanted
  const name = title || wanted.company_name || wanted.customer_name || email
  const { site } = catalogue
  const isChecked = site.manualBillingAccountValidation === true || name.includes(validationWord)
  return {
    ...details,
    country: wanted.country || null,
    id,
    user_id: caller.owner,
    email,
    title: name,
    site: site.siteTheme ?? '',
    additional_data: '{"link_methods":[]}',
    discount_percentage: 0,
    vat_percentage: vatPercentage({ catalogue }, wanted),
    allow_debt: false,
    is_active: true,
    is_default: false,
    is_deleted: false,
    deleted_at: null,
    created: epochSeconds(now),
    paying_by_invoice: false,
    send_invoice_email: wanted.send_invoice_email ?? true,
    advertise_free_credit: false,
    is_recurring_payment_enabled: false,
    recurring_payment_amount: null,
    recurring_payment_threshold: null,
    referral_code: referral ?? null,
    referral_share_code: site.referralCodeEnabled === true ? `REF${id}` : null,
    reseller: null,
    restriction_level: 'LIMITED',
    open_level_override: null,
    status: isChecked ? 'PENDING_VALIDATION' : 'ACTIVE',
    suspend_reason: null,
    low_balance_notice_settings: { threshold: 0, is_enabled: false },
  }
}

function welcome({ catalogue }: Context): PromisedCredit[] {
  const amount = toMinor(catalogue.site.firstAccountCredit ?? 0, catalogue.currency) ?? 0
  return amount === 0 ? [] : [{ kind: 'first_free', amount, required: 0, done: 0, promoter: null }]
}

/**
 * @throws ApiFailure 400 for an unknown code, or the user's own
 */
function recommendation(context: Context, code: string | undefined): PromisedCredit[] {
  if (code === undefined || code === '') return []
  const { records, caller, catalogue } = context
  const promoter = records
    .list('account', {})
    .find(({ document }) => document.referral_share_code === code && !document.is_deleted)
  if (!promoter || promoter.owner === caller.owner)
    throw parameterFailure({ referral_code: 'Unknown referral code' })
  const { receiver_credit: credit = 0, referral_credit_receiver_precondition_topup_sum: required = 0 } =
    catalogue.site.referralCreditAmounts ?? {}
  return [
    {
      kind: 'referral_receiver',
      amount: toMinor(credit, catalogue.currency) ?? 0,
      required: toMinor(required, catalogue.currency) ?? 0,
      done: 0,
      promoter: promoter.document.id,
    },
  ]
}
