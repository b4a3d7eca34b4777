import { describe, expect, it } from 'vitest'
import type {
  PaymentProcessor,
  PersistentPaymentData,
  SendLinkDataAnswer,
  SiteConfig,
  TopupResult,
} from '../../../sandbox/entities'
import { expectBalanced, readBooks } from './charging/books'
import { account, bought, consoleAt, payAt, readAccount, readHistory, topUps } from './payer'
import { type Client, errorText, openSandbox } from './support'

const returnUrl = `${consoleAt}/payment_return`
const hour = 3600

const processors = [
  ...['stripe', 'stripe_wallet', 'omise', 'duitku', 'sslcommerz', 'adyen', 'clictopay', 'coingate'],
  'razorpay',
]

async function offered(client: Client): Promise<PaymentProcessor[]> {
  const { body } = await client.get<SiteConfig>('/config/ui/config', { key: null })
  return (body.paymentProcessors ?? []).filter(({ type }) => type === 'link')
}

async function methodOf(client: Client, processor: string): Promise<object> {
  const found = (await offered(client)).find(({ keyword }) => keyword === processor)
  const [first] = found?.methods ?? []
  return first ? { method: first.key } : {}
}

const send = async (client: Client, processor: string, params: object = {}, more: object = {}) =>
  client.post<SendLinkDataAnswer>('/payment/link/send_data', {
    billing_account_id: account,
    amount: 50,
    processor,
    params: JSON.stringify({ return_url: returnUrl, ...params }),
    ...more,
  })

const result = async (client: Client, identifier: string | undefined): Promise<TopupResult> =>
  (
    await client.get<TopupResult>(
      `/payment/link/process_result?billing_account_id=${account}&identifier=${identifier}`,
    )
  ).body

it('[PAYMENT-01 platform] [PAYMENT-11 platform] every link processor is offered', async () => {
  const client = openSandbox()
  expect((await offered(client)).map(({ keyword }) => keyword)).toEqual(processors)
})

describe.each(processors)('paying at the page of %s', (processor) => {
  const begin = async (client: Client): Promise<SendLinkDataAnswer> => {
    const { body } = await send(client, processor, await methodOf(client, processor))
    expect(body).toEqual({
      success: true,
      error_msg: null,
      identifier: expect.stringMatching(/^pay_/),
      redirect_url: expect.stringContaining('/_sandbox/pay/pay_'),
    })
    return body
  }

  it('[PAYMENT-11 platform] [PAYMENT-24 platform] [PAYMENT-25 platform] adds the credit once it is paid', async () => {
    const client = openSandbox()
    const before = await bought(client)
    const { identifier, redirect_url: page } = await begin(client)
    expect(await result(client, identifier)).toEqual({ success: false, status: 'pending', error_msg: null })
    const back = await payAt(client, page, 'success')
    expect(`${back.origin}${back.pathname}`).toBe(returnUrl)
    expect(back.searchParams.get('identifier')).toBe(identifier)
    expect(await result(client, identifier)).toEqual({ success: true, status: 'success', error_msg: null })
    expect(await result(client, identifier)).toMatchObject({ success: true })
    expect(await bought(client)).toBeCloseTo(before + 50, 6)
    const books = await readBooks(client, account)
    const [entry] = await topUps(client)
    const invoice = books.invoices.find(({ name }) => name === entry?.reference)
    expect(invoice).toMatchObject({ type: 'credit_topup', totals: { total: 64.63 } })
    expect(invoice?.transaction_list?.[0]).toMatchObject({ identifier, payment_object_id: null })
    expectBalanced(books)
  })

  it('[PAYMENT-34 platform] adds nothing when it fails, is cancelled, or is never finished', async () => {
    const client = openSandbox()
    const before = await readHistory(client)
    for (const [choice, text] of [
      ['failure', 'Payment was declined'],
      ['cancel', 'Top-up was cancelled'],
    ] as const) {
      const { identifier, redirect_url: page } = await begin(client)
      const back = await payAt(client, page, choice)
      expect(back.searchParams.get('result')).toBe(choice)
      expect(await result(client, identifier)).toEqual({ success: false, status: 'failed', error_msg: text })
    }
    const { identifier } = await begin(client)
    client.advance(24 * hour)
    expect((await result(client, identifier)).error_msg).toBe('Payment has expired')
    expect(await readHistory(client)).toEqual(before)
  })

  it('[PAYMENT-07 platform] is pending until the bank answers', async () => {
    const client = openSandbox()
    const before = await bought(client)
    const { identifier, redirect_url: page } = await begin(client)
    await payAt(client, page, 'pending')
    expect((await result(client, identifier)).status).toBe('pending')
    expect(await bought(client)).toBe(before)
    client.advance(hour)
    expect((await result(client, identifier)).status).toBe('success')
    expect(await bought(client)).toBeCloseTo(before + 50, 6)
  })
})

