import { finalAmount } from '../charging/final-amount'
import { completePayment, toResult } from '../charging/online-payment'
import { topUpPrice } from '../charging/top-up'
import { parameterFailure, serviceFailure } from '../failures'
import { isRecord } from '../../src/lib/is-record'
import { parseJson } from '../http/parameters'
import { positiveAmount } from './amount'
import { buyCredit } from './buy-credit'
import { findAccount, findAccountEver } from './find-account'
import { findPayment, findProcessor, offeredProcessor } from './find-payment'
import type { HandlersOf } from './handler'
import { sendLinkData } from './send-link-data'

/** Topping up, by a saved method or at the page of a processor. */
export const topUpHandlers: HandlersOf<
  | 'getFinalTopupAmount'
  | 'buyCredit'
  | 'closeTopup'
  | 'saveLinkMethods'
  | 'sendLinkData'
  | 'getLinkResult'
  | 'getPersistentData'
> = {
  getFinalTopupAmount: (context, { billing_account_id: named, processor: keyword, amount }) => {
    const account = findAccount(context, named)
    const processor = findProcessor(context, keyword)
    const { currency } = context.catalogue
    const { total } = topUpPrice(positiveAmount(context, 'amount', amount), account, processor, currency)
    return { final_amount: finalAmount(total, processor, currency) }
  },

  buyCredit,

  /** Closing again answers the same. */
  closeTopup: (context, { billing_account_id: named, charge_id: id, payment_object_id: method }) => {
    const payment = findPayment(context, findAccount(context, named).document.id, id)
    if (payment.state.purpose !== 'charge' || payment.state.card !== method)
      throw serviceFailure('Payment not found', 404)
    return toResult(payment.state.waitsFor === 'closing' ? completePayment(context, payment) : payment)
  },

  saveLinkMethods: (context, { billing_account_id: named, method_ids: text }) => {
    const account = findAccount(context, named)
    const ids = text.split(',').flatMap((id) => id.trim() || [])
    for (const id of ids) {
      const [keyword = '', key] = id.split('::')
      const processor = offeredProcessor(context, keyword)
      const isKnown = key === undefined || processor?.methods?.some((method) => method.key === key) === true
      if (processor?.type !== 'link' || !isKnown)
        throw parameterFailure({ method_ids: `There is no method '${id}'` })
    }
    const present = parseJson(account.document.additional_data ?? '')
    const data = { ...(isRecord(present) ? present : {}), link_methods: ids }
    const document = { ...account.document, additional_data: JSON.stringify(data) }
    context.records.save({ ...account, document })
    return { success: true }
  },

  sendLinkData,

  getLinkResult: (context, { billing_account_id: named, identifier }) => {
    const payment = findPayment(context, findAccountEver(context, named).document.id, identifier)
    if (payment.state.purpose !== 'link') throw serviceFailure('Payment not found', 404)
    return toResult(payment)
  },

  getPersistentData: (context, { billing_account_id: named, identifier }) =>
    findPayment(context, findAccountEver(context, named).document.id, identifier).document,
}
