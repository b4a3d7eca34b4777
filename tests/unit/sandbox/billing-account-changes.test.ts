import { describe, expect, it } from 'vitest'
import type { BillingAccount, Card, HistoryEntry, Invoice } from '../../../sandbox/entities'
import { expectBalanced, readBooks } from './charging/books'
import { type Answered, type Client, connect, errorText, only, openSandbox, start, wantedVm } from './support'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const path = '/payment/billing_account'
const day = 24 * 3600

const wanted = (changes: object = {}): object => ({
  title: 'Side project',
  email: 'kadri@side.example',
  customer_phone: '+372 5551 0148',
  country: 'EE',
  ...changes,
})

async function created(client: Client, changes: object = {}, key = 'demo-customer'): Promise<BillingAccount> {
  const answer = await client.post<BillingAccount>(path, wanted(changes), { key })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

async function accounts(client: Client, key = 'demo-customer'): Promise<BillingAccount[]> {
  return (await client.get<BillingAccount[]>(`${path}/list`, { key })).body
}

/** Tops an account up by an invoice that is paid at once, which needs a card: the invoice of the main account. */
async function topUpMain(client: Client, amount: number): Promise<void> {
  await client.post('/payment/credit/request_invoice', { billing_account_id: 120348, amount })
  const { invoices } = await readBooks(client, 120348)
  const [newest] = invoices.filter(({ status }) => status === 5)
  const paid = await client.post(`/payment/pay_invoice?invoice_id=${newest?.id}`)
  expect(paid.body).toMatchObject({ success: true })
}

describe('a new billing account', () => {
  it('[BILLING-24 platform] [BILLING-02 platform] is made of what is sent, LIMITED, with a code to recommend others', async () => {
    const client = openSandbox()
    const account = await created(client, { company_name: 'Side OÜ', lang: 'et' })
    expect(account).toMatchObject({
      user_id: 20417,
      title: 'Side project',
      email: 'kadri@side.example',
      company_name: 'Side OÜ',
      lang: 'et',
      country: 'EE',
      vat_percentage: 24,
      credit_amount: 0,
      restriction_level: 'LIMITED',
      status: 'ACTIVE',
      is_default: false,
      is_deleted: false,
      can_pay: false,
      primary_card: null,
      eligible_promotions: [],
      referral_share_code: `REF${account.id}`,
      created: start / 1000,
    })
    expect((await accounts(client)).map(({ id }) => id)).toEqual([120348, 120351, account.id])
    expectBalanced(await readBooks(client, account.id))
  })

  it('[BILLING-24 platform] takes client_email and names itself where nothing else is said', async () => {
    const client = openSandbox()
    const body = { client_email: 'uus@firma.example', customer_phone: '1', company_name: 'Firma OÜ' }
    const answer = await client.post<BillingAccount>(path, body)
    expect(answer.body).toMatchObject({ email: 'uus@firma.example', title: 'Firma OÜ' })
  })

  it('[BILLING-15 platform] [BILLING-16 platform] needs what the site configuration requires', async () => {
    const client = openSandbox()
    const answer = await client.post(path, { title: 'x' })
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        errors: {
          email: "Required parameter 'email' not supplied",
          customer_phone: "Required parameter 'customer_phone' not supplied",
        },
      },
    ])
  })

  it.each([
    ['[BILLING-10 platform] country', { country: 'EST' }, 'country'],
    ['[BILLING-02 platform] lang', { lang: 'estonian' }, 'lang'],
    ['email', { email: 'nobody' }, 'email'],
    ['[BILLING-24 platform] type', { type: 'barter' }, 'type'],
  ])('%s is refused by name', async (_, changes, field) => {
    const client = openSandbox()
    const answer = await client.post<{ errors: object }>(path, wanted(changes))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
  })

  it('[BILLING-21 platform] gives welcome credit with the first account of a user only', async () => {
    const client = openSandbox()
    const key = 'demo-empty'
    expect((await created(client, {}, key)).credit_amount).toBe(0)
    const { history } = await readBooks(client, 120611, key)
    expect(history).toMatchObject([{ amount: 22, description: 'Welcome credit' }])
  })

  it('owes no VAT here when a company abroad owes it there', async () => {
    const client = openSandbox()
    const abroad = await created(client, { country: 'FI', company_vat_number: 'FI12345678' })
    expect(abroad.vat_percentage).toBe(0)
    expect((await created(client, { country: 'FI' })).vat_percentage).toBe(24)
  })

  it('[BILLING-11 platform] waits to be looked at where its title asks for it, and can then pay for things', async () => {
    const client = openSandbox()
    const account = await created(client, { title: 'pending-validation' })
    expect(account.status).toBe('PENDING_VALIDATION')
    const create = () =>
      client.post('/tll/user-resource/vm', wantedVm({ billing_account_id: account.id, vcpu: 1 }))
    expect(errorText(await create())).toBe('Billing account is not validated yet')
    client.advance(3600)
    expect((await create()).status).toBe(200)
  })

  it('[BILLING-21 platform] [BILLING-07 platform] earns both sides credit when it was recommended', async () => {
    const client = openSandbox()
    const other = await client.post(path, wanted({ referral_code: 'NOBODY' }))
    expect(other.body).toEqual({ errors: { referral_code: 'Unknown referral code' } })
    const own = await client.post(path, wanted({ referral_code: 'POHJALA24' }))
    expect(own.status).toBe(400)
    const key = 'demo-empty'
    const account = await created(client, { referral_code: 'POHJALA24', type: 'invoice' }, key)
    expect(account.eligible_promotions).toEqual([
      { credit_type: 'referral_receiver', amount: 5.44, top_up_requirement: 11.33, top_up_done: 0 },
    ])
  })

  it('[BILLING-07 platform] gives the promised credit once enough was topped up, and the promoter theirs', async () => {
    const client = openSandbox({ seed: 'delegate' })
    const before = (await readBooks(client, 120377, 'demo-delegate')).account.credit_amount ?? 0
    await topUpMain(client, 13)
    const { account, history } = await readBooks(client, 120348)
    expect(account.eligible_promotions).toEqual([])
    expect(history.slice(0, 2).map(({ amount, description }) => [amount, description])).toEqual([
      [5.44, 'Referral credit'],
      [13, 'Top-up, invoice'],
    ])
    const promoter = await readBooks(client, 120377, 'demo-delegate')
    expect(promoter.account.credit_amount).toBeCloseTo(before + 4.93, 2)
    expect(promoter.history[0]?.description).toBe('Credit for a recommendation')
    for (const books of [await readBooks(client, 120348), promoter]) expectBalanced(books)
  })

  it('asks for paying by invoice when it is of that type, which is approved a day later', async () => {
    const client = openSandbox()
    const { id } = await created(client, { type: 'invoice' })
    const cards = async (): Promise<Card[]> =>
      (await client.get<Card[]>(`/payment/card/list?billing_account_id=${id}`)).body
    expect(await cards()).toMatchObject([
      { identifier: 'N/A', is_verified: false, is_verification_pending: true },
    ])
    client.advance(day)
    expect(await cards()).toMatchObject([{ is_verified: true, is_verification_pending: false }])
    expect((await readBooks(client, id)).account).toMatchObject({
      paying_by_invoice: true,
      allow_debt: true,
      can_pay: true,
    })
  })

  it('is not for restricted keys', async () => {
    const client = openSandbox()
    expect((await client.post(path, wanted(), { key: 'demo-restricted' })).status).toBe(403)
  })
})

