import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import type { Invoice, PersistentPaymentData, TopupResult } from '../../../sandbox/entities'
import { expectBalanced, readBooks } from './charging/books'
import { account, bought, consoleAt, newCard, payAt, readHistory, topUps, verifiedCard } from './payer'
import { type Call, type Client, connect, errorText, openSandbox, start } from './support'

interface Bought {
  readonly success: boolean
  readonly authorize_uri?: string
  readonly charge_id?: string
  readonly data_ref?: string
}

const hour = 3600
const visa = 9931
const paypal = 10012

const buy = async (client: Client, more: object = {}, call: Call = {}) =>
  client.post<Bought>(
    '/payment/credit/buy',
    { billing_account_id: account, payment_object_id: visa, amount: 50, on_session: true, ...more },
    call,
  )

const close = async (client: Client, charge: string | undefined, method: number) =>
  client.post<TopupResult>('/payment/credit/buy/posthook', {
    billing_account_id: account,
    charge_id: charge,
    payment_object_id: method,
  })

describe('topping up by a saved card', () => {
  it('[PAYMENT-28 platform] [INVOICE-05 platform] charges it, adds the credit, and invoices fee and VAT', async () => {
    const client = openSandbox()
    const before = await bought(client)
    expect((await buy(client)).body).toEqual({ success: true })
    expect(await bought(client)).toBeCloseTo(before + 50, 6)
    const [entry] = await topUps(client)
    const books = await readBooks(client, account)
    const invoice = books.invoices.find(({ name }) => name === entry?.reference)
    expect(entry).toMatchObject({ amount: 50, description: 'Top-up, Visa 4242', acting_user_id: 20417 })
    expect(invoice).toMatchObject({
      type: 'credit_topup',
      status: 10,
      totals: { subtotal: 52.1, vat_tax: 12.5, total: 64.6 },
      transaction_list: [{ amount: 64.6, is_success: true, payment_object_id: visa }],
    })
    expectBalanced(books)
  })

  it('[IMPERSONATE-11 platform] is recorded under the delegate who acts for the owner', async () => {
    const client = openSandbox()
    expect((await buy(client, {}, { key: 'demo-delegate' })).body).toEqual({ success: true })
    expect((await topUps(client))[0]).toMatchObject({ amount: 50, acting_user_id: 20457 })
  })

  it('[PAYMENT-31 platform] [PAYMENT-32 platform] refuses amounts in the catalogued words', async () => {
    const client = openSandbox()
    for (const [amount, text] of [
      [0, 'Amount should be positive'],
      [-5, 'Amount should be positive'],
      [12.99, 'Amount should not be less than than minimum top up'],
    ] as const) {
      const answer = await buy(client, { amount })
      expect([answer.status, answer.body]).toEqual([400, { errors: { amount: text } }])
    }
    expect((await buy(client, { amount: 13 })).status).toBe(200)
  })

  it('[PAYMENT-35 platform] needs a verified method, of this account', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_visa')
    expect(errorText(await buy(client, { payment_object_id: id }))).toBe('Verified payment method is missing')
    expect(errorText(await buy(client, { payment_object_id: 9204 }))).toBe('Payment method not found')
    expect(errorText(await buy(client, { billing_account_id: 120351 }))).toBe('Payment method not found')
  })

  it('[PAYMENT-35 platform] says why the bank refused, and changes nothing', async () => {
    const client = openSandbox()
    const before = await topUps(client)
    const { id } = await verifiedCard(client, 'tok_visa')
    const { id: poor } = await newCard(client, 'tok_insufficient')
    expect((await buy(client, { payment_object_id: id })).status).toBe(200)
    expect(errorText(await buy(client, { payment_object_id: poor }))).toBe(
      'Verified payment method is missing',
    )
    const indebted = { key: 'demo-indebted' }
    const body = { billing_account_id: 120402, payment_object_id: 9640, amount: 50 }
    const declined = await client.post('/payment/credit/buy', body, indebted)
    expect([declined.status, errorText(declined)]).toEqual([400, 'Card was declined'])
    expect(await topUps(client)).toHaveLength(before.length + 1)
  })

  it('[PAYMENT-37 platform] cannot be done by the method of paying by invoice', async () => {
    const client = openSandbox()
    const applied = await client.post<{ id: number }>('/payment/apply_for_invoice_payment', {
      billing_account_id: account,
    })
    client.advance(24 * hour)
    expect(errorText(await buy(client, { payment_object_id: applied.body.id }))).toBe(
      'Payment channel not available',
    )
  })

  it('[PAYMENT-29 platform] needs an address to come back to with Omise, and a session with PayPal', async () => {
    const client = openSandbox()
    const { id } = await verifiedCard(client, 'tokn_visa', 'omise_creditcard')
    const missing = (name: string) => ({ errors: { [name]: `Required parameter '${name}' not supplied` } })
    expect((await buy(client, { payment_object_id: id })).body).toEqual(missing('front_base_url'))
    expect((await buy(client, { payment_object_id: paypal })).body).toEqual(missing('session_id'))
    const omise = { payment_object_id: id, front_base_url: consoleAt }
    expect((await buy(client, omise)).body).toEqual({ success: true })
    const wallet = { payment_object_id: paypal, session_id: 's1' }
    expect((await buy(client, wallet)).body).toEqual({ success: true })
  })

  it('[BILLING-13 platform] lifts the restriction of a new account', async () => {
    const client = openSandbox()
    const body = { billing_account_id: 120351, token: 'tok_visa', processor_keyword: 'stripe_creditcard' }
    const { body: card } = await client.post<{ id: number }>('/payment/card', body)
    const about = { payment_object_id: card.id, front_base_url: consoleAt }
    const { body: begun } = await client.post<Bought>('/payment/card/verify', about)
    await payAt(client, begun.authorize_uri, 'success')
    await buy(client, { billing_account_id: 120351, payment_object_id: card.id, amount: 25 })
    const { body: lab } = await client.get<{ restriction_level: string }>(
      '/payment/billing_account?billing_account_id=120351',
    )
    expect(lab.restriction_level).toBe('CLEAR')
  })
})

