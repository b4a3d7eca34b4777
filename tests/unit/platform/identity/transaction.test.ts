import { describe, expect, it } from 'vitest'
import { keepTransaction, newState, takeTransaction } from '../../../../src/platform/identity/transaction'
import { Shelf } from '../stand'

const minute = 60_000

describe('a sign-in that has left for the provider [AUTH-39]', () => {
  it('has a state that begins with its path and ends with something random', () => {
    expect(newState('/compute')).toMatch(/^\/compute\?_state=[\w-]{22}$/)
    expect(newState('/compute?q=web#top')).toMatch(/^\/compute\?q=web&_state=[\w-]{22}$/)
    expect(newState('/')).not.toBe(newState('/'))
  })

  it('is found by its state, once', () => {
    const tab = new Shelf()
    keepTransaction(tab, 'one', { path: '/compute', nonce: 'n', verifier: 'v', issuer: 'i' }, 0)
    expect(takeTransaction(tab, 'one', minute)).toEqual({
      path: '/compute',
      nonce: 'n',
      verifier: 'v',
      issuer: 'i',
    })
    expect(takeTransaction(tab, 'one', minute)).toBeUndefined()
    expect(tab.entries.size).toBe(0)
  })

  it('does not get into the way of another one', () => {
    const tab = new Shelf()
    keepTransaction(tab, 'one', { path: '/compute', nonce: 'n1' }, 0)
    keepTransaction(tab, 'other', { path: '/disks', nonce: 'n2' }, 0)
    expect(takeTransaction(tab, 'other', minute)?.path).toBe('/disks')
    expect(takeTransaction(tab, 'one', minute)?.path).toBe('/compute')
  })

  it('counts for ten minutes, and is gone afterwards', () => {
    const tab = new Shelf()
    keepTransaction(tab, 'one', { path: '/', nonce: 'n' }, 0)
    expect(takeTransaction(tab, 'one', 10 * minute + 1)).toBeUndefined()
    expect(tab.entries.size).toBe(0)
    keepTransaction(tab, 'two', { path: '/', nonce: 'n' }, 0)
    expect(takeTransaction(tab, 'two', 10 * minute)).toBeDefined()
    keepTransaction(tab, 'three', { path: '/', nonce: 'n' }, minute)
    expect(takeTransaction(tab, 'three', 0)).toBeUndefined()
  })

  it.each([undefined, '', 'unknown'])('is not there for the state %j', (state) => {
    expect(takeTransaction(new Shelf(), state, 0)).toBeUndefined()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"path":1,"nonce":"n","at":0}',
    '{"path":"/","at":0}',
    '{"path":"/","nonce":"n"}',
  ])('is not made of %s', (kept) => {
    const tab = new Shelf()
    tab.setItem('oidc:one', kept)
    expect(takeTransaction(tab, 'one', 0)).toBeUndefined()
  })
})
