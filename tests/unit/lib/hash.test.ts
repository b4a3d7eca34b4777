import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { shortHash } from '../../../src/lib/hash'

describe('a short name for a text', () => {
  it('is equal for equal texts and differs for different ones', () => {
    const texts = Array.from({ length: 5000 }, (_, index) => `demo-key-${index}`)
    expect(new Set(texts.map(shortHash)).size).toBe(texts.length)
    expect(shortHash('demo-customer')).toBe(shortHash('demo-customer'))
  })

  it('is short and fits into a key of storage', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(shortHash(text)).toMatch(/^[0-9a-z]{1,7}$/)
      }),
    )
  })

  it('does not contain what it names', () => {
    expect(shortHash('demo-customer')).not.toContain('demo')
  })
})
