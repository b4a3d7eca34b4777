import { describe, expect, it } from 'vitest'
import type { Intent, Way } from '../../../../../src/platform/payments/intent'
import { announcePayment } from '../../../../../src/screens/billing/paying/announce-payment'
import { loadPaymentTexts } from '../../../../../src/screens/billing/paying/load-texts'
import { stand } from '../../../platform/stand'

const card: Way = { kind: 'method', method: 7, keyword: 'stripe_creditcard', name: 'Visa •••• 4242' }
const verification: Way = { ...card, kind: 'verification' }
const invoice: Way = { kind: 'invoice', invoice: 3, number: '2026-11', name: 'Visa' }
const invoices: Way = { kind: 'invoices', invoices: [3, 4], name: 'Visa' }
const request: Way = { kind: 'request', name: 'a@b.example' }

/** The message about a payment that has ended. */
async function said(way: Way, about: Partial<Intent>) {
  const { platform } = await stand(async () => new Response('{}'))
  await loadPaymentTexts(platform.texts)
  announcePayment(platform, {
    ...{ id: 'a1', account: 1, way, amount: 100, final: 128.77, currency: 'EUR' },
    ...{ step: 'done', begun: 1, changed: 1, ...about },
  })
  return platform.toasts
    .snapshot()
    .map(({ tone, title, text, reference, closes }) => ({ tone, title, text, reference, closes }))
}

describe('[PAYMENT-34] the end of a payment that was followed is told', () => {
  it.each<[string, Way, Partial<Intent>, object]>([
    [
      'paid',
      card,
      {},
      { tone: 'success', title: '€100.00 is on your balance', text: 'Paid by Visa •••• 4242.' },
    ],
    ['an invoice', invoice, {}, { tone: 'success', title: 'Invoice 2026-11 is paid' }],
    ['two invoices', invoices, { final: 100 }, { tone: 'success', title: '2 invoices are paid' }],
    ['some', invoices, { final: 60 }, { tone: 'error', title: '€60.00 of €100.00 was paid', closes: false }],
    [
      'requested',
      request,
      {},
      { tone: 'success', title: 'An invoice for €100.00 of credit is made', text: undefined },
    ],
    ['verified', verification, {}, { tone: 'success', title: 'Visa •••• 4242 is verified', text: undefined }],
    ['left', card, { step: 'cancelled' }, { tone: 'info', title: 'Top-up was cancelled' }],
    [
      'a card that was not confirmed',
      verification,
      { step: 'cancelled' },
      {
        tone: 'info',
        title: 'The check of Visa •••• 4242 was cancelled',
        text: 'You left the page of the bank before you confirmed. Nothing was charged.',
      },
    ],
    [
      'refused',
      card,
      { step: 'failed', reason: 'No funds', reference: 'c-1' },
      {
        tone: 'error',
        title: 'Top-up error',
        text: '€100.00 by Visa •••• 4242: No funds',
        reference: 'c-1',
        closes: false,
      },
    ],
    [
      'without words',
      card,
      { step: 'failed' },
      { title: 'Top-up error', text: '€100.00 by Visa •••• 4242. Nothing was charged.' },
    ],
    [
      'a declined card',
      verification,
      { step: 'failed' },
      { tone: 'error', title: 'Visa •••• 4242 was not verified' },
    ],
    ['an unpaid invoice', invoice, { step: 'failed' }, { title: 'Invoice 2026-11 was not paid' }],
    ['unpaid invoices', invoices, { step: 'failed' }, { title: 'The invoices were not paid' }],
    ['no invoice', request, { step: 'failed' }, { title: 'No invoice was made' }],
  ])('%s', async (_, way, about, toast) => {
    expect(await said(way, about)).toMatchObject([toast])
  })

  it('and nothing of one that goes on', async () => {
    expect(await said(card, { step: 'pending' })).toEqual([])
    expect(await said(card, { step: 'abandoned' })).toEqual([])
  })
})
