import { describe, expect, it } from 'vitest'
import { mapOf } from '../../../../src/engine/widgets/map'

describe('the map that entries make', () => {
  it('has a value under each name, and leaves out what says nothing', () => {
    const entries = [
      ['team', 'astro'],
      ['spare', ''],
      ['', ''],
    ] as const
    expect(mapOf(entries, 'string')).toEqual({ team: 'astro', spare: '' })
  })

  it('has what needs a name of its own under none, so that the form refuses it', () => {
    const twice = [
      ['team', 'astro'],
      ['team', 'radio'],
    ] as const
    expect(mapOf(twice, 'string')).toEqual({ team: 'astro', '': 'radio' })
    expect(mapOf([['', 'radio']], 'string')).toEqual({ '': 'radio' })
  })

  it('holds numbers where the description wants them; what is none stays as it was typed', () => {
    const entries = [
      ['web', '2'],
      ['worker', 'two'],
      ['spare', ' '],
    ] as const
    expect(mapOf(entries, 'number')).toEqual({ web: 2, worker: 'two', spare: ' ' })
  })
})
