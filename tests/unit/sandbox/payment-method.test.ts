import { describe, expect, it } from 'vitest'
import type { Card, PersistentPaymentData } from '../../../sandbox/entities'
import { expectBalanced, readBooks } from './charging/books'
import { account, consoleAt, methods, newCard, payAt, readAccount, readHistory, verifiedCard } from './payer'
import { type Client, errorText, only, openSandbox, start } from './support'

const path = '/payment/card'
const day = 24 * 3600

interface Verified {
  readonly card: Card
  readonly authorize_uri?: string
  readonly data_ref?: string
}

const verify = async (client: Client, id: number, more: object = {}) =>
  client.post<Verified>(`${path}/verify`, { payment_object_id: id, front_base_url: consoleAt, ...more })

const stored = async (client: Client, identifier: string | undefined): Promise<PersistentPaymentData> =>
  (
    await client.get<PersistentPaymentData>(
      `/payment/persistent_data?billing_account_id=${account}&identifier=${identifier}`,
    )
  ).body

describe('adding a card', () => {
  it('[PAYMENT-04 platform] [PAYMENT-05 platform] [PAYMENT-15 platform] [PAYMENT-16 platform] keeps it, not verified, not primary', async () => {
    const client = openSandbox()
    const before = await methods(client)
    const card = await newCard(client, 'tok_mastercard_5100')
    expect(card).toMatchObject({
      billing_account_id: account,
      processor: { keyword: 'stripe_creditcard', is_active: true },
      identifier: 'tok_mastercard_5100',
      is_primary: false,
      is_verified: false,
      is_verification_pending: false,
      is_deleted: false,
      created: start / 1000,
      valid_thru: Date.UTC(2030, 0, 1) / 1000 - 1,
    })
    expect(JSON.parse(card.additional_data ?? '')).toEqual({
      type: 'card',
      brand: 'Mastercard',
      last4: '5100',
      expiry: '12/29',
      holder: 'Kadri Saar',
    })
    expect(await methods(client)).toEqual([...before, card])
    const { body: read } = await client.get<Card>(`${path}?payment_object_id=${card.id}`)
    expect(read).toEqual(card)
  })

  it('[PAYMENT-19 platform] is prepared, with a secret for the fields of Stripe alone', async () => {
    const client = openSandbox()
    const prepare = async (keyword: string) =>
      (
        await client.post<object>(`${path}/prehook`, {
          billing_account_id: account,
          processor_keyword: keyword,
        })
      ).body
    expect(await prepare('stripe_creditcard')).toEqual({
      success: true,
      client_secret: expect.stringMatching(/^seti_/),
    })
    expect(await prepare('omise_creditcard')).toEqual({ success: true })
  })

  it('[PAYMENT-37 platform] needs a processor that saves cards', async () => {
    const client = openSandbox()
    for (const call of [path, `${path}/prehook`]) {
      const body = { billing_account_id: account, token: 'tok', processor_keyword: 'invoice' }
      const answer = await client.post(call, body)
      expect([answer.status, errorText(answer)]).toEqual([400, 'Payment channel not available'])
    }
  })

  it('[PAYMENT-33 platform] says in the catalogued words that it failed', async () => {
    const client = openSandbox()
    const body = { billing_account_id: account, token: 'fail-create', processor_keyword: 'stripe_creditcard' }
    const answer = await client.post(path, body)
    expect([answer.status, errorText(answer)]).toEqual([500, 'Error adding payment method'])
  })

  it('is refused for an account of another user, and a suspended one', async () => {
    const client = openSandbox()
    const body = { billing_account_id: 120377, token: 'tok', processor_keyword: 'stripe_creditcard' }
    expect(errorText(await client.post(path, body))).toBe('Provided billing account is incorrect.')
    const suspended = { ...body, billing_account_id: 120403 }
    expect(errorText(await client.post(path, suspended, { key: 'demo-indebted' }))).toBe(
      'Billing account is suspended',
    )
  })
})

