import type { PaymentProcessor } from '../entities'
import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import type { CreditKind, PromisedCredit } from './account-state'
import { type Currency, toMinor } from './currency'
import { percentOf } from './exact'
import { note } from './history'
import { insertInvoice, type PaidBy } from './insert-invoice'
import type { InvoiceContent, Line } from './invoice-document'
import { addCredit } from './sums'

type Account = StoredRow<'account'>

/** Price of a top-up, minor units: the amount, the fee of the processor, and VAT on both. */
interface TopUpPrice {
  readonly amount: number
  readonly fee: number
  readonly vat: number
  readonly total: number
}

/** The fee of a processor for a payment of `amount` minor units: a flat part and a share (specification section 9). */
export function serviceFee(
  amount: number,
  processor: Pick<PaymentProcessor, 'service_fee'> | undefined,
  currency: Currency,
): number {
  const { flat_rate: flat = 0, percentage = 0 } = processor?.service_fee ?? {}
  return (toMinor(flat, currency) ?? 0) + percentOf(amount, percentage)
}

/** The price of adding `amount` minor units to the balance of an account. */
export function topUpPrice(
  amount: number,
  account: Account,
  processor: Pick<PaymentProcessor, 'service_fee'> | undefined,
  currency: Currency,
): TopUpPrice {
  const fee = serviceFee(amount, processor, currency)
  const vat = percentOf(amount + fee, account.document.vat_percentage ?? 0)
  return { amount, fee, vat, total: amount + fee + vat }
}

/** Invoice content of a top-up. `method` is the display text of the payment method. */
export function topUpContent(price: TopUpPrice, currency: Currency, method: string): InvoiceContent {
  const line = (name: string, details: string, amount: number): Line => ({
    name,
    details,
    quantity: 1,
    unit: '',
    price: amount / 10 ** currency.decimals,
    amount,
    location: null,
  })
  const fee = price.fee === 0 ? [] : [line('Service fee', method, price.fee)]
  const lines = [line('Top-up', 'Credit added to the balance', price.amount), ...fee]
  return { type: 'credit_topup', lines, discount: 0, used: [], period: null }
}

/** A paid top-up. */
export interface TopUp {
  readonly price: TopUpPrice
  /** Display text of the payment method, such as `Visa 4242`. */
  readonly method: string
  readonly paidBy: PaidBy
  readonly actingUser: number | null
}

/** Adds a paid top-up: its invoice, its credit, and earned promotions. */
export function topUp(work: Work, account: Account, { price, method, paidBy, actingUser }: TopUp): Account {
  const content = topUpContent(price, work.catalogue.currency, method)
  const { account: invoiced, invoice } = insertInvoice(work, account, content, {
    paidBy,
    creditWhenPaid: null,
  })
  const reference = invoice.document.name ?? null
  return addBought(work, invoiced, price.amount, { description: `Top-up, ${method}`, reference, actingUser })
}

/** Text of a history entry. */
interface Reason {
  readonly description: string
  readonly reference: string | null
  readonly actingUser: number | null
}

/** Adds credit and a history entry. */
export function grant(
  work: Work,
  account: Account,
  kind: CreditKind,
  amount: number,
  reason: Reason,
): Account {
  note(work, account, { amount, ...reason })
  return { ...account, state: addCredit(account.state, kind, amount) }
}

/** Adds credit that was bought by a top-up, which counts for promotions and for the restriction of new accounts. */
export function addBought(work: Work, account: Account, amount: number, reason: Reason): Account {
  const bought = grant(work, account, 'bought', amount, reason)
  const state = { ...bought.state, toppedUp: bought.state.toppedUp + amount }
  const promises = state.promises.map((promise) => ({ ...promise, done: promise.done + amount }))
  const earned = promises.filter(({ done, required }) => done >= required)
  const waiting = {
    ...bought,
    state: { ...state, promises: promises.filter((promise) => !earned.includes(promise)) },
  }
  return earned.reduce<Account>((all, promise) => keepPromise(work, all, promise), waiting)
}

const promiseTexts: Readonly<Record<PromisedCredit['kind'], string>> = {
  first_free: 'Welcome credit',
  referral_receiver: 'Referral credit',
  signup_campaign: 'Campaign credit',
}

/** Grants promised credit to the customer, and to the customer who recommended them. */
export function keepPromise(work: Work, account: Account, promise: PromisedCredit): Account {
  const description = promiseTexts[promise.kind]
  const rewarded = grant(work, account, promise.kind, promise.amount, {
    description,
    reference: null,
    actingUser: null,
  })
  if (promise.promoter !== null) rewardPromoter(work, promise.promoter)
  return rewarded
}

function rewardPromoter(work: Work, id: number): void {
  const { records, catalogue, charging } = work
  const promoter = records.find('account', { key: `${id}` })
  const amount = toMinor(catalogue.site.referralCreditAmounts?.promoter_credit ?? 0, catalogue.currency) ?? 0
  if (!promoter || promoter.document.is_deleted || amount === 0) return
  const reason = { description: 'Credit for a recommendation', reference: null, actingUser: null }
  records.save(grant(work, promoter, 'referral_promoter', amount, reason))
  charging.touch(id)
}
