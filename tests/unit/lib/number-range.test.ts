import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { formatRange, parseRange } from '../../../src/lib/number-range'

describe('a range as people write it', () => {
  it.each([
    ['443', { start: 443, end: 443 }],
    ['8000-8100', { start: 8000, end: 8100 }],
    ['8000–8100', { start: 8000, end: 8100 }],
    ['8000:8100', { start: 8000, end: 8100 }],
    [' 8000 - 8100 ', { start: 8000, end: 8100 }],
    ['8000—8100', { start: 8000, end: 8100 }],
    ['４４３', { start: 443, end: 443 }],
    ['٨٠', { start: 80, end: 80 }],
    ['', { start: undefined, end: undefined }],
    ['  ', { start: undefined, end: undefined }],
  ])('%j', (text, range) => {
    expect(parseRange(text)).toEqual(range)
  })

  it.each(['http', '-5', '1-', '1-2-3', '1.5', '80,443', '80 443', '8 0-90', '1e3', '9999999999'])(
    'is not %s',
    (text) => {
      expect(parseRange(text)).toBeUndefined()
    },
  )

  it('is written as it was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65535 }), fc.integer({ min: 1, max: 65535 }), (start, end) => {
        expect(parseRange(formatRange(start, end))).toEqual({ start, end })
      }),
    )
    expect(formatRange(443, 443)).toBe('443')
    expect(formatRange(443, null)).toBe('443')
    expect(formatRange(null, null)).toBe('')
  })

  it('that could not be read stays as it was typed', () => {
    expect(formatRange('htt', undefined)).toBe('htt')
  })
})