describe('verifying a card', () => {
  it('[PAYMENT-20 platform] [PAYMENT-06 platform] sends its holder to the bank, who comes back to the console', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_visa')
    const { body } = await verify(client, id)
    expect(body.card).toMatchObject({ id, is_verified: false, is_verification_pending: true })
    expect(await stored(client, body.data_ref)).toMatchObject({
      billing_account_id: account,
      identifier: body.data_ref,
      processor_method: 'stripe_creditcard',
      status: 'pending',
      data: { final_amount: 1, payment_object_id: id },
    })
    const back = await payAt(client, body.authorize_uri, 'success')
    expect(`${back.origin}${back.pathname}`).toBe(`${consoleAt}/payment_return`)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      billing_account_id: `${account}`,
      identifier: body.data_ref,
      payment_object_id: `${id}`,
      result: 'success',
    })
    expect((await stored(client, body.data_ref)).status).toBe('success')
    const card = only(await methods(client), (each) => each.id === id)
    expect(card).toMatchObject({ is_verified: true, is_verification_pending: false, is_primary: false })
  })

  it('[PAYMENT-20 platform] can be begun anew when its holder has left the page; the end of the first is not the end of it', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_visa')
    const { body: first } = await verify(client, id)
    const { body: second } = await verify(client, id)
    expect(second.data_ref).not.toBe(first.data_ref)
    await payAt(client, first.authorize_uri, 'cancel')
    const waiting = only(await methods(client), (each) => each.id === id)
    expect(waiting).toMatchObject({ is_verified: false, is_verification_pending: true })
    await payAt(client, second.authorize_uri, 'success')
    const verified = only(await methods(client), (each) => each.id === id)
    expect(verified).toMatchObject({ is_verified: true, is_verification_pending: false })
  })

  it('leaves no trace in the balance', async () => {
    const client = openSandbox()
    const before = await readHistory(client)
    await verifiedCard(client, 'tok_visa')
    expect(await readHistory(client)).toEqual(before)
    expectBalanced(await readBooks(client, account))
  })

  it.each([
    ['failure', 'Card was declined'],
    ['cancel', 'Verification was cancelled'],
  ] as const)(
    '[PAYMENT-07 platform] [PAYMENT-08 platform] ends unverified after %s',
    async (choice, text) => {
      const client = openSandbox()
      const { id } = await newCard(client, 'tok_visa')
      const { body } = await verify(client, id)
      await payAt(client, body.authorize_uri, choice)
      expect(await stored(client, body.data_ref)).toMatchObject({
        status: 'failed',
        data: { error_msg: text },
      })
      const card = only(await methods(client), (each) => each.id === id)
      expect(card).toMatchObject({ is_verified: false, is_verification_pending: false })
    },
  )

  it('[PAYMENT-08 platform] waits for the bank when it is pending, an hour long', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_visa')
    const { body } = await verify(client, id)
    await payAt(client, body.authorize_uri, 'pending')
    client.advance(3599)
    expect((await stored(client, body.data_ref)).status).toBe('pending')
    client.advance(1)
    expect((await stored(client, body.data_ref)).status).toBe('success')
    expect(only(await methods(client), (each) => each.id === id).is_verified).toBe(true)
  })

  it('is given up after a day', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_visa')
    const { body } = await verify(client, id)
    client.advance(day)
    const { status, data } = await stored(client, body.data_ref)
    expect([status, data?.error_msg]).toEqual(['failed', 'Payment has expired'])
    const page = await client.sandbox.payments(new Request(body.authorize_uri ?? ''))
    expect(await page.text()).toContain('Nothing is left to be done')
  })

  it('fails for a card the bank declines, whatever its holder says', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_declined')
    const { body } = await verify(client, id)
    await payAt(client, body.authorize_uri, 'success')
    const { status, data } = await stored(client, body.data_ref)
    expect([status, data?.error_msg]).toEqual(['failed', 'Card was declined'])
  })

  it('needs no verification if verified', async () => {
    const client = openSandbox()
    const { body } = await verify(client, 9931, { force_3ds: true })
    expect(body).toEqual({ card: expect.objectContaining({ id: 9931, is_verified: true }) })
  })

  it('takes only the address of a page to come back to', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_visa')
    const answer = await verify(client, id, { front_base_url: 'javascript:alert(1)' })
    expect([answer.status, answer.body]).toEqual([
      400,
      { errors: { front_base_url: "Parameter 'front_base_url' must be the address of a page" } },
    ])
  })
})

