import { expect, it } from 'vitest'
import type { Card } from '../../../../../src/screens/billing/payment-method'
import { withFields } from '../../../../../src/screens/billing/paying/fields-ways'
import { orderWays } from '../../../../../src/screens/billing/paying/order-ways'
import { offeredWays } from '../../../../../src/screens/billing/paying/ways'

const now = Date.UTC(2026, 10, 21)
const day = 86_400
const card = (id: number, about: Partial<Card> = {}): Card => ({
  id,
  billing_account_id: 1,
  identifier: `pm_${id}`,
  is_primary: false,
  is_verified: true,
  processor: { keyword: 'stripe_creditcard' },
  valid_thru: now / 1000 + 400 * day,
  ...about,
})
const processors = [
  { type: 'creditcard' as const, keyword: 'stripe_creditcard', name: 'Card' },
  { type: 'invoice' as const, keyword: 'invoice', name: 'Invoice' },
  { type: 'link' as const, keyword: 'stripe', name: 'Stripe' },
  {
    type: 'link' as const,
    keyword: 'duitku',
    methods: [
      { key: 'OV', name: 'OVO' },
      { key: 'FT', name: 'Pegadaian' },
    ],
  },
]
const ids = (cards: readonly Card[]): string[] =>
  offeredWays(processors, cards, ({ id }) => `Card ${id}`, now).map(({ id }) => id)
const links = ['link-stripe', 'link-duitku-OV', 'link-duitku-FT']

it('offers verified methods first, then each method of each link processor', () => {
  expect(ids([card(7), card(8)])).toEqual(['method-7', 'method-8', ...links])
  const [, , , duitku] = offeredWays(processors, [card(7), card(8)], () => 'Visa', now)
  expect(duitku?.way).toEqual({ kind: 'link', processor: 'duitku', option: 'OV', name: 'duitku, OVO' })
})

it('[PAYMENT-36] opens the page of a processor in a window where the site wants it, and only then', () => {
  const stripe = { type: 'link' as const, keyword: 'stripe', name: 'Stripe' }
  const way = (opens: boolean | undefined) =>
    offeredWays(
      [{ ...stripe, ...(opens === undefined ? {} : { opens_window: opens }) }],
      [],
      () => '',
      now,
    )[0]?.way
  expect(way(true)).toEqual({ kind: 'link', processor: 'stripe', inWindow: true, name: 'Stripe' })
  expect(way(false)).toEqual({ kind: 'link', processor: 'stripe', name: 'Stripe' })
  expect(way(undefined)).toEqual({ kind: 'link', processor: 'stripe', name: 'Stripe' })
})

it('offers no method of which the processor is not told, or is none for cards', () => {
  expect(ids([card(7, { processor: undefined } as unknown as Partial<Card>)])).toEqual(links)
  expect(ids([card(7, { processor: { keyword: 'stripe' } } as unknown as Partial<Card>)])).toEqual(links)
})

it.each([
  ['unverified', { is_verified: false }],
  ['waiting for its verification', { is_verified: false, is_verification_pending: true }],
  ['expired', { valid_thru: now / 1000 - day }],
  ['of a processor the site does not list', { processor: { keyword: 'omise_creditcard' as const } }],
])('offers no method that is %s', (_, about) => {
  expect(ids([card(7, about)])).toEqual(links)
})

it('offers a method that expires soon', () => {
  expect(ids([card(7, { valid_thru: now / 1000 + 3 * day })])).toContain('method-7')
})

it('[PAYMENT-11] offers a card in the fields of a hybrid processor before its page, where the site has a key for it', () => {
  const adyen = { type: 'link' as const, keyword: 'adyen', name: 'Adyen' }
  const offered = (key: string | null) =>
    withFields(
      offeredWays([{ ...adyen, public_key: key }], [], () => '', now),
      (name) => `Card, by ${name}`,
    )
  expect(offered('live_1').map(({ id, way }) => [id, way.name])).toEqual([
    ['fields-adyen', 'Card, by Adyen'],
    ['link-adyen', 'Adyen'],
  ])
  expect(offered('live_1')[0]?.way).toEqual({
    ...{ kind: 'link', processor: 'adyen', fields: true, name: 'Card, by Adyen' },
  })
  const saved = offeredWays(processors, [card(7)], () => 'Visa', now)
  expect(withFields(saved, (name) => name)).toEqual(saved)
  expect(offered('').map(({ id }) => id)).toEqual(['link-adyen'])
  expect(offered(null).map(({ id }) => id)).toEqual(['link-adyen'])
})

it('[PAYMENT-23] shows saved methods and the chosen link methods first, and all where none were ever chosen', () => {
  const ways = offeredWays(processors, [card(1)], () => 'Visa', now)
  const ordered = (chosen: readonly string[] | undefined) => {
    const { ways: all, first } = orderWays(ways, chosen)
    return [all.map(({ id }) => id), first]
  }
  expect(ordered(undefined)).toEqual([['method-1', 'link-stripe', 'link-duitku-OV', 'link-duitku-FT'], 4])
  expect(ordered(['duitku::FT'])).toEqual([
    ['method-1', 'link-duitku-FT', 'link-stripe', 'link-duitku-OV'],
    2,
  ])
  expect(ordered([])).toEqual([['method-1', 'link-stripe', 'link-duitku-OV', 'link-duitku-FT'], 1])
  expect(orderWays([], []).first).toBe(4)
})
