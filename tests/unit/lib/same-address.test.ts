import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { sameAddress } from '../../../src/lib/same-address'

describe('two addresses or ranges', () => {
  it.each([
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['10.0.0.5/8', '10.0.0.0/8'],
    ['203.0.113.7', '203.0.113.7/32'],
    ['198.51.100.1/0', '0.0.0.0/0'],
    ['2001:db8:0::/32', '2001:db8::/32'],
    ['2001:DB8::1', '2001:0db8:0:0:0:0:0:1/128'],
    ['2001:db8:ffff::/16', '2001::/16'],
    ['::ffff:192.0.2.1', '::ffff:c000:201'],
    ['64:ff9b::192.0.2.33/96', '64:ff9b::/96'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['::/0', '2001:db8::/0'],
  ])('%s and %s are the same', (one, other) => {
    expect(sameAddress(one, other)).toBe(true)
    expect(sameAddress(other, one)).toBe(true)
  })

  it.each([
    ['10.0.0.0/8', '10.0.0.0/9'],
    ['10.0.0.0/08', '10.0.0.0/8'],
    ['10.0.0.0/8', '11.0.0.0/8'],
    ['10.0.0.0', '10.0.0.1'],
    ['0.0.0.0/0', '::/0'],
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8::/32', '2001:db8::/33'],
    ['2001:db8::/32', '2001:db9::/32'],
    ['2001:db8::1', '2002:db8::1'],
    ['2001:db8::1', '2001:db8:1::'],
    ['10.0.0.0/33', '10.0.0.1/33'],
    ['10.0.0', '10.0.0.0'],
    ['web', 'Web'],
  ])('%s and %s are not', (one, other) => {
    expect(sameAddress(one, other)).toBe(false)
  })

  it('are the same when only bits outside of the range differ', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), octet, ([a, b, c, d], e) => {
        expect(sameAddress(`${a}.${b}.${c}.${d}/24`, `${a}.${b}.${c}.${e}/24`)).toBe(true)
        expect(sameAddress(`${a}.${b}.${c}.${d}`, `${a}.${b}.${c}.${e}`)).toBe(d === e)
      }),
    )
  })
})

it('anything else is the same only as itself', () => {
  expect(sameAddress(7, 7)).toBe(true)
  expect(sameAddress(7, '7')).toBe(false)
  expect(sameAddress('7', 7)).toBe(false)
  expect(sameAddress(undefined, null)).toBe(false)
  expect(sameAddress('web', 'web')).toBe(true)
})