describe('a change of a billing account', () => {
  it('[BILLING-25 platform] empties what is left out, but not the address, the title and automatic top-up', async () => {
    const client = openSandbox()
    const body = { customer_phone: '+372 600 0000', city: 'Tartu' }
    const answer = await client.put<BillingAccount>(`${path}?billing_account_id=120348`, body)
    expect(answer.body).toMatchObject({
      title: 'Põhjala Robotics',
      email: 'arved@pohjala.example',
      customer_phone: '+372 600 0000',
      city: 'Tartu',
      company_name: '',
      company_vat_number: '',
      address_line1: '',
      is_recurring_payment_enabled: true,
      recurring_payment_amount: 250,
    })
  })

  it('[BILLING-25 platform] is refused for an account of another user', async () => {
    const client = openSandbox()
    const answer = await client.put(`${path}?billing_account_id=120402`, wanted())
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"errors":{"Error":"Provided billing account is incorrect."}}',
    ])
  })

  it('[BILLING-26 platform] makes one account the default and no other', async () => {
    const client = openSandbox()
    const answer = await client.post(`${path}/set_default?billing_account_id=120351`)
    expect(answer.text).toBe('{"success":true}')
    expect((await accounts(client)).map(({ is_default: isDefault }) => isDefault)).toEqual([false, true])
  })
})

