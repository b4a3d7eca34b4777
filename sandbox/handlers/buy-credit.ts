import { finalAmount } from '../charging/final-amount'
import { beginPayment } from '../charging/online-payment'
import { charge, methodText } from '../charging/payment-method'
import { review } from '../charging/review'
import { topUp, topUpPrice } from '../charging/top-up'
import { serviceFailure } from '../failures'
import { paymentPage } from '../http/payment-path'
import { assertMayPay } from '../machines/billing-account'
import { topUpAmount } from './amount'
import { findAccount } from './find-account'
import { channelText, consoleReturn, findMethod, findProcessor, needed } from './find-payment'
import type { Handler, Input } from './handler'

/**
 * Charges a saved method, or has its holder confirm the charge first.
 * @throws ApiFailure 400 when the method cannot be charged, the bank refuses, or a parameter its processor needs is missing
 */
export const buyCredit: Handler<'buyCredit'> = (context, wanted) => {
  const { currency } = context.catalogue
  const account = findAccount(context, wanted.billing_account_id)
  assertMayPay(account.document)
  const amount = topUpAmount(context, wanted.amount)
  const method = findMethod(context, wanted.payment_object_id)
  if (method.account !== account.document.id) throw serviceFailure('Payment method not found', 404)
  const { keyword, asksHolder } = method.state
  const processor = findProcessor(context, keyword)
  if (processor.type !== 'creditcard') throw serviceFailure(channelText, 400)
  if (!method.document.is_verified) throw serviceFailure('Verified payment method is missing', 400)
  assertSessionKnown(keyword, wanted)
  const price = topUpPrice(amount, account, processor, currency)
  const { actingUser } = context.caller
  if (asksHolder || wanted.force_3ds === true) {
    if (wanted.on_session === false) throw serviceFailure('Card has to be confirmed by its holder', 400)
    const returnUrl = consoleReturn(needed('front_base_url', wanted.front_base_url))
    const { key } = beginPayment(context, account, {
      purpose: 'charge',
      method: keyword,
      amount,
      finalAmount: finalAmount(price.total, processor, currency),
      card: method.document.id,
      returnUrl,
      actingUser,
    })
    return { success: true, authorize_uri: paymentPage(context.origin, key), charge_id: key, data_ref: key }
  }
  const problem = charge(method, context.now)
  if (problem !== undefined) throw serviceFailure(problem, 400)
  const paidBy = { method: method.document.id, identifier: `chrg_${context.ids.number()}` }
  review(context, topUp(context, account, { price, method: methodText(method), paidBy, actingUser }))
  return { success: true }
}

/** Checks the parameters a processor needs while the customer is present (specification section 7). */
function assertSessionKnown(keyword: string, wanted: Input<'buyCredit'>): void {
  if (wanted.on_session === false) return
  if (keyword === 'omise_creditcard') consoleReturn(needed('front_base_url', wanted.front_base_url))
  if (keyword === 'paypal_vault') needed('session_id', wanted.session_id)
}
