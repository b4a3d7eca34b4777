import { expect, it } from 'vitest'
import { isActivation, isFactorOn, worksFor } from '../../../../src/screens/profile/second-factor'

it('[PROFILE-10] tells whether a second factor is on, or that the answer does not say', () => {
  expect([{ is_active: true }, { is_active: false }, { is_active: 'no' }, null, []].map(isFactorOn)).toEqual([
    true,
    false,
    undefined,
    undefined,
    undefined,
  ])
})

it('[PROFILE-11] takes an activation that has a ticket and where to go', () => {
  expect(isActivation({ ticket_id: 't1', ticket_url: 'https://sign-in.example/mfa?ticket=t1' })).toBe(true)
  expect(
    [{ ticket_id: 't1' }, { ticket_url: 'https://a.example' }, { ticket_id: 1, ticket_url: '' }, 'no'].some(
      isActivation,
    ),
  ).toBe(false)
})

it.each([
  [1, { count: 1, unit: 'minute' }],
  [24 * 60_000, { count: 24, unit: 'minute' }],
  [119 * 60_000, { count: 119, unit: 'minute' }],
  [120 * 60_000, { count: 2, unit: 'hour' }],
  [24 * 60 * 60_000 - 1, { count: 24, unit: 'hour' }],
  [0, undefined],
  [-1, undefined],
])('says how long a ticket works that ends in %i ms', (ms, left) => {
  expect(worksFor(1_000_000 + ms, 1_000_000)).toEqual(left)
})
