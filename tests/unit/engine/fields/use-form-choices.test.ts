import { describe, expect, it } from 'vitest'
import { locationOf, published } from '../../../../src/engine/fields/use-form-choices'

const offered = published([
  { slug: 'jhv', order_nr: 2 },
  { slug: 'old', order_nr: 0, is_published: false, is_default: true },
  { slug: 'trtu', order_nr: 3, create_resource_disabled: true },
  { slug: 'tll', order_nr: 1 },
])

describe('the location of a form', () => {
  it('is the one that is wanted, though nothing new may be made there', () => {
    expect(locationOf('jhv', offered)).toBe('jhv')
    expect(locationOf('trtu', offered)).toBe('trtu')
  })

  it.each([undefined, '', 'nowhere', 'old', 5])('is the first that is open where %s is wanted', (wanted) => {
    expect(locationOf(wanted, offered)).toBe('tll')
  })

  it('is the default one before the one to suggest, and that before the first [SITE-51]', () => {
    const suggested = { slug: 'trtu', is_preferred: true }
    const usual = { slug: 'jhv', is_default: true }
    const answer = [{ slug: 'tll' }, suggested, usual]
    expect(locationOf('nowhere', answer)).toBe('jhv')
    expect(
      locationOf(undefined, [{ slug: 'tll' }, suggested, { ...usual, create_resource_disabled: true }]),
    ).toBe('trtu')
    expect(locationOf(undefined, answer, new Set(['jhv', 'trtu']))).toBe('tll')
  })

  it('is the first that answers, unless another is wanted, or none answers', () => {
    expect(locationOf(undefined, offered, new Set(['tll']))).toBe('jhv')
    expect(locationOf('tll', offered, new Set(['tll']))).toBe('tll')
    expect(locationOf(undefined, offered, new Set(['tll', 'jhv', 'trtu']))).toBe('tll')
  })

  it('is one of those that have a slug', () => {
    const odd = [{ slug: undefined, display_name: 'Tartu' }, { slug: '' }, { slug: null }, { slug: 'tll' }]
    expect(published(odd)).toEqual([{ slug: 'tll' }])
  })

  it('is not known while none is', () => {
    expect(locationOf('tll', published({ error: 'x' }))).toBeUndefined()
  })
})
