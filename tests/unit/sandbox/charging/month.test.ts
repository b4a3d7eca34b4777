import { describe, expect, it } from 'vitest'
import type { BillingAccount, Disk, Invoice } from '../../../../sandbox/entities'
import { type Client, errorText, only, openSandbox } from '../support'
import { expectBalanced, readBooks } from './books'

const day = 24 * 3600
/** From the instant worlds start at until the month is over: 21 November 08:46 to 1 December. */
const untilDecember = 9 * day + 15 * 3600 + 14 * 60

const addDisk = (client: Client, size: number, account: number, key = 'demo-customer') =>
  client.post<Disk>(
    '/tll/storage/disks',
    { size_gb: size, display_name: 'data', billing_account_id: account },
    { key },
  )

const account = async (client: Client, id: number, key = 'demo-customer'): Promise<BillingAccount> =>
  (await readBooks(client, id, key)).account

describe('the end of a month', () => {
  it('[INVOICE-01 platform] [INVOICE-02 platform] [INVOICE-04 platform] [INVOICE-05 platform] makes an invoice of what was used and takes it off the credit', async () => {
    const client = openSandbox()
    const before = await readBooks(client, 120348)
    expect(before.invoices[0]).toMatchObject({
      id: 'current',
      status: 0,
      type: 'cloud_services',
      name: null,
      period_start: Date.UTC(2026, 10, 1) / 1000,
      period_end: Date.UTC(2026, 11, 1) / 1000,
    })
    client.advance(untilDecember)
    const after = await readBooks(client, 120348)
    expectBalanced(after)
    const [current, november] = after.invoices
    expect(current).toMatchObject({ id: 'current', records_list: expect.any(Array), totals: { subtotal: 0 } })
    expect(november).toMatchObject({
      status: 10,
      type: 'cloud_services',
      name: expect.stringMatching(/^2026-12-\d{4}$/),
      period_start: Date.UTC(2026, 10, 1) / 1000,
      period_end: Date.UTC(2026, 11, 1) / 1000,
      due_date: null,
      vat_percentage: 24,
    })
    const spent = november?.totals.subtotal ?? 0
    expect(spent).toBeGreaterThan(before.account.running_totals?.subtotal ?? 0)
    expect(november?.totals).toMatchObject({ credit: -spent, vat_tax: 0, total: 0 })
    expect(after.history[0]).toMatchObject({
      amount: -spent,
      description: 'Cloud services, November 2026',
      reference: november?.name,
      acting_user_id: null,
    })
    expect(november?.records_list[0]).toMatchObject({
      name: 'api-gateway',
      descr: '2 CPUs, 4 GB RAM',
      qty: 720,
      qty_unit: 'h',
      location_slug: 'tll',
      is_technical: false,
    })
  })

  it('[INVOICE-07 platform] makes one invoice for each month that passed unseen', async () => {
    const client = openSandbox()
    const count = (await readBooks(client, 120351)).invoices.length
    client.advance(100 * day)
    const books = await readBooks(client, 120351)
    expectBalanced(books)
    expect(books.invoices.length).toBe(count + 4)
    expect(books.history.slice(0, 3).map(({ description }) => description)).toEqual([
      'Cloud services, February 2027',
      'Cloud services, January 2027',
      'Cloud services, December 2026',
    ])
  })

  it('makes no invoice of a month without use', async () => {
    const client = openSandbox()
    client.advance(70 * day)
    const { invoices, history } = await readBooks(client, 120611, 'demo-empty')
    expect([invoices.length, history.length]).toEqual([1, 1])
  })

  it('uses credit that was given before credit that was bought', async () => {
    const client = openSandbox()
    const key = 'demo-empty'
    await client.post('/payment/billing_account/120611/campaign_activate/AUTUMN26', {}, { key })
    await addDisk(client, 1300, 120611, key)
    client.advance(untilDecember)
    const books = await readBooks(client, 120611, key)
    expectBalanced(books)
    const credit = (invoice: Invoice | undefined): unknown[] =>
      (invoice?.records_list ?? [])
        .filter(({ is_technical: isTechnical }) => isTechnical === true)
        .map(({ descr, amount }) => [descr, amount])
    const used = books.invoices[1]?.totals.subtotal ?? 0
    expect(used).toBeGreaterThan(22)
    expect(credit(books.invoices[1])).toEqual([
      ['Welcome credit', -22],
      ['Campaign credit', -Math.round((used - 22) * 100) / 100],
    ])
  })

  it('takes the discount off before VAT', async () => {
    const client = openSandbox({ seed: 'delegate' })
    const books = await readBooks(client, 120377, 'demo-delegate')
    expectBalanced(books)
    const { subtotal = 0, discount_amount: discount = 0, vat_tax: vat } = books.account.running_totals ?? {}
    expect(discount).toBe(Math.round(subtotal * 10) / 100)
    const { vat_percentage: percentage = 0 } = books.account
    expect(percentage).toBe(24)
    expect(vat).toBeCloseTo((subtotal - discount) * 0.24, 1)
    expect(vat).toBeLessThan(subtotal * 0.23)
    client.advance(untilDecember)
    const after = await readBooks(client, 120377, 'demo-delegate')
    expectBalanced(after)
    expect(after.invoices[1]?.records_list.find(({ name }) => name === 'Discount')).toMatchObject({
      is_technical: true,
      amount: -(after.invoices[1]?.totals.discount_amount ?? 0),
    })
  })
})

