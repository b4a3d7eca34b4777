import { toAmount, toMinor } from '../charging/currency'
import { chargeable, methodsOf } from '../charging/payment-method'
import { clearThreshold, setClearThreshold } from '../charging/restriction'
import { review, showAccount } from '../charging/review'
import { keepPromise } from '../charging/top-up'
import { fromEuros } from '../charging/currency'
import type { Context } from '../context'
import type { BillingAccount } from '../entities'
import { forbiddenFailure, parameterFailure, serviceFailure } from '../failures'
import { ownedBy } from '../identity'
import { assertMayPay } from '../machines/billing-account'
import type { StoredRow } from '../store/records'
import { positiveAmount, wholeAmount } from './amount'
import { findAccount, findAccountEver } from './find-account'
import type { HandlersOf, Input } from './handler'

/** Settings of an account, campaigns, and the sum that lifts the restriction of new accounts. */
export const billingSettingsHandlers: HandlersOf<
  | 'activateCampaign'
  | 'updateRecurringPayment'
  | 'updateLowBalanceNotice'
  | 'getClearTopupThreshold'
  | 'updateClearTopupThreshold'
  | 'getUnpaidAmount'
  | 'getActiveCampaigns'
> = {
  /** A code counts once for an account. */
  activateCampaign: (context, { id, campaign_code: code }) => {
    const { catalogue } = context
    const account = findAccount(context, id)
    const campaign = catalogue.campaigns.find((candidate) => candidate.code === code && candidate.isOpen)
    if (!campaign || account.state.campaigns.includes(code)) throw serviceFailure('Invalid campaign.')
    assertMayPay(account.document)
    const minor = (euros: number): number =>
      toMinor(fromEuros(euros, catalogue.currency), catalogue.currency) ?? 0
    const promise = {
      kind: 'signup_campaign' as const,
      amount: minor(campaign.credit),
      required: minor(campaign.requiredTopup),
      done: 0,
      promoter: null,
    }
    const joined = { ...account.state, campaigns: [...account.state.campaigns, code] }
    const changed: StoredRow<'account'> =
      promise.required === 0
        ? keepPromise(context, { ...account, state: joined }, promise)
        : { ...account, state: { ...joined, promises: [...joined.promises, promise] } }
    review(context, changed)
    return { success: true }
  },

  /** Charges at once when the balance is below the threshold already (platform facts section 13). */
  updateRecurringPayment: (context, { id, ...wanted }) => {
    const account = findAccount(context, id)
    const settings = wanted.is_recurring_payment_enabled
      ? enabled(context, account, wanted)
      : { is_recurring_payment_enabled: false }
    const document = { ...account.document, ...settings }
    const reviewed = review(context, { ...account, document, state: { ...account.state, retryAt: null } })
    return { account: reviewed.account.document, payment_report: reviewed.report }
  },

  updateLowBalanceNotice: (context, { billing_account_id: named, threshold, is_enabled: isEnabled }) => {
    const account = findAccount(context, named)
    wholeAmount(context, 'threshold', threshold)
    const settings = { threshold, is_enabled: isEnabled }
    const document = { ...account.document, low_balance_notice_settings: settings }
    return review(context, { ...account, document, state: { ...account.state, isWarned: false } }).account
      .document
  },

  getClearTopupThreshold: (context) => ({
    threshold: toAmount(clearThreshold(context), context.catalogue.currency),
  }),

  updateClearTopupThreshold: (context, { threshold }) => {
    const { records, caller, charging } = context
    if (!caller.isAdmin) throw forbiddenFailure('You are not allowed to use this resource')
    setClearThreshold(context, wholeAmount(context, 'threshold', threshold))
    for (const { document } of records.list('account', {}))
      if (!document.is_deleted) charging.touch(document.id)
    return { threshold }
  },

  getUnpaidAmount: (context, { billing_account_id: named }) => ({
    message: showAccount(context, findAccountEver(context, named)).unpaid_amount ?? 0,
  }),

  getActiveCampaigns: ({ records, caller, catalogue }) => {
    const joined = records.list('account', ownedBy(caller)).flatMap(({ state }) => state.campaigns)
    return { success: catalogue.campaigns.some(({ code, isOpen }) => isOpen && !joined.includes(code)) }
  },
}

/** @throws ApiFailure 400 when a field is missing, the amount is below the minimum, or no method can be charged */
function enabled(
  context: Context,
  account: StoredRow<'account'>,
  wanted: Omit<Input<'updateRecurringPayment'>, 'id'>,
): Partial<BillingAccount> {
  const { recurring_payment_threshold: threshold, recurring_payment_amount: amount } = wanted
  const { site } = context.catalogue
  if (threshold === undefined || amount === undefined) {
    const missing = threshold === undefined ? 'recurring_payment_threshold' : 'recurring_payment_amount'
    throw parameterFailure({ [missing]: `Required parameter '${missing}' not supplied` })
  }
  wholeAmount(context, 'recurring_payment_threshold', threshold)
  positiveAmount(context, 'recurring_payment_amount', amount)
  if (amount < (site.minimumTopupAmount ?? 0))
    throw parameterFailure({ recurring_payment_amount: 'Amount is too low' })
  assertMayPay(account.document)
  const method = chargeable(methodsOf(context, account))
  const processor = site.paymentProcessors?.find(({ keyword }) => keyword === method?.state.keyword)
  if (site.recurringPaymentsEnabled !== true || processor?.supports_auto_topup !== true)
    throw serviceFailure('Verified payment method is missing', 400)
  return {
    is_recurring_payment_enabled: true,
    recurring_payment_threshold: threshold,
    recurring_payment_amount: amount,
  }
}
