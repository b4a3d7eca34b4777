import { describe, expect, it } from 'vitest'
import { ApiError, connectionFailure } from '../../../../src/api/errors'
import { draftOf } from '../../../../src/platform/session/draft'
import { beginIntent, endIntent, intentInMemory } from '../../../../src/platform/session/intent'
import { Shelf } from '../../platform/stand'

const lost = connectionFailure(undefined)

describe('an intent', () => {
  it('keeps its key while its end is not known, and only for the same request', () => {
    const store = intentInMemory()
    const first = beginIntent(store, ['createDisk', { size: 20 }], 1000)
    endIntent(store, lost)
    expect(beginIntent(store, ['createDisk', { size: 20 }], 9000)).toEqual(first)
    const other = beginIntent(store, ['createDisk', { size: 30 }], 9000)
    expect(other.key).not.toBe(first.key)
    expect(other.since).toBe(9000)
  })

  it.each([
    ['it was done', undefined],
    ['it was refused', new ApiError('api', 'Not today', { status: 400 })],
    ['nobody has heard of it', connectionFailure(undefined, true)],
  ])('is over when %s', (_, error) => {
    const store = intentInMemory()
    const first = beginIntent(store, 'same', 0)
    endIntent(store, error)
    expect(beginIntent(store, 'same', 0).key).not.toBe(first.key)
  })

  it('survives a reload with the draft of its form, and is let go of with it', () => {
    const storage = new Shelf()
    const draft = () => draftOf(storage, '1', 'disk.create')
    const first = beginIntent(draft().intent, { password: 'Lootus-2026-Tuul' }, 0)
    expect([...storage.entries.values()].join()).not.toContain('Lootus')
    expect(beginIntent(draft().intent, { password: 'Lootus-2026-Tuul' }, 5)).toEqual(first)
    draft().write({ size: 20 })
    expect(draft().intent.read()).toMatchObject({ key: first.key })
    draft().clear()
    expect(beginIntent(draft().intent, { password: 'Lootus-2026-Tuul' }, 5).key).not.toBe(first.key)
  })

  it('is a new one where what was kept cannot be read', () => {
    const store = intentInMemory()
    store.write({ key: 7 })
    expect(beginIntent(store, 'same', 0).key).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([{ key: 7 }, { of: 7 }, { since: '0' }])('is a new one where what was kept is %j', (spoiled) => {
    const store = intentInMemory()
    const first = beginIntent(store, 'same', 0)
    const kept = { ...store.read() }
    store.write({ ...kept, ...spoiled })
    expect(beginIntent(store, 'same', 5)).not.toMatchObject({ since: 0 })
    store.write({ ...kept, before: ['a'] })
    expect(beginIntent(store, 'same', 5)).toEqual({ ...first, before: ['a'] })
    store.write({ ...kept, before: 'a' })
    expect(beginIntent(store, 'same', 5)).toEqual(first)
  })
})
