import { describe, expect, it } from 'vitest'
import { oneTimeCode, stepOfCode } from '../../../sandbox/identity-provider/one-time-code'
import { demoOtpSecret } from '../../../sandbox/seed/logins'
import {
  ask,
  claims,
  exchange,
  kadri,
  location,
  login,
  ownWish,
  post,
  session,
  typeIn,
} from './identity-client'
import { type Client, errorText, openSandbox } from './support'

const liis = 'liis@turve.example'

const codeNow = (client: Client, secret = demoOtpSecret): string =>
  oneTimeCode(secret, client.sandbox.clock.now())

/** Sends the code that is required after a password. */
const give = (client: Client, token: string | undefined, otp: string) =>
  post<{ access_token: string; id_token: string; error: string; error_description: string }>(
    client,
    '/oauth/token',
    { grant_type: 'http://auth0.com/oauth/grant-type/mfa-otp', mfa_token: token, otp },
  )

describe('one-time codes', () => {
  // The samples of RFC 6238, appendix B, for SHA-1: the last six of their eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (seconds, code) => {
    expect(oneTimeCode(secret, seconds * 1000)).toBe(code)
  })

  it('are good one step early and late, and once', () => {
    const step = stepOfCode(secret, '287 082', 59_000, 0)
    expect(step).toBe(1)
    expect(stepOfCode(secret, '287082', 89_000, 0)).toBe(1)
    expect(stepOfCode(secret, '287082', 90_000, 0)).toBeUndefined()
    expect(stepOfCode(secret, '287082', 59_000, 1)).toBeUndefined()
  })
})

describe('signing in with a second factor', () => {
  it('[AUTH-24 platform] asks for a code after the password, which is good once', async () => {
    const client = openSandbox()
    const first = (await login(client, liis)).body
    expect([first.error, first.access_token]).toEqual(['mfa_required', undefined])
    const { body } = await give(client, first.mfa_token, codeNow(client))
    expect(claims(body.id_token)).toMatchObject({ email: liis })
    expect((await session(client, body)).body.user.name).toBe(liis)
    const again = (await login(client, liis)).body
    expect((await give(client, again.mfa_token, codeNow(client))).body.error).toBe('invalid_grant')
    client.advance(30)
    expect((await give(client, again.mfa_token, codeNow(client))).status).toBe(200)
  })

  it('[AUTH-29 platform] [AUTH-31 platform] refuses wrong codes, and after ten of them everything', async () => {
    const client = openSandbox()
    const { mfa_token: token } = (await login(client, liis)).body
    for (let time = 1; time < 10; time += 1) {
      const { status, body } = await give(client, token, '000000')
      expect([status, body.error_description]).toEqual([403, 'Wrong code.'])
    }
    expect((await give(client, token, '000000')).body.error_description).toBe('too many requests')
    expect((await give(client, token, codeNow(client))).body.error).toBe('expired_token')
  })

  it('takes no code that comes too late, and none for nothing', async () => {
    const client = openSandbox()
    const { mfa_token: token } = (await login(client, liis)).body
    client.advance(601)
    for (const sent of [token, 'made-up']) {
      const { status, body } = await give(client, sent, codeNow(client))
      expect([status, body.error]).toEqual([401, 'expired_token'])
    }
  })

  it('asks on the page of the provider, too', async () => {
    const client = openSandbox()
    const shown = await typeIn(client, liis)
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('autocomplete="one-time-code"')])
    const [, token = ''] = /name="mfa_token" value="(\w+)"/.exec(shown.text) ?? []
    const send = (otp: string) =>
      ask(client, '/one_time_code', {
        method: 'POST',
        body: new URLSearchParams({ ...ownWish, mfa_token: token, otp }),
      })
    expect((await send('000000')).text).toContain('Wrong code.')
    const { searchParams } = location(await send(codeNow(client)))
    const { body } = await exchange(client, searchParams.get('code'))
    expect(claims(body.id_token)).toMatchObject({ email: liis, nonce: ownWish.nonce })
    expect((await send(codeNow(client))).status).toBe(401)
  })

  it('leaves no code in the log', async () => {
    const client = openSandbox()
    const { mfa_token: token = '' } = (await login(client, liis)).body
    const code = codeNow(client)
    await give(client, token, code)
    const log = JSON.stringify(client.sandbox.control.requests())
    for (const secret of [token, code]) expect(log).not.toContain(secret)
  })
})

describe('setting up the second factor', () => {
  const begin = async (client: Client) => {
    const { body } = await client.post<{ ticket_url: string }>('/user-resource/mfa/activate')
    const { search, searchParams } = new URL(body.ticket_url)
    const shown = await ask(client, `/mfa${search}`)
    const [, secret = ''] = /<code>(\w+)<\/code>/.exec(shown.text) ?? []
    const ticket = searchParams.get('ticket') ?? ''
    const finish = (code: string) =>
      ask(client, '/mfa/finish', { method: 'POST', body: new URLSearchParams({ ticket, code }) })
    return { shown, secret, finish }
  }
  const isActive = async (client: Client) => (await client.get('/user-resource/mfa/is_active')).body

  it('[PROFILE-10 platform] [PROFILE-11 platform] takes a code of the key that the page shows', async () => {
    const client = openSandbox()
    const { shown, secret, finish } = await begin(client)
    expect(shown.text).toContain(`otpauth://totp/Sandbox:${encodeURIComponent(kadri)}?secret=${secret}`)
    expect((await finish('000000')).status).toBe(400)
    expect(await isActive(client)).toEqual({ is_active: false })
    expect((await finish(codeNow(client, secret))).status).toBe(200)
    expect(await isActive(client)).toEqual({ is_active: true })
    expect((await finish(codeNow(client, secret))).status).toBe(404)
    const twice = await client.post('/user-resource/mfa/activate')
    expect([twice.status, errorText(twice)]).toEqual([500, 'Failed to activate MFA'])
    client.advance(30)
    const { mfa_token: token } = (await login(client, kadri)).body
    expect((await give(client, token, codeNow(client, secret))).status).toBe(200)
  })

  it('[PROFILE-12 platform] can be undone', async () => {
    const client = openSandbox()
    const { secret, finish } = await begin(client)
    await finish(codeNow(client, secret))
    expect((await client.post('/user-resource/mfa/deactivate')).body).toEqual({ success: true })
    expect(await isActive(client)).toEqual({ is_active: false })
    expect((await login(client, kadri)).status).toBe(200)
  })

  it('[PROFILE-11 platform] cannot be finished after a day', async () => {
    const client = openSandbox()
    const { secret, finish } = await begin(client)
    client.advance(24 * 3600 + 1)
    expect((await finish(codeNow(client, secret))).status).toBe(404)
  })
})
