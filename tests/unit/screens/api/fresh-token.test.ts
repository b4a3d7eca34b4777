import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../src/api/client'
import { deleteFreshToken, freshToken, makeFreshToken } from '../../../../src/screens/api/fresh-token'
import { createSandbox } from '../../../../sandbox/create-sandbox'

const sandbox = createSandbox({})
const clientOf = (apiKey: string) =>
  createApiClient({
    base: 'http://sandbox.test',
    identity: () => ({ apiKey, epoch: 3 }),
    fetch: (request) => sandbox.fetch(request),
  })

describe('a token to try calls with', () => {
  it('reaches one billing account, and is gone when it is deleted', async () => {
    const client = clientOf('demo-customer')
    const token = await makeFreshToken(client, 120351, 'API page')
    expect(token).toMatchObject({ account: 120351, epoch: 3 })
    expect(freshToken.get()).toEqual(token)

    const ask = async (path: string) =>
      sandbox.fetch(new Request(`http://sandbox.test/v1${path}`, { headers: { apikey: token.apiKey } }))
    const accounts: unknown = await (await ask('/payment/billing_account/list')).json()
    expect(accounts).toEqual([expect.objectContaining({ id: 120351 })])

    await deleteFreshToken(client, token)
    expect(freshToken.get()).toBeUndefined()
    expect((await ask('/payment/billing_account/list')).ok).toBe(false)
  })

  it('is not made when the platform refuses', async () => {
    await expect(makeFreshToken(clientOf('nobody'), 120351, 'API page')).rejects.toThrow()
    expect(freshToken.get()).toBeUndefined()
  })
})
