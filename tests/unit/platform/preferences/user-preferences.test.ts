import { describe, expect, it } from 'vitest'
import { createUserPreferences } from '../../../../src/platform/preferences/user-preferences'
import { openTab } from '../stand'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A tab with the session of a key. */
function signedIn() {
  const tab = openTab()
  const preferences = createUserPreferences({ session: tab.session, storage: tab.storage, prefix: '' })
  const know = (user: string): void => tab.session.know(user, tab.session.get().epoch)
  return { ...tab, know, currency: () => preferences.of('currency', 'EUR', isText) }
}

describe('preferences', () => {
  it('of a user return with the next key once the platform has named the user', () => {
    const { session, know, currency } = signedIn()
    session.signIn('one')
    know('7')
    currency().set('IDR')
    session.signOut()
    session.signIn('two')
    const shown = currency()
    expect(shown.get()).toBe('EUR')
    know('7')
    expect(shown.get()).toBe('IDR')
    shown.set('JPY')
    expect(currency().get()).toBe('JPY')
  })

  it('are known at once to the next document with the same key', () => {
    const { session, storage, know, currency } = signedIn()
    session.signIn('one')
    know('7')
    currency().set('IDR')
    const next = createUserPreferences({
      session: { get: session.get, owner: { get: () => undefined, subscribe: () => () => undefined } },
      ...{ storage, prefix: '' },
    })
    expect(next.of('currency', 'EUR', isText).get()).toBe('IDR')
  })

  it('chosen before the user was known are kept, unless the user has others', () => {
    const { session, know, currency } = signedIn()
    session.signIn('one')
    currency().set('IDR')
    know('7')
    expect(currency().get()).toBe('IDR')
    session.signIn('two')
    currency().set('JPY')
    know('7')
    expect(currency().get()).toBe('IDR')
  })

  it('of another user, and of an account acted for, are others', () => {
    const { session, know, currency } = signedIn()
    session.signIn('one')
    know('7')
    currency().set('IDR')
    const acting = { token: 'theirs', back: '/', owner: 'their@mail.test', name: 'They', restricted: false }
    session.act({ ...acting, isNew: false }, '/')
    know('7')
    expect(currency().get()).toBe('EUR')
    session.signOut()
    session.signIn('two')
    know('8')
    expect(currency().get()).toBe('EUR')
  })
})
