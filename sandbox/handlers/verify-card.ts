import { beginPayment, markVerified } from '../charging/online-payment'
import { charge } from '../charging/payment-method'
import { serviceFailure } from '../failures'
import { paymentPage } from '../http/payment-path'
import { assertMayPay } from '../machines/billing-account'
import { findAccount } from './find-account'
import { channelText, consoleReturn, findMethod, findProcessor } from './find-payment'
import type { Handler } from './handler'

/**
 * Charges a card the verification amount, which is given back, so that it leaves no trace in the balance. If the
 * processor or the card requires it, the holder confirms the charge first. A verified method stays verified.
 *
 * @throws ApiFailure 400 when the bank refuses, or for the invoice method, which the provider reviews
 */
export const verifyCard: Handler<'verifyCard'> = (context, wanted) => {
  const method = findMethod(context, wanted.payment_object_id)
  const returnUrl = consoleReturn(wanted.front_base_url)
  const { keyword, asksHolder } = method.state
  const processor = findProcessor(context, keyword)
  if (processor.type !== 'creditcard') throw serviceFailure(channelText, 400)
  if (method.document.is_verified) return { card: method.document }
  const account = findAccount(context, method.account ?? undefined)
  assertMayPay(account.document)
  if (wanted.force_3ds !== true && !asksHolder && processor.use_3ds_verification !== true) {
    const problem = charge(method, context.now)
    if (problem !== undefined) throw serviceFailure(problem, 400)
    return { card: markVerified(context, method).document }
  }
  const { key } = beginPayment(context, account, {
    purpose: 'verification',
    method: keyword,
    amount: 0,
    finalAmount: processor.verification_amount ?? 0,
    card: method.document.id,
    returnUrl,
    actingUser: context.caller.actingUser,
  })
  const document = { ...method.document, is_verification_pending: true }
  const { document: card } = context.records.save({ ...method, document })
  return { card, authorize_uri: paymentPage(context.origin, key), data_ref: key }
}
