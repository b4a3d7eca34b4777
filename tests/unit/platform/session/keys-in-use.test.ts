import { expect, it } from 'vitest'
import type { Acting } from '../../../../src/platform/session/acting'
import { keysInUse } from '../../../../src/platform/session/keys-in-use'
import { openTab, Shelf } from '../stand'

const acting: Acting = {
  token: 'k-acting',
  back: '/',
  owner: 'o',
  name: 'O',
  restricted: false,
  isNew: false,
}

it('[REPORT-05] are those of the user, of whom they act for, and the remembered one', () => {
  const { storage, session } = openTab()
  expect(keysInUse(storage, '')).toEqual([])
  session.signIn('k-own', true)
  session.act(acting, undefined)
  expect(keysInUse(storage, '').toSorted()).toEqual(['k-acting', 'k-own', 'k-own'])
  session.signOut()
  expect(keysInUse(storage, '')).toEqual(['k-own'])
  session.forgetKey()
  expect(keysInUse(storage, '')).toEqual([])
})

it('are those of this deployment', () => {
  const { storage, session } = openTab(new Shelf(), '/other')
  session.signIn('k-own')
  expect(keysInUse(storage, '')).toEqual([])
  expect(keysInUse(storage, '/other')).toEqual(['k-own'])
})

it('are none in what cannot be read', () => {
  expect(keysInUse({ getItem: (name) => (name.endsWith('acting') ? '{"token":' : null) }, '')).toEqual([])
})
