import { describe, expect, it } from 'vitest'
import {
  areViews,
  isReplaceable,
  maxViews,
  queryOf,
  viewOf,
  withView,
  type SavedView,
} from '../../../../src/engine/list/saved-views'

describe('a saved view', () => {
  it('keeps what is filtered and the order, and nothing else', () => {
    const query = { text: 'web', filters: { state: ['running'] }, sort: { by: 'name', descending: true } }
    const view = { name: 'mine', query: viewOf(query) }
    expect(queryOf(view)).toEqual(query)
    expect(viewOf({ text: '', filters: {}, sort: undefined })).toBe('')
  })

  it('takes the place of one of the same name, and of the oldest when there are too many', () => {
    const views: SavedView[] = Array.from({ length: maxViews }, (_, index) => ({
      name: `${index}`,
      query: '',
    }))
    expect(withView(views, { name: '3', query: 'q=a' }).filter(({ name }) => name === '3')).toEqual([
      { name: '3', query: 'q=a' },
    ])
    const more = withView(views, { name: 'new', query: '' })
    expect([more.length, more[0]?.name, more.at(-1)?.name]).toEqual([maxViews, '1', 'new'])
  })

  it('says what it takes the place of before it does', () => {
    const views: SavedView[] = Array.from({ length: maxViews }, (_, index) => ({
      name: `${index}`,
      query: '',
    }))
    expect(isReplaceable(views, '3')).toEqual({ view: { name: '3', query: '' }, because: 'name' })
    expect(isReplaceable(views, 'new')).toEqual({ view: { name: '0', query: '' }, because: 'oldest' })
    expect(isReplaceable(views.slice(1), 'new')).toBeUndefined()
    expect(isReplaceable([], 'new')).toBeUndefined()
  })

  it.each([[null], [{}], [[{ name: 1, query: '' }]], [['a']]])('is not made of %j', (stored) => {
    expect(areViews(stored)).toBe(false)
  })
})
