import { describe, expect, it, vi } from 'vitest'
import { unwrap } from '../../../src/api/pages'

const within = { at: 'data', pages: { next: 'page.next', cursor: 'after' } }
const page = (data: unknown, next?: unknown) => ({ data, page: { next } })
const never = () => Promise.reject(new Error('asked for more'))

describe('an answer in an envelope', () => {
  it('gives what is in it', async () => {
    expect(await unwrap({ at: 'data.thing' }, { data: { thing: 7 } }, never)).toBe(7)
    expect(await unwrap({ at: 'data.thing' }, { data: null }, never)).toBeUndefined()
  })

  it('in pages gives all of them, in their order', async () => {
    const read = vi.fn(async (cursor: string) => (cursor === 'b' ? page([3, 4], 5) : page([5], null)))
    expect(await unwrap(within, page([1, 2], 'b'), read)).toEqual([1, 2, 3, 4, 5])
    expect(read.mock.calls).toEqual([['b'], ['5']])
  })

  it.each([null, undefined, ''])('ends where the cursor is %j', async (end) => {
    expect(await unwrap(within, page([1], end), never)).toEqual([1])
  })

  it('that lacks its list on a later page is no answer', async () => {
    expect(await unwrap(within, page([1], 'b'), async () => page('odd'))).toBeUndefined()
  })

  it('whose cursors go round in a circle is an error, not a loop', async () => {
    await expect(unwrap(within, page([1], 'b'), async () => page([2], 'b'))).rejects.toThrow('cursor b twice')
  })
})
