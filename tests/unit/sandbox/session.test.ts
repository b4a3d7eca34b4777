import { describe, expect, it } from 'vitest'
import type { Customer, User, UserSession } from '../../../sandbox/entities'
import { kadri, login, session } from './identity-client'
import { type Client, errorText, openSandbox } from './support'

const sessions = '/user-resource/session/list'
const user = '/user-resource/user'

/** Signs in; returns the key. */
async function signIn(client: Client, email = kadri): Promise<string> {
  return (await session(client, (await login(client, email)).body)).body.apikey
}

const accessOf = async (client: Client, key: string): Promise<User['access']> =>
  (await client.get<User>(user, { key })).body.access

const statusOf = async (client: Client, key: string): Promise<number> =>
  (await client.get(user, { key })).status

/** Begins to act for Kadri with a key of the partner; returns the acting key. */
async function act(client: Client, key: string): Promise<string> {
  const { body } = await client.get<{ uuid: string; is_accepted: boolean }[]>(
    '/user-resource/impersonation',
    { key },
  )
  const uuid = body.find(({ is_accepted: isAccepted }) => isAccepted)?.uuid
  const started = await client.post<{ token: string }>(
    `/user-resource/impersonation/${uuid}/start`,
    {},
    { key },
  )
  return started.body.token
}

describe('a key with an end', () => {
  it('[API-02 platform] is answered with 401 afterwards, and a key that nobody has with 403', async () => {
    const client = openSandbox({ sessionLife: 600 })
    const key = await signIn(client)
    client.advance(599)
    expect(await statusOf(client, key)).toBe(200)
    client.advance(1)
    const answer = await client.get(user, { key })
    expect([answer.status, errorText(answer)]).toEqual([401, 'Invalid authentication credentials'])
    expect(await statusOf(client, 'made-up')).toBe(403)
    client.advance(31 * 24 * 3600)
    await statusOf(client, 'demo-customer')
    expect(await statusOf(client, key)).toBe(403)
  })

  it('is in every world, and any other becomes one', async () => {
    const client = openSandbox()
    expect(await statusOf(client, 'demo-expired')).toBe(401)
    client.sandbox.control.endKey('demo-customer', 60)
    expect(await statusOf(client, 'demo-customer')).toBe(200)
    client.advance(60)
    expect(await statusOf(client, 'demo-customer')).toBe(401)
    expect(() => client.sandbox.control.endKey('made-up', 0)).toThrow(RangeError)
  })
})

describe('the description of a key', () => {
  it('[PROFILE-07 platform] names its holder, its reach and its session', async () => {
    const client = openSandbox({ sessionLife: 600 })
    expect(await accessOf(client, await signIn(client))).toEqual({
      acting_user_id: 20417,
      acting_username: kadri,
      billing_account_id: null,
      billing_account_name: null,
      session_id: expect.any(String),
      created_at: '2026-11-21 08:46:00',
      expires_at: '2026-11-21 08:56:00',
    })
    expect(await accessOf(client, 'demo-restricted')).toMatchObject({
      billing_account_id: 120351,
      billing_account_name: 'Lab',
      session_id: null,
      expires_at: null,
    })
  })

  it('[IMPERSONATE-04 platform] [IMPERSONATE-11 platform] says who acts, for whom and until when', async () => {
    const client = openSandbox()
    const key = await act(client, 'demo-partner')
    const { body } = await client.get<User>(user, { key })
    expect([body.name, body.access]).toEqual([
      kadri,
      expect.objectContaining({
        acting_username: 'jaan@partner.example',
        expires_at: '2026-11-21 16:46:00',
      }),
    ])
    client.advance(8 * 3600)
    expect(await statusOf(client, key)).toBe(401)
  })
})

