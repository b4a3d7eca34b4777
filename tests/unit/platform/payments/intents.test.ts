import { expect, it } from 'vitest'
import type { Intent, Way } from '../../../../src/platform/payments/intent'
import { PaymentNotStored } from '../../../../src/platform/payments/intents'
import { fakeBrowser } from './fake-browser'

const day = 24 * 60 * 60 * 1000
const ready: Intent = {
  id: 'a1',
  account: 120348,
  way: { kind: 'link', processor: 'stripe', name: 'Stripe' },
  amount: 50,
  final: 64.6,
  currency: 'EUR',
  step: 'ready',
  begun: 1_000_000,
  changed: 1_000_000,
}

it('tells every tab of a payment and of what happens to it', () => {
  const browser = fakeBrowser()
  const [one, other] = [browser.tab().intents, browser.tab().intents]
  let heard = 0
  other.subscribe(() => (heard += 1))
  one.add(ready)
  one.apply('a1', { kind: 'sent' })
  expect(other.get()).toEqual([{ ...ready, step: 'sending', baseline: undefined }])
  expect(heard).toBe(2)
  expect(browser.tab().intents.find('a1')?.step).toBe('sending')
})

it('belongs to its user', () => {
  const browser = fakeBrowser()
  const { intents } = browser.tab()
  intents.add(ready)
  browser.owner.set('u2')
  expect(intents.get()).toEqual([])
  expect(intents.find('a1')).toBeUndefined()
  browser.owner.set(undefined)
  expect(() => intents.add(ready)).toThrow(PaymentNotStored)
  browser.owner.set('u1')
  expect(intents.get()).toHaveLength(1)
})

it('is not sent from a browser that stores nothing', () => {
  const browser = fakeBrowser()
  const { intents } = browser.tab()
  browser.full = true
  expect(() => intents.add(ready)).toThrow(PaymentNotStored)
  expect(intents.get()).toEqual([])
})

it('forgets a payment that is over after a week, an open one after three months', () => {
  const browser = fakeBrowser()
  const { intents } = browser.tab()
  intents.add({ ...ready, id: 'over', step: 'done' })
  intents.add({ ...ready, id: 'open', step: 'unknown' })
  const idsAfter = (days: number): string[] => {
    browser.now = 1_000_000 + days * day
    return browser
      .tab()
      .intents.get()
      .map(({ id }) => id)
  }
  expect(idsAfter(6).sort()).toEqual(['open', 'over'])
  expect(idsAfter(8)).toEqual(['open'])
  expect(idsAfter(91)).toEqual([])
})

it.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['another shape', JSON.stringify({ ...ready, amount: '50' })],
  ['an unknown step', JSON.stringify({ ...ready, step: 'paid' })],
  ['a way without a name', JSON.stringify({ ...ready, way: { kind: 'link', processor: 'x' } })],
])('ignores stored text that is %s', (_, text) => {
  const browser = fakeBrowser()
  browser.storage.set('console.payment.u1.a1', text)
  expect(browser.tab().intents.get()).toEqual([])
})

const link = { kind: 'link', processor: 'stripe', name: 'Stripe' } as const
const ways: readonly Way[] = [
  { ...link, option: 'card', inWindow: true, fields: true },
  { kind: 'invoice', invoice: 31, number: '2026-31', method: 7, name: 'Visa' },
  { kind: 'invoices', invoices: [31, 32], upTo: 100, method: 7, name: 'Visa' },
  { kind: 'request', name: 'kadri@example.com' },
  { kind: 'method', method: 7, keyword: 'stripe_creditcard', name: 'Visa' },
  { kind: 'verification', method: 7, keyword: 'stripe_creditcard', makesPrimary: true, name: 'Visa' },
]

/** The payments a new tab reads from this stored value. */
function foundOf(stored: unknown): readonly Intent[] {
  const browser = fakeBrowser()
  browser.storage.set('console.payment.u1.a1', JSON.stringify(stored))
  return browser.tab().intents.get()
}