describe('link payment data', () => {
  it('[PAYMENT-06 platform] [PAYMENT-26 platform] names processor and method, and what is paid in which currency', async () => {
    const client = openSandbox()
    const { body } = await send(client, 'duitku', { method: 'BC' })
    const where = `/payment/persistent_data?billing_account_id=${account}&identifier=${body.identifier}`
    const { body: data } = await client.get<PersistentPaymentData>(where)
    expect(data).toMatchObject({
      processor_method: 'duitku::BC',
      status: 'pending',
      data: { amount: 50, final_amount: Math.round(64.63 * 18_621) },
    })
    const page = await client.sandbox.payments(new Request(body.redirect_url ?? ''))
    expect(await page.text()).toContain('Pay 1203475 IDR with Duitku')
    await payAt(client, body.redirect_url, 'success')
    const [entry] = await topUps(client)
    expect(entry?.description).toBe('Top-up, Duitku, BCA virtual account')
  })

  it('[PAYMENT-37 platform] answers which channel cannot be used', async () => {
    const client = openSandbox()
    const refused = { success: false, error_msg: 'Payment channel not available' }
    expect((await send(client, 'nobody')).body).toEqual(refused)
    expect((await send(client, 'stripe_creditcard')).body).toEqual(refused)
    expect((await send(client, 'duitku', { method: 'XX' })).body).toEqual(refused)
    expect((await send(client, 'duitku')).body).toEqual(refused)
  })

  it('[PAYMENT-31 platform] [PAYMENT-32 platform] has an amount, and an address of a page to come back to', async () => {
    const client = openSandbox()
    expect(errorText(await send(client, 'stripe', {}, { amount: 5 }))).toBe(
      'Amount should not be less than than minimum top up',
    )
    const refused = async (more: object, text: string) =>
      expect(errorText(await send(client, 'stripe', {}, more))).toBe(text)
    await refused({ params: 'x' }, "Parameter 'params' must be a JSON object")
    await refused({ params: '{}' }, "'return_url' is missing")
    await refused(
      { params: '{"return_url":"javascript:1"}' },
      "Parameter 'params' must be the address of a page",
    )
  })
})

describe('a hybrid processor', () => {
  it('[PAYMENT-11 platform] takes a card from its own fields at once', async () => {
    const client = openSandbox()
    const before = await bought(client)
    const { body } = await send(client, 'adyen', { card: 'adyen_visa' })
    expect(body).toEqual({ success: true, error_msg: null, identifier: expect.any(String) })
    expect(await result(client, body.identifier)).toMatchObject({ status: 'success' })
    expect(await bought(client)).toBeCloseTo(before + 50, 6)
  })

  it('answers what the bank said, or sends the customer there', async () => {
    const client = openSandbox()
    const card = async (word: string) => (await send(client, 'adyen', { card: word })).body
    expect(await card('declined')).toEqual({ success: false, error_msg: 'Card was declined' })
    expect(await card('insufficient')).toEqual({ success: false, error_msg: 'Insufficient funds' })
    expect((await card('3ds')).redirect_url).toBeDefined()
    expect((await send(client, 'stripe', { card: 'declined' })).body.redirect_url).toBeDefined()
  })
})

describe('link methods', () => {
  const save = async (client: Client, ids: string) =>
    client.post('/payment/link/save_methods', { billing_account_id: account, method_ids: ids })

  it('[PAYMENT-23 platform] [BILLING-01 platform] are remembered in the account', async () => {
    const client = openSandbox()
    const saved = async () => (await readAccount(client)).additional_data
    expect((await save(client, 'duitku::FT, stripe')).body).toEqual({ success: true })
    expect(await saved()).toBe('{"link_methods":["duitku::FT","stripe"]}')
    await save(client, 'adyen')
    expect(await saved()).toBe('{"link_methods":["adyen"]}')
  })

  it('are those of link processors', async () => {
    const client = openSandbox()
    for (const id of ['nobody', 'stripe_creditcard', 'duitku::XX'])
      expect(errorText(await save(client, id))).toBe(`There is no method '${id}'`)
  })
})
