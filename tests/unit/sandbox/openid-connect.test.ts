import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { components } from '../../../src/generated/identity-types'
import { demoPassword } from '../../../sandbox/seed/logins'
import {
  ask,
  callback,
  claims,
  exchange,
  kadri,
  location,
  login,
  open,
  ownWish,
  typeIn,
} from './identity-client'
import { type Client, openSandbox } from './support'

type Schemas = components['schemas']

const issuer = 'http://sandbox.test/identity/'
const cookieOf = (answer: { headers: Headers }): string =>
  answer.headers.get('set-cookie')?.split(';')[0] ?? ''

const openWith = (client: Client, cookie: string, path: string, query: Record<string, string>) =>
  ask(client, `${path}?${new URLSearchParams(query)}`, { headers: { cookie } })

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })

describe('discovery', () => {
  it('names addresses that answer', async () => {
    const client = openSandbox()
    const { body } = await ask<Schemas['ProviderMetadata']>(client, '/.well-known/openid-configuration')
    expect(body.issuer).toBe(issuer)
    const { authorization_endpoint, token_endpoint, jwks_uri } = body
    const { userinfo_endpoint = '', end_session_endpoint = '' } = body
    const addresses = [
      authorization_endpoint,
      token_endpoint,
      jwks_uri,
      userinfo_endpoint,
      end_session_endpoint,
    ]
    for (const address of addresses) {
      expect(address.startsWith(issuer)).toBe(true)
      expect((await ask(client, `/${address.slice(issuer.length)}`)).status).not.toBe(
        address === token_endpoint ? 200 : 404,
      )
    }
  })

  it('has the key that tokens are signed with, whatever the world', async () => {
    const client = openSandbox()
    const { id_token: token = '' } = (await login(client, kadri)).body
    client.sandbox.control.reset()
    const { keys } = (await ask<Schemas['KeySet']>(client, '/.well-known/jwks.json')).body
    const [head = '', body = '', signature = ''] = token.split('.')
    const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const jwk = keys.find((key) => key.kid === kid)
    expect([alg, jwk]).toEqual(['RS256', expect.not.objectContaining({ d: expect.anything() })])
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    const isGood = (text: string) =>
      verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))
    expect([isGood(`${head}.${body}`), isGood(`${head}.${body}x`)]).toEqual([true, false])
  })
})

describe('the code flow', () => {
  it('asks for name and password, and brings back code, state and issuer', async () => {
    const client = openSandbox()
    const shown = await open(client, '/authorize', { ...ownWish, login_hint: kadri })
    expect([shown.status, shown.text]).toEqual([
      200,
      expect.stringContaining('autocomplete="current-password"'),
    ])
    expect(shown.text).toContain(`value="${kadri}"`)
    const { searchParams } = location(await typeIn(client, kadri))
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['/compute', issuer])
    const { body } = await exchange(client, searchParams.get('code'))
    expect(claims(body.id_token)).toMatchObject({
      iss: issuer,
      aud: 'console',
      sub: 'user|20417',
      nonce: ownWish.nonce,
      email: kadri,
      name: 'Kadri Saar',
    })
  })

  it('takes the tokens back that a code gave when the code comes again', async () => {
    const client = openSandbox()
    const code = location(await typeIn(client, kadri)).searchParams.get('code')
    const { body } = await exchange(client, code)
    expect((await exchange(client, code)).body.error).toBe('invalid_grant')
    expect((await client.post('/user-resource/auth0_callback', body, { key: null })).status).toBe(400)
  })

  it('takes the exchange as a form, as clients send it', async () => {
    const client = openSandbox()
    const code = location(await typeIn(client, kadri)).searchParams.get('code') ?? ''
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'console',
      code,
      code_verifier: 'Kx0sYt7QpLz3VnB5mJ2cRf8wHd6GuEa1TiZo9XbWqPk',
      redirect_uri: callback,
    })
    const { body } = await ask<Schemas['IdentityTokens']>(client, '/oauth/token', {
      method: 'POST',
      body: form,
    })
    expect(body.token_type).toBe('Bearer')
  })

  it('[AUTH-29 platform] asks again after a wrong password', async () => {
    const client = openSandbox()
    const answer = await typeIn(client, kadri, 'wrong')
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('Wrong email or password.')])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('[AUTH-36 platform] brings back that the address has to be verified, without a session', async () => {
    const client = openSandbox()
    const answer = await typeIn(client, 'kalle@ootel.example')
    expect(location(answer).searchParams.get('error')).toBe('access_denied')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('lets the form end on the page it goes to, and nowhere else', async () => {
    const client = openSandbox()
    const away = { ...ownWish, redirect_uri: 'http://localhost:5173/app/auth0_callback' }
    const { headers } = await open(client, '/authorize', away)
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:5173;")
  })
})