it('finds a payment as it was stored, in any way and with all that is known of it', () => {
  const known = {
    ...{ baseline: 4, entry: 5, identifier: 'p', charge: 'c', page: 'https://bank.example' },
    ...{ reason: 'No funds', reference: 'a1b2', emptyReads: [1, 2] },
  }
  for (const way of ways) {
    expect(foundOf({ ...ready, way })).toEqual([{ ...ready, way }])
    expect(foundOf({ ...ready, ...known, way })).toEqual([{ ...ready, ...known, way }])
  }
})

it.each([
  ...['id', 'currency', 'step'].map((name) => ({ [name]: 7 })),
  ...['account', 'amount', 'begun', 'changed', 'final', 'baseline', 'entry'].map((name) => ({ [name]: '7' })),
  ...['identifier', 'charge', 'page', 'reason', 'reference'].map((name) => ({ [name]: 7 })),
  ...[{ emptyReads: 7 }, { emptyReads: [1, '2'] }, { step: 'toString' }, { way: 'card' }],
  ...ways.flatMap((way) =>
    Object.keys(way).map((name) => ({ way: { ...way, [name]: { of: 'another type' } } })),
  ),
  { way: { kind: 'invoices', invoices: [31, '32'], name: 'Visa' } },
  { way: { kind: 'cash', method: 7, keyword: 'x', name: 'Cash' } },
])('ignores a stored payment of which %j is odd', (odd) => {
  expect(foundOf({ ...ready, ...odd })).toEqual([])
})

it('lists the newest first, and nothing of another user or another kind', () => {
  const browser = fakeBrowser()
  for (const [id, begun] of [
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ] as const)
    browser.storage.set(`console.payment.u1.${id}`, JSON.stringify({ ...ready, id, begun }))
  browser.storage.set('console.payment.u2.d', JSON.stringify({ ...ready, id: 'd' }))
  browser.storage.set('other', JSON.stringify(ready))
  const { intents } = browser.tab()
  expect(intents.get().map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  browser.owner.set(undefined)
  expect([intents.get(), intents.find('a')]).toEqual([[], undefined])
})

it('keeps the list while nothing in it changes, and applies nothing to a payment it has not', () => {
  const browser = fakeBrowser()
  const [one, other] = [browser.tab().intents, browser.tab().intents]
  one.add(ready)
  const list = other.get()
  one.add(ready)
  expect(other.get()).toBe(list)
  expect(one.apply('nobody', { kind: 'sent' })).toBeUndefined()
  expect(one.apply('a1', { kind: 'back' })).toEqual(ready)
  expect(one.get()).toEqual([ready])
})

it('runs work in one tab at a time, and again when that tab is gone', async () => {
  const browser = fakeBrowser()
  const [one, other] = [browser.tab(), browser.tab()]
  void one.intents.alone('120348', () => new Promise<never>(() => {}))
  expect(await other.intents.alone('120348', () => Promise.resolve('done'))).toBeUndefined()
  expect(await other.intents.alone('7', () => Promise.resolve('done'))).toBe('done')
  one.close()
  expect(await other.intents.alone('120348', () => Promise.resolve('done'))).toBe('done')
})

it('[PAYMENT-28] waits for the lock of another tab, and knows then what that has stored', async () => {
  const browser = fakeBrowser()
  const [one, other] = [browser.tab(), browser.tab()]
  await other.intents.whenFree('120348')
  const ends: (() => void)[] = []
  void one.intents.alone('120348', () => new Promise<void>((end) => ends.push(end)))
  let isFree = false
  const freed = other.intents.whenFree('120348').then(() => (isFree = true))
  await other.intents.whenFree('7')
  expect(isFree).toBe(false)
  // Browsers may report a change to storage after the lock is free.
  browser.storage.set('console.payment.u1.a1', JSON.stringify(ready))
  expect(other.intents.get()).toEqual([])
  ends[0]?.()
  await freed
  expect(other.intents.get()).toEqual([ready])
})
