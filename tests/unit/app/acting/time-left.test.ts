import { expect, it } from 'vitest'
import { timeLeft } from '../../../../src/app/acting/time-left'

const minute = 60_000
const hour = 60 * minute

it.each([
  [5 * hour + 12 * minute + 59_000, { unit: 'hours', hours: 5, minutes: 12 }],
  [hour, { unit: 'hours', hours: 1, minutes: 0 }],
  [hour - 1, { unit: 'minutes', minutes: 59 }],
  [minute, { unit: 'minutes', minutes: 1 }],
  [minute - 1, { unit: 'soon' }],
  [-hour, { unit: 'soon' }],
  [49 * hour, { unit: 'days', days: 2, hours: 1 }],
  [24 * hour, { unit: 'days', days: 1, hours: 0 }],
])('%i ms left is %o', (left, words) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(words)
})