describe('a log-out', () => {
  const logOut = (client: Client, key: string) => client.del('/user-resource/session/current', {}, { key })

  it('[SESSION-02 platform] ends the key it is sent with, and the keys to act that were made in it, and no other', async () => {
    const client = openSandbox()
    const [key, other] = [await signIn(client, 'jaan@partner.example'), await signIn(client)]
    const acting = await act(client, key)
    expect((await logOut(client, key)).body).toEqual({ success: true })
    expect([await statusOf(client, key), await statusOf(client, acting)]).toEqual([401, 401])
    expect(await statusOf(client, other)).toBe(200)
    expect((await logOut(client, key)).status).toBe(401)
  })

  it('leaves a key that was not made by signing in', async () => {
    const client = openSandbox()
    for (const key of ['demo-customer', 'demo-restricted', 'demo-delegate']) {
      expect((await logOut(client, key)).body).toEqual({ success: true })
      expect(await statusOf(client, key)).toBe(200)
    }
  })
})

describe('sessions', () => {
  it('are listed for their user alone, with what signed in', async () => {
    const client = openSandbox()
    const key = await signIn(client)
    client.advance(60)
    await session(client, (await login(client, kadri)).body)
    await signIn(client, 'ops@aldera.example')
    const { body } = await client.get<UserSession[]>(sessions, { key })
    expect(body).toMatchObject([
      { created_at: '2026-11-21 08:46:00', expires_at: null, is_current: true },
      { created_at: '2026-11-21 08:47:00', is_current: false },
    ])
  })

  it('end one at a time', async () => {
    const client = openSandbox()
    const [one, other] = [await signIn(client), await signIn(client)]
    const { body } = await client.get<UserSession[]>(sessions, { key: one })
    const id = body.find(({ is_current: isCurrent }) => !isCurrent)?.id
    const end = async () => client.del('/user-resource/session', { session_id: id }, { key: one })
    expect((await end()).body).toEqual({ success: true })
    expect([await statusOf(client, one), await statusOf(client, other)]).toEqual([200, 401])
    expect((await end()).status).toBe(404)
  })

  it('[SESSION-02 platform] end all at once, with keys to act with, but not tokens', async () => {
    const client = openSandbox()
    const keys = [await signIn(client, 'jaan@partner.example'), await signIn(client, 'jaan@partner.example')]
    const acting = await act(client, keys[0] ?? '')
    const stranger = await signIn(client)
    expect((await client.del(sessions, {}, { key: keys[1] ?? '' })).body).toEqual({ success: true })
    for (const key of [...keys, acting]) expect(await statusOf(client, key)).toBe(401)
    for (const key of [stranger, 'demo-partner']) expect(await statusOf(client, key)).toBe(200)
  })

  it('are no business of delegates and restricted keys', async () => {
    const client = openSandbox()
    for (const key of ['demo-delegate', 'demo-restricted']) {
      expect((await client.get(sessions, { key })).status).toBe(403)
      expect((await client.del(sessions, {}, { key })).status).toBe(403)
    }
  })
})

describe('finding customers', () => {
  const find = (client: Client, query: string, key = 'demo-admin') =>
    client.get<Customer[]>(`/user-resource/admin/user/list?${new URLSearchParams({ query })}`, { key })

  it.each(['KADRI', 'saar kadri', '20417', 'põhjala robotics', '120351'])(
    '[IMPERSONATE-01 platform] [IMPERSONATE-08 platform] takes "%s"',
    async (query) => {
      const { body } = await find(openSandbox(), query)
      expect(body).toMatchObject([
        { id: 20417, name: kadri, billing_accounts: [{ id: 120348 }, { id: 120351, title: 'Lab' }] },
      ])
    },
  )

  it('wants words, and finds nobody for others', async () => {
    const client = openSandbox()
    expect((await find(client, '')).status).toBe(400)
    expect((await find(client, 'kadri nobody')).body).toEqual([])
  })

  it('[ADMIN-05 platform] [IMPERSONATE-01 platform] lets staff act as a customer, and nobody else', async () => {
    const client = openSandbox()
    const key = await signIn(client, 'tugi@aldera.example')
    expect((await client.get('/user-resource/user/privileges', { key })).status).toBe(403)
    expect((await find(client, 'kadri', key)).body).toHaveLength(1)
    const { body } = await client.post<{ token: string }>(
      '/user-resource/admin/token',
      { user_id: 20417 },
      { key },
    )
    expect(await accessOf(client, body.token)).toMatchObject({ acting_username: 'tugi@aldera.example' })
    for (const other of ['demo-customer', 'demo-partner', body.token])
      expect((await find(client, 'kadri', other)).status).toBe(403)
  })
})
