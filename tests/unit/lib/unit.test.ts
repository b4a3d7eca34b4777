import { describe, expect, it } from 'vitest'
import { formatWithUnit, isWrittenUnit, unitText } from '../../../src/lib/unit'

describe('a unit of the description', () => {
  it.each([
    [3600, 'seconds', 'en', '3,600 sec'],
    [3600, 'seconds', 'de', '3.600 Sek.'],
    [200, 'mm', 'en', '200 mm'],
    [40, 'percent', 'en', '40%'],
    [3, 'furlongs', 'en', '3 furlongs'],
  ])('%d %s in %s', (value, unit, locale, text) => {
    expect(formatWithUnit(value, unit, locale)).toBe(text)
  })

  it.each([
    ['seconds', 'sec'],
    ['mm', 'mm'],
    ['percent', '%'],
    ['GB', 'GB'],
    ['constructor', 'constructor'],
  ])('%s beside a field is written %s', (unit, text) => {
    expect(unitText(unit, 'en')).toBe(text)
  })

  it('is written where it is one', () => {
    expect(['seconds', 'GB', 'count', 'port', 'money', '', null].filter(isWrittenUnit)).toEqual([
      'seconds',
      'GB',
    ])
  })
})
