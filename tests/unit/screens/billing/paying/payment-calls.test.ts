import { describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../../../sandbox/create-sandbox'
import type { PayerChoice } from '../../../../../sandbox/store/kinds'
import type { Intent, Way } from '../../../../../src/platform/payments/intent'
import { paymentCalls } from '../../../../../src/screens/billing/paying/payment-calls'
import { verificationIn } from '../../../../../src/platform/payments/verification'
import type { SiteConfig } from '../../../../../src/platform/site/site'
import { stand } from '../../../platform/stand'

const account = 120_348
const base = 'http://console.test/app'

/** The calls before a sandbox, and the bodies they sent. */
async function open(site: Partial<SiteConfig> = {}) {
  const sandbox = createSandbox()
  onTestFinished(sandbox.close)
  const sent: URLSearchParams[] = []
  const { platform } = await stand(
    async (request) => {
      if (request.method === 'POST') sent.push(new URLSearchParams(await request.clone().text()))
      return sandbox.fetch(request)
    },
    { site },
  )
  const choose = (page: string, choice: PayerChoice) =>
    sandbox.payments(new Request(`${page}/${choice}`, { redirect: 'manual' }))
  return { sandbox, calls: paymentCalls(platform, base), sent, choose }
}

/** The primary methods of the account. */
async function listed(sandbox: ReturnType<typeof createSandbox>): Promise<unknown[]> {
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test/v1/payment/card/list?billing_account_id=${account}`, {
      headers: { apikey: 'demo-customer' },
    }),
  )
  const all: { is_primary: boolean }[] = await answer.json()
  return all.filter(({ is_primary }) => is_primary)
}

const intent = (way: Way, id = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'): Intent => ({
  id,
  account,
  way,
  amount: 50,
  final: 64.6,
  currency: 'EUR',
  step: 'sending',
  begun: 1,
  changed: 1,
})
const visa: Way = { kind: 'method', method: 9931, keyword: 'stripe_creditcard', name: 'Visa' }
const stripe: Way = { kind: 'link', processor: 'stripe', name: 'Stripe' }

describe('a saved method', () => {
  it('[PAYMENT-28] is charged at once, under the id of the intent', async () => {
    const { calls, sent } = await open()
    expect(await calls.buy(intent(visa), 9931, 'stripe_creditcard')).toEqual({ kind: 'paid' })
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      billing_account_id: String(account),
      payment_object_id: '9931',
      amount: '50',
      on_session: 'true',
      front_base_url: base,
    })
    const bought = (await calls.history(account)).filter(({ description }) =>
      description.startsWith('Top-up'),
    )
    expect(bought[0]).toMatchObject({ amount: 50 })
    // Sending an intent again does not charge again.
    const before = (await calls.history(account)).length
    await calls.buy(intent(visa), 9931, 'stripe_creditcard')
    expect(await calls.history(account)).toHaveLength(before)
  })

  it('[PAYMENT-29] of PayPal is charged in a session, one of Omise with the way back and its rule for 3-D Secure', async () => {
    const { calls, sent, sandbox } = await open({
      paymentProcessors: [{ type: 'creditcard', keyword: 'omise_creditcard', use_3ds_verification: true }],
    })
    const answer = await sandbox.fetch(
      new Request(`http://sandbox.test/v1/payment/card/list?billing_account_id=${account}`, {
        headers: { apikey: 'demo-customer' },
      }),
    )
    const cards: { id: number; processor: { keyword: string } }[] = await answer.json()
    const wallet = cards.find(({ processor }) => processor.keyword === 'paypal_vault')?.id ?? 0
    const way: Way = { kind: 'method', method: wallet, keyword: 'paypal_vault', name: 'PayPal' }
    expect(await calls.buy(intent(way), wallet, 'paypal_vault')).toEqual({ kind: 'paid' })
    expect(sent[0]?.get('session_id')).toBe('sess_a1b2c3d4e5f60718')
    expect(sent[0]?.has('front_base_url')).toBe(false)
    expect(await calls.buy(intent(visa, 'other'), 9931, 'omise_creditcard')).toMatchObject({ kind: 'begun' })
    expect(sent[1]?.get('front_base_url')).toBe(base)
    expect(sent[1]?.get('force_3ds')).toBe('true')
  })
})

describe('a payment at the page of a processor', () => {
  it.each([
    ['success', { kind: 'paid' }],
    ['failure', { kind: 'refused', reason: 'Payment was declined' }],
    ['cancel', { kind: 'cancelled' }],
    ['pending', { kind: 'waiting' }],
  ] as const)('[PAYMENT-24] [PAYMENT-25] that ends with %s stands so', async (choice, standing) => {
    const { calls, choose } = await open()
    const started = await calls.begin(intent(stripe), 'stripe', undefined)
    if (started.kind !== 'begun') throw new Error(started.kind)
    expect(await calls.result(account, started.identifier)).toEqual({ kind: 'waiting' })
    await choose(started.page, choice)
    expect(await calls.result(account, started.identifier)).toEqual(standing)
  })

  it.each([
    ['success', { kind: 'paid' }],
    ['failure', { kind: 'refused', reason: 'Card was declined' }],
    ['pending', { kind: 'waiting' }],
  ] as const)(
    '[PAYMENT-06] [PAYMENT-07] [PAYMENT-26] of a verification that ends with %s, stored data stand so',
    async (choice, standing) => {
      const { sandbox, calls, choose } = await open()
      const call = async (path: string, body: object): Promise<unknown> => {
        const answer = await sandbox.fetch(
          new Request(`http://sandbox.test/v1${path}`, {
            ...{ method: 'POST', body: JSON.stringify(body) },
            headers: { apikey: 'demo-customer', 'content-type': 'application/json' },
          }),
        )
        return answer.json()
      }
      const card = await call('/payment/card', {
        ...{ billing_account_id: account, processor_keyword: 'stripe_creditcard', token: 'pm_3ds_4242' },
      })
      const id: unknown = Reflect.get(Object(card), 'id')
      const asked = verificationIn(
        await call('/payment/card/verify', { payment_object_id: id, front_base_url: base }),
      )
      if (asked.kind !== 'bank' || asked.reference === undefined) throw new Error(asked.kind)
      expect(await calls.data(account, asked.reference)).toEqual({ kind: 'waiting' })
      await choose(asked.address, choice)
      expect(await calls.data(account, asked.reference)).toEqual(standing)
      if (choice !== 'success') return
      await calls.makePrimary(Number(id))
      const [first] = await listed(sandbox)
      expect(first).toMatchObject({ id, is_primary: true })
    },
  )

  it('[PAYMENT-37] is refused in the words of the platform where the processor cannot be used', async () => {
    const { calls } = await open()
    await expect(calls.begin(intent(stripe), 'paystack', undefined)).rejects.toMatchObject({
      reported: 'Payment channel not available',
    })
  })
})

it('[INVOICE-09] an invoice is paid once, and read as paid afterwards', async () => {
  const { calls, sandbox } = await open()
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test/v1/payment/invoice/list?billing_account_id=${account}`, {
      headers: { apikey: 'demo-customer' },
    }),
  )
  const invoices: { id: number; status: number }[] = await answer.json()
  const id = invoices.find(({ status }) => status === 5)?.id ?? 0
  expect(await calls.isInvoicePaid(account, id)).toBe(false)
  const way: Way = { kind: 'invoice', invoice: id, number: 'x', name: 'Visa' }
  expect(await calls.payInvoice(intent(way), id)).toEqual({ kind: 'paid' })
  expect(await calls.isInvoicePaid(account, id)).toBe(true)
})
