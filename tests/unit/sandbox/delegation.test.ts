import { describe, expect, it } from 'vitest'
import type {
  AccessDelegation,
  AccessImpersonation,
  ApiToken,
  Impersonation,
  User,
} from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox, runningVm, vmsIn } from './support'

const groups = '/user-resource/access_group'
const received = '/user-resource/impersonation'
const partner = { key: 'demo-partner' }

const listGroups = async (client: Client, key?: string): Promise<AccessDelegation[]> =>
  (await client.get<AccessDelegation[]>(groups, key === undefined ? {} : { key })).body

const share = (client: Client, body: object): Promise<Answered<AccessDelegation>> => client.post(groups, body)

const invite = (client: Client, id: number, email: string): Promise<Answered<Impersonation>> =>
  client.post(`${groups}/${id}/impersonation`, { grantee_username: email })

/** Shares with the partner, who accepts and begins to act. */
async function act(client: Client, body: object): Promise<{ id: number; uuid: string; token: string }> {
  const { id } = (await share(client, body)).body
  const { uuid } = (await invite(client, id, 'jaan@partner.example')).body
  await client.put(`${received}/${uuid}/accept`, {}, partner)
  const started = await client.post<{ token: string }>(`${received}/${uuid}/start`, {}, partner)
  expect(started.status, started.text).toBe(200)
  return { id, uuid, token: started.body.token }
}

describe('an API token of a delegate', () => {
  const make = async (client: Client, key: string) => {
    const body = { description: 'by-partner', restricted: false }
    const tokens = (await client.post<ApiToken[]>('/user-resource/token', body, { key })).body
    return tokens.at(-1)?.token ?? ''
  }
  const status = async (client: Client, key: string) => (await client.get(groups, { key })).status
  const descriptions = async (client: Client) =>
    (await client.get<ApiToken[]>('/user-resource/token/list')).body.map(({ description }) => description)

  it('[IMPERSONATE-11 platform] ends with the access, and so do those made with it', async () => {
    const client = openSandbox()
    const { id, uuid, token } = await act(client, { name: 'Everything' })
    const first = await make(client, token)
    const second = await make(client, first)
    client.advance(24 * 3600)
    expect([await status(client, token), await status(client, first), await status(client, second)]).toEqual([
      401, 200, 200,
    ])
    expect(await descriptions(client)).toContain('by-partner')
    await client.del(`${groups}/${id}/impersonation/${uuid}`)
    expect([await status(client, first), await status(client, second)]).toEqual([403, 403])
    expect(await descriptions(client)).not.toContain('by-partner')
  })

  it('[IMPERSONATE-11 platform] of an administrator ends with the key it was made with', async () => {
    const client = openSandbox()
    const started = await client.post<{ token: string }>(
      '/user-resource/admin/token',
      { user_id: 20417 },
      { key: 'demo-admin' },
    )
    const token = await make(client, started.body.token)
    expect(await status(client, token)).toBe(200)
    client.advance(8 * 3600)
    expect(await status(client, token)).toBe(401)
  })
})

