import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { inQuotes, shellWord } from '../../../src/lib/shell-word'

describe('a word for a shell', () => {
  it('is as it is where nothing in it means anything', () => {
    for (const word of ['shop-media', 'https://s3.example:8080/', 'AKIA4', 'a=b', '%(x', '']) {
      expect(shellWord(word)).toBe(/^[\w@%+=:,./-]*$/.test(word) ? word : inQuotes(word))
    }
    expect(shellWord('shop-media')).toBe('shop-media')
  })

  it('is read back by a shell as it was', () => {
    const texts = fc.array(
      fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.includes('\0')),
      {
        minLength: 1,
        maxLength: 20,
      },
    )
    fc.assert(
      fc.property(texts, (words) => {
        const line = words.map(shellWord).join(' ')
        const read = execFileSync('sh', ['-c', `for each in ${line}; do printf '%s\\0' "$each"; done`])
        expect(read.toString().split('\0').slice(0, -1)).toEqual(words)
      }),
      { numRuns: 30 },
    )
  })
})
