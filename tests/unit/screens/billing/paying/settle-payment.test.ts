import { describe, expect, it, vi } from 'vitest'
import type { Invoice } from '../../../../../src/platform/account/invoice'
import type { Intent, Way } from '../../../../../src/platform/payments/intent'
import type { HistoryEntry } from '../../../../../src/screens/billing/history'
import type { PaymentCalls, Standing } from '../../../../../src/screens/billing/paying/payment-calls'
import { settlePayment } from '../../../../../src/screens/billing/paying/settle-payment'
import { fakeBrowser } from '../../../platform/payments/fake-browser'

const link: Way = { kind: 'link', processor: 'stripe', name: 'Stripe' }
const card: Way = { kind: 'method', method: 7, keyword: 'stripe_creditcard', name: 'Visa •••• 4242' }
const request: Way = { kind: 'request', name: 'kadri@example.com' }
const oneInvoice: Way = { kind: 'invoice', invoice: 31, number: '2026-31', name: 'Visa •••• 4242' }
const invoicesTo = (upTo?: number): Way => ({ kind: 'invoices', invoices: [31, 32], upTo, name: 'Visa' })

const payment = (changes: Partial<Intent> = {}): Intent => ({
  id: 'mine',
  account: 1,
  way: card,
  amount: 50,
  final: 62,
  currency: 'EUR',
  step: 'unknown',
  baseline: 10,
  begun: 1_000,
  changed: 1_000,
  ...changes,
})

const entry = (id: number, amount = 50): HistoryEntry => ({
  id,
  amount,
  created: 1_700_000_000 + id,
  billing_account_id: 1,
  description: 'Top-up',
})

const invoice = (id: number | undefined, changes: Partial<Invoice> = {}): Invoice =>
  ({
    ...(id === undefined ? {} : { id }),
    status: 10,
    type: 'invoice',
    totals: { subtotal: 50, total: 62 },
    records_list: [],
    ...changes,
  }) as Invoice

/** A platform with these answers, and its calls. */
function platform(answers: {
  history?: readonly HistoryEntry[]
  invoices?: readonly Invoice[]
  standing?: Standing
}) {
  const asked: string[] = []
  const standing = (name: string) => async () => {
    asked.push(name)
    return answers.standing ?? ({ kind: 'waiting' } as const)
  }
  const never = async (): Promise<never> => {
    throw new Error('Settling sends nothing')
  }
  const calls: PaymentCalls = {
    history: async () => {
      asked.push('history')
      return answers.history ?? []
    },
    invoices: async () => {
      asked.push('invoices')
      return answers.invoices ?? []
    },
    result: standing('result'),
    data: standing('data'),
    close: standing('close'),
    makePrimary: async (method) => void asked.push(`makePrimary ${method}`),
    refresh: () => void asked.push('refresh'),
    buy: never,
    payer: never,
    payInvoice: never,
    isInvoicePaid: never,
    payInvoices: never,
    requestInvoice: never,
    begin: never,
  } as PaymentCalls
  return { calls, asked }
}

/** Settles a payment beside others. */
async function settled(
  intent: Intent,
  answers: Parameters<typeof platform>[0],
  ...others: readonly Partial<Intent>[]
) {
  const { intents } = fakeBrowser().tab()
  intents.add(intent)
  for (const [index, other] of others.entries()) intents.add(payment({ id: `other-${index}`, ...other }))
  const { calls, asked } = platform(answers)
  const after = await settlePayment(intents, calls, intent.id)
  return { after, asked, stored: intents.find(intent.id) }
}