describe('the end of a billing account', () => {
  it('[BILLING-25 platform] is refused while it pays for something, owes something, or is the default of several', async () => {
    const client = openSandbox()
    const del = (id: number, key = 'demo-customer') =>
      client.del(`${path}?billing_account_id=${id}`, {}, { key })
    expect(errorText(await del(120351))).toBe('Billing account has resources')
    expect(errorText(await del(120403, 'demo-indebted'))).toBe('')
    expect(errorText(await del(120100, 'demo-admin'))).toBe('')
    const empty = openSandbox({ seed: 'empty' })
    const refused = await empty.del(`${path}?billing_account_id=120348`)
    expect([refused.status, errorText(refused)]).toEqual([409, 'Default billing account cannot be deleted'])
  })

  it('[BILLING-25 platform] is refused while it owes what it used this month, though it pays for nothing any more', async () => {
    const client = openSandbox({ seed: 'empty' })
    const del = (): Promise<Answered> => client.del(`${path}?billing_account_id=120351`)
    const disk = { size_gb: 8000, display_name: 'data', billing_account_id: 120351 }
    const { uuid } = (await client.post<{ uuid: string }>('/tll/storage/disks', disk)).body
    client.advance(7 * 24 * 3600)
    await client.del(`/tll/storage/disks/${uuid}`)
    const { account, invoices } = await readBooks(client, 120351)
    expect(account.running_totals?.ongoing).toBeLessThan(0)
    expect(invoices.filter(({ status }) => status === 5)).toEqual([])
    const refused = await del()
    expect([refused.status, errorText(refused)]).toEqual([409, 'Billing account has unpaid invoices'])
  })

  it('[BILLING-04 platform] [INVOICE-05 platform] invoices the month, gives bought credit back and lets the rest lapse', async () => {
    const client = openSandbox({ seed: 'empty' })
    await client.post(`${path}/set_default?billing_account_id=120351`)
    await topUpMain(client, 100)
    await client.post(`${path}/120348/campaign_activate/AUTUMN26`)
    const before = await readBooks(client, 120348)
    expect((await client.del(`${path}?billing_account_id=120348`)).text).toBe('{"success":true}')
    const { account, history, invoices } = await readBooks(client, 120348)
    expect(account).toMatchObject({
      is_deleted: true,
      deleted_at: start / 1000,
      is_active: false,
      credit_amount: 0,
      is_recurring_payment_enabled: false,
    })
    const given = 15 + 5.44
    const bought = Math.round(((before.account.credit_amount ?? 0) - given) * 100) / 100
    expect(history.slice(0, 2).map(({ amount, description }: HistoryEntry) => [amount, description])).toEqual(
      [
        [-bought, 'Unused credit given back'],
        [-given, 'Unused credit lapsed'],
      ],
    )
    expect(invoices[0]).toMatchObject({ type: 'credit_note', status: 10, totals: { subtotal: -bought } })
    expect(history.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0)
    expect((await accounts(client)).map(({ id }) => id)).toEqual([120351])
    const shadows = await client.get<BillingAccount[]>(`${path}/list?show_shadow=true`)
    expect(shadows.body.map(({ id }) => id)).toEqual([120348, 120351])
    const used = await client.post('/tll/user-resource/vm', wantedVm())
    expect(errorText(used)).toBe('Provided billing account is incorrect.')
  })
})

describe('campaigns', () => {
  const join = (client: Client, code: string, id = 120351) =>
    client.post(`${path}/${id}/campaign_activate/${code}`)

  it('[BILLING-27 platform] give their credit at once', async () => {
    const client = openSandbox()
    expect((await join(client, 'AUTUMN26')).text).toBe('{"success":true}')
    const { account, history } = await readBooks(client, 120351)
    expect(account.running_totals?.ongoing).toBe(36.88)
    expect(history[0]).toMatchObject({ amount: 15, description: 'Campaign credit' })
  })

  it('[BILLING-28 platform] are invalid when unknown, over or used before', async () => {
    const client = openSandbox()
    await join(client, 'AUTUMN26')
    for (const code of ['NONSENSE', 'SPRING25', 'AUTUMN26']) {
      const answer = await join(client, code)
      expect([answer.status, answer.text]).toEqual([500, '{"errors":{"Error":"Invalid campaign."}}'])
    }
  })

  it('[BILLING-21 platform] may ask for a top-up first', async () => {
    const client = openSandbox()
    await join(client, 'STARTUP50', 120348)
    const promised = async () => (await readBooks(client, 120348)).account.eligible_promotions
    expect((await promised())?.at(-1)).toEqual({
      credit_type: 'signup_campaign',
      amount: 50,
      top_up_requirement: 100,
      top_up_done: 0,
    })
    await topUpMain(client, 60)
    expect((await promised())?.at(-1)?.top_up_done).toBe(60)
    await topUpMain(client, 40)
    expect(await promised()).toEqual([])
    expectBalanced(await readBooks(client, 120348))
  })

  it('are there until all were joined', async () => {
    const client = openSandbox()
    const active = async () => (await client.get('/payment/has_active_campaigns')).text
    expect(await active()).toBe('{"success":true}')
    for (const code of ['AUTUMN26', 'STARTUP50']) await join(client, code)
    expect(await active()).toBe('{"success":false}')
  })
})

