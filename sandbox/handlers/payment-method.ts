import { applyForInvoice } from '../charging/apply-for-invoice'
import { methodsOf } from '../charging/payment-method'
import { review } from '../charging/review'
import type { Context } from '../context'
import { serviceFailure } from '../failures'
import { assertMayPay } from '../machines/billing-account'
import { createCard } from './create-card'
import { findAccount } from './find-account'
import { channelText, findMethod, findProcessor } from './find-payment'
import type { Handler, HandlersOf } from './handler'
import { verifyCard } from './verify-card'

/** Past payments keep the method; the next verified one becomes the primary one. */
const deleteCard: Handler<'deleteCard'> = (context, { payment_object_id: id }) => {
  const { records } = context
  const method = findMethod(context, id)
  const account = findAccount(context, method.account ?? undefined)
  const document = { ...method.document, is_deleted: true, is_primary: false, is_verification_pending: false }
  records.save({ ...method, due: null, document })
  const isInvoice = method.state.keyword === 'invoice' && method.document.is_verified
  if (method.document.is_primary) {
    const next = methodsOf(context, account).find((other) => other.document.is_verified)
    if (next) makePrimary(context, account.document.id, next.document.id)
  }
  const paying = isInvoice ? { paying_by_invoice: false, allow_debt: false } : {}
  review(context, { ...account, document: { ...account.document, ...paying } })
  return { success: true }
}

function makePrimary(context: Context, account: number, id: number): void {
  const { records, caller, charging } = context
  for (const method of records.list('card', { owner: caller.owner, account })) {
    const isPrimary = method.document.id === id
    if (method.document.is_primary !== isPrimary)
      records.save({ ...method, document: { ...method.document, is_primary: isPrimary } })
  }
  charging.touch(account)
}

/** Payment methods: list, read, add, verify, remove, and set the primary one. */
export const paymentMethodHandlers: HandlersOf<
  | 'listCards'
  | 'getCard'
  | 'createCard'
  | 'deleteCard'
  | 'setPrimaryCard'
  | 'prepareCard'
  | 'verifyCard'
  | 'applyForInvoicePayment'
> = {
  listCards: (context, { billing_account_id: named }) =>
    methodsOf(context, findAccount(context, named)).map(({ document }) => document),

  getCard: (context, { payment_object_id: id }) => findMethod(context, id).document,

  createCard,
  verifyCard,

  deleteCard,

  setPrimaryCard: (context, { payment_object_id: id }) => {
    const chosen = findMethod(context, id)
    if (!chosen.document.is_verified) throw serviceFailure('Verified payment method is missing', 400)
    makePrimary(context, chosen.account ?? 0, id)
    return { success: true }
  },

  prepareCard: (context, { billing_account_id: named, processor_keyword: keyword }) => {
    assertMayPay(findAccount(context, named).document)
    if (findProcessor(context, keyword).type !== 'creditcard') throw serviceFailure(channelText, 400)
    const { ids } = context
    return keyword === 'stripe_creditcard'
      ? {
          success: true,
          client_secret: `seti_${ids.secret().slice(0, 16)}_secret_${ids.secret().slice(0, 16)}`,
        }
      : { success: true }
  },

  applyForInvoicePayment: (context, { billing_account_id: named }) => {
    const account = findAccount(context, named)
    assertMayPay(account.document)
    return applyForInvoice(context, account).document
  },
}
