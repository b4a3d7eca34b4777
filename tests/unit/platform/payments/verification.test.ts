import { describe, expect, it } from 'vitest'
import { newestId } from '../../../../src/platform/payments/newest-id'
import { verificationIn } from '../../../../src/platform/payments/verification'

describe('[PAYMENT-20] the answer of a verification', () => {
  const page = 'https://bank.example/1'
  it.each<[string, unknown, ReturnType<typeof verificationIn>]>([
    ['verified at once', { card: { is_verified: true } }, { kind: 'verified' }],
    ['not decided', { card: { is_verified: false } }, { kind: 'pending' }],
    ['in other words', { card: { is_verified: 'yes' } }, { kind: 'pending' }],
    ['of no card', { card: null }, { kind: 'pending' }],
    ['empty', undefined, { kind: 'pending' }],
    [
      'a page of the bank, with a name for it',
      { authorize_uri: page, data_ref: 'r_1', card: { is_verified: true } },
      { kind: 'bank', address: page, reference: 'r_1' },
    ],
    ['a page without a name', { authorize_uri: page }, { kind: 'bank', address: page, reference: undefined }],
    [
      'a page with an empty name',
      { authorize_uri: page, data_ref: '' },
      { kind: 'bank', address: page, reference: undefined },
    ],
    [
      'a page whose name is a number',
      { authorize_uri: page, data_ref: 7 },
      { kind: 'bank', address: page, reference: undefined },
    ],
    ['a page that is none', { authorize_uri: 'javascript:alert(1)' }, { kind: 'pending' }],
    ['an address that is no text', { authorize_uri: 7, card: { is_verified: true } }, { kind: 'verified' }],
  ])('%s', (_, answer, expected) => {
    expect(verificationIn(answer)).toEqual(expected)
  })
})

it('the newest id of a list is its greatest number, 0 where there is none', () => {
  expect(newestId([{ id: 3 }, { id: 9 }, { id: 4 }])).toBe(9)
  expect(newestId([{ id: '12' }, null, 'id', { id: 2 }, {}])).toBe(2)
  expect(newestId([{ id: -5 }])).toBe(0)
  expect(newestId([])).toBe(0)
})