describe('the primary method', () => {
  it('[PAYMENT-17 platform] [PAYMENT-10 platform] is chosen among verified ones', async () => {
    const client = openSandbox()
    const { id } = await newCard(client, 'tok_visa_0077')
    const early = await client.put(`${path}/set_primary?payment_object_id=${id}`)
    expect(errorText(early)).toBe('Verified payment method is missing')
    const card = await verifiedCard(client, 'tok_visa_0078')
    expect((await client.put(`${path}/set_primary?payment_object_id=${card.id}`)).body).toEqual({
      success: true,
    })
    const primary = only(await methods(client), (each) => each.is_primary)
    expect(primary.id).toBe(card.id)
    expect((await readAccount(client)).primary_card).toMatchObject({ type: 'creditcard', last4: '0078' })
  })

  it('is the first one that is verified', async () => {
    const client = openSandbox()
    await client.del(`${path}?payment_object_id=9931`)
    await client.del(`${path}?payment_object_id=10012`)
    expect((await readAccount(client)).can_pay).toBe(false)
    const { is_primary: isPrimary } = await verifiedCard(client, 'tok_visa')
    expect(isPrimary).toBe(true)
    expect((await readAccount(client)).can_pay).toBe(true)
  })

  it('[PAYMENT-17 platform] is followed by another one when it is removed', async () => {
    const client = openSandbox()
    expect((await client.del(`${path}?payment_object_id=9931`)).body).toEqual({ success: true })
    expect((await methods(client)).map(({ id, is_primary: isPrimary }) => [id, isPrimary])).toEqual([
      [9987, false],
      [10012, true],
    ])
    const gone = await client.get(`${path}?payment_object_id=9931`)
    expect([gone.status, errorText(gone)]).toEqual([404, 'Payment method not found'])
  })

  it('belongs to the caller', async () => {
    const client = openSandbox()
    for (const key of ['demo-restricted', 'demo-indebted'])
      expect((await client.del(`${path}?payment_object_id=9931`, {}, { key })).status).toBe(404)
  })
})

describe('paying by invoice', () => {
  it('[PAYMENT-18 platform] [PAYMENT-10 platform] is asked for, and agreed to a day later', async () => {
    const client = openSandbox()
    const apply = async () =>
      (await client.post<Card>('/payment/apply_for_invoice_payment', { billing_account_id: account })).body
    const method = await apply()
    expect(method).toMatchObject({
      identifier: 'N/A',
      processor: { keyword: 'invoice' },
      is_verified: false,
      is_verification_pending: true,
      valid_thru: Date.UTC(2099, 11, 31, 23, 59, 59) / 1000,
    })
    expect(await apply()).toEqual(method)
    client.advance(day)
    expect(only(await methods(client), ({ id }) => id === method.id).is_verified).toBe(true)
    await client.put(`${path}/set_primary?payment_object_id=${method.id}`)
    expect(await readAccount(client)).toMatchObject({
      paying_by_invoice: true,
      primary_card: { type: 'paying_by_invoice' },
    })
    await client.del(`${path}?payment_object_id=${method.id}`)
    expect((await readAccount(client)).paying_by_invoice).toBe(false)
  })

  it('cannot be verified by the customer', async () => {
    const client = openSandbox()
    const { body } = await client.post<Card>('/payment/apply_for_invoice_payment', {
      billing_account_id: account,
    })
    expect(errorText(await verify(client, body.id))).toBe('Payment channel not available')
  })
})
