import { describe, expect, it } from 'vitest'
import { numberSigns } from '../../../../src/lib/number-signs'
import { mapOf } from '../../../../src/engine/widgets/map'

describe('the map that entries make', () => {
  it('has a value under each name, and leaves out what says nothing', () => {
    const entries = [
      ['team', 'astro'],
      ['spare', ''],
      ['', ''],
    ] as const
    expect(mapOf(entries)).toEqual({ team: 'astro', spare: '' })
  })

  it('has what needs a name of its own under none, so that the form refuses it', () => {
    const twice = [
      ['team', 'astro'],
      ['team', 'radio'],
    ] as const
    expect(mapOf(twice)).toEqual({ team: 'astro', '': 'radio' })
    expect(mapOf([['', 'radio']])).toEqual({ '': 'radio' })
  })

  it('holds numbers where the description wants them; what is none stays as it was typed', () => {
    const entries = [
      ['web', '2'],
      ['worker', 'two'],
      ['spare', ' '],
      ['sixteen', '0x10'],
      ['thousand', '1e3'],
      ['full', '８'],
    ] as const
    expect(mapOf(entries, numberSigns('en'))).toEqual({
      ...{ web: 2, worker: 'two', spare: ' ' },
      ...{ sixteen: '0x10', thousand: '1e3', full: 8 },
    })
  })

  it.each([
    ['en', 1.5],
    ['de', 1500],
  ])('holds numbers in the signs of the language: %s', (locale, number) => {
    expect(mapOf([['web', '1.500']], numberSigns(locale))).toEqual({ web: number })
  })
})
