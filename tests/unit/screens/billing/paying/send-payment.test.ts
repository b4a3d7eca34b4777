import { expect, it } from 'vitest'
import type { Invoice } from '../../../../../src/platform/account/invoice'
import type { Intent, Way } from '../../../../../src/platform/payments/intent'
import type { PaymentCalls, Started } from '../../../../../src/screens/billing/paying/payment-calls'
import { sendPayment } from '../../../../../src/screens/billing/paying/send-payment'
import { fakeBrowser } from '../../../platform/payments/fake-browser'

const intentOf = (way: Way, amount = 50): Intent => ({
  id: 'mine',
  account: 1,
  way,
  amount,
  final: 62,
  currency: 'EUR',
  step: 'ready',
  begun: 1_000,
  changed: 1_000,
})

const unpaid = (id: number, total: number): Invoice =>
  ({ id, status: 5, created: id, totals: { subtotal: total, total }, records_list: [] }) as unknown as Invoice

/** Calls that record their arguments, with these answers. */
function platform(started: Started, invoices: readonly Invoice[] = [], isPaid = false) {
  const asked: string[] = []
  const start =
    (name: string) =>
    async (_intent: Intent, ...more: unknown[]) => {
      asked.push([name, ...more].join(' '))
      return started
    }
  const calls = {
    history: async () => {
      asked.push('history')
      return [{ id: 4 }, { id: 9 }, { id: 7 }]
    },
    invoices: async () => {
      asked.push('invoices')
      return invoices
    },
    isInvoicePaid: async () => isPaid,
    payer: async () => 7,
    begin: start('begin'),
    buy: start('buy'),
    payInvoice: start('payInvoice'),
    payInvoices: start('payInvoices'),
    requestInvoice: start('requestInvoice'),
    refresh: () => void asked.push('refresh'),
  } as unknown as PaymentCalls
  return { calls, asked }
}

const paid: Started = { kind: 'paid' }
const two = [unpaid(31, 20), unpaid(32, 30)]

async function sent(
  way: Way,
  amount = 50,
  started = paid,
  invoices: readonly Invoice[] = [],
  isPaid = false,
) {
  const { intents } = fakeBrowser().tab()
  const { calls, asked } = platform(started, invoices, isPaid)
  const outcome = await sendPayment(intents, calls, intentOf(way, amount), { since: 0 })
  return { outcome, asked, stored: intents.find('mine') }
}

const link: Way = { kind: 'link', processor: 'duitku', option: 'OVO', name: 'Duitku' }
const card: Way = { kind: 'method', method: 7, keyword: 'stripe_creditcard', name: 'Visa' }
const one: Way = { kind: 'invoice', invoice: 31, number: '2026-31', name: 'Visa' }
const both: Way = { kind: 'invoices', invoices: [31, 32], name: 'Visa' }
const request: Way = { kind: 'request', name: 'kadri@example.com' }

it.each([
  ['at a processor', link, ['begin duitku OVO'], undefined],
  ['by a card, after the history was read', card, ['history', 'buy 7 stripe_creditcard'], 9],
  ['of an invoice', { ...one, method: 7 }, ['payInvoice 31'], undefined],
  ['of several, which are read before', both, ['invoices', 'payInvoices '], undefined],
  ['as a request, after the invoices were read', request, ['invoices', 'requestInvoice'], 32],
] as const)('is begun %s', async (_name, way, asked, baseline) => {
  const { outcome, asked: all, stored } = await sent(way, 50, paid, two)
  expect(outcome).toMatchObject({ kind: 'sent', intent: { step: 'done' } })
  expect(all).toEqual([...asked, 'refresh'])
  expect(stored?.baseline).toBe(baseline)
})

it('ends as the platform says: less was charged, a page is to be visited, or it is refused', async () => {
  const less = await sent(both, 50, { kind: 'paid', final: 20, reason: 'Declined' }, two)
  expect(less.stored).toMatchObject({ step: 'done', final: 20, reason: 'Declined' })
  const begun = await sent(card, 50, { kind: 'begun', identifier: 'p', page: 'https://bank.example' })
  expect(begun.stored).toMatchObject({ step: 'away', identifier: 'p', page: 'https://bank.example' })
  const refused = await sent(card, 50, { kind: 'refused', reason: 'No funds' })
  expect(refused.stored).toMatchObject({ step: 'failed', reason: 'No funds' })
  expect(refused.asked).toContain('refresh')
})

it('is not sent when the platform would pay for something else', async () => {
  const changes: readonly (readonly [Way, number, readonly Invoice[], boolean])[] = [
    [one, 50, [], true],
    [both, 50, [unpaid(31, 20)], false],
    [both, 50, [...two, unpaid(33, 1)], false],
    [both, 49, two, false],
    [{ ...both, upTo: 25 }, 50, two, false],
    [{ ...one, method: 8 }, 50, two, false],
    [{ ...both, method: 8 }, 50, two, false],
  ]
  for (const [way, amount, invoices, isPaid] of changes) {
    const { outcome, asked, stored } = await sent(way, amount, paid, invoices, isPaid)
    expect(outcome).toEqual({ kind: 'changed' })
    expect(asked.filter((name) => name !== 'invoices')).toEqual(['refresh'])
    expect(stored).toBeUndefined()
  }
})

it('is none of a check of a method, which buys nothing', async () => {
  const check: Way = { kind: 'verification', method: 7, keyword: 'stripe_creditcard', name: 'Visa' }
  const { outcome, asked } = await sent(check)
  expect(outcome).toMatchObject({ kind: 'sent', intent: { step: 'failed' } })
  expect(asked).toEqual(['refresh'])
})

it('is not sent while another tab sends one of the account, and nothing is read again', async () => {
  const browser = fakeBrowser()
  const { calls, asked } = platform(paid)
  const other = browser.tab().intents
  await other.alone('1', async () => {
    const outcome = await sendPayment(browser.tab().intents, calls, intentOf(card), { since: 0 })
    expect(outcome).toEqual({ kind: 'busy' })
  })
  expect(asked).toEqual([])
})

it('is not sent a second time, nor beside a rival that was not seen', async () => {
  const { intents } = fakeBrowser().tab()
  const { calls, asked } = platform(paid)
  intents.add({ ...intentOf(link), id: 'other', step: 'pending' })
  const first = await sendPayment(intents, calls, intentOf(card), { since: 0 })
  expect(first).toMatchObject({ kind: 'rival', rival: { id: 'other' } })
  expect(asked).toEqual([])
  const press = { since: 0, inSpiteOf: ['other'] }
  expect(await sendPayment(intents, calls, intentOf(card), press)).toMatchObject({ kind: 'sent' })
  expect(await sendPayment(intents, calls, intentOf(card), press)).toMatchObject({
    kind: 'sent',
    intent: { step: 'done' },
  })
  expect(asked.filter((name) => name.startsWith('buy'))).toHaveLength(1)
})
