import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { coveredRange } from '../../../src/lib/covered-range'
import { sameAddress } from '../../../src/lib/same-address'

describe('the range an entry covers', () => {
  it.each([
    ['10.0.0.5/24', '10.0.0.0/24'],
    ['198.51.100.1/0', '0.0.0.0/0'],
    ['2001:db8::1/32', '2001:db8::/32'],
    ['2001:DB8:0:0::FF/64', '2001:db8::/64'],
  ])('of %s is %s', (entry, range) => expect(coveredRange(entry)).toBe(range))

  it.each([
    '10.0.0.0/24',
    '10.0.0.5',
    '10.0.0.5/32',
    '2001:db8:0::/32',
    '2001:DB8::1',
    '10.0.0.5/08',
    '10.0.0.5/33',
    '10.0.0.5/',
    'web',
    'web/24',
    '',
  ])('of %j is itself', (entry) => expect(coveredRange(entry)).toBe(entry))

  it('is the same range, and covers itself', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    const entries = fc
      .tuple(octet, octet, octet, octet, fc.integer({ min: 0, max: 32 }))
      .map(([a, b, c, d, prefix]) => `${a}.${b}.${c}.${d}/${prefix}`)
    fc.assert(
      fc.property(entries, (entry) => {
        const range = coveredRange(entry)
        expect(sameAddress(range, entry)).toBe(true)
        expect(coveredRange(range)).toBe(range)
      }),
    )
  })
})