describe('a charge that is to be confirmed', () => {
  const begin = async (client: Client) => {
    const { id } = await verifiedCard(client, 'tok_visa_3ds_4242')
    const { body } = await buy(client, { payment_object_id: id, front_base_url: consoleAt })
    return { id, body }
  }

  it('[PAYMENT-28 platform] [PAYMENT-30 platform] adds the credit when it is closed, and only once', async () => {
    const client = openSandbox()
    const before = await bought(client)
    const { id, body } = await begin(client)
    expect(body).toEqual({
      success: true,
      authorize_uri: expect.stringContaining('/_sandbox/pay/chrg_'),
      charge_id: expect.stringMatching(/^chrg_/),
      data_ref: body.charge_id,
    })
    expect((await close(client, body.charge_id, id)).body).toEqual({
      success: false,
      status: 'pending',
      error_msg: null,
    })
    const back = await payAt(client, body.authorize_uri, 'success')
    expect(back.pathname).toBe('/app/payment_return')
    expect(await bought(client)).toBe(before)
    const done = { success: true, status: 'success', error_msg: null }
    expect((await close(client, body.charge_id, id)).body).toEqual(done)
    expect((await close(client, body.charge_id, id)).body).toEqual(done)
    client.advance(2 * hour)
    expect(await bought(client)).toBeCloseTo(before + 50, 6)
    expectBalanced(await readBooks(client, account))
  })

  it('closes by itself an hour after it was confirmed', async () => {
    const client = openSandbox()
    const before = await bought(client)
    const { body } = await begin(client)
    await payAt(client, body.authorize_uri, 'success')
    client.advance(hour - 1)
    expect(await bought(client)).toBe(before)
    client.advance(1)
    expect(await bought(client)).toBeCloseTo(before + 50, 6)
  })

  it('goes on after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-payment-'))
    const store = join(folder, 'state.sqlite')
    const open = (): Client => connect(createSandbox({ clock: createFrozenClock(start), store }))
    const first = open()
    const before = await bought(first)
    const { id, body } = await begin(first)
    first.sandbox.close()
    const second = open()
    await payAt(second, body.authorize_uri, 'success')
    expect((await close(second, body.charge_id, id)).body.status).toBe('success')
    expect(await bought(second)).toBeCloseTo(before + 50, 6)
    second.sandbox.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['failure', 'Card was declined'],
    ['cancel', 'Top-up was cancelled'],
  ] as const)('[PAYMENT-34 platform] adds nothing after %s', async (choice, text) => {
    const client = openSandbox()
    const before = await readHistory(client)
    const { id, body } = await begin(client)
    await payAt(client, body.authorize_uri, choice)
    const closed = await close(client, body.charge_id, id)
    expect(closed.body).toEqual({ success: false, status: 'failed', error_msg: text })
    client.advance(2 * hour)
    expect(await readHistory(client)).toEqual(before)
  })

  it('is pending until the bank answers', async () => {
    const client = openSandbox()
    const { id, body } = await begin(client)
    await payAt(client, body.authorize_uri, 'pending')
    expect((await close(client, body.charge_id, id)).body.status).toBe('pending')
    client.advance(hour)
    expect((await close(client, body.charge_id, id)).body.status).toBe('success')
  })

  it('is asked for by force_3ds, and impossible without the customer', async () => {
    const client = openSandbox()
    const forced = await buy(client, { force_3ds: true, front_base_url: consoleAt })
    expect(forced.body.authorize_uri).toBeDefined()
    const { id } = await verifiedCard(client, 'tok_3ds')
    const alone = await buy(client, { payment_object_id: id, on_session: false })
    expect([alone.status, errorText(alone)]).toEqual([400, 'Card has to be confirmed by its holder'])
  })

  it('is not taken from a method that was removed meanwhile', async () => {
    const client = openSandbox()
    const { id, body } = await begin(client)
    await payAt(client, body.authorize_uri, 'success')
    await client.del(`/payment/card?payment_object_id=${id}`)
    expect((await close(client, body.charge_id, id)).body.error_msg).toBe('Payment method was removed')
  })

  it('is closed by its own account and method alone', async () => {
    const client = openSandbox()
    const { id, body } = await begin(client)
    expect((await close(client, body.charge_id, visa)).status).toBe(404)
    expect((await close(client, 'chrg_none', id)).status).toBe(404)
    const other = { billing_account_id: 120351, charge_id: body.charge_id, payment_object_id: id }
    expect((await client.post('/payment/credit/buy/posthook', other)).status).toBe(404)
  })

  it('is chosen once: choosing again changes nothing', async () => {
    const client = openSandbox()
    const { id, body } = await begin(client)
    const choose = async (choice: string) =>
      client.sandbox.payments(new Request(`${body.authorize_uri}/${choice}`))
    await choose('cancel')
    expect((await choose('success')).status).toBe(302)
    expect((await close(client, body.charge_id, id)).body.status).toBe('failed')
    expect((await choose('else')).status).toBe(404)
    expect((await client.sandbox.payments(new Request(`${consoleAt}/_sandbox/pay/x`))).status).toBe(404)
  })
})