describe('a payment of which the answer was lost, in the balance history', () => {
  it('is paid by a newer entry of its amount', async () => {
    const { after, asked, stored } = await settled(payment(), { history: [entry(11)] })
    expect(after).toMatchObject({ step: 'done', entry: 11 })
    expect(stored).toEqual(after)
    expect(asked).toEqual(['history', 'refresh'])
  })

  it.each([
    ['an older entry', [entry(10)]],
    ['one of another amount', [entry(11, 49)]],
    ['none', []],
  ])('is not found by %s', async (_name, history) => {
    const { after } = await settled(payment(), { history })
    expect(after).toMatchObject({ step: 'unknown', emptyReads: [expect.any(Number)] })
    expect(after?.entry).toBeUndefined()
  })

  it('is not found where it is not known what was there before', async () => {
    const { baseline: _baseline, ...without } = payment()
    expect((await settled(without, { history: [entry(11)] })).after?.step).toBe('unknown')
  })

  it('is not proved by the entry of another payment of the account', async () => {
    const other = { step: 'done', entry: 11 } as const
    expect((await settled(payment(), { history: [entry(11)] }, other)).after?.step).toBe('unknown')
    const elsewhere = { ...other, account: 2 }
    expect((await settled(payment(), { history: [entry(11)] }, elsewhere)).after?.step).toBe('done')
  })

  it('leaves an entry to each that was paid meanwhile', async () => {
    const other = { step: 'done', changed: 2_000 } as const
    const one = await settled(payment(), { history: [entry(11)] }, other)
    expect(one.after?.step).toBe('unknown')
    expect(one.after?.emptyReads).toHaveLength(1)
    const two = await settled(payment(), { history: [entry(12), entry(11)] }, other)
    expect(two.after?.step).toBe('done')
    const before = { ...other, changed: 999 }
    expect((await settled(payment(), { history: [entry(11)] }, before)).after?.step).toBe('done')
    const unlike = { ...other, amount: 49 }
    expect((await settled(payment(), { history: [entry(11)] }, unlike)).after?.step).toBe('done')
    const failed = { ...other, step: 'failed' as const }
    expect((await settled(payment(), { history: [entry(11)] }, failed)).after?.step).toBe('done')
  })

  it.each(['away', 'pending'] as const)('waits while another one is %s and might be it', async (step) => {
    const { after } = await settled(payment(), { history: [entry(11)] }, { step, way: link })
    expect(after).toMatchObject({ step: 'unknown' })
    expect(after?.emptyReads).toBeUndefined()
    const both = await settled(payment(), { history: [entry(12), entry(11)] }, { step, way: link })
    expect(both.after?.step).toBe('done')
  })

  it('is not held up by payments of invoices, which have no entry', async () => {
    for (const way of [request, oneInvoice, invoicesTo()]) {
      const { after } = await settled(
        payment(),
        { history: [entry(11)] },
        { way, step: 'pending' },
        { way, step: 'done', changed: 2_000 },
      )
      expect(after?.step).toBe('done')
    }
  })
})

describe('an invoice whose payment was not answered', () => {
  const unsure = payment({ way: oneInvoice })

  it('is paid when the platform says so', async () => {
    const { after, asked } = await settled(unsure, { invoices: [invoice(31)] })
    expect(after).toMatchObject({ step: 'done', final: 62 })
    expect(asked).toEqual(['invoices', 'refresh'])
  })

  it('is not while it is unpaid, gone, or is another', async () => {
    for (const invoices of [[invoice(31, { status: 5 })], [], [invoice(32)], [invoice(undefined)]])
      expect((await settled(unsure, { invoices })).after?.step).toBe('unknown')
  })

  it('is not by a payment that another one was', async () => {
    const other = { way: oneInvoice, step: 'done' } as const
    expect((await settled(unsure, { invoices: [invoice(31)] }, other)).after?.step).toBe('unknown')
    for (const changes of [{ account: 2 }, { step: 'failed' as const }])
      expect((await settled(unsure, { invoices: [invoice(31)] }, { ...other, ...changes })).after?.step).toBe(
        'done',
      )
  })

  it('is one of several, and what they come to is said', async () => {
    const several = payment({ way: invoicesTo(), final: 200 })
    const part = await settled(several, { invoices: [invoice(31), invoice(32, { status: 5 })] })
    expect(part.after).toMatchObject({ step: 'done', final: 62 })
    const both = await settled(several, { invoices: [invoice(32), invoice(31)] })
    expect(both.after).toMatchObject({ step: 'done', final: 124 })
  })

  it('is left to another payment of several as far as that was charged', async () => {
    const other = { way: invoicesTo(), step: 'done' as const, final: 62 }
    const invoices = [invoice(31), invoice(32)]
    const second = payment({ way: { ...oneInvoice, invoice: 32 } })
    expect((await settled(second, { invoices }, other)).after?.step).toBe('done')
    expect((await settled(unsure, { invoices }, other)).after?.step).toBe('unknown')
  })
})

