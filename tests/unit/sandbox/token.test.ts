import { describe, expect, it } from 'vitest'
import type { ApiToken, VirtualMachine } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox, vmsIn, wantedVm } from './support'

const path = '/user-resource/token'

const create = (client: Client, body: object, key = 'demo-customer'): Promise<Answered<ApiToken[]>> =>
  client.post(path, body, { key })

async function created(client: Client, body: object): Promise<ApiToken & { token: string }> {
  const list = (await create(client, body)).body
  const token = list.at(-1)
  if (token?.token === undefined) throw new Error('No token')
  return { ...token, token: token.token }
}

describe('API tokens', () => {
  it('[ACCESS-01 platform] [ACCESS-04 platform] lists the tokens of the design', async () => {
    const client = openSandbox()
    const tokens = (await client.get<ApiToken[]>(`${path}/list`)).body
    expect(
      tokens.map(({ description, restricted, billing_account_id: account }) => [
        description,
        restricted,
        account,
      ]),
    ).toEqual([
      ['terraform-ci', true, 120348],
      ['deploy-ci', true, 120348],
      ['backup-script', true, 120348],
      ['monitoring', true, 120351],
      ['old laptop', false, 0],
    ])
    expect(new Set(tokens.map(({ token }) => token?.length))).toEqual(new Set([32]))
  })

  it('[ACCESS-02 platform] [ACCESS-05 platform] answers a create with the whole list; restricted is false by default', async () => {
    const client = openSandbox()
    const answer = await create(client, { description: 'new-one' })
    expect(answer.body).toHaveLength(6)
    expect(answer.body.at(-1)).toMatchObject({
      description: 'new-one',
      restricted: false,
      billing_account_id: 0,
    })
  })

  it('[ACCESS-05 platform] makes a token that works as a key at once', async () => {
    const client = openSandbox()
    const { token } = await created(client, { description: 'all-mine' })
    expect(await vmsIn(client, 'tll', token)).toHaveLength(5)
  })

  it('[ACCESS-03 platform] makes a restricted token reach its billing account only', async () => {
    const client = openSandbox()
    const { token } = await created(client, {
      description: 'lab-only',
      restricted: true,
      billing_account_id: 120351,
    })
    expect(await vmsIn(client, 'tll', token)).toEqual([])
    expect((await vmsIn(client, 'trtu', token)).map(({ name }) => name)).toEqual(['vpn-edge'])
  })

  it('[ACCESS-05 platform] refuses a restricted token without an account of the user', async () => {
    const client = openSandbox()
    const none = await create(client, { description: 'which', restricted: true })
    const other = await create(client, { description: 'which', restricted: true, billing_account_id: 120402 })
    expect([none.status, other.status]).toEqual([400, 400])
    expect(errorText(other)).toBe('Provided billing account is incorrect.')
  })

  it('[ACCESS-06 platform] changes what is sent and leaves the rest', async () => {
    const client = openSandbox()
    const { id, token } = await created(client, { description: 'before' })
    const answer = await client.patch<ApiToken[]>(path, { token_id: id, description: 'after' })
    expect(only(answer.body, (candidate) => candidate.id === id)).toMatchObject({
      description: 'after',
      restricted: false,
      token,
    })
    await client.patch(path, { token_id: id, restricted: true, billing_account_id: 120351 })
    expect(await vmsIn(client, 'tll', token)).toEqual([])
    const opened = await client.patch<ApiToken[]>(path, { token_id: id, restricted: false })
    expect(only(opened.body, (candidate) => candidate.id === id).restricted).toBe(false)
    expect(await vmsIn(client, 'tll', token)).toHaveLength(5)
  })

  it('[ACCESS-06 platform] removes a token, which stops working at once', async () => {
    const client = openSandbox()
    const { id, token } = await created(client, { description: 'short-lived' })
    expect((await client.del(path, { token_id: id })).text).toBe('{"success":true}')
    const refused = await client.get('/tll/user-resource/vm/list', { key: token })
    expect([refused.status, errorText(refused)]).toEqual([403, 'Invalid authentication credentials'])
  })

  it('[ACCESS-07 platform] has the catalogued texts for a token that is not there', async () => {
    const client = openSandbox()
    const changed = await client.patch(path, { token_id: 1, description: 'x' })
    const removed = await client.del(path, { token_id: 1 })
    expect([changed.text, removed.text]).toEqual([
      '{"errors":{"Error":"Failed to update kong token"}}',
      '{"errors":{"Error":"Failed to delete kong token"}}',
    ])
  })

  it('[ACCESS-03 platform] does not let a restricted key make a token that reaches further', async () => {
    const client = openSandbox()
    const wider = await create(
      client,
      { description: 'wider', billing_account_id: 120348 },
      'demo-restricted',
    )
    expect([wider.status, errorText(wider)]).toEqual([400, 'Provided billing account is incorrect.'])
    const { body } = await create(client, { description: 'same', restricted: false }, 'demo-restricted')
    expect(body.at(-1)).toMatchObject({ restricted: true, billing_account_id: 120351 })
    expect(body.map(({ description }) => description)).toEqual(['monitoring', 'same'])
  })

  it('[IMPERSONATE-11 platform] notes who made a token while acting as another', async () => {
    const client = openSandbox()
    const { body } = await create(client, { description: 'by-partner' }, 'demo-delegate')
    expect(body.at(-1)).toMatchObject({ user_id: 20417, acting_user_id: 20457 })
  })

  it('[ACCESS-03 platform] makes the billing account optional for a restricted key', async () => {
    const client = openSandbox()
    const { billing_account_id: _, ...body } = { billing_account_id: 0, ...wantedVm({ vcpu: 1 }) }
    const answer = await client.post<VirtualMachine>('/tll/user-resource/vm', body, {
      key: 'demo-restricted',
    })
    expect([answer.status, answer.body.billing_account]).toEqual([200, 120351])
  })
})
