import { describe, expect, it } from 'vitest'
import { createPreferences } from '../../../../src/platform/preferences/preferences'
import { Shelf } from '../stand'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

describe('a preference', () => {
  it('is what was chosen, also after a reload [I18N-04]', () => {
    const storage = new Shelf()
    createPreferences(storage, () => 'a')
      .of('currency', 'EUR', isText)
      .set('IDR')
    expect(
      createPreferences(storage, () => 'a')
        .of('currency', 'EUR', isText)
        .get(),
    ).toBe('IDR')
  })

  it('is the usual one until something is chosen', () => {
    expect(
      createPreferences(new Shelf(), () => 'a')
        .of('density', 1, isNumber)
        .get(),
    ).toBe(1)
  })

  it('is one value for everybody who asks', () => {
    const preferences = createPreferences(new Shelf(), () => 'a')
    const one = preferences.of('density', 1, isNumber)
    const other = preferences.of('density', 1, isNumber)
    one.set(2)
    expect(other.get()).toBe(2)
  })

  it.each(['{', '"text"', 'null', '[]'])('that no longer fits is the usual one: %s', (text) => {
    const storage = new Shelf()
    storage.setItem('console.preference.a.density', text)
    expect(
      createPreferences(storage, () => 'a')
        .of('density', 1, isNumber)
        .get(),
    ).toBe(1)
  })

  it('follows what another tab has stored, so that neither replaces the other', () => {
    const storage = new Shelf()
    let look = (_key: string): void => undefined
    const one = createPreferences(
      storage,
      () => 'a',
      (tell) => (look = tell),
    ).of('density', 1, isNumber)
    storage.setItem('console.preference.a.density', '3')
    look('console.preference.a.density')
    expect(one.get()).toBe(3)
    storage.removeItem('console.preference.a.density')
    look('console.preference.a.density')
    expect(one.get()).toBe(1)
    expect(storage.entries.size).toBe(0)
    one.set(2)
    expect(storage.entries.size).toBe(1)
  })

  it('belongs to one account', () => {
    const storage = new Shelf()
    let scope = 'a'
    const preferences = createPreferences(storage, () => scope)
    preferences.of('density', 1, isNumber).set(2)
    scope = 'b'
    expect(preferences.of('density', 1, isNumber).get()).toBe(1)
    preferences.of('density', 1, isNumber).set(3)
    scope = 'a'
    expect(preferences.of('density', 1, isNumber).get()).toBe(2)
  })
})
