import { serviceFailure } from '../failures'
import { paymentPage } from '../http/payment-path'
import { findProcessor, pageAddress } from './find-payment'
import type { HandlersOf } from './handler'

/** How long the owner of a wallet has to consent, and the console to save it. */
const consentTakes = 3 * 60 * 60 * 1000

const keyword = 'paypal_vault'

/** Saving a PayPal wallet: a token for the buttons, the owner's consent, and the token the wallet is saved with. */
export const paypalHandlers: HandlersOf<
  'getPaypalIdToken' | 'getPaypalSetupToken' | 'getPaypalPaymentToken'
> = {
  getPaypalIdToken: (context) => {
    findProcessor(context, keyword)
    return { id_token: `${context.ids.secret()}.${context.ids.secret()}` }
  },

  getPaypalSetupToken: (context, { session_id: session, return_url: returnUrl }) => {
    const { records, ids, caller, now, origin } = context
    findProcessor(context, keyword)
    const key = `setup_${ids.secret().slice(0, 20)}`
    records.insert('ticket', {
      ...{ location: '', owner: caller.owner, account: null, key, parent: null, document: null },
      due: now + consentTakes,
      state: {
        purpose: 'wallet',
        session,
        returnUrl: pageAddress('return_url', returnUrl),
        answer: null,
        paymentToken: `vault_${ids.secret().slice(0, 20)}`,
      },
    })
    return { setup_token: key, approve_url: paymentPage(origin, key) }
  },

  getPaypalPaymentToken: ({ records, caller }, { session_id: session, setup_token: key }) => {
    const state = records.find('ticket', { owner: caller.owner, key })?.state
    if (state?.purpose !== 'wallet' || state.session !== session)
      throw serviceFailure('Adding payment method failed', 400)
    if (state.answer === null || state.answer === 'pending')
      throw serviceFailure('Payment method is not confirmed yet', 400)
    if (state.answer !== 'success') throw serviceFailure('Adding payment method failed', 400)
    return { payment_token: state.paymentToken }
  },
}
