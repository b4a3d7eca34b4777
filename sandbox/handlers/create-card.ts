import { cardOfToken } from '../catalogue/test-cards'
import { markVerified } from '../charging/online-payment'
import type { Context } from '../context'
import type { Card } from '../entities'
import { serviceFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { epochSeconds } from '../format-time'
import { assertMayPay } from '../machines/billing-account'
import type { CardState } from '../store/kinds'
import type { StoredRow } from '../store/records'
import { findAccount } from './find-account'
import { channelText, findProcessor, needed } from './find-payment'
import { findUser } from './find-user'
import type { Handler, Input } from './handler'

/** Properties of a new method: its kind, expiry, and behaviour. */
interface Kind {
  readonly details: Readonly<Record<string, string>>
  readonly validThru: number | null
  readonly behaviour: CardState['behaviour']
  readonly asksHolder: boolean
}

const processorIds = { stripe_creditcard: 1, omise_creditcard: 2, paypal_vault: 3, invoice: 4 } as const

/** Saves a method. A wallet is verified by its owner's consent; a card is to be verified before it can be charged. */
export const createCard: Handler<'createCard'> = (context, wanted) => {
  const { records, ids, now } = context
  const account = findAccount(context, wanted.billing_account_id)
  assertMayPay(account.document)
  failBySentinel(context.operation, wanted.token)
  const keyword = wanted.processor_keyword
  if (findProcessor(context, keyword).type !== 'creditcard') throw serviceFailure(channelText, 400)
  const isWallet = keyword === 'paypal_vault'
  const { details, validThru, ...behaviour } = isWallet
    ? walletBehind(context, wanted)
    : cardBehind(wanted, account, now)
  const number = account.document.id
  const id = ids.number()
  const document: Card = {
    id,
    billing_account_id: number,
    billing_account_processor_identifier_id: 400_000 + number,
    processor: { id: processorIds[keyword], is_active: true, keyword },
    identifier: wanted.token,
    is_primary: false,
    is_verified: false,
    is_verification_pending: false,
    is_deleted: false,
    created: epochSeconds(now),
    valid_thru: validThru === null ? null : epochSeconds(validThru),
    additional_data: JSON.stringify(details),
  }
  const method = records.insert('card', {
    ...{ location: '', owner: account.owner, account: number, key: `${id}`, parent: null, due: null },
    state: { keyword, ...behaviour },
    document,
  })
  return isWallet ? markVerified(context, method).document : method.document
}

function cardBehind(
  { token }: Input<'createCard'>,
  { document: account }: StoredRow<'account'>,
  now: number,
): Kind {
  const { brand, last4, validThru, ...behaviour } = cardOfToken(token, now)
  const [year = '', month = ''] = new Date(validThru).toISOString().slice(2).split('-')
  const holder = account.customer_name || account.title || ''
  return {
    details: { type: 'card', brand, last4, expiry: `${month}/${year}`, holder },
    validThru,
    ...behaviour,
  }
}

/** @throws ApiFailure 400 when the owner of the token's wallet has not consented in this session */
function walletBehind(context: Context, { token, session_id: session }: Input<'createCard'>): Kind {
  const { records, caller } = context
  needed('session_id', session)
  const ticket = records
    .list('ticket', { owner: caller.owner })
    .find(({ state }) => state.purpose === 'wallet' && state.paymentToken === token)
  if (
    ticket?.state.purpose !== 'wallet' ||
    ticket.state.session !== session ||
    ticket.state.answer !== 'success'
  )
    throw serviceFailure('Adding payment method failed', 400)
  records.remove(ticket)
  const { name } = findUser(records, caller.owner).document
  return {
    details: { type: 'paypal', email: name, payer_id: token.slice(-13).toUpperCase() },
    validThru: null,
    behaviour: 'good',
    asksHolder: false,
  }
}
