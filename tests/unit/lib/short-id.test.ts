import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { isUuid, shortId, startOfId } from '../../../src/lib/short-id'

describe('an identity', () => {
  it('is shortened around an ellipsis [LIST-07]', () => {
    expect(shortId('7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a')).toBe('7c1e40f2…b93a')
  })

  it.each(['120348', '203.0.113.9', 'small'])('that is short stays: %s', (id) => {
    expect(shortId(id)).toBe(id)
  })

  it('begins with what is short enough to type', () => {
    expect(startOfId('7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a')).toBe('7c1e40f2')
    expect(startOfId('120348')).toBe('120348')
  })

  it('keeps its ends, and never grows', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const short = shortId(id)
        expect(id.startsWith(short.slice(0, 8)) && id.endsWith(short.slice(-4))).toBe(true)
        expect(short.length).toBeLessThan(id.length)
      }),
    )
  })

  it('is a UUID in either case and nothing else is', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isUuid(id)).toBe(true)
        expect(isUuid(id.toUpperCase())).toBe(true)
        expect(isUuid(` ${id}`)).toBe(false)
        expect(isUuid(`${id}0`)).toBe(false)
        expect(isUuid(id.replaceAll('-', ''))).toBe(false)
      }),
    )
  })
})
