import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { archiveNames } from '../../../../src/screens/files/dialogs/archive-names'

describe('names in an archive', () => {
  it.each([
    ['what is below the folder that is open', 'in/a/b.txt', 'a/b.txt'],
    ['nothing that is an absolute path', 'in//etc/passwd', '_/etc/passwd'],
    ['no way up', 'in/../a', '__/a'],
    ['no separator of another system', 'in/..\\a', '.._a'],
    ['nothing that cannot be written', 'in/a:b?\u0001', 'a_b__'],
    ['nothing that is dropped at an end', 'in/a. ', 'a__'],
    ['every letter', 'in/Ärger 😀.md', 'Ärger 😀.md'],
  ])('[BUCKET-07] have %s', (_, key, name) => {
    expect(archiveNames([key], 'in/')).toEqual([name])
  })

  it('[BUCKET-07] are different for each file, and from each folder', () => {
    expect(archiveNames(['a:b.txt', 'a?b.txt', 'A_b.txt', 'x', 'x/y'], '')).toEqual([
      'a_b.txt',
      'a_b (2).txt',
      'A_b (3).txt',
      'x (2)',
      'x/y',
    ])
  })

  it('[BUCKET-07] are paths below the folder, one each, for every key', () => {
    const parts = fc.constantFrom('a', 'A', '/', '..', '.', '\\', ' ', ':', '\u0000', ' (2)')
    const key = fc.array(parts, { minLength: 1, maxLength: 6 }).map((each) => each.join(''))
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 8 }), (keys) => {
        const names = archiveNames(keys, '')
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(keys.length)
        for (const name of names)
          for (const part of name.split('/')) {
            expect(part).not.toMatch(/^\.*$|[\\:]|[ .]$/)
            expect(part).not.toContain('\u0000')
          }
      }),
    )
  })
})
