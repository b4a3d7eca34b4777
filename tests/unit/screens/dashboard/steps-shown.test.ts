import { expect, it } from 'vitest'
import { isNewAccount } from '../../../../src/screens/dashboard/steps-shown'

const now = Date.UTC(2026, 10, 21)
const daysAgo = (days: number): number => now / 1000 - days * 86_400

it.for([
  [0, true],
  [29.9, true],
  [30, false],
  [400, false],
] as const)('an account of %d days is new: %s', ([days, isNew]) => {
  expect(isNewAccount({ created: daysAgo(days) }, now)).toBe(isNew)
})

it('an account of unknown age is not new', () => {
  expect(isNewAccount({}, now)).toBe(false)
})
