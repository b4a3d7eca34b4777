import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import {
  isNarrowed,
  readListQuery,
  writeListQuery,
  type ListQuery,
} from '../../../../src/engine/rows/list-query'

const empty: ListQuery = { text: '', filters: {}, sort: undefined }

describe('the query of a list in the address', () => {
  it('reads what was typed, chosen and ordered', () => {
    const params = new URLSearchParams('q=web+prod&f.state=running,stopped&f.location=tll&sort=-memory&tab=x')
    expect(readListQuery(params)).toEqual({
      text: 'web prod',
      filters: { state: ['running', 'stopped'], location: ['tll'] },
      sort: { by: 'memory', descending: true },
    })
    expect(readListQuery(new URLSearchParams('sort=name')).sort).toEqual({ by: 'name', descending: false })
    expect(readListQuery(new URLSearchParams('f.state='))).toEqual(empty)
  })

  it('keeps what is not its own', () => {
    const before = new URLSearchParams('do=delete&on=tll%2Fa&q=old&sort=name&f.state=running')
    const after = writeListQuery(before, { ...empty, text: 'new' })
    expect(after.toString()).toBe('do=delete&on=tll%2Fa&q=new')
    expect(before.get('q')).toBe('old')
  })

  it('comes back as it was written', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'B', '-', ' ', '&', '=', 'õ', '%', '+', '.'),
      minLength: 1,
      maxLength: 6,
    })
    const query: fc.Arbitrary<ListQuery> = fc.record({
      text: fc.string(),
      filters: fc.dictionary(word, fc.array(word, { minLength: 1, maxLength: 3 }), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      sort: fc.option(
        fc.record({ by: fc.constantFrom('name', 'memory', 'created_at'), descending: fc.boolean() }),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(query, (written) => {
        const address = writeListQuery(new URLSearchParams(), written).toString()
        expect(readListQuery(new URLSearchParams(address))).toEqual(written)
      }),
    )
  })

  it('cannot reach what objects inherit', () => {
    const { filters } = readListQuery(new URLSearchParams('f.__proto__=x,y&f.constructor=z'))
    expect(Object.getPrototypeOf(filters)).toBe(Object.getPrototypeOf({}))
    expect(Object.keys(filters).sort()).toEqual(['__proto__', 'constructor'])
    expect(({} as Record<string, unknown>).length).toBeUndefined()
  })

  it('narrows when something is typed or chosen', () => {
    expect(isNarrowed(empty)).toBe(false)
    expect(isNarrowed({ ...empty, text: '  ' })).toBe(false)
    expect(isNarrowed({ ...empty, text: 'a' })).toBe(true)
    expect(isNarrowed({ ...empty, filters: { state: [] } })).toBe(false)
    expect(isNarrowed({ ...empty, filters: { state: ['running'] } })).toBe(true)
  })
})