describe('automatic top-up', () => {
  const set = (client: Client, body: object, id = 120348, key = 'demo-customer') =>
    client.put<{ account: BillingAccount; payment_report: unknown }>(
      `${path}/${id}/recurring_payment`,
      body,
      { key },
    )
  const on = {
    is_recurring_payment_enabled: true,
    recurring_payment_threshold: 50,
    recurring_payment_amount: 100,
  }

  it('[BILLING-29 platform] [BILLING-30 platform] is switched on and off', async () => {
    const client = openSandbox()
    const off = await set(client, { is_recurring_payment_enabled: false })
    expect(off.body.account).toMatchObject({
      is_recurring_payment_enabled: false,
      recurring_payment_amount: 250,
    })
    const again = await set(client, on)
    expect(again.body).toMatchObject({
      account: {
        is_recurring_payment_enabled: true,
        recurring_payment_amount: 100,
        recurring_payment_threshold: 50,
      },
      payment_report: { triggered: false, errors: [] },
    })
  })

  it('[BILLING-30 platform] charges at once when the balance is below the threshold', async () => {
    const client = openSandbox()
    const answer = await set(client, { ...on, recurring_payment_threshold: 700 })
    expect(answer.body.payment_report).toEqual({ triggered: true, errors: [] })
    expect(answer.body.account.running_totals?.ongoing).toBe(789.64)
    expectBalanced(await readBooks(client, 120348))
  })

  it('[BILLING-30 platform] reports why it failed, and tries again a day later', async () => {
    const client = openSandbox()
    const answer = await set(client, on, 120402, 'demo-indebted')
    expect(answer.body.payment_report).toEqual({ triggered: true, errors: ['Card was declined'] })
    const failures = (): number =>
      client.sandbox.control.mail().filter(({ subject }) => subject === 'Automatic top-up failed').length
    client.advance(day - 1)
    await accounts(client, 'demo-indebted')
    expect(failures()).toBe(1)
    client.advance(2)
    await accounts(client, 'demo-indebted')
    expect(failures()).toBe(2)
  })

  it('[BILLING-29 platform] [PAYMENT-31 platform] needs both amounts, enough of it, and a verified method', async () => {
    const client = openSandbox()
    const enabled = { is_recurring_payment_enabled: true }
    expect((await set(client, { ...enabled, recurring_payment_amount: 100 })).body).toEqual({
      errors: {
        recurring_payment_threshold: "Required parameter 'recurring_payment_threshold' not supplied",
      },
    })
    expect((await set(client, { ...on, recurring_payment_amount: 12.99 })).body).toEqual({
      errors: { recurring_payment_amount: 'Amount is too low' },
    })
    const none = await set(client, on, 120351)
    expect([none.status, errorText(none)]).toEqual([400, 'Verified payment method is missing'])
  })

  it('is not done by invoice', async () => {
    const client = openSandbox()
    const applied = { billing_account_id: 120348 }
    const { body } = await client.post<Card>('/payment/apply_for_invoice_payment', applied)
    client.advance(day)
    await client.put(`/payment/card/set_primary?payment_object_id=${body.id}`)
    expect(errorText(await set(client, on))).toBe('Verified payment method is missing')
  })
})

describe('the sum that lifts a restriction', () => {
  const threshold = '/config/payment/restriction_level_clear_topup_threshold'

  it('[BILLING-32 platform] is read by everybody and set by administrators', async () => {
    const client = openSandbox()
    expect((await client.get(threshold)).text).toBe('{"threshold":25}')
    const refused = await client.put(threshold, { threshold: 1 })
    expect(refused.status).toBe(403)
    const set = await client.put(threshold, { threshold: 10 }, { key: 'demo-admin' })
    expect(set.text).toBe('{"threshold":10}')
    expect((await client.get(threshold)).text).toBe('{"threshold":10}')
  })

  it('[BILLING-32 platform] [BILLING-13 platform] clears the accounts that have reached it', async () => {
    const client = openSandbox()
    const level = async () => only(await accounts(client), ({ id }) => id === 120351).restriction_level
    expect(await level()).toBe('LIMITED')
    await client.put(threshold, { threshold: 0 }, { key: 'demo-admin' })
    expect(await level()).toBe('CLEAR')
  })
})

