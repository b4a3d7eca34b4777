import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../../src/api/client'
import { cookiesOf, credential, credentialOfHandle, handleOf, keyOf } from '../../../src/api/credential'

/** The request a client sends with this key. */
async function sent(apiKey: string | undefined): Promise<Request> {
  const requests: Request[] = []
  const client = createApiClient({
    base: 'http://console.test',
    identity: () => ({ apiKey, epoch: 1 }),
    fetch: async (request) => {
      requests.push(request)
      return Response.json({})
    },
  })
  await client.request('patch', '/user-resource/user/profile', {
    body: { first_name: 'Kadri' },
    headers: { 'content-type': 'application/json' },
  })
  const [request] = requests
  if (!request) throw new Error('request is null or undefined')
  return request
}

describe('the credential of a call', () => {
  it('is the key, and no cookie', async () => {
    const request = await sent('demo-customer')
    expect([request.headers.get('apikey'), request.headers.get('x-key-cookie')]).toEqual([
      'demo-customer',
      null,
    ])
    expect(request.credentials).toBe('omit')
    expect(keyOf(request)).toBe('demo-customer')
  })

  it('[S4] is the cookie that keeps the key, and its handle', async () => {
    const request = await sent(credentialOfHandle('8d6f'))
    expect([request.headers.get('apikey'), request.headers.get('x-key-cookie')]).toEqual([null, '8d6f'])
    expect(request.credentials).toBe('same-origin')
    expect(await request.json()).toEqual({ first_name: 'Kadri' })
    expect(keyOf(request)).toBe(credentialOfHandle('8d6f'))
  })

  it('is missing when signed out', async () => {
    const request = await sent(undefined)
    expect([request.headers.get('apikey'), request.headers.get('x-key-cookie')]).toEqual([null, null])
    expect(request.credentials).toBe('omit')
    expect(keyOf(request)).toBeUndefined()
  })

  it('tells a key and a handle apart', () => {
    expect(handleOf('demo-customer')).toBeUndefined()
    expect(handleOf(undefined)).toBeUndefined()
    expect(handleOf(credentialOfHandle('8d6f'))).toBe('8d6f')
    expect(credential(credentialOfHandle('8d6f'))).toEqual(['X-Key-Cookie', '8d6f'])
    expect(cookiesOf('demo-customer')).toBe('omit')
  })
})