describe('sharing', () => {
  it('[ACCESS-08 platform] [ACCESS-09 platform] [ACCESS-22 platform] lists delegations with the people invited', async () => {
    const client = openSandbox()
    const [lab, partners] = await listGroups(client)
    expect(lab).toMatchObject({ id: 398, name: 'Lab staff', billing_account_id: 120351, owner_id: 20417 })
    expect(lab?.impersonations.map((one) => [one.grantee_username, one.grantee_id, one.is_accepted])).toEqual(
      [
        ['arved@pohjala.example', 20422, true],
        ['mari@raamat.example', null, false],
      ],
    )
    expect(partners).toMatchObject({ billing_account_id: null, impersonations: [{ is_accepted: true }] })
  })

  it('[ACCESS-12 platform] [ACCESS-22 platform] shares one billing account, or everything', async () => {
    const client = openSandbox()
    const restricted = await share(client, { name: 'Books', billing_account_id: 120348 })
    const global = await share(client, { name: 'Friends' })
    const zero = await share(client, { name: 'More friends', billing_account_id: 0 })
    expect([restricted, global, zero].map(({ body }) => body.billing_account_id)).toEqual([
      120348,
      null,
      null,
    ])
    expect((await listGroups(client)).map(({ name }) => name)).toEqual([
      'Lab staff',
      'Partners',
      'Books',
      'Friends',
      'More friends',
    ])
  })

  it('[ACCESS-27 platform] refuses to share an account of another user', async () => {
    const client = openSandbox()
    const answer = await share(client, { name: 'Theirs', billing_account_id: 120402 })
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"errors":{"Error":"Failed to create access delegation group"}}',
    ])
  })

  it('[ACCESS-09 platform] [ACCESS-17 platform] [ACCESS-24 platform] invites by e-mail address, users and strangers alike', async () => {
    const client = openSandbox()
    const user = await invite(client, 412, 'Arved@pohjala.example')
    const stranger = await invite(client, 412, 'kes@kusagil.example')
    expect(user.body).toMatchObject({ grantee_id: 20422, is_accepted: false, accepted_at: null })
    expect(stranger.body).toMatchObject({ grantee_id: null, grantee_username: 'kes@kusagil.example' })
    expect(client.sandbox.control.mail().map(({ to }) => to)).toEqual([
      'Arved@pohjala.example',
      'kes@kusagil.example',
    ])
  })

  it('[ACCESS-11 platform] takes nothing but an e-mail address', async () => {
    const client = openSandbox()
    const answer = await invite(client, 412, 'jaan')
    expect([answer.status, errorText(answer)]).toEqual([
      400,
      "Parameter 'grantee_username' is not a valid email",
    ])
  })

  it('[ACCESS-27 platform] refuses duplicate invitations and self-invitations', async () => {
    const client = openSandbox()
    for (const email of ['JAAN@partner.example', 'kadri.saar@pohjala.example']) {
      const answer = await invite(client, 412, email)
      expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to creating impersonation key'])
    }
  })

  it('[ACCESS-27 platform] has the catalogued texts for what is not there', async () => {
    const client = openSandbox()
    const uuid = '00000000-0000-4000-8000-000000000000'
    const answers = [
      await client.del(`${groups}/1`),
      await invite(client, 1, 'kes@kusagil.example'),
      await client.del(`${groups}/1/impersonation/${uuid}`),
      await client.del(`${groups}/412/impersonation/${uuid}`),
    ]
    expect(answers.map((answer) => [answer.status, errorText(answer)])).toEqual([
      [500, 'Failed to delete access delegation'],
      [500, 'Failed to creating impersonation key'],
      [500, 'Failed to delete impersonation key'],
      [500, 'Failed to delete impersonation key'],
    ])
  })

  it('[ACCESS-24 platform] takes an invitation away only from its own delegation', async () => {
    const client = openSandbox()
    const [lab] = await listGroups(client)
    const uuid = lab?.impersonations[0]?.uuid ?? ''
    expect((await client.del(`${groups}/412/impersonation/${uuid}`)).status).toBe(500)
    expect((await client.del(`${groups}/398/impersonation/${uuid}`)).body).toEqual({ success: true })
    expect((await listGroups(client))[0]?.impersonations).toHaveLength(1)
  })

  it('[ACCESS-22 platform] [ACCESS-23 platform] is nothing others see or touch', async () => {
    const client = openSandbox()
    expect(await listGroups(client, 'demo-empty')).toEqual([])
    expect((await client.del(`${groups}/412`, {}, { key: 'demo-empty' })).status).toBe(500)
    expect(await listGroups(client)).toHaveLength(2)
  })
})

