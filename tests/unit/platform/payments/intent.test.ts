import { expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import {
  advance,
  isNotFound,
  isOpen,
  isOver,
  purposeOf,
  rivalsOf,
  type Intent,
  type IntentEvent,
  type Step,
  type Way,
} from '../../../../src/platform/payments/intent'
import { runs } from '../../runs'

const method = { kind: 'method', method: 9931, keyword: 'stripe_creditcard', name: 'Visa 4242' } as const
const link = { kind: 'link', processor: 'duitku', option: 'OV', name: 'Duitku, OVO' } as const

const ready: Intent = {
  id: 'a1',
  account: 120348,
  way: method,
  amount: 50,
  final: 64.6,
  currency: 'EUR',
  step: 'ready',
  begun: 1,
  changed: 1,
}
const sent: IntentEvent = { kind: 'sent', baseline: 7 }
const begun: IntentEvent = {
  kind: 'begun',
  identifier: 'chrg_1',
  charge: 'chrg_1',
  page: 'https://bank.example/',
}
const through = (events: readonly IntentEvent[], from = ready): Intent =>
  events.reduce((intent, event, index) => advance(intent, event, 10 + index), from)

it.each<[string, readonly IntentEvent[], Partial<Intent>]>([
  ['sent', [sent], { step: 'sending', baseline: 7, changed: 10 }],
  ['paid at once', [sent, { kind: 'paid' }], { step: 'done' }],
  [
    'refused',
    [sent, { kind: 'refused', reason: 'Insufficient funds' }],
    { step: 'failed', reason: 'Insufficient funds' },
  ],
  ['at the bank', [sent, begun], { step: 'away', identifier: 'chrg_1', page: 'https://bank.example/' }],
  ['back from the bank', [sent, begun, { kind: 'back' }], { step: 'pending' }],
  [
    'still at the bank when it is asked for',
    [sent, begun, { kind: 'waiting' }],
    { step: 'away', changed: 12 },
  ],
  ['waited for', [sent, begun, { kind: 'back' }, { kind: 'waiting' }], { step: 'pending', changed: 13 }],
  ['back without having left', [sent, { kind: 'back' }], { step: 'sending', changed: 10 }],
  ['cancelled there', [sent, begun, { kind: 'cancelled' }], { step: 'cancelled' }],
  [
    'paid after waiting',
    [sent, begun, { kind: 'back' }, { kind: 'paid', entry: 8 }],
    { step: 'done', entry: 8 },
  ],
  ['without an answer', [sent, { kind: 'lost' }], { step: 'unknown' }],
  ['found later', [sent, { kind: 'lost' }, { kind: 'paid', entry: 9 }], { step: 'done', entry: 9 }],
])('a payment that is %s', (_, events, expected) => {
  expect(through(events)).toMatchObject(expected)
})

it('may be sent again under its own key when a page of a processor could not be opened', () => {
  expect(through([sent, { kind: 'lost' }], { ...ready, way: link })).toMatchObject({
    step: 'ready',
    id: 'a1',
  })
})

it('may have charged the card of its own fields when their answer was lost', () => {
  const fields = { ...link, fields: true as const }
  expect(through([sent, { kind: 'lost' }], { ...ready, way: fields })).toMatchObject({ step: 'unknown' })
})

it('is given up only after two empty reads a minute apart', () => {
  const unknown = through([sent, { kind: 'lost' }])
  const once = advance(unknown, { kind: 'notFound' }, 1000)
  const soon = advance(once, { kind: 'notFound' }, 60_999)
  const late = advance(once, { kind: 'notFound' }, 61_000)
  expect([unknown, once, soon, late].map(isNotFound)).toEqual([false, false, false, true])
  expect(advance(soon, { kind: 'abandoned' }, 70_000).step).toBe('unknown')
  expect(advance(late, { kind: 'abandoned' }, 70_000).step).toBe('abandoned')
})

const steps: readonly Step[] = [
  ...(['ready', 'sending', 'away', 'pending', 'unknown', 'done', 'failed', 'cancelled'] as const),
  'abandoned',
]
const whileOpen = (to: Step): Partial<Record<Step, Step>> => ({
  ...{ sending: to, away: to, pending: to, unknown: to },
})

it.each<[IntentEvent, Partial<Record<Step, Step>>]>([
  [sent, { ready: 'sending' }],
  [begun, { sending: 'away' }],
  [{ kind: 'paid' }, whileOpen('done')],
  [{ kind: 'refused' }, whileOpen('failed')],
  [{ kind: 'cancelled' }, whileOpen('cancelled')],
  [{ kind: 'back' }, { away: 'pending' }],
  [{ kind: 'waiting' }, { away: 'away', pending: 'pending' }],
  [{ kind: 'lost' }, { sending: 'unknown' }],
  [{ kind: 'notFound' }, { unknown: 'unknown' }],
  [{ kind: 'abandoned' }, { away: 'abandoned' }],
])('$kind changes these steps only', (event, expected) => {
  for (const step of steps) {
    const before = { ...ready, step }
    const after = advance(before, event, 99)
    const to = expected[step]
    if (to === undefined) expect(after, step).toBe(before)
    else expect(after, step).toMatchObject({ step: to, changed: 99 })
  }
})

it('keeps what was asked for where less was charged, with the reason', () => {
  const charged = through([sent, { kind: 'paid', entry: 8, final: 12, reason: 'No funds' }])
  expect(charged).toMatchObject({ amount: 50, final: 12, entry: 8, reason: 'No funds' })
  expect(through([sent, { kind: 'paid' }]).final).toBe(64.6)
  const refused: IntentEvent = { kind: 'refused', reason: 'No funds', reference: 'c-1' }
  expect(through([sent, refused])).toMatchObject({ reason: 'No funds', reference: 'c-1' })
  expect(through([sent, begun])).toMatchObject({ charge: 'chrg_1' })
})

it('is not known not to be there before its outcome is unknown', () => {
  const emptyReads = [1000, 61_000]
  expect(isNotFound({ step: 'unknown', emptyReads })).toBe(true)
  expect(isNotFound({ step: 'pending', emptyReads })).toBe(false)
  expect(isNotFound({ step: 'unknown', emptyReads: [61_000] })).toBe(false)
})

const invoice: Way = { kind: 'invoice', invoice: 3, number: '2026-3', name: 'Visa' }
const invoices: Way = { kind: 'invoices', invoices: [3, 4], name: 'Visa' }
const request: Way = { kind: 'request', name: 'a@b.example' }

it('is for credit, an invoice, several, or an invoice for credit; a verification is for nothing', () => {
  const verification: Way = { ...method, kind: 'verification' }
  expect([method, link, invoice, invoices, request, verification].map(purposeOf)).toEqual([
    ...['credit', 'credit', 3, 'invoices', 'request', undefined],
  ])
})

it('has a rival in one that was paid for the same, not for something else', () => {
  const paidBy = (way: Way): Intent => ({ ...ready, id: 'b2', way, step: 'done', changed: 500 })
  const rival = (way: Way, purpose?: ReturnType<typeof purposeOf>): boolean =>
    rivalsOf([paidBy(way)], { ...ready, purpose }, 500).length > 0
  expect([rival(method), rival(link, 'credit'), rival(invoice), rival(request)]).toEqual([
    ...[true, true, false, false],
  ])
  expect([rival(invoice, 3), rival(invoice, 4), rival(method, 3)]).toEqual([true, false, false])
  expect([rival(invoices, 'invoices'), rival(request, 'request'), rival(invoices, 'request')]).toEqual([
    ...[true, true, false],
  ])
  expect(rivalsOf([{ ...paidBy(method), step: 'failed' }], ready, 500)).toEqual([])
})

const event = fc.oneof(
  fc.constantFrom<IntentEvent>(
    sent,
    begun,
    { kind: 'paid' },
    { kind: 'refused', reason: 'No' },
    { kind: 'cancelled' },
    { kind: 'back' },
    { kind: 'waiting' },
    { kind: 'lost' },
    { kind: 'notFound' },
    { kind: 'abandoned' },
  ),
)

it('stays at its end, and is sent at most once by a method, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.boolean(), (events, byLink) => {
      let intent: Intent = byLink ? { ...ready, way: link } : ready
      let sends = 0
      let now = 0
      for (const each of events) {
        const next = advance(intent, each, (now += 40_000))
        if (isOver(intent)) expect(next).toBe(intent)
        if (each.kind === 'sent' && next !== intent) sends += 1
        intent = next
      }
      if (!byLink) expect(sends).toBeLessThan(2)
      expect(Number(isOpen(intent)) + Number(isOver(intent)) + Number(intent.step === 'ready')).toBe(1)
    }),
    { numRuns: runs(2000) },
  )
})

it('has a rival in an open payment of its account, and in one paid since its form was opened', () => {
  const other = { ...ready, id: 'b2' }
  const open = through([sent], other)
  const done = { ...through([sent, { kind: 'paid' }], other), changed: 500 }
  expect(rivalsOf([open], ready, 0)).toEqual([open])
  expect(rivalsOf([done], ready, 400)).toEqual([done])
  const both = [open, { ...done, id: 'c3' }]
  expect(rivalsOf(both, ready, 400)).toEqual(both.toReversed())
  expect(rivalsOf([done], ready, 600)).toEqual([])
  expect(rivalsOf([{ ...open, account: 1 }, other, { ...open, id: ready.id }], ready, 0)).toEqual([])
  const verified: Intent = { ...done, way: { ...method, kind: 'verification' } }
  expect(rivalsOf([verified], ready, 0)).toEqual([])
  expect(rivalsOf([{ ...verified, step: 'away' }], ready, 0)).toEqual([])
})