describe('unpaid invoices', () => {
  it('have a sum under a name of its own', async () => {
    const client = openSandbox()
    const answer = await client.get(`${path}/unpaid_amount?billing_account_id=120348`)
    expect(answer.text).toBe('{"message":620}')
  })

  it('[PAYMENT-32 platform] come from top-ups by invoice, of the minimum at least', async () => {
    const client = openSandbox()
    const ask = (amount: number) =>
      client.post('/payment/credit/request_invoice', { billing_account_id: 120351, amount })
    expect((await ask(0)).body).toEqual({ errors: { amount: 'Amount should be positive' } })
    expect((await ask(12.99)).body).toEqual({
      errors: { amount: 'Amount should not be less than than minimum top up' },
    })
    expect((await ask(20.001)).body).toEqual({
      errors: { amount: "Parameter 'amount' has more than 2 decimals of EUR" },
    })
    expect((await ask(20)).text).toBe('{"success":true}')
    const { invoices, account } = await readBooks(client, 120351)
    const invoice = only<Invoice>(invoices, ({ status }) => status === 5)
    expect(invoice).toMatchObject({
      type: 'credit_topup',
      totals: { subtotal: 20, vat_tax: 4.8, total: 24.8 },
    })
    expect(account.unpaid_amount).toBe(24.8)
    expect(client.sandbox.control.mail().at(-1)).toMatchObject({ subject: `Invoice ${invoice.name}` })
    const missing = await client.post(`/payment/pay_invoice?invoice_id=${invoice.id}`)
    expect(errorText(missing)).toBe('Verified payment method is missing')
  })

  it('[INVOICE-09 platform] keep a refused attempt, and stay unpaid', async () => {
    const client = openSandbox()
    const key = 'demo-indebted'
    await client.post('/payment/credit/request_invoice', { billing_account_id: 120402, amount: 50 }, { key })
    const unpaid = async (): Promise<Invoice> =>
      only((await readBooks(client, 120402, key)).invoices, ({ status }) => status === 5)
    const { id } = await unpaid()
    const answer = await client.post(`/payment/pay_invoice?invoice_id=${id}`, {}, { key })
    expect([answer.status, answer.body]).toEqual([200, { success: false, message: 'Card was declined' }])
    expect((await unpaid()).transaction_list).toMatchObject([
      { amount: 62, is_success: false, payment_object_id: 9640 },
    ])
    const all = await client.post('/payment/pay_all', { billing_account_id: 120402 }, { key })
    expect(all.body).toMatchObject({ success: false, error_log: 'Card was declined', paid_invoices: [] })
  })

  it('belong to a user', async () => {
    const client = openSandbox()
    const { invoices } = await readBooks(client, 120348)
    const id = invoices[1]?.id
    const other = await client.get(`/payment/invoice?invoice_id=${id}`, { key: 'demo-restricted' })
    expect([other.status, other.text]).toEqual([404, '{"message":"Invoice not found"}'])
    expect((await client.get(`/payment/invoice?invoice_id=${id}`)).body).toEqual(invoices[1])
    const current = await client.get('/payment/invoice?invoice_id=current&billing_account_id=120348')
    expect(current.body).toMatchObject({ id: 'current', status: 0 })
  })
})

describe('the books', () => {
  it('[BILLING-34 platform] survive a restart, and the sandbox keeps its currency', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-books-'))
    const store = join(folder, 'state.sqlite')
    const open = (currency: string): Client =>
      connect(createSandbox({ clock: createFrozenClock(start), store, currency }))
    const first = open('THB')
    await topUpMain(first, 1000)
    first.advance(20 * day)
    const before = await readBooks(first, 120348)
    first.sandbox.close()
    const second = open('THB')
    expect(await readBooks(second, 120348)).toEqual(before)
    second.sandbox.close()
    const other = open('EUR')
    expect((await readBooks(other, 120348)).account.running_totals?.ongoing).toBe(684.2)
    other.sandbox.close()
    rmSync(folder, { recursive: true })
  })

  it('can be in rupiah', async () => {
    const client = openSandbox({ currency: 'IDR' })
    const site = await client.get('/config/ui/config')
    expect(site.body).toMatchObject({
      siteCurrency: 'IDR',
      minimumTopupAmount: 242_073,
      displayCurrencies: expect.arrayContaining([{ code: 'IDR', title: 'Indonesian rupiah', rate: 1 }]),
    })
    const books = await readBooks(client, 120348)
    expectBalanced(books, 'IDR')
    expect(books.account.running_totals?.ongoing).toBe(Math.round(684.2 * 18_621))
  })
})