describe('received access', () => {
  const list = async (client: Client, key: string): Promise<AccessImpersonation[]> =>
    (await client.get<AccessImpersonation[]>(received, { key })).body

  it('[ACCESS-10 platform] [ACCESS-25 platform] names owner and billing account', async () => {
    const client = openSandbox()
    const seen = (await list(client, 'demo-partner')).map((one) => [
      one.access_owner,
      one.billing_account_name,
      one.is_accepted,
    ])
    expect(seen).toEqual([
      ['kadri.saar@pohjala.example', null, true],
      ['arved@pohjala.example', 'Arved Põld', false],
    ])
    expect(await list(client, 'demo-customer')).toEqual([])
  })

  it('[ACCESS-15 platform] [ACCESS-16 platform] [ACCESS-25 platform] is accepted, and the owner is notified once', async () => {
    const client = openSandbox()
    const { uuid } = only(await list(client, 'demo-partner'), ({ is_accepted: isAccepted }) => !isAccepted)
    client.advance(90)
    const answer = await client.put<AccessImpersonation>(`${received}/${uuid}/accept`, {}, partner)
    expect(answer.body).toMatchObject({ is_accepted: true, accepted_at: '2026-11-21 08:47:30' })
    client.advance(90)
    expect((await client.put(`${received}/${uuid}/accept`, {}, partner)).body).toEqual(answer.body)
    expect(client.sandbox.control.mail()).toMatchObject([
      { to: 'arved@pohjala.example', subject: 'jaan@partner.example accepted access' },
    ])
  })

  it('[ACCESS-15 platform] [ACCESS-25 platform] is for the one who was invited', async () => {
    const client = openSandbox()
    const { uuid } = only(await list(client, 'demo-partner'), ({ is_accepted: isAccepted }) => !isAccepted)
    const answer = await client.put(`${received}/${uuid}/accept`, {}, { key: 'demo-empty' })
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to accept invitation'])
  })

  it('[ACCESS-15 platform] [ACCESS-19 platform] gives no key before it is accepted', async () => {
    const client = openSandbox()
    const { uuid } = only(await list(client, 'demo-partner'), ({ is_accepted: isAccepted }) => !isAccepted)
    const answer = await client.post(`${received}/${uuid}/start`, {}, partner)
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to creating impersonation key'])
  })
})

