import type { CreditKind } from '../charging/account-state'
import { fromEuros, toMinor } from '../charging/currency'
import { insertInvoice } from '../charging/insert-invoice'
import { addCredit, spendCredit } from '../charging/sums'
import { grant, topUp, topUpContent, topUpPrice } from '../charging/top-up'
import { note } from '../charging/history'
import { monthStart } from '../charging/account-state'
import type { Builder } from './builder'
import { day } from './builder'
import type { PastBalance, PastEvent } from './charging-past'
import {
  colleague,
  colleagueAccount,
  customer,
  debtor,
  frozenAccount,
  labAccount,
  mainAccount,
  newcomerAccount,
  platformAccount,
} from './people'

/** The balances of the design, in euros. */
export function pastBalances(isInDebt: boolean): PastBalance[] {
  const moved = { kind: 'bought' as const, text: 'Balance moved from the former system' }
  return [
    { ...moved, account: mainAccount, balance: isInDebt ? -71 : 684.2 },
    {
      account: labAccount,
      balance: 21.88,
      kind: 'signup_campaign',
      text: 'Credit of the laboratory programme',
    },
    { ...moved, account: colleagueAccount, balance: 151.2 },
    { ...moved, account: platformAccount, balance: 1000 },
    { ...moved, account: frozenAccount, balance: -41.3 },
  ]
}

/** Events of the accounts since `from`, apart from usage. */
export function pastEvents(builder: Builder, from: number, isInDebt: boolean): PastEvent[] {
  const { now } = builder
  const main = isInDebt ? [] : mainEvents(builder, from)
  return [
    ...main,
    topUpOf(
      builder,
      colleagueAccount,
      Math.max(from, now - 33 * day),
      60,
      { id: 9204, text: 'Mastercard 4444' },
      colleague,
    ),
    topUpOf(builder, frozenAccount, from + 1, 50, { id: 9640, text: 'Visa 0002' }, debtor),
    reversal(builder, frozenAccount, Math.max(from + 2, now - 12 * day), 50),
    credit(builder, newcomerAccount, now - day / 4, 22, 'first_free', 'Welcome credit'),
  ].filter(({ at }) => at < now)
}

/** Two top-ups, an unpaid invoice, a credit note after an outage, and a referral. */
function mainEvents(builder: Builder, from: number): PastEvent[] {
  const { now } = builder
  const at = (days: number): number => Math.max(from, now - days * day)
  const visa = { id: 9931, text: 'Visa 4242' }
  return [
    topUpOf(builder, mainAccount, at(109), 250, visa, customer),
    creditNote(builder, mainAccount, at(80), 18.6),
    topUpOf(builder, mainAccount, at(43), 250, visa, customer),
    unpaidTopUp(builder, mainAccount, at(17), 500),
    referral(builder, mainAccount, now - day),
  ]
}

function minor(builder: Builder, euros: number): number {
  const { currency } = builder.catalogue
  return toMinor(fromEuros(euros, currency), currency) ?? 0
}

function topUpOf(
  builder: Builder,
  account: number,
  at: number,
  euros: number,
  card: { readonly id: number; readonly text: string },
  actingUser: number,
): PastEvent {
  const amount = minor(builder, euros)
  const { site, currency } = builder.catalogue
  const processor = site.paymentProcessors?.find(({ keyword }) => keyword === 'stripe_creditcard')
  return {
    ...{ account, at, credit: amount },
    run: (work, present) => {
      const price = topUpPrice(amount, present, processor, currency)
      const paidBy = { method: card.id, identifier: `ch_${work.ids.number()}` }
      return topUp(work, present, { price, method: card.text, paidBy, actingUser })
    },
  }
}

function unpaidTopUp(builder: Builder, account: number, at: number, euros: number): PastEvent {
  const { currency } = builder.catalogue
  return {
    ...{ account, at, credit: 0 },
    run: (work, present) => {
      const price = topUpPrice(minor(builder, euros), present, undefined, currency)
      const creditWhenPaid = { kind: 'bought' as const, amount: price.amount }
      const content = topUpContent(price, currency, 'Invoice')
      return insertInvoice(work, present, content, { paidBy: null, creditWhenPaid }).account
    },
  }
}

function creditNote(builder: Builder, account: number, at: number, euros: number): PastEvent {
  const amount = minor(builder, euros)
  return {
    ...{ account, at, credit: amount },
    run: (work, present) => {
      const [name, details] = ['Credit note', 'Outage in Tallinn']
      const price = -amount / 10 ** builder.catalogue.currency.decimals
      const line = { name, details, quantity: 1, unit: '', price, amount: -amount, location: 'tll' }
      const content = { type: 'credit_note' as const, lines: [line], discount: 0, used: [], period: null }
      const { account: noted, invoice } = insertInvoice(work, present, content, {
        paidBy: null,
        creditWhenPaid: null,
      })
      const reference = invoice.document.name ?? null
      return grant(work, noted, 'bought', amount, {
        description: `${name}, ${details}`,
        reference,
        actingUser: null,
      })
    },
  }
}

/** A bank takes a payment back. */
function reversal(builder: Builder, account: number, at: number, euros: number): PastEvent {
  const amount = minor(builder, euros)
  return {
    ...{ account, at, credit: -amount },
    run: (work, present) => {
      const description = 'Card payment reversed by the bank'
      note(work, present, { amount: -amount, description, reference: null, actingUser: null })
      return { ...present, state: spendCredit(present.state, amount).state }
    },
  }
}

function credit(
  builder: Builder,
  account: number,
  at: number,
  euros: number,
  kind: CreditKind,
  description: string,
): PastEvent {
  const amount = minor(builder, euros)
  return {
    ...{ account, at, credit: amount },
    run: (work, present) => {
      note(work, present, { amount, description, reference: null, actingUser: null })
      return { ...present, state: addCredit(present.state, kind, amount) }
    },
  }
}

/** Referral credit that is nearly earned. */
function referral(builder: Builder, account: number, at: number): PastEvent {
  const promise = {
    kind: 'referral_receiver' as const,
    amount: minor(builder, 5.44),
    required: minor(builder, 11.33),
    done: minor(builder, 7.02),
    promoter: colleagueAccount,
  }
  return {
    ...{ account, at, credit: 0 },
    run: (_, present) => ({
      ...present,
      state: { ...present.state, promises: [...present.state.promises, promise] },
    }),
  }
}

/** Start of a world's past: `months` before the running one, so that there are invoices. */
export function pastStart(now: number, months: number): number {
  const date = new Date(monthStart(now))
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)
}