describe('a month that credit does not cover', () => {
  async function inDebt(): Promise<Client> {
    const client = openSandbox()
    const off = { is_recurring_payment_enabled: false }
    await client.put('/payment/billing_account/120348/recurring_payment', off)
    for (let disk = 0; disk < 6; disk += 1) await addDisk(client, 8000, 120348)
    client.advance(untilDecember)
    return client
  }

  it('[INVOICE-04 platform] asks for the rest with VAT, and the account owes it until it is paid', async () => {
    const client = await inDebt()
    const books = await readBooks(client, 120348)
    expectBalanced(books)
    const [, invoice] = books.invoices
    const { subtotal = 0, credit = 0, total = 0 } = invoice?.totals ?? {}
    expect(invoice).toMatchObject({ status: 5, due_date: Date.UTC(2026, 11, 15) / 1000 })
    expect(total).toBeCloseTo((subtotal + credit) * 1.24, 2)
    expect(books.account).toMatchObject({
      unpaid_amount: Math.round((620 + total) * 100) / 100,
      credit_amount: -Math.round((subtotal + credit) * 100) / 100,
    })
  })

  it('[INVOICE-09 platform] [INVOICE-03 platform] is paid by the primary method, which brings the account to nothing', async () => {
    const client = await inDebt()
    const [, invoice] = (await readBooks(client, 120348)).invoices
    const paid = await client.post(`/payment/pay_invoice?invoice_id=${invoice?.id}`)
    expect(paid.body).toEqual({ success: true, message: `Invoice ${invoice?.name} was paid` })
    const books = await readBooks(client, 120348)
    expectBalanced(books)
    expect(books.account).toMatchObject({ credit_amount: 0, unpaid_amount: 620 })
    expect(books.invoices[1]).toMatchObject({
      status: 10,
      transaction_list: [{ amount: invoice?.totals.total, is_success: true, payment_object_id: 9931 }],
    })
    expect(books.history[0]).toMatchObject({ reference: invoice?.name, acting_user_id: 20417 })
    const again = await client.post(`/payment/pay_invoice?invoice_id=${invoice?.id}`)
    expect([again.status, errorText(again)]).toEqual([400, 'Invoice is paid already'])
  })

  it('[BILLING-13 platform] freezes an account that may owe only once the invoice is overdue', async () => {
    const client = await inDebt()
    client.advance(13 * day)
    expect((await account(client, 120348)).restriction_level).toBe('CLEAR')
    client.advance(day)
    expect((await account(client, 120348)).restriction_level).toBe('FROZEN')
    const refused = await addDisk(client, 10, 120348)
    expect([refused.status, errorText(refused)]).toEqual([400, 'Insufficient funds'])
    const [, invoice] = (await readBooks(client, 120348)).invoices
    await client.post(`/payment/pay_invoice?invoice_id=${invoice?.id}`)
    expect((await account(client, 120348)).restriction_level).toBe('CLEAR')
  })

  it('is paid together with the others, the oldest first', async () => {
    const client = await inDebt()
    const { invoices } = await readBooks(client, 120348)
    const unpaid = invoices.filter(({ status }) => status === 5)
    expect(unpaid).toHaveLength(2)
    const [newest, oldest] = unpaid
    const some = { billing_account_id: 120348, amount: 650 }
    const first = await client.post('/payment/pay_amount', some)
    expect(first.body).toEqual({
      success: true,
      message: null,
      amount_used: 620,
      amount_left: 30,
      error_log: null,
      paid_invoices: [oldest?.id],
    })
    const rest = await client.post('/payment/pay_all', { billing_account_id: 120348 })
    expect(rest.body).toMatchObject({
      success: true,
      amount_used: newest?.totals.total,
      paid_invoices: [newest?.id],
    })
    const none = await client.post('/payment/pay_all', { billing_account_id: 120348 })
    expect(none.body).toMatchObject({
      success: false,
      message: 'No invoice could be paid',
      paid_invoices: [],
    })
    const books = await readBooks(client, 120348)
    expectBalanced(books)
    expect(only(books.history, ({ description }) => description === 'Top-up, invoice').amount).toBe(500)
  })
})

