import { describe, expect, it } from 'vitest'
import { forecastBalance, perDay, spanOf } from '../../../src/lib/balance-forecast'

const topUp = { threshold: 50, amount: 250 }

describe('how long a balance lasts', () => {
  it.each([
    ['lasts by the hour', { balance: 683.45, perHour: 41.34 }, 16.532414, undefined, false],
    ['divides without leaving a rest', { balance: 2.4, perHour: 0.1 }, 24, undefined, false],
    ['lasts for ever while nothing is spent', { balance: 10, perHour: 0 }, undefined, undefined, false],
    ['is empty at nothing', { balance: 0, perHour: 1 }, 0, undefined, true],
    ['is not empty at a cent', { balance: 0.01, perHour: 1 }, 0.01, undefined, false],
    ['is empty below nothing', { balance: -5, perHour: 1 }, 0, undefined, true],
    ['is empty though nothing is spent', { balance: 0, perHour: 0 }, undefined, undefined, true],
    ['is topped up at the threshold', { balance: 50, perHour: 1, topUp }, 50, 'topUp', false],
    ['should have been topped up below it', { balance: 49.99, perHour: 1, topUp }, 49.99, undefined, false],
    [
      'is not topped up by nothing',
      { balance: 60, perHour: 1, topUp: { threshold: 50, amount: 0 } },
      60,
      undefined,
      false,
    ],
    ['may go below nothing', { balance: 10, perHour: 1, mayOwe: true }, 10, 'debt', false],
    ['owes as it may', { balance: -10, perHour: 1, mayOwe: true }, 0, 'debt', true],
    ['is topped up before it owes', { balance: 100, perHour: 1, topUp, mayOwe: true }, 100, 'topUp', false],
    [
      'may owe where the top-up has not come',
      { balance: 10, perHour: 1, topUp, mayOwe: true },
      10,
      'debt',
      false,
    ],
  ])('%s', (_, input, hours, covered, empty) => {
    expect(forecastBalance(input)).toEqual({ hours, covered, empty })
  })

  it('is said in hours up to two days, then in whole days', () => {
    expect(spanOf(1.9)).toEqual({ unit: 'hour', count: 1 })
    expect(spanOf(47.99)).toEqual({ unit: 'hour', count: 47 })
    expect(spanOf(48)).toEqual({ unit: 'day', count: 2 })
    expect(spanOf(71.9)).toEqual({ unit: 'day', count: 2 })
  })

  it('has a rate by the day beside it', () => {
    expect(perDay(0.5)).toBe(12)
  })
})
