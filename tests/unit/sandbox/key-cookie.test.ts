import { describe, expect, it } from 'vitest'
import { openSandbox } from './support'

const handle = '8d6f3b1e-4a27-4c55-9e0d-71b2c9f4a680'
const keyPath = `/v1/user-resource/session/key/${handle}`

/** A browser of its own: its calls, and the cookies it keeps. */
function openBrowser(origin: string, prefix = '') {
  const { sandbox } = openSandbox({ prefix })
  const cookies = new Map<string, string>()
  const call = async (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await sandbox.fetch(
      new Request(`${origin}${prefix}${path}`, { method, headers: { cookie, ...headers } }),
    )
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const user = (headers: Readonly<Record<string, string>> = { 'x-key-cookie': handle }) =>
    call('GET', '/v1/user-resource/user', headers)
  return { cookies, call, user }
}

describe('a key in a cookie', () => {
  it.each([
    ['https://console.example', `__Host-key-${handle}`, ['Secure']],
    ['http://console.example', `__Host-key-${handle}`, ['Secure']],
    ['http://localhost:8080', `key-${handle}`, []],
    ['http://127.0.0.1:8080', `key-${handle}`, []],
    ['http://[::1]:8080', `key-${handle}`, []],
    ['http://app.localhost', `key-${handle}`, []],
  ])('[S4 platform] of %s is out of reach of scripts and other sites', async (origin, name, more) => {
    const { call } = openBrowser(origin)
    const answer = await call('PUT', keyPath, { apikey: 'demo-customer' })
    const [first, ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
    expect(first).toBe(`${name}=demo-customer`)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', ...more].toSorted())
    expect(await answer.json()).toEqual({ success: true })
  })

  it('[S4 platform] is secure behind a proxy that ends TLS', async () => {
    const { call } = openBrowser('http://127.0.0.1:8080')
    const answer = await call('PUT', keyPath, { apikey: 'demo-customer', 'x-forwarded-proto': 'https' })
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
  })

  it('[S4 platform] is used by calls that name it', async () => {
    const { call, user } = openBrowser('https://console.example', '/eu')
    expect((await user()).status).toBe(401)
    await call('PUT', keyPath, { apikey: 'demo-customer' })
    expect(await (await user()).json()).toMatchObject({ name: 'kadri.saar@pohjala.example' })
  })

  it('[T16 platform] counts for nothing without the header, or under another handle', async () => {
    const { call, user } = openBrowser('https://console.example')
    await call('PUT', keyPath, { apikey: 'demo-customer' })
    expect((await user({})).status).toBe(401)
    expect((await user({ 'x-key-cookie': handle.replace('8', '9') })).status).toBe(401)
    const write = await call('POST', '/v1/user-resource/ssh_keys')
    expect(write.status).toBe(401)
  })

  it.each(['https://evil.example', 'https://console.example.evil.example', 'null'])(
    '[T16 platform] is refused to pages of %s',
    async (origin) => {
      const { call, user, cookies } = openBrowser('https://console.example')
      await call('PUT', keyPath, { apikey: 'demo-customer' })
      expect((await user({ 'x-key-cookie': handle, origin })).status).toBe(403)
      expect((await user({ 'x-key-cookie': handle, origin: 'https://console.example' })).status).toBe(200)
      expect((await call('DELETE', keyPath, { origin })).status).toBe(403)
      expect((await call('PUT', keyPath, { apikey: 'demo-admin', origin })).status).toBe(403)
      expect([...cookies.values()]).toEqual(['demo-customer'])
    },
  )

  it('[T12 platform] never speaks for another key than the one its handle was made for', async () => {
    const { call, user, cookies } = openBrowser('https://console.example')
    const other = 'f1c70ad2-93c4-4b2e-8f11-5a6b7c8d9e0f'
    await call('PUT', keyPath, { apikey: 'demo-customer' })
    await call('DELETE', keyPath)
    await call('PUT', `/v1/user-resource/session/key/${other}`, { apikey: 'demo-empty' })
    expect(cookies.size).toBe(1)
    expect((await user()).status).toBe(401)
    expect((await user({ 'x-key-cookie': other })).status).toBe(200)
  })

  it('[SESSION-02 platform] is deleted, also when its key is over', async () => {
    const { call, user, cookies } = openBrowser('https://console.example')
    await call('PUT', keyPath, { apikey: 'demo-customer' })
    const answer = await call('DELETE', keyPath)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(cookies.size).toBe(0)
    expect((await user()).status).toBe(401)
  })

  it('is set for keys that work, under handles that are hard to guess', async () => {
    const { call, cookies } = openBrowser('https://console.example')
    expect((await call('PUT', keyPath, { apikey: 'demo-expired' })).status).toBe(401)
    expect((await call('PUT', keyPath, { apikey: 'made-up' })).status).toBe(403)
    expect((await call('PUT', keyPath)).status).toBe(401)
    const short = await call('PUT', '/v1/user-resource/session/key/short', { apikey: 'demo-customer' })
    expect(short.status).toBe(400)
    expect(cookies.size).toBe(0)
  })
})
