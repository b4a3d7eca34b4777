import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { sortKey } from '../../../../src/engine/rows/sort-key'

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
    [
      'shortened ids are plain texts',
      ['00d39531…4c01', '1761b1ff…0a9e', '267d4d3d…77b0', '588f6eec…1234', '8bb8121a…0003', '9a1b0faa…fe21'],
    ],
    [
      'whole ids too',
      [
        '00D39531-2c01-4e7a-9b4f-0d2a8c5e4c01',
        '0a9b1f22-2c01-4e7a-9b4f-0d2a8c5e4c01',
        '1761b1ff-10aa-4e7a-9b4f-0d2a8c5e4c01',
        '1761b1ff-9aaa-4e7a-9b4f-0d2a8c5e4c01',
        '9a1b0faa-2c01-4e7a-9b4f-0d2a8c5e4c01',
      ],
    ],
    [
      'an id in a name is one',
      ['disk 10 of 9a1b0faa…fe21', 'disk 10 of b61b1ff0…0a9e', 'pvc-1761b1ff…0a9e', 'pvc-9a1b0faa…fe21'],
    ],
    ['a name of hexadecimal letters is no id', ['cafe-2', 'cafe-10', 'deadbeef9', 'deadbeef10']],
  ])('%s', (_, texts) => {
    expect(sorted([...texts].reverse())).toEqual(texts)
  })

  it('does not tell leading zeros apart', () => {
    expect(sortKey('vm-007')).toBe(sortKey('vm-7'))
  })

  it('follows the numbers, with any prefix', () => {
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