describe('acting as an owner', () => {
  it('[IMPERSONATE-07 platform] [ACCESS-12 platform] [ACCESS-19 platform] reaches everything that is shared globally', async () => {
    const client = openSandbox()
    const { token } = await act(client, { name: 'All' })
    expect(await vmsIn(client, 'tll', token)).toEqual(await vmsIn(client))
    const user = (await client.get<User>('/user-resource/user', { key: token })).body
    expect(user.name).toBe('kadri.saar@pohjala.example')
  })

  it('[ACCESS-03 platform] [ACCESS-12 platform] reaches the shared billing account and nothing else', async () => {
    const client = openSandbox()
    const { token } = await act(client, { name: 'Lab only', billing_account_id: 120351 })
    expect(await vmsIn(client, 'tll', token)).toEqual([])
    expect((await vmsIn(client, 'trtu', token)).map(({ name }) => name)).toEqual(['vpn-edge'])
    const tokens = await client.post<ApiToken[]>(
      '/user-resource/token',
      { description: 'mine' },
      { key: token },
    )
    expect(tokens.body.at(-1)).toMatchObject({
      restricted: true,
      billing_account_id: 120351,
      user_id: 20417,
      acting_user_id: 20457,
    })
  })

  it('[ACCESS-24 platform] is refused as soon as the owner takes the access back', async () => {
    const client = openSandbox()
    const { id, uuid, token } = await act(client, { name: 'Short' })
    await client.del(`${groups}/${id}/impersonation/${uuid}`)
    const refused = await client.get('/tll/user-resource/vm/list', { key: token })
    expect([refused.status, errorText(refused)]).toEqual([403, 'Invalid authentication credentials'])
    expect((await client.post(`${received}/${uuid}/start`, {}, partner)).status).toBe(500)
  })

  it('[ACCESS-23 platform] is refused as soon as the delegation is gone, every key of it', async () => {
    const client = openSandbox()
    const { id, uuid, token } = await act(client, { name: 'Gone soon' })
    const again = (await client.post<{ token: string }>(`${received}/${uuid}/start`, {}, partner)).body.token
    expect(again).not.toBe(token)
    expect((await client.del(`${groups}/${id}`)).body).toEqual({ success: true })
    for (const key of [token, again]) {
      expect((await client.get('/tll/user-resource/vm/list', { key })).status).toBe(403)
    }
    expect((await listGroups(client)).map(({ name }) => name)).not.toContain('Gone soon')
  })

  it('[ACCESS-23 platform] ends for the demo delegate like for anybody else', async () => {
    const client = openSandbox()
    await client.del(`${groups}/412`)
    expect((await client.get('/user-resource/user', { key: 'demo-delegate' })).status).toBe(403)
    expect((await client.get('/user-resource/user', partner)).status).toBe(200)
  })

  it('[ACCESS-19 platform] does not go on to a third person, nor share what is not theirs', async () => {
    const client = openSandbox({ seed: 'delegate' })
    const key = 'demo-delegate'
    const { uuid } = only(
      (await client.get<AccessImpersonation[]>(received, partner)).body,
      ({ is_accepted: isAccepted }) => isAccepted,
    )
    const answers = [
      await client.post(groups, { name: 'Mine now' }, { key }),
      await client.post(`${groups}/420/impersonation`, { grantee_username: 'a@b.example' }, { key }),
      await client.del(`${groups}/420`, {}, { key }),
      await client.post(`${received}/${uuid}/start`, {}, { key }),
      await client.put(`${received}/${uuid}/accept`, {}, { key }),
      await client.post('/user-resource/mfa/activate', {}, { key }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  })

  it('[ACCESS-03 platform] does not begin with a restricted key', async () => {
    const client = openSandbox()
    const key = 'demo-restricted'
    const answers = [
      await client.post(groups, { name: 'Wider', billing_account_id: 120351 }, { key }),
      await client.post(`${groups}/398/impersonation`, { grantee_username: 'a@b.example' }, { key }),
      await client.del(`${groups}/398`, {}, { key }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await listGroups(client, key)).map(({ id }) => id)).toEqual([398])
    expect((await client.get(received, { key })).body).toEqual([])
  })

  it('[ACCESS-19 platform] sees what the owner makes meanwhile', async () => {
    const client = openSandbox()
    const { token } = await act(client, { name: 'All' })
    await runningVm(client)
    expect((await vmsIn(client, 'tll', token)).map(({ name }) => name)).toContain('new-machine')
  })
})

describe('an administrator', () => {
  const path = '/user-resource/admin/token'
  const admin = { key: 'demo-admin' }

  it.each([{ username: 'Kadri.Saar@pohjala.example' }, { user_id: 20417 }])(
    '[IMPERSONATE-08 platform] [IMPERSONATE-11 platform] [ACCESS-19 platform] [ADMIN-01 platform] acts as the user named by %j',
    async (body) => {
      const client = openSandbox()
      const { token } = (await client.post<{ token: string }>(path, body, admin)).body
      expect(await vmsIn(client, 'tll', token)).toHaveLength(5)
      const tokens = await client.post<ApiToken[]>(
        '/user-resource/token',
        { description: 'x' },
        { key: token },
      )
      expect(tokens.body.at(-1)).toMatchObject({ user_id: 20417, acting_user_id: 20001 })
      expect((await client.get('/user-resource/user/privileges', { key: token })).status).toBe(403)
      expect((await client.post(path, body, { key: token })).status).toBe(403)
    },
  )

  it('[ADMIN-02 platform] is the only one who may', async () => {
    const client = openSandbox()
    for (const key of ['demo-customer', 'demo-delegate', 'demo-partner']) {
      expect((await client.post(path, { user_id: 20500 }, { key })).status).toBe(403)
    }
  })

  it('names one user who exists', async () => {
    const client = openSandbox()
    const nobody = await client.post(path, { user_id: 1 }, admin)
    const both = await client.post(path, { user_id: 20417, username: 'uku@uus.example' }, admin)
    const none = await client.post(path, {}, admin)
    expect([nobody, both].map(errorText)).toEqual([
      'Failed to start impersonation',
      'Failed to start impersonation',
    ])
    expect(none.status).toBe(400)
  })
})
