import { expect, it } from 'vitest'
import { bookedEntries, type HistoryEntry } from '../../../../src/screens/billing/history'
import { ledgerLines, ledgerSums, startOf, wantedLines } from '../../../../src/screens/billing/ledger'

const entry = (
  id: number,
  amount: number,
  month: number,
  more: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  id,
  billing_account_id: 7,
  amount,
  created: Date.UTC(2026, month, 9) / 1000,
  description: `entry ${id}`,
  ...more,
})
const booked = bookedEntries(
  [
    entry(1, 500, 2, { description: 'Top-up, Visa', reference: '2026-03-0001' }),
    entry(2, -120.5, 6),
    entry(3, 30, 9, { description: 'Credit note' }),
    entry(4, -99.99, 10),
  ],
  309.51,
  'EUR',
)
const lines = ledgerLines(booked, 9.51, 300)

it('[BILLING-19] puts what is not booked yet above the entries, with the balance after each', () => {
  expect(lines.map(({ key, amount, after }) => [key, amount, after])).toEqual([
    ['running', -9.51, 300],
    ['4', -99.99, 309.51],
    ['3', 30, 409.5],
    ['2', -120.5, 379.5],
    ['1', 500, 500],
  ])
  expect(ledgerLines([], 0, 300)).toEqual([])
  expect(ledgerLines([], undefined, undefined)).toEqual([])
})

it.each([
  ['all', {}, ['running', '4', '3', '2', '1']],
  ['since August', { since: Date.UTC(2026, 7, 1) }, ['running', '4', '3']],
  ['what was added', { direction: 'added' }, ['3', '1']],
  ['what was used', { direction: 'used' }, ['running', '4', '2']],
  ['by text', { text: ' VISA' }, ['1']],
  ['by text without its accents', { text: 'vísa' }, ['1']],
  ['by reference', { text: '03-0001' }, ['1']],
] as const)('[BILLING-19] shows %s', (_what, filter, keys) => {
  expect(wantedLines(lines, filter).map(({ key }) => key)).toEqual(keys)
})

it('[BILLING-19] adds a period up to the balance now', () => {
  expect(ledgerSums(lines, Date.UTC(2026, 7, 1), 300, 'EUR')).toEqual({
    added: 30,
    used: -109.5,
    before: 379.5,
  })
  expect(ledgerSums(lines, undefined, 300, 'EUR')).toEqual({ added: 530, used: -230, before: 0 })
  expect(ledgerSums(lines, undefined, undefined, 'EUR').before).toBeUndefined()
})

it('begins a period with a month', () => {
  const now = Date.UTC(2026, 1, 21)
  expect(startOf('3', now)).toBe(Date.UTC(2025, 10, 1))
  expect(startOf('12', now)).toBe(Date.UTC(2025, 1, 1))
  expect(startOf('all', now)).toBeUndefined()
})
