import { expect, it } from 'vitest'
import { keyKindsOf } from '../../../../src/platform/account/acting-of'
import { limitOf } from '../../../../src/platform/account/key-limit'
import { openTab } from '../stand'

it('is why a key may not make a call', () => {
  expect(limitOf([], 'createAccessDelegation')).toBeUndefined()
  expect(limitOf(['acting'], 'createAccessDelegation')).toBe('acting')
  expect(limitOf(['restricted'], 'createAccessDelegation')).toBe('restricted')
  expect(limitOf(['acting'], 'createSshKey')).toBeUndefined()
  expect(limitOf(['acting', 'restricted'], 'createSshKey')).toBe('restricted')
  expect(limitOf(['acting', 'restricted'], 'updateUserProfile')).toBe('acting')
  expect(limitOf(['acting', 'restricted'], 'createVm')).toBeUndefined()
})

it('is read from what the platform says of the key', () => {
  const user = { id: 7, name: 'kadri@saar.example' }
  expect(keyKindsOf(user)).toBeUndefined()
  expect(keyKindsOf({ ...user, access: { acting_user_id: 7, billing_account_id: null } })).toEqual([])
  expect(keyKindsOf({ ...user, access: { acting_user_id: 8 } })).toEqual(['acting'])
  expect(keyKindsOf({ ...user, access: { acting_user_id: 8, billing_account_id: 3 } })).toEqual([
    'acting',
    'restricted',
  ])
})

it('is forgotten with the key', () => {
  const { session } = openTab()
  session.signIn('restricted-key')
  expect(session.kinds.get()).toEqual([])
  session.know('7', session.get().epoch, ['restricted'])
  expect(session.kinds.get()).toEqual(['restricted'])
  session.know('7', session.get().epoch)
  expect(session.kinds.get()).toEqual(['restricted'])
  session.signIn('other-key')
  expect(session.kinds.get()).toEqual([])
})
