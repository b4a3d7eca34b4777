import type { Card, PersistentPaymentData, TopupResult } from '../entities'
import type { Work } from '../context'
import { epochSeconds } from '../format-time'
import type { PayerChoice, PaymentState } from '../store/kinds'
import type { StoredRow } from '../store/records'
import { toAmount } from './currency'
import { charge, methodText } from './payment-method'
import { review } from './review'
import { topUp, topUpPrice } from './top-up'

type Payment = StoredRow<'payment'>
type Method = StoredRow<'card'>

const hour = 60 * 60 * 1000
/** Milliseconds until an unfinished payment is abandoned. */
const payerHasTime = 24 * hour
/** Milliseconds until the bank answers a pending payment, and until a confirmed charge closes automatically. */
const bankTakes = hour
const closesAfter = hour

/** A payment to begin. */
interface NewPayment extends Omit<PaymentState, 'waitsFor'> {
  /** The processor, followed by `::` and the method if it has several. */
  readonly method: string
  /** Amount the customer pays, as it is shown. */
  readonly finalAmount: number
}

/** Begins a payment that the customer finishes at the page of a processor or bank. */
export function beginPayment(work: Work, account: StoredRow<'account'>, wanted: NewPayment): Payment {
  const { method, finalAmount, ...state } = wanted
  const { records, ids, now, catalogue } = work
  const identifier = `${wanted.purpose === 'link' ? 'pay' : 'chrg'}_${ids.secret().slice(0, 20)}`
  return records.insert('payment', {
    ...{ location: '', owner: account.owner, account: account.document.id, key: identifier, parent: null },
    due: now + payerHasTime,
    state: { ...state, waitsFor: 'payer' },
    document: {
      id: ids.number(),
      billing_account_id: account.document.id,
      created: epochSeconds(now),
      identifier,
      processor_method: method,
      status: 'pending',
      data: {
        ...(wanted.purpose === 'verification' ? {} : { amount: toAmount(wanted.amount, catalogue.currency) }),
        final_amount: finalAmount,
        ...(wanted.card === null ? {} : { payment_object_id: wanted.card }),
      },
    },
  })
}

/**
 * Applies the customer's choice at the payment page. A confirmed charge waits until the console closes it; everything
 * else is done at once. A second choice changes nothing.
 */
export function choose(work: Work, payment: Payment, choice: PayerChoice): void {
  const { purpose, waitsFor } = payment.state
  if (waitsFor !== 'payer') return
  const isTopUp = purpose !== 'verification'
  switch (choice) {
    case 'success':
      if (purpose === 'charge') wait(work, payment, 'closing', closesAfter)
      else completePayment(work, payment)
      return
    case 'pending':
      wait(work, payment, 'bank', bankTakes)
      return
    case 'failure':
      fail(work, payment, purpose === 'link' ? 'Payment was declined' : 'Card was declined')
      return
    case 'cancel':
      fail(work, payment, isTopUp ? 'Top-up was cancelled' : 'Verification was cancelled')
  }
}

/** Automatic steps of a payment: the bank answers, a confirmed charge is closed, an unfinished one is abandoned. */
export function settlePayment(work: Work, payment: Payment): void {
  if (payment.state.waitsFor === 'payer') fail(work, payment, 'Payment has expired')
  else completePayment(work, payment)
}

/** Charges a payment once and verifies the card or adds the credit. Returns the stored payment. */
export function completePayment(work: Work, payment: Payment): Payment {
  const { records, now } = work
  const { purpose, card } = payment.state
  const account = records.find('account', { key: `${payment.document.billing_account_id}` })
  const method = card === null ? undefined : records.find('card', { key: `${card}` })
  if (!account || account.document.is_deleted) return fail(work, payment, 'Billing account is closed')
  if (card !== null && method?.document.is_deleted !== false)
    return fail(work, payment, 'Payment method was removed')
  const problem = method && charge(method, now)
  if (problem !== undefined) return fail(work, payment, problem)
  if (purpose === 'verification' && method) markVerified(work, method)
  else addCredit(work, account, payment, method)
  return end(work, payment, { status: 'success' })
}

function addCredit(
  work: Work,
  account: StoredRow<'account'>,
  { document, state }: Payment,
  method: Method | undefined,
): void {
  const { site, currency } = work.catalogue
  const [keyword, key] = document.processor_method.split('::')
  const processor = site.paymentProcessors?.find((candidate) => candidate.keyword === keyword)
  const option = processor?.methods?.find((candidate) => candidate.key === key)?.name
  const text = method ? methodText(method) : [processor?.name ?? keyword, option].filter(Boolean).join(', ')
  const price = topUpPrice(state.amount, account, processor, currency)
  const paidBy = { method: state.card, identifier: document.identifier }
  review(work, topUp(work, account, { price, method: text, paidBy, actingUser: state.actingUser }))
}

/** Marks a method as verified; the first one of an account becomes the primary one. */
export function markVerified({ records, charging }: Work, method: Method): Method {
  const account = method.account ?? 0
  const hasPrimary = records
    .list('card', { owner: method.owner, account })
    .some(({ document }) => document.is_primary && document.is_deleted !== true)
  const document: Card = {
    ...method.document,
    is_verified: true,
    is_verification_pending: false,
    is_primary: method.document.is_primary || !hasPrimary,
  }
  charging.touch(account)
  return records.save({ ...method, document })
}

function fail(work: Work, payment: Payment, reason: string): Payment {
  const { records } = work
  const { purpose, card } = payment.state
  const method = records.find('card', { key: `${card ?? ''}` })
  if (purpose === 'verification' && method)
    records.save({
      ...method,
      document: { ...method.document, is_verification_pending: isVerifiedElsewhere(work, payment) },
    })
  const data = { ...payment.document.data, error_msg: reason }
  return end(work, payment, { status: 'failed', data })
}

/** Whether another verification of the same card is still open, because the customer left one and began another. */
function isVerifiedElsewhere({ records }: Work, { key, owner, account, state }: Payment): boolean {
  return records
    .list('payment', { owner, account: account ?? 0 })
    .some(
      (other) =>
        other.key !== key &&
        other.state.purpose === 'verification' &&
        other.state.card === state.card &&
        other.state.waitsFor !== null,
    )
}

function end({ records }: Work, payment: Payment, outcome: Partial<PersistentPaymentData>): Payment {
  const state = { ...payment.state, waitsFor: null }
  return records.save({ ...payment, due: null, state, document: { ...payment.document, ...outcome } })
}

function wait({ records, now }: Work, payment: Payment, waitsFor: 'bank' | 'closing', time: number): void {
  records.save({ ...payment, due: now + time, state: { ...payment.state, waitsFor } })
}

/** Outcome of a payment, as the API answers it. */
export function toResult({ document }: Payment): TopupResult {
  const { status, data } = document
  return { success: status === 'success', status, error_msg: data?.error_msg ?? null }
}
