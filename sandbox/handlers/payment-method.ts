import { methodsOf } from '../charging/payment-method'
import { findAccount } from './find-account'
import type { HandlersOf } from './handler'

/** Ways to pay. */
export const paymentMethodHandlers: HandlersOf<'listCards'> = {
  listCards: (context, { billing_account_id: named }) =>
    methodsOf(context, findAccount(context, named)).map(({ document }) => document),
}