describe('the session at the provider', () => {
  it('returns a signed-in user without a question', async () => {
    const client = openSandbox()
    const cookie = cookieOf(await typeIn(client, kadri))
    client.advance(600)
    const answer = await openWith(client, cookie, '/authorize', ownWish)
    const { body } = await exchange(client, location(answer).searchParams.get('code'))
    expect(claims(body.id_token)).toMatchObject({ sub: 'user|20417' })
    const { auth_time: proved, iat } = claims(body.id_token)
    expect(Number(iat) - Number(proved)).toBe(600)
    const asked = await openWith(client, cookie, '/authorize', { ...ownWish, prompt: 'login' })
    expect(asked.status).toBe(200)
  })

  it('is over after twelve hours', async () => {
    const client = openSandbox()
    const cookie = cookieOf(await typeIn(client, kadri))
    client.advance(12 * 3600 + 1)
    expect((await openWith(client, cookie, '/authorize', ownWish)).status).toBe(200)
  })

  it('is needed by who may not be asked', async () => {
    const client = openSandbox()
    const answer = await open(client, '/authorize', { ...ownWish, prompt: 'none' })
    expect(location(answer).searchParams.get('error')).toBe('login_required')
  })

  const home = 'http://sandbox.test/app/'
  const signedIn = async (client: Client) => {
    const answer = await typeIn(client, kadri)
    const { body } = await exchange(client, location(answer).searchParams.get('code'))
    return { cookie: cookieOf(answer), hint: body.id_token ?? '' }
  }

  it('[SESSION-03 platform] ends at once with an id token, even an old one', async () => {
    const client = openSandbox()
    const { cookie, hint } = await signedIn(client)
    client.advance(3 * 3600)
    const query = { id_token_hint: hint, post_logout_redirect_uri: home, state: 'x1' }
    const answer = await openWith(client, cookie, '/oidc/logout', query)
    expect([location(answer).href, cookieOf(answer)]).toEqual([`${home}?state=x1`, 'identity_session='])
    expect((await openWith(client, cookie, '/authorize', ownWish)).status).toBe(200)
  })

  it('asks without an id token, or with that of another user', async () => {
    const client = openSandbox()
    const { cookie } = await signedIn(client)
    const other = (await login(client, 'jaan@partner.example')).body.id_token ?? ''
    const returning = { post_logout_redirect_uri: home, client_id: 'console' }
    for (const query of [returning, { ...returning, id_token_hint: other }]) {
      const asked = await openWith(client, cookie, '/oidc/logout', query)
      expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Do you want to sign out?')])
      expect((await openWith(client, cookie, '/authorize', ownWish)).status).toBe(302)
    }
    const left = await ask(client, '/signed_out', {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(returning),
    })
    expect(location(left).href).toBe(home)
    expect((await openWith(client, cookie, '/authorize', ownWish)).status).toBe(200)
  })

  it.each([
    ['a page that is not registered', { post_logout_redirect_uri: 'https://evil.example/' }],
    ['a page without naming the client', { id_token_hint: '', client_id: '' }],
    ['an id token of somebody else', { id_token_hint: 'a.b.c' }],
  ])('refuses %s', async (_what, changes) => {
    const client = openSandbox()
    const query = { post_logout_redirect_uri: home, client_id: 'console', ...changes }
    expect((await open(client, '/oidc/logout', query)).status).toBe(400)
    const form = { method: 'POST', body: new URLSearchParams(query) }
    expect((await ask(client, '/signed_out', form)).status).toBe(400)
  })
})

describe('user info', () => {
  it('[PROFILE-07 platform] names the user of an access token, also after it was exchanged for a key', async () => {
    const client = openSandbox()
    const tokens = (await login(client, kadri)).body
    await client.post('/user-resource/auth0_callback', tokens, { key: null })
    expect((await ask(client, '/userinfo', bearer(tokens.access_token))).body).toEqual({
      sub: 'user|20417',
      name: 'Kadri Saar',
      given_name: 'Kadri',
      family_name: 'Saar',
      locale: 'en',
      email: kadri,
      email_verified: true,
    })
  })

  it('refuses no token, another token and an old one', async () => {
    const client = openSandbox()
    const { access_token: token, id_token: other = '' } = (await login(client, kadri)).body
    const none = await ask(client, '/userinfo')
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    client.advance(7201)
    for (const sent of ['made-up', other, token]) {
      const answer = await ask(client, '/userinfo', bearer(sent))
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_token'])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    }
  })

  it('returns no more than the requested scopes', async () => {
    const client = openSandbox()
    const read = async (scope: string) => {
      const answer = await typeIn(client, kadri, demoPassword, { scope })
      const { body } = await exchange(client, location(answer).searchParams.get('code'))
      return ask(client, '/userinfo', bearer(body.access_token))
    }
    expect((await read('openid')).body).toEqual({ sub: 'user|20417' })
    expect((await read('email')).status).toBe(403)
  })
})
