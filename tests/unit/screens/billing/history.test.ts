import { expect, it } from 'vitest'
import { bookedEntries, entriesIn, type HistoryEntry } from '../../../../src/screens/billing/history'

const entry = (id: number, amount: number, created: number): HistoryEntry => ({
  id,
  billing_account_id: 7,
  amount,
  created,
  description: 'Top-up',
})

it('[BILLING-19] says after each entry what was left, from the newest back, to the cent', () => {
  const entries = [entry(1, 3557.69, 1), entry(2, -464.65, 2), entry(4, 0.1, 3), entry(3, 0.2, 3)]
  const after = bookedEntries(entries, 3093.34, 'EUR').map(({ id, after: left }) => [id, left])
  expect(after).toEqual([
    [4, 3093.34],
    [3, 3093.24],
    [2, 3093.04],
    [1, 3557.69],
  ])
})

it('[BILLING-19] omits the remainder if the credit is unknown', () => {
  expect(bookedEntries([entry(1, 5, 1)], undefined, 'EUR').map(({ after }) => after)).toEqual([undefined])
})

it('takes for entries only what has an amount and a time', () => {
  expect(entriesIn([null, { amount: 3 }, entry(1, 5, 1)])).toHaveLength(1)
})
