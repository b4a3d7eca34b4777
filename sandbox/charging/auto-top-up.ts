import type { PaymentReport } from '../entities'
import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import { toMinor } from './currency'
import { sendNotice } from './notice'
import { charge, chargeable, methodsOf, methodText } from './payment-method'
import { sumsAt } from './sums'
import { topUp, topUpPrice } from './top-up'

type Account = StoredRow<'account'>

const retryAfter = 24 * 60 * 60 * 1000

/** Balance in minor units below which the account tops up automatically; undefined if disabled. */
export function autoTopUpThreshold(
  { document }: Account,
  { catalogue }: Pick<Work, 'catalogue'>,
): number | undefined {
  if (document.is_recurring_payment_enabled !== true || document.status !== 'ACTIVE') return undefined
  return toMinor(document.recurring_payment_threshold ?? 0, catalogue.currency)
}

/**
 * Tops up when the balance is below the threshold. A payment that is refused, or that does not lift the balance above the
 * threshold, is followed by the next one a day later.
 */
export function withAutoTopUp(work: Work, account: Account): { account: Account; report: PaymentReport } {
  const { now, catalogue } = work
  const threshold = autoTopUpThreshold(account, work)
  const isLow = threshold !== undefined && sumsAt(account, now, catalogue.currency).balance < threshold
  if (!isLow || (account.state.retryAt ?? 0) > now)
    return { account, report: { triggered: false, errors: [] } }
  const method = chargeable(methodsOf(work, account))
  const processor = catalogue.site.paymentProcessors?.find(({ keyword }) => keyword === method?.state.keyword)
  const wrong =
    method === undefined || processor?.supports_auto_topup !== true
      ? 'Verified payment method is missing'
      : charge(method, now)
  if (wrong !== undefined || method === undefined) {
    const errors = [wrong ?? 'Verified payment method is missing']
    sendNotice(work, account, 'Automatic top-up failed', errors.join(' '))
    const state = { ...account.state, retryAt: now + retryAfter }
    return { account: { ...account, state }, report: { triggered: true, errors } }
  }
  const amount = toMinor(account.document.recurring_payment_amount ?? 0, catalogue.currency) ?? 0
  const price = topUpPrice(amount, account, processor, catalogue.currency)
  const paidBy = { method: method.document.id, identifier: `auto_${work.ids.number()}` }
  const paid = topUp(work, account, { price, method: methodText(method), paidBy, actingUser: null })
  const isEnough = sumsAt(paid, now, catalogue.currency).balance >= threshold
  const state = { ...paid.state, retryAt: isEnough ? null : now + retryAfter }
  return { account: { ...paid, state }, report: { triggered: true, errors: [] } }
}
