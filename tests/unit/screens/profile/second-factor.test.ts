import { expect, it } from 'vitest'
import { isFactorOn, keptTicket, ticketIn, worksFor } from '../../../../src/screens/profile/second-factor'

it('[PROFILE-10] tells whether a second factor is on, or that the answer does not say', () => {
  expect([{ is_active: true }, { is_active: false }, { is_active: 'no' }, null, []].map(isFactorOn)).toEqual([
    true,
    false,
    undefined,
    undefined,
    undefined,
  ])
})

const address = 'https://sign-in.example/mfa?ticket=t1'

it('[PROFILE-11] takes an activation that has a ticket and an address', () => {
  expect(ticketIn({ ticket_id: 't1', ticket_url: address, expires_at: '2026-01-01T00:00:00Z' })).toEqual({
    id: 't1',
    address,
    until: Date.UTC(2026, 0, 1),
  })
  expect(ticketIn({ ticket_id: 't1', ticket_url: address })).toEqual({ id: 't1', address, until: undefined })
  const leadNowhere = [
    { ticket_id: 't1' },
    { ticket_url: address },
    { ticket_id: 1, ticket_url: address },
    'no',
  ]
  expect(leadNowhere.map(ticketIn)).toEqual(leadNowhere.map(() => undefined))
})

it('takes a kept ticket while its page works', () => {
  const ticket = { id: 't1', address, until: 5000 }
  expect(keptTicket(ticket, 4999)).toEqual(ticket)
  expect(keptTicket(ticket, 5000)).toBeUndefined()
  expect(keptTicket({ id: 't1', address }, 5000)).toEqual({ id: 't1', address, until: undefined })
  expect(keptTicket({ id: 1, address }, 0)).toBeUndefined()
  expect(keptTicket({}, 0)).toBeUndefined()
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
