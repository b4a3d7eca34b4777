import { expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../../../sandbox/create-sandbox'
import type { Invoice } from '../../../../../src/platform/account/invoice'
import type { Intent, Way } from '../../../../../src/platform/payments/intent'
import { payableInvoices, unpaidInvoices } from '../../../../../src/screens/billing/paying/invoices-to-pay'
import { outcomeOf } from '../../../../../src/screens/billing/paying/outcome'
import { paymentCalls } from '../../../../../src/screens/billing/paying/payment-calls'
import type { SentOnce } from '../../../../../src/platform/payments/send-once'
import { sendPayment } from '../../../../../src/screens/billing/paying/send-payment'
import { settlePayment } from '../../../../../src/screens/billing/paying/settle-payment'
import { fakeBrowser } from '../../../platform/payments/fake-browser'
import { stand } from '../../../platform/stand'

const account = 120_348

/** A browser before a sandbox. `isLossy` loses the answers of writes, `isDeaf` their requests. */
async function open() {
  const sandbox = createSandbox()
  onTestFinished(sandbox.close)
  const network = { isLossy: false, isDeaf: false }
  const writes: string[] = []
  const { platform } = await stand(async (request) => {
    if (request.method !== 'POST') return sandbox.fetch(request)
    writes.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
    if (network.isDeaf) throw new TypeError('Failed to fetch')
    const answer = await sandbox.fetch(request)
    if (network.isLossy) throw new TypeError('Failed to fetch')
    return answer
  })
  const calls = paymentCalls(platform, 'http://console.test/app')
  const browser = fakeBrowser()
  const { intents } = browser.tab()
  let made = 0
  const send = (way: Way, amount: number): Promise<SentOnce> => {
    const { now } = browser
    const id = `c${(made += 1)}`.padEnd(32, '0')
    const wanted: Intent = {
      id,
      account,
      way,
      amount,
      final: amount,
      currency: 'EUR',
      step: 'ready',
      begun: now,
      changed: now,
    }
    return sendPayment(intents, calls, wanted, {
      since: now,
      inSpiteOf: intents.get().map((each) => each.id),
    })
  }
  const request = (amount: number) => send({ kind: 'request', name: 'arved@pohjala.example' }, amount)
  const unpaid = async () => unpaidInvoices(await calls.invoices(account))
  const pass = (seconds: number): void => void (browser.now += seconds * 1000)
  return { network, writes, intents, calls, send, request, unpaid, pass }
}

const intentOf = (sent: SentOnce): Intent => {
  if (sent.kind !== 'sent') throw new Error(sent.kind)
  return sent.intent
}

it('[INVOICE-09] [PAYMENT-28] pays what fits into an amount, and then all that is left, once', async () => {
  const { send, request, unpaid, pass, writes, calls } = await open()
  expect(intentOf(await request(50)).step).toBe('done')
  pass(1)
  expect(intentOf(await request(100)).step).toBe('done')
  const [old, ...more] = await unpaid()
  expect(more.map(({ totals }) => totals.total)).toEqual([62, 124])
  pass(1)
  const some: Way = { kind: 'invoices', invoices: [old?.id ?? 0], upTo: 681.99, name: 'Visa' }
  const first = intentOf(await send(some, 620))
  expect(first).toMatchObject({ step: 'done', final: 620 })
  expect(outcomeOf(first, false)).toBe('invoicesPaid')
  expect(await unpaid()).toEqual(more)
  pass(1)
  const all: Way = { kind: 'invoices', invoices: more.map(({ id }) => id), name: 'Visa' }
  expect(intentOf(await send(all, 186))).toMatchObject({ step: 'done', final: 186 })
  expect(await unpaid()).toEqual([])
  expect(await calls.isInvoicePaid(account, more[0]?.id ?? 0)).toBe(true)
  expect(writes.slice(2)).toEqual(['pay_amount', 'pay_all'])
})

it('sends nothing when other invoices are unpaid than those on the screen', async () => {
  const { send, unpaid, writes, intents } = await open()
  const [old] = await unpaid()
  const all: Way = { kind: 'invoices', invoices: [old?.id ?? 0, 99], name: 'Visa' }
  expect(await send(all, 700)).toEqual({ kind: 'changed' })
  expect(await send({ ...all, invoices: [old?.id ?? 0] }, 600)).toEqual({ kind: 'changed' })
  expect(writes).toEqual([])
  expect(intents.get()).toEqual([])
})

it('settles lost answers by reading the invoices, and sends nothing again', async () => {
  const { network, send, request, unpaid, pass, writes, intents, calls } = await open()
  network.isLossy = true
  const asked = intentOf(await request(50))
  expect(asked.step).toBe('unknown')
  const settled = await settlePayment(intents, calls, asked.id)
  expect(settled).toMatchObject({ step: 'done', entry: (await unpaid()).at(-1)?.id })
  pass(1)
  const ids = (await unpaid()).map(({ id }) => id)
  const all: Way = { kind: 'invoices', invoices: ids, name: 'Visa' }
  const paying = intentOf(await send(all, 682))
  expect(paying.step).toBe('unknown')
  expect(await settlePayment(intents, calls, paying.id)).toMatchObject({ step: 'done', final: 682 })
  expect(writes).toHaveLength(2)
})

it('does not take an invoice that another payment has paid for its own, whose answer was lost', async () => {
  const { network, send, request, unpaid, pass, intents, calls } = await open()
  await request(50)
  const ids = (await unpaid()).map(({ id }) => id)
  const [first = 0, second = 0] = ids
  const one = (invoice: number): Way => ({ kind: 'invoice', invoice, number: String(invoice), name: 'Visa' })
  const all = (invoices: readonly number[]): Way => ({ kind: 'invoices', invoices, name: 'Visa' })
  network.isDeaf = true
  const lostAll = intentOf(await send(all(ids), 682))
  pass(1)
  const lostOne = intentOf(await send(one(second), 62))
  pass(1)
  network.isDeaf = false
  expect(intentOf(await send(one(first), 620)).step).toBe('done')
  const settle = (id: string) => settlePayment(intents, calls, id)
  expect((await settle(lostAll.id))?.step).toBe('unknown')
  pass(1)
  expect(intentOf(await send(all([second]), 62)).step).toBe('done')
  expect((await settle(lostOne.id))?.step).toBe('unknown')
  pass(61)
  const missing = await settle(lostAll.id)
  expect(missing && outcomeOf(missing, false)).toBe('notFound')
})

it('gives up only after two reads without a payment', async () => {
  const { network, send, request, unpaid, pass, intents, calls } = await open()
  network.isDeaf = true
  const ids = (await unpaid()).map(({ id }) => id)
  const paying = intentOf(await send({ kind: 'invoices', invoices: ids, name: 'Visa' }, 620))
  await settlePayment(intents, calls, paying.id)
  pass(61)
  const lost = await settlePayment(intents, calls, paying.id)
  expect(lost && outcomeOf(lost, false)).toBe('notFound')
  intents.apply(paying.id, { kind: 'abandoned' })
  pass(1)
  const asked = intentOf(await request(50))
  await settlePayment(intents, calls, asked.id)
  pass(61)
  const missing = await settlePayment(intents, calls, asked.id)
  expect(missing && outcomeOf(missing, false)).toBe('requestNotFound')
})

it('says what was paid where the next invoice is refused', async () => {
  const { calls } = await open()
  const partly: Intent = {
    ...({ id: 'x', account, currency: 'EUR', begun: 1, changed: 1 } as const),
    way: { kind: 'invoices', invoices: [1, 2], name: 'Visa' },
    amount: 100,
    final: 40,
    step: 'done',
  }
  expect(outcomeOf(partly, false)).toBe('invoicesPartly')
  const refused = calls.payInvoices({ ...partly, id: 'y'.repeat(32) }, 1)
  expect(await refused).toEqual({ kind: 'refused', reason: 'No invoice could be paid' })
})

it('takes unpaid invoices whole, the oldest first, up to an amount', () => {
  const invoice = (id: number | string, total: number, status: 0 | 5 | 10 = 5, created = 0): Invoice => ({
    id,
    billing_account_id: account,
    type: 'credit_topup',
    status,
    created,
    records_list: [],
    totals: { subtotal: total, vat_tax: 0, total },
  })
  const unpaid = unpaidInvoices([
    invoice(7, 0.2, 5, 2),
    invoice(9, 5, 5, 3),
    invoice(5, 0.1, 5, 1),
    invoice(3, 1, 10),
    invoice('current', 4, 0),
  ])
  const paidWith = (upTo: number | undefined) => payableInvoices(unpaid, upTo, 'EUR').map(({ id }) => id)
  expect(paidWith(undefined)).toEqual([5, 7, 9])
  expect(paidWith(0.3)).toEqual([5, 7])
  expect(paidWith(0.29)).toEqual([5])
  expect(paidWith(0.05)).toEqual([])
})