describe('a request for an invoice that was not answered', () => {
  const made = invoice(11, { type: 'credit_topup', status: 5 })
  const unsure = payment({ way: request })

  it('is proved by the newer invoice for that credit', async () => {
    const { after } = await settled(unsure, { invoices: [made] })
    expect(after).toMatchObject({ step: 'done', entry: 11 })
  })

  it.each([
    ['an older one', { id: 10 }],
    ['an invoice for usage', { type: 'invoice' }],
    ['one that is paid', { status: 10 }],
    ['one of another amount', { totals: { subtotal: 49, total: 62 } }],
  ])('is not by %s', async (_name, changes) => {
    const other = { ...made, ...changes } as Invoice
    expect((await settled(unsure, { invoices: [other] })).after?.step).toBe('unknown')
  })

  it('is not by that of another request, but by one that a payment has as its entry', async () => {
    const other = { way: request, step: 'done', entry: 11 } as const
    expect((await settled(unsure, { invoices: [made] }, other)).after?.step).toBe('unknown')
    expect((await settled(unsure, { invoices: [made] }, { ...other, way: card })).after?.step).toBe('done')
  })

  it('is not without knowing what was there before', async () => {
    const { baseline: _baseline, ...without } = unsure
    expect((await settled(without, { invoices: [made] })).after?.step).toBe('unknown')
  })
})

describe('a payment that has begun', () => {
  const begun = { identifier: 'pay_1', way: link, step: 'pending' } as const

  it.each([
    ['at a processor', begun, 'result'],
    ['at the page of a bank', { ...begun, way: card, step: 'away', charge: 'ch_1' }, 'data'],
    ['confirmed by its holder', { ...begun, way: card, charge: 'ch_1' }, 'close'],
    ['without a charge to close', { ...begun, way: card }, 'data'],
    [
      'as a check of a method',
      { ...begun, way: { ...card, kind: 'verification' as const }, charge: 'ch_1' },
      'data',
    ],
  ] as const)('%s is asked about there', async (_name, changes, call) => {
    const { after, asked } = await settled(payment(changes), {})
    expect(asked).toEqual([call])
    expect(after?.step).toBe(changes.step)
  })

  it('ends as that says', async () => {
    const paid = await settled(payment(begun), { standing: { kind: 'paid' } })
    expect([paid.after?.step, paid.asked]).toEqual(['done', ['result', 'refresh']])
    const refused = await settled(payment(begun), { standing: { kind: 'refused', reason: 'No funds' } })
    expect(refused.after).toMatchObject({ step: 'failed', reason: 'No funds' })
    expect(refused.asked).toEqual(['result'])
  })

  it('has failed when nothing names it', async () => {
    const { after, asked } = await settled(payment({ way: link, step: 'pending' }), {})
    expect([after?.step, asked]).toEqual(['failed', []])
  })

  it('makes a verified method the primary one only where that was wanted', async () => {
    const check = { ...card, kind: 'verification' } as const
    const standing = { kind: 'paid' } as const
    const wanted = payment({ ...begun, way: { ...check, makesPrimary: true } })
    expect((await settled(wanted, { standing })).asked).toEqual(['data', 'refresh', 'makePrimary 7'])
    expect((await settled(payment({ ...begun, way: check }), { standing })).asked).toEqual([
      'data',
      'refresh',
    ])
  })
})

describe('a payment that is', () => {
  it('over, or unknown to this browser, is not asked about', async () => {
    const over = await settled(payment({ step: 'done' }), {})
    expect([over.after?.step, over.asked]).toEqual(['done', []])
    const { intents } = fakeBrowser().tab()
    const { calls, asked } = platform({})
    expect(await settlePayment(intents, calls, 'nobody')).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('being sent belongs to its tab, and is lost when that is gone', async () => {
    const browser = fakeBrowser()
    const { intents } = browser.tab()
    intents.add(payment({ step: 'sending' }))
    const { calls, asked } = platform({})
    const busy = vi.fn()
    await browser.tab().intents.alone('1', async () => {
      busy(await settlePayment(intents, calls, 'mine'))
    })
    expect(busy).toHaveBeenCalledWith(expect.objectContaining({ step: 'sending' }))
    expect(await settlePayment(intents, calls, 'mine')).toMatchObject({ step: 'unknown' })
    expect(asked).toEqual([])
  })
})
