import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKey } from '../../../../src/engine/list/sort-key'

const sorted = (texts: readonly string[]): string[] =>
  [...texts].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))

describe('the order of texts', () => {
  it.each([
    ['numbers inside count as numbers', ['vm-1', 'vm-2', 'vm-10', 'vm-100']],
    ['addresses follow each other', ['10.0.0.2', '10.0.0.10', '10.0.2.1', '10.0.10.1', '192.0.2.1']],
    ['case does not matter', ['alpha', 'Beta', 'gamma']],
    ['accents do not matter', ['ecole', 'École normale', 'edge']],
    ['what is shorter comes first', ['web', 'web-1', 'web-1-a', 'web-2']],
    ['long numbers too', ['order 99999999999999', 'order 100000000000000']],
    ['numbers before letters', ['a1', 'aa']],
  ])('%s', (_, texts) => {
    expect(sorted([...texts].reverse())).toEqual(texts)
  })

  it('does not tell leading zeros apart', () => {
    expect(sortKey('vm-007')).toBe(sortKey('vm-7'))
  })

  it('is that of the numbers, whatever stands before them', () => {
    const number = fc.bigInt({ min: 0n, max: 10n ** 30n })
    fc.assert(
      fc.property(fc.constantFrom('', 'vm-', 'Õun ', '10.'), number, number, (prefix, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        if (less === more) return
        expect(sortKey(`${prefix}${less}`) < sortKey(`${prefix}${more}`)).toBe(true)
      }),
    )
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof sortKey(text)).toBe('string')
      }),
    )
  })
})
