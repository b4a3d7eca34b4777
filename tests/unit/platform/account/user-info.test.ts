import { describe, expect, it } from 'vitest'
import { userInfoOf } from '../../../../src/platform/account/user-info'

const kadri = { id: 20417, name: 'kadri', profile_data: { email: 'kadri.saar@pohjala.example' } }
const root = { id: 1, name: 'root@local', profile_data: { email: 'root@local' } }

describe('what is derived of a user', () => {
  it('[PROFILE-03] is who it is, whether they are an administrator, and their address', () => {
    expect(userInfoOf(kadri, false)).toEqual({
      user_id: '20417',
      user_is_admin: false,
      user_email: 'kadri.saar@pohjala.example',
    })
  })

  it.each([
    ['an incomplete address is not told', root, false, undefined],
    ['an administrator’s is told whatever it is', root, true, 'root@local'],
    ['the name serves where there is no profile', { id: 2, name: 'a@b.example' }, false, 'a@b.example'],
    ['a name that is no address is not told', { id: 2, name: 'kadri' }, false, undefined],
    ['a user not known tells nothing', undefined, true, undefined],
  ])('[PROFILE-04] [PROFILE-05] %s', (_, user, administrator, email) => {
    expect(userInfoOf(user, administrator).user_email).toBe(email)
  })
})
