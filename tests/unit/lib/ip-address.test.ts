import { isIPv4, isIPv6 } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { addressProblem, isIpv4, isIpv6 } from '../../../src/lib/ip-address'

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))

/** Texts that are nearly addresses: valid ones with a character changed, added or removed. */
const nearly = fc
  .tuple(
    fc.oneof(fc.ipV4(), fc.ipV6()),
    fc.nat(),
    fc.constantFrom('', '.', ':', '::', '0', 'f', 'g', ' ', '256', '/'),
  )
  .map(([address, at, text]) => {
    const place = at % (address.length + 1)
    return address.slice(0, place) + text + address.slice(place + (at % 2))
  })

describe('an address', () => {
  it('of version 4 is what everybody else calls one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), nearly), (text) => {
        expect(isIpv4(text), text).toBe(isIPv4(text))
      }),
    )
  })

  it('of version 6 is what everybody else calls one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), nearly), (text) => {
        expect(isIpv6(text), text).toBe(isIPv6(text))
      }),
      { numRuns: 1000 },
    )
  })

  it('of version 6 may leave out one run of zeros', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 3 }), fc.array(group, { maxLength: 4 }), (before, after) => {
        const text = `${before.join(':')}::${after.join(':')}`
        expect(isIpv6(text), text).toBe(true)
      }),
    )
  })

  it.each([
    '1::2::3',
    '1:2::3:4:5::6:7:8',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    'fe80::1%eth0',
    '::g',
    '',
    '1:2:3:4:5:6:7::8',
    '0.10.0.10::',
  ])('is not %s', (text) => expect(isIpv6(text)).toBe(false))

  it.each([
    '01.2.3.4',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '1.2.3.-4',
    ' 1.2.3.4',
    '1.2.3.4 ',
    '0x1.2.3.4',
    '',
  ])('is not "%s" either', (text) => expect(isIpv4(text)).toBe(false))
})

describe('an address or a range', () => {
  it.each(['192.0.2.1', '10.0.0.0/8', '0.0.0.0/0', '203.0.113.9/32', '2001:db8::/32', '::/0', '::1/128'])(
    'takes %s',
    (text) => expect(addressProblem(text)).toBeUndefined(),
  )

  it.each([
    ['10.0.0.0/33', 'prefix-ipv4'],
    ['10.0.0.0/', 'prefix-ipv4'],
    ['10.0.0.0/-1', 'prefix-ipv4'],
    ['10.0.0.0/8/8', 'prefix-ipv4'],
    ['10.0.0.0/1e1', 'prefix-ipv4'],
    ['10.0.0.0/0008', 'prefix-ipv4'],
    ['10.0.0.0/08', 'prefix-zero'],
    ['2001:db8::/032', 'prefix-zero'],
    ['2001:db8::/129', 'prefix-ipv6'],
    ['2001:db8::/x', 'prefix-ipv6'],
    ['example.com', 'not-an-address'],
    ['10.0.0/8', 'not-an-address'],
    ['', 'not-an-address'],
    ['/8', 'not-an-address'],
  ])('says what is wrong with %s', (text, problem) => {
    expect(addressProblem(text)).toBe(problem)
  })

  it('takes every prefix length that exists, and no other', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 0, max: 200 }), (address, length) => {
        expect(addressProblem(`${address}/${length}`)).toBe(length <= 32 ? undefined : 'prefix-ipv4')
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 200 }), (address, length) => {
        expect(addressProblem(`${address}/${length}`)).toBe(length <= 128 ? undefined : 'prefix-ipv6')
      }),
    )
  })
})