describe('a balance that falls', () => {
  it('[BILLING-13 platform] freezes an account that may not owe at the instant it is below nothing, and ends it a month later', async () => {
    const client = openSandbox()
    const key = 'demo-empty'
    await addDisk(client, 1950, 120611, key)
    const hourly = (1950 * 0.08) / 730
    const hours = 22 / hourly
    client.advance((hours - 1) * 3600)
    expect((await account(client, 120611, key)).restriction_level).toBe('LIMITED')
    client.advance(2 * 3600)
    const frozen = await account(client, 120611, key)
    expect(frozen).toMatchObject({ restriction_level: 'FROZEN', precalc_days_in_debt: 0 })
    expect(frozen.running_totals?.ongoing_negative_since).toBeCloseTo(
      Date.UTC(2026, 10, 21, 8, 46) / 1000 + hours * 3600,
      -3,
    )
    client.advance(29 * day)
    expect((await account(client, 120611, key)).restriction_level).toBe('FROZEN')
    client.advance(2 * day)
    expect((await account(client, 120611, key)).restriction_level).toBe('TERMINATED')
    const refused = await addDisk(client, 10, 120611, key)
    expect(errorText(refused)).toBe('Insufficient funds')
  })

  it('stops the machines of an account that has ended, so that they cost less', async () => {
    const client = openSandbox()
    const key = 'demo-empty'
    const vm = { name: 'my-first', vcpu: 1, ram: 2048, disks: 500, billing_account_id: 120611 }
    const { uuid } = (await client.post<{ uuid: string }>('/tll/user-resource/vm', vm, { key })).body
    client.advance(150 * day)
    expect((await account(client, 120611, key)).restriction_level).toBe('TERMINATED')
    const machines = (
      await client.get<{ uuid: string; status: string }[]>('/tll/user-resource/vm/list', { key })
    ).body
    expect(machines).toMatchObject([{ uuid, status: 'stopped' }])
    expect(errorText(await client.post('/tll/user-resource/vm/start', { uuid }, { key }))).toBe(
      'Insufficient funds',
    )
    expectBalanced(await readBooks(client, 120611, key))
  })

  it('[BILLING-09 platform] [BILLING-31 platform] sends one e-mail each time the balance falls below the threshold', async () => {
    const client = openSandbox()
    const key = 'demo-empty'
    const settings = { billing_account_id: 120611, threshold: 20, is_enabled: true }
    const set = await client.put('/payment/low_balance_notice_settings', settings, { key })
    expect(set.body).toMatchObject({ low_balance_notice_settings: { threshold: 20, is_enabled: true } })
    await addDisk(client, 1950, 120611, key)
    client.advance(2 * day)
    await account(client, 120611, key)
    const notices = (): unknown[] =>
      client.sandbox.control.mail().filter(({ subject }) => subject === 'Your balance is low')
    expect(notices()).toMatchObject([{ to: 'uku@uus.example', text: 'The balance is 19.99 EUR' }])
    client.advance(day)
    await account(client, 120611, key)
    expect(notices()).toHaveLength(1)
    await client.post('/payment/billing_account/120611/campaign_activate/AUTUMN26', {}, { key })
    client.advance(3 * day)
    await account(client, 120611, key)
    expect(notices()).toHaveLength(2)
  })

  it('[BILLING-05 platform] [BILLING-29 platform] [BILLING-30 platform] tops up by itself', async () => {
    const client = openSandbox()
    for (const size of [8000, 8000]) await addDisk(client, size, 120348)
    client.advance(40 * day)
    const books = await readBooks(client, 120348)
    expectBalanced(books)
    const [topUp] = books.history.filter(({ description }) => description === 'Top-up, Visa 4242')
    expect(topUp).toMatchObject({ amount: 250, acting_user_id: null })
    const invoice = only(books.invoices, ({ name }) => name === topUp?.reference)
    expect(invoice).toMatchObject({
      type: 'credit_topup',
      status: 10,
      totals: { subtotal: 259.1, vat_tax: 62.18, total: 321.28 },
      transaction_list: [{ amount: 321.28, is_success: true, payment_object_id: 9931 }],
    })
    expect(books.account.running_totals?.ongoing).toBeGreaterThanOrEqual(50)
  })
})
