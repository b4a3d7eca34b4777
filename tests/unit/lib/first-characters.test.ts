import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { firstCharacters } from '../../../src/lib/first-characters'

describe('the beginning of a text', () => {
  it('never splits what the reader sees as one character', () => {
    expect(firstCharacters('a👩‍💻b', 3)).toBe('a')
    expect(firstCharacters('a👩‍💻b', 6)).toBe('a👩‍💻')
    expect(firstCharacters('e\u0301e\u0301', 3)).toBe('e\u0301')
    expect(firstCharacters('🇪🇪🇮🇩', 4)).toBe('🇪🇪')
    expect(firstCharacters('😀', 1)).toBe('')
  })

  it('is a beginning, not longer than asked, and all of a short text', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 60 }), (text, length) => {
        const first = firstCharacters(text, length)
        expect(text.startsWith(first)).toBe(true)
        expect(first.length).toBeLessThanOrEqual(length)
        expect(first).not.toMatch(/[\uD800-\uDBFF]$/)
        if (text.length <= length) expect(first).toBe(text)
      }),
    )
  })

  it('of plain text is exactly as long as asked', () => {
    expect(firstCharacters('x'.repeat(10_000), 250)).toHaveLength(250)
  })
})
