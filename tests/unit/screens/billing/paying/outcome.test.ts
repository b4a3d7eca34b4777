import { describe, expect, it } from 'vitest'
import type { Intent, Step, Way } from '../../../../../src/platform/payments/intent'
import { outcomeLooks, outcomeOf, type OutcomeKind } from '../../../../../src/screens/billing/paying/outcome'

const method: Way = { kind: 'method', method: 7, keyword: 'stripe_creditcard', name: 'Visa' }
const ways: Readonly<Record<Way['kind'], Way>> = {
  method,
  link: { kind: 'link', processor: 'duitku', name: 'Duitku' },
  verification: { ...method, kind: 'verification' },
  invoice: { kind: 'invoice', invoice: 3, number: '2026-3', name: 'Visa' },
  invoices: { kind: 'invoices', invoices: [3, 4], name: 'Visa' },
  request: { kind: 'request', name: 'a@b.example' },
}
const intentOf = (kind: Way['kind'], step: Step, about: Partial<Intent> = {}): Intent => ({
  ...{ id: 'a1', account: 1, way: ways[kind], amount: 100, final: 100, currency: 'EUR', step },
  ...{ begun: 1, changed: 1 },
  ...about,
})
const looked = { emptyReads: [1000, 70_000] }

describe('[PAYMENT-34] what is said of a payment', () => {
  it.each<[Way['kind'], readonly OutcomeKind[]]>([
    ['method', ['done', 'failed', 'cancelled', 'unknown', 'notFound']],
    ['link', ['done', 'failed', 'cancelled', 'unknown', 'notFound']],
    ['verification', ['verified', 'verifyFailed', 'verifyCancelled', 'unknown', 'notFound']],
    ['invoice', ['invoicePaid', 'invoiceFailed', 'cancelled', 'unknown', 'notFound']],
    ['invoices', ['invoicesPaid', 'invoicesFailed', 'cancelled', 'unknown', 'notFound']],
    ['request', ['requested', 'requestFailed', 'cancelled', 'requestUnknown', 'requestNotFound']],
  ])('at the end of a %s, by what it is for', (kind, expected) => {
    const said = (step: Step, about?: Partial<Intent>) => outcomeOf(intentOf(kind, step, about), false)
    expect([
      ...[said('done'), said('failed'), said('cancelled')],
      ...[said('unknown'), said('unknown', looked)],
    ]).toEqual(expected)
  })

  it('before its end, and while it is read for the first time', () => {
    const said = (isChecking: boolean) =>
      (['ready', 'sending', 'away', 'pending', 'unknown', 'abandoned'] as const).map((step) =>
        outcomeOf(intentOf('method', step), isChecking),
      )
    expect(said(false)).toEqual(['abandoned', 'sending', 'awayAtBank', 'pending', 'unknown', 'abandoned'])
    expect(said(true)).toEqual(['abandoned', 'sending', 'checking', 'checking', 'checking', 'abandoned'])
    expect(outcomeOf(intentOf('method', 'done'), true)).toBe('done')
    expect(outcomeOf(intentOf('link', 'away'), false)).toBe('away')
    expect(outcomeOf(intentOf('invoice', 'away'), false)).toBe('awayAtBank')
  })

  it('where only some of several invoices are paid, and of those alone', () => {
    const partly = { final: 60 }
    expect(outcomeOf(intentOf('invoices', 'done', partly), false)).toBe('invoicesPartly')
    expect(outcomeOf(intentOf('invoices', 'done', { final: 100 }), false)).toBe('invoicesPaid')
    expect(outcomeOf(intentOf('invoices', 'done', { final: undefined }), false)).toBe('invoicesPaid')
    expect(outcomeOf(intentOf('method', 'done', partly), false)).toBe('done')
  })

  it('looks as it is: an end is no wait, a doubt no failure', () => {
    const tones = Object.entries(outcomeLooks).map(([kind, { tone, icon }]) => [kind, `${icon}, ${tone}`])
    const waits = 'clock, info'
    const runs = 'spinner, info'
    const doubts = 'circle-question-mark, warning'
    const succeeds = 'circle-check, success'
    const fails = 'circle-alert, error'
    const stops = 'ban, default'
    expect(Object.fromEntries(tones)).toEqual({
      ...{ sending: runs, checking: runs, away: waits, awayAtBank: waits, pending: waits },
      ...{ unknown: doubts, notFound: doubts, requestUnknown: doubts, requestNotFound: doubts },
      ...{ done: succeeds, invoicePaid: succeeds, invoicesPaid: succeeds },
      ...{ requested: succeeds, verified: succeeds, invoicesPartly: 'circle-alert, warning' },
      ...{ failed: fails, invoiceFailed: fails, invoicesFailed: fails },
      ...{ requestFailed: fails, verifyFailed: fails },
      ...{ cancelled: stops, verifyCancelled: stops, abandoned: stops },
    })
  })
})
