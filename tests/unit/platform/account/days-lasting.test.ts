import { describe, expect, it } from 'vitest'
import { daysLasting, spentPerHour } from '../../../../src/platform/account/days-lasting'

describe('how long a balance lasts', () => {
  it('is whole days, and unknown when nothing is spent', () => {
    expect(daysLasting(100, 1)).toBe(4)
    expect(daysLasting(0, 1)).toBe(0)
    expect(daysLasting(100, 0)).toBeUndefined()
  })
})

describe('what an account spends', () => {
  const totals = { running_totals: { total_before_tax: 48 } }

  it('is the use of the running month by its hours', () => {
    expect(spentPerHour(totals, Date.UTC(2026, 10, 3))).toBe(1)
    expect(spentPerHour({ running_totals: {} }, Date.UTC(2026, 10, 3))).toBe(0)
  })

  it('is not told by the first hour of a month', () => {
    expect(spentPerHour(totals, Date.UTC(2026, 10, 1, 0, 30))).toBe(0)
  })
})