describe('what a top-up costs', () => {
  const price = async (client: Client, processor: string, amount: number) =>
    client.get<{ final_amount: number }>(
      `/payment/final_topup_amount?billing_account_id=${account}&processor=${processor}&amount=${amount}`,
    )

  it('[PAYMENT-27 platform] [PAYMENT-02 platform] [PAYMENT-13 platform] is the amount, the fee and VAT', async () => {
    const client = openSandbox()
    expect((await price(client, 'stripe_creditcard', 50)).body).toEqual({ final_amount: 64.6 })
    expect((await price(client, 'adyen', 50)).body).toEqual({ final_amount: 64.63 })
    expect((await price(client, 'invoice', 50)).body).toEqual({ final_amount: 62 })
  })

  it('[PAYMENT-02 platform] is converted where the processor charges in another currency', async () => {
    const client = openSandbox()
    expect((await price(client, 'duitku', 50)).body).toEqual({ final_amount: Math.round(64.63 * 18_621) })
    expect((await price(client, 'razorpay', 50)).body).toEqual({ final_amount: 73.68 })
  })

  it('[PAYMENT-12 platform] [PAYMENT-14 platform] has the sample fee of the currency', async () => {
    const client = openSandbox({ currency: 'IDR' })
    const amount = 1_000_000
    const total = Math.round((amount + 2500 + 35_000) * 1.24)
    expect((await price(client, 'stripe_creditcard', amount)).body).toEqual({ final_amount: total })
  })

  it('[PAYMENT-37 platform] is not known of a processor that is not offered', async () => {
    const client = openSandbox()
    const answer = await price(client, 'nobody', 50)
    expect([answer.status, errorText(answer)]).toEqual([400, 'Payment channel not available'])
    expect(errorText(await price(client, 'adyen', 0))).toBe('Amount should be positive')
  })
})

describe('payment data', () => {
  it('[PAYMENT-26 platform] [PAYMENT-06 platform] is read by its owner alone', async () => {
    const client = openSandbox()
    const { body } = await buy(client, { force_3ds: true, front_base_url: consoleAt })
    const where = `/payment/persistent_data?billing_account_id=${account}&identifier=${body.data_ref}`
    const { body: data } = await client.get<PersistentPaymentData>(where)
    expect(data).toMatchObject({
      status: 'pending',
      processor_method: 'stripe_creditcard',
      data: { amount: 50, final_amount: 64.6, payment_object_id: visa },
    })
    expect((await client.get(where, { key: 'demo-restricted' })).status).toBe(400)
    const unknown = `/payment/persistent_data?billing_account_id=${account}&identifier=none`
    expect((await client.get(unknown)).status).toBe(404)
    const link = `/payment/link/process_result?billing_account_id=${account}&identifier=${body.data_ref}`
    expect((await client.get(link)).status).toBe(404)
  })
})

it('[INVOICE-07 platform] lists top-ups among the invoices by their type', async () => {
  const client = openSandbox()
  await buy(client)
  const { body } = await client.get<Invoice[]>(`/payment/invoice/list?billing_account_id=${account}`)
  expect(body.filter(({ type }) => type === 'credit_topup').length).toBeGreaterThan(1)
})
