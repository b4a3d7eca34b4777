import { cardOfToken } from '../catalogue/test-cards'
import { finalAmount } from '../charging/final-amount'
import { beginPayment, completePayment } from '../charging/online-payment'
import { topUpPrice } from '../charging/top-up'
import { parameterFailure } from '../failures'
import { isRecord } from '../../src/lib/is-record'
import { parseJson } from '../http/parameters'
import { paymentPage } from '../http/payment-path'
import { hybridProcessors } from '../catalogue/payment-processors'
import { assertMayPay } from '../machines/billing-account'
import { topUpAmount } from './amount'
import { findAccount } from './find-account'
import { channelText, offeredProcessor, pageAddress } from './find-payment'
import type { Handler } from './handler'

/**
 * Begins a payment at the page of a processor. An unusable processor or method is answered as `success: false`, not thrown.
 * A hybrid processor takes a card from its own fields at once, unless the bank wants the holder to confirm.
 */
export const sendLinkData: Handler<'sendLinkData'> = (context, wanted) => {
  const { currency } = context.catalogue
  const account = findAccount(context, wanted.billing_account_id)
  assertMayPay(account.document)
  const amount = topUpAmount(context, wanted.amount)
  const { method, card, returnUrl } = readParams(wanted.params)
  const processor = offeredProcessor(context, wanted.processor)
  const methods = processor?.methods ?? []
  const isOffered = methods.length === 0 || methods.some(({ key }) => key === method)
  if (processor?.type !== 'link' || !isOffered) return { success: false, error_msg: channelText }
  const { total } = topUpPrice(amount, account, processor, currency)
  const begin = () =>
    beginPayment(context, account, {
      purpose: 'link',
      method: methods.length === 0 ? processor.keyword : `${processor.keyword}::${method}`,
      amount,
      finalAmount: finalAmount(total, processor, currency),
      card: null,
      returnUrl,
      actingUser: context.caller.actingUser,
    })
  const known =
    card !== undefined && hybridProcessors.includes(processor.keyword)
      ? cardOfToken(card, context.now)
      : undefined
  if (known && !known.asksHolder) {
    if (known.behaviour === 'declined') return { success: false, error_msg: 'Card was declined' }
    if (known.behaviour === 'insufficient') return { success: false, error_msg: 'Insufficient funds' }
    return { success: true, error_msg: null, identifier: completePayment(context, begin()).key }
  }
  const { key } = begin()
  return { success: true, error_msg: null, identifier: key, redirect_url: paymentPage(context.origin, key) }
}

/** @throws ApiFailure 400 when it is no JSON object, or has no return address */
function readParams(text: string): { method: string; card: string | undefined; returnUrl: string } {
  const params = parseJson(text)
  if (!isRecord(params)) throw parameterFailure({ params: "Parameter 'params' must be a JSON object" })
  const { method, card, return_url: returnUrl } = params
  if (typeof returnUrl !== 'string') throw parameterFailure({ params: "'return_url' is missing" })
  return {
    method: typeof method === 'string' ? method : '',
    card: typeof card === 'string' ? card : undefined,
    returnUrl: pageAddress('params', returnUrl),
  }
}
