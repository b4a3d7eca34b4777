import { describe, expect, it } from 'vitest'
import { accountActedFor, isActingKey } from '../../../../src/platform/account/acting-of'
import { beginActing } from '../../../../src/platform/account/begin-acting'
import { knowUser } from '../../../../src/platform/account/know-user'
import { isStaff } from '../../../../src/platform/account/use-may-act'
import { openTab } from '../stand'

const user = {
  id: 7,
  name: 'kadri@saar.example',
  profile_data: { first_name: 'Kadri', last_name: 'Saar' },
  access: {
    acting_user_id: 8,
    acting_username: 'jaan@kask.example',
    billing_account_id: null,
    created_at: '2026-11-21 08:46:00',
    expires_at: '2026-11-21 16:46:00',
  },
}
const since = Date.UTC(2026, 10, 21, 8, 46)
const until = Date.UTC(2026, 10, 21, 16, 46)

describe('a user read', () => {
  it('tells whose account the key reaches, how far and until when', () => {
    expect(accountActedFor(user)).toEqual({
      owner: 'kadri@saar.example',
      name: 'Kadri Saar',
      holder: 'jaan@kask.example',
      restricted: false,
      since,
      until,
    })
    const access = { billing_account_id: 12, billing_account_name: 'Lab', expires_at: null }
    expect(accountActedFor({ ...user, access })).toEqual({
      owner: 'kadri@saar.example',
      name: 'Kadri Saar',
      account: 'Lab',
      restricted: true,
    })
    expect(accountActedFor({ ...user, access: { ...access, billing_account_name: '' } })).not.toHaveProperty(
      'account',
    )
    expect(accountActedFor(null)).toEqual({ owner: '', name: '', restricted: false })
  })

  it('tells that the key is held by somebody else, where the platform says so', () => {
    expect(isActingKey(user)).toBe(true)
    expect(isActingKey({ ...user, access: { acting_user_id: 7 } })).toBe(false)
    expect(isActingKey({ id: 7, name: 'kadri@saar.example' })).toBe(false)
    expect(isActingKey(null)).toBe(false)
  })

  it('makes a session one of acting when its key is', () => {
    const { session } = openTab()
    session.signIn('acting-key')
    knowUser(session, user, session.get().epoch)
    expect(session.get()).toMatchObject({
      apiKey: 'acting-key',
      acting: { token: 'acting-key', back: '/', name: 'Kadri Saar', until },
      leaving: { path: undefined },
    })
    knowUser(session, { ...user, name: 'new@saar.example' }, session.get().epoch)
    expect(session.get().acting?.owner).toBe('new@saar.example')
  })

  it('of an own key only says whose data it is; a late one says nothing', () => {
    const { session } = openTab()
    session.signIn('own-key')
    const { epoch } = session.get()
    knowUser(session, { id: 7, name: 'kadri@saar.example' }, epoch)
    expect(session.owner.get()).toBe('#7')
    expect(session.get().acting).toBeUndefined()
    session.signIn('second-key')
    knowUser(session, user, epoch)
    expect(session.get()).toMatchObject({ apiKey: 'second-key', acting: undefined })
  })
})

describe('a start of acting', () => {
  const place = (answer: () => Response) => {
    const { session } = openTab()
    session.signIn('own-key')
    const keys: (string | null)[] = []
    const fetch = async (request: Request): Promise<Response> => {
      keys.push(request.headers.get('apikey'))
      return answer()
    }
    return {
      session,
      keys,
      place: { session, keep: async (apiKey: string) => apiKey, apiBase: 'http://console.test', fetch },
    }
  }

  it('reads with the key whose account it is, then acts [IMPERSONATE-02]', async () => {
    const { session, keys, place: here } = place(() => Response.json(user))
    await beginActing(here, { token: ' acting-key ' }, '/profile')
    expect(keys).toEqual(['acting-key'])
    expect(session.get()).toMatchObject({
      apiKey: 'acting-key',
      acting: { token: 'acting-key', back: '/profile', name: 'Kadri Saar', until, isNew: true },
      leaving: { path: '/' },
    })
  })

  it.each([
    ['without a key', { token: '' }],
    ['that is none', null],
  ])('fails after an answer %s', async (_, answer) => {
    const { session, keys, place: here } = place(() => Response.json(user))
    await expect(beginActing(here, answer, '/')).rejects.toThrow('The platform answered without a key')
    expect(keys).toEqual([])
    expect(session.get().acting).toBeUndefined()
  })

  it('fails when the platform does not take the key', async () => {
    const { session, place: here } = place(() => Response.json({ message: 'No' }, { status: 403 }))
    await expect(beginActing(here, { token: 'acting-key' }, '/')).rejects.toThrow('No')
    expect(session.get()).toMatchObject({ apiKey: 'own-key', acting: undefined })
  })

  it('does nothing for somebody who has signed in meanwhile', async () => {
    const { session, place: here } = place(() => {
      session.signIn('third-key')
      return Response.json(user)
    })
    await beginActing(here, { token: 'acting-key' }, '/')
    expect(session.get()).toMatchObject({ apiKey: 'third-key', acting: undefined })
  })
})

describe('staff', () => {
  it('is known by the domain of the address [ADMIN-05] [ADMIN-06]', () => {
    const domains = ['aldera.example', 'Support.Aldera.example']
    expect(isStaff('ops@aldera.example', domains)).toBe(true)
    expect(isStaff('ops@SUPPORT.aldera.example', domains)).toBe(true)
    expect(isStaff('ops@evil-aldera.example', domains)).toBe(false)
    expect(isStaff('aldera.example', domains)).toBe(false)
    expect(isStaff('ops@aldera.example', [])).toBe(false)
  })
})
