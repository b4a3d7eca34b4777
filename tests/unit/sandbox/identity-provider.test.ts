import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { components } from '../../../src/generated/identity-types'
import type { SiteConfig, User } from '../../../sandbox/entities'
import { demoPassword } from '../../../sandbox/seed/logins'
import { type Answered, type Client, errorText, openSandbox } from './support'

type IdentityTokens = components['schemas']['IdentityTokens']
type IdentityError = components['schemas']['IdentityError']

const kadri = 'kadri.saar@pohjala.example'
const callback = 'http://sandbox.test/app/auth0_callback'

/** An answer of the provider; `body` is what its JSON holds. */
async function ask<T = IdentityError>(
  client: Client,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: T; text: string; headers: Headers }> {
  const response = await client.sandbox.identity(new Request(`http://sandbox.test/identity${path}`, init))
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}

const post = <T = IdentityError>(client: Client, path: string, body: object) =>
  ask<T>(client, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'console', ...body }),
  })

const login = (client: Client, username: string, password = demoPassword) =>
  post<IdentityTokens & IdentityError>(client, '/oauth/token', {
    grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
    username,
    password,
  })

const signUp = (client: Client, email: string, password = demoPassword) =>
  post<components['schemas']['SignedUpUser'] & IdentityError>(client, '/dbconnections/signup', {
    connection: 'Username-Password-Authentication',
    email,
    password,
  })

const session = (client: Client, body: object): Promise<Answered<{ apikey: string; user: User }>> =>
  client.post('/user-resource/auth0_callback', body, { key: null })

const wish = {
  client_id: 'console',
  connection: 'google-oauth2',
  scope: 'openid profile email',
  response_type: 'token id_token',
  redirect_uri: callback,
  state: '/compute',
  nonce: '4f1c9e0b7d2a8653',
}

/** Opens a page of the provider with a query. */
const open = (client: Client, path: string, query: Record<string, string>) =>
  ask(client, `${path}?${new URLSearchParams(query)}`)

/** What the browser brings back to the console after choosing `person`. */
async function chosen(client: Client, person: string | undefined, query: Record<string, string> = wish) {
  const answer = await open(client, '/continue', person === undefined ? query : { ...query, person })
  const target = new URL(answer.headers.get('location') ?? '')
  return { target, fragment: new URLSearchParams(target.hash.slice(1)), query: target.searchParams }
}

const claims = (token: string | null | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString())

describe('signing in with a password', () => {
  it('[AUTH-24 platform] [AUTH-38 platform] gives tokens that give a key', async () => {
    const client = openSandbox()
    const tokens = await login(client, 'Kadri.Saar@pohjala.example')
    expect(tokens.body).toMatchObject({
      scope: 'openid profile email',
      expires_in: 7200,
      token_type: 'Bearer',
    })
    const { body } = await session(client, { ...tokens.body, state: '/' })
    expect(body.user.name).toBe(kadri)
    const call = { key: body.apikey }
    expect((await client.get<unknown[]>('/tll/user-resource/vm/list', call)).body).toHaveLength(5)
  })

  it('[AUTH-38 platform] takes an access token once, with the statement it was issued with', async () => {
    const client = openSandbox()
    const [one, other] = [(await login(client, kadri)).body, (await login(client, kadri)).body]
    const mixed = await session(client, { access_token: one.access_token, id_token: other.id_token })
    expect([mixed.status, errorText(mixed)]).toEqual([
      400,
      'The id token does not belong to the access token',
    ])
    expect((await session(client, { access_token: one.access_token })).status).toBe(200)
    expect((await session(client, { access_token: one.access_token })).status).toBe(400)
    expect((await session(client, { access_token: 'made-up' })).status).toBe(400)
  })

  it('[AUTH-38 platform] takes no access token that is too old', async () => {
    const client = openSandbox()
    const { body } = await login(client, kadri)
    client.advance(7201)
    expect((await session(client, body)).status).toBe(400)
  })

  it('[ADMIN-01 platform] makes an administrator of whoever is one', async () => {
    const client = openSandbox()
    const { body } = await session(client, (await login(client, 'ops@aldera.example')).body)
    expect((await client.get('/user-resource/user/privileges', { key: body.apikey })).status).toBe(200)
  })

  it.each([
    [kadri, 'wrong'],
    ['nobody@nowhere.example', demoPassword],
    ['tuuli@taevas.example', demoPassword],
  ])('[AUTH-29 platform] refuses "%s" with "%s"', async (username, password) => {
    const client = openSandbox()
    const answer = await login(client, username, password)
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: 'invalid_grant', error_description: 'Wrong email or password.' },
    ])
  })

  it('[AUTH-31 platform] keeps somebody out for a minute after ten wrong passwords in a row', async () => {
    const client = openSandbox()
    for (let time = 0; time < 9; time += 1) await login(client, kadri, 'wrong')
    expect((await login(client, kadri)).status).toBe(200)
    for (let time = 0; time < 10; time += 1) await login(client, kadri, 'wrong')
    const blocked = await login(client, kadri)
    expect([blocked.status, blocked.body.error_description]).toEqual([429, 'too many requests'])
    expect((await login(client, 'jaan@partner.example')).status).toBe(200)
    client.advance(61)
    expect((await login(client, kadri)).status).toBe(200)
  })

  it('[AUTH-36 platform] asks to verify the address first', async () => {
    const client = openSandbox()
    const { status, body } = await login(client, 'kalle@ootel.example')
    expect([status, body.error, body.error_description]).toEqual([
      403,
      'access_denied',
      'Please verify your email before logging in.',
    ])
  })

  it.each([
    ['fail-limit@a.example', 429, 'too many requests'],
    ['fail-error@a.example', 500, 'Something went wrong'],
  ])('[AUTH-32 platform] fails for %s with %s', async (username, status, text) => {
    const client = openSandbox()
    const answer = await login(client, username)
    expect([answer.status, answer.body.error_description]).toEqual([status, text])
  })

  it('wants a client it knows, and all it needs', async () => {
    const client = openSandbox()
    const stranger = await post(client, '/oauth/token', {
      client_id: 'other',
      grant_type: 'authorization_code',
      code: 'a',
      code_verifier: 'b',
      redirect_uri: callback,
    })
    const nothing = await post(client, '/oauth/token', {})
    expect([stranger.status, nothing.status]).toEqual([401, 400])
    expect(nothing.body).toEqual({
      error: 'invalid_request',
      error_description: expect.stringContaining("'grant_type'"),
    })
  })

  it('suffers deliberate faults under its own operation ids', async () => {
    const client = openSandbox()
    client.sandbox.control.addFault({ operation: 'loginUser', status: 503, message: 'Down', times: 1 })
    const answer = await login(client, kadri)
    expect([answer.status, answer.body.error_description]).toEqual([503, 'Down'])
    client.sandbox.control.addFault({ operation: 'loginUser', network: 'reset', times: 1 })
    await expect(login(client, kadri)).rejects.toThrow(TypeError)
    expect((await login(client, kadri)).status).toBe(200)
  })

  it('leaves no secret in the log', async () => {
    const client = openSandbox()
    const { body } = await login(client, kadri)
    await session(client, body)
    const log = JSON.stringify(client.sandbox.control.requests())
    for (const secret of [demoPassword, body.access_token, body.id_token]) expect(log).not.toContain(secret)
  })
})

describe('signing up', () => {
  it('[AUTH-15 platform] [AUTH-24 platform] makes an account that works once the address is verified', async () => {
    const client = openSandbox()
    const email = 'Mari@raamat.example'
    const { body } = await signUp(client, email)
    expect(body).toMatchObject({ email, email_verified: false })
    expect((await login(client, email)).body.error).toBe('access_denied')
    const mail = client.sandbox.control.mail().at(-1)
    expect(mail).toMatchObject({ to: email, subject: 'Verify your e-mail address' })
    const link = new URL(mail?.link ?? '')
    const verified = await ask(client, `${link.pathname.slice('/identity'.length)}${link.search}`)
    const target = new URL(verified.headers.get('location') ?? '')
    expect([target.pathname, target.searchParams.get('success'), target.searchParams.get('email')]).toEqual([
      '/app/email_verification',
      'true',
      email,
    ])
    const { user, apikey } = (await session(client, (await login(client, email)).body)).body
    expect(user).toMatchObject({ name: email, profile_data: { email } })
    expect((await client.get('/payment/billing_account/list', { key: apikey })).body).toEqual([])
    const again = await session(client, (await login(client, email)).body)
    expect(again.body.user.id).toBe(user.id)
  })

  it('[ACCESS-17 platform] [ACCESS-25 platform] finds the invitations that were waiting for the address', async () => {
    const client = openSandbox()
    const { user, apikey } = (await session(client, (await login(client, kadri)).body)).body
    expect(user.id).toBe(20417)
    await client.post(
      '/user-resource/access_group/412/impersonation',
      { grantee_username: 'TUULI@taevas.example' },
      { key: apikey },
    )
    const { fragment } = await chosen(client, 'tuuli@taevas.example')
    const key = (await session(client, Object.fromEntries(fragment))).body.apikey
    const received = (await client.get<{ access_owner: string }[]>('/user-resource/impersonation', { key }))
      .body
    expect(received.map(({ access_owner: owner }) => owner)).toEqual([kadri])
  })

  it('[AUTH-43 platform] says when a link to verify is not good', async () => {
    const client = openSandbox()
    const answer = await open(client, '/verify', { ticket: 'made-up' })
    expect(answer.headers.get('location')).toBe('http://sandbox.test/app/email_verification?success=false')
  })

  it.each([
    [
      '[AUTH-28 platform]',
      'kadri.saar@pohjala.example',
      demoPassword,
      'Invalid signup. The account may already exist.',
    ],
    [
      '[AUTH-28 platform]',
      'KADRI.SAAR@pohjala.example',
      demoPassword,
      'Invalid signup. The account may already exist.',
    ],
    ['[AUTH-28 platform]', 'a@prohibited.example', demoPassword, 'Email domain is prohibited'],
    ['[AUTH-30 platform]', 'mari', demoPassword, 'error in email - email format validation failed: mari'],
    ['[AUTH-22 platform] [AUTH-30 platform]', 'a@b.example', 'Short1', 'Password is too weak'],
    ['[AUTH-22 platform] [AUTH-30 platform]', 'a@b.example', 'no-upper-case-1', 'Password is too weak'],
    ['[AUTH-22 platform] [AUTH-30 platform]', 'a@b.example', 'NO-LOWER-CASE-1', 'Password is too weak'],
    ['[AUTH-22 platform] [AUTH-30 platform]', 'a@b.example', 'No-digit-here', 'Password is too weak'],
  ])('%s refuses %s with the password %s', async (_ids, email, password, text) => {
    const client = openSandbox()
    const answer = await signUp(client, email, password)
    expect([answer.status, answer.body.description]).toEqual([400, text])
    expect(client.sandbox.control.mail()).toEqual([])
  })
})

describe('a forgotten password', () => {
  const forget = (client: Client, email: string) =>
    post(client, '/dbconnections/change_password', { connection: 'Username-Password-Authentication', email })

  it('[AUTH-25 platform] is set anew from the e-mail, which is good once', async () => {
    const client = openSandbox()
    expect((await forget(client, kadri)).text).toBe("We've just sent you an email to reset your password.")
    const link = new URL(client.sandbox.control.mail().at(-1)?.link ?? '')
    const path = `/reset${link.search}`
    const shown = await ask(client, path)
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('type="password"')])
    const set = (password: string) =>
      ask(client, '/reset', {
        method: 'POST',
        body: new URLSearchParams({ ticket: link.searchParams.get('ticket') ?? '', password }),
      })
    expect((await set('weak')).status).toBe(400)
    expect((await set('Uus-Parool-1')).status).toBe(200)
    expect((await set('Uus-Parool-2')).status).toBe(404)
    expect([
      (await login(client, kadri)).status,
      (await login(client, kadri, 'Uus-Parool-1')).status,
    ]).toEqual([403, 200])
  })

  it('[AUTH-25 platform] says the same to strangers and writes to nobody', async () => {
    const client = openSandbox()
    expect((await forget(client, 'nobody@nowhere.example')).text).toContain('email')
    expect(client.sandbox.control.mail()).toEqual([])
  })
})

describe('signing in elsewhere', () => {
  it('[AUTH-26 platform] lets people choose an account on a page without scripts', async () => {
    const client = openSandbox()
    const answer = await open(client, '/authorize', wish)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Kadri Saar')
    expect(answer.text).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const [, href] = /href="([^"]*person=kadri[^"]*)"/.exec(answer.text) ?? []
    const path = (href ?? '').replaceAll('&amp;', '&').slice('/identity'.length)
    expect((await ask(client, path)).headers.get('location')).toContain(`${callback}#access_token=`)
  })

  it('[AUTH-34 platform] [AUTH-38 platform] brings tokens and state back in the fragment', async () => {
    const client = openSandbox()
    const { target, fragment } = await chosen(client, kadri)
    expect([`${target.origin}${target.pathname}`, target.search]).toEqual([callback, ''])
    expect(fragment.get('state')).toBe('/compute')
    expect(claims(fragment.get('id_token'))).toMatchObject({
      aud: 'console',
      nonce: wish.nonce,
      email: kadri,
      email_verified: true,
    })
    const { body } = await session(client, Object.fromEntries(fragment))
    expect(body.user.name).toBe(kadri)
  })

  it('[AUTH-26 platform] makes a user of somebody new', async () => {
    const client = openSandbox()
    const { fragment } = await chosen(client, 'tuuli@taevas.example')
    const { body } = await session(client, Object.fromEntries(fragment))
    expect(body.user.name).toBe('tuuli@taevas.example')
    expect((await client.get('/tll/user-resource/vm/list', { key: body.apikey })).body).toEqual([])
  })

  it('[AUTH-35 platform] brings an error back when it is called off', async () => {
    const client = openSandbox()
    const { fragment } = await chosen(client, undefined)
    expect(Object.fromEntries(fragment)).toEqual({
      error: 'access_denied',
      error_description: 'User did not authorize the request',
      state: '/compute',
    })
  })

  it('[AUTH-36 platform] brings back that the address has to be verified', async () => {
    const client = openSandbox()
    const { fragment } = await chosen(client, 'kalle@ootel.example')
    expect([fragment.get('error'), fragment.get('error_description')]).toEqual([
      'access_denied',
      'Please verify your email before logging in.',
    ])
  })

  const verifier = 'Kx0sYt7QpLz3VnB5mJ2cRf8wHd6GuEa1TiZo9XbWqPk'
  const codeWish = {
    ...wish,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const exchange = (client: Client, code: string | null, changes: object = {}) =>
    post<IdentityTokens>(client, '/oauth/token', {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: callback,
      ...changes,
    })

  it('gives a code that is exchanged once by whoever has its verifier', async () => {
    const client = openSandbox()
    const { query, target } = await chosen(client, kadri, codeWish)
    expect([target.hash, query.get('state')]).toEqual(['', '/compute'])
    const tokens = await exchange(client, query.get('code'))
    expect(claims(tokens.body.id_token)).toMatchObject({ nonce: wish.nonce })
    expect((await session(client, tokens.body)).body.user.name).toBe(kadri)
    expect((await exchange(client, query.get('code'))).status).toBe(403)
  })

  it.each([
    ['another verifier', { code_verifier: 'guessed' }],
    ['another page', { redirect_uri: 'http://sandbox.test/app/elsewhere' }],
  ])('uses a code up that comes with %s', async (_what, changes) => {
    const client = openSandbox()
    const { query } = await chosen(client, kadri, codeWish)
    expect((await exchange(client, query.get('code'), changes)).status).toBe(403)
    expect((await exchange(client, query.get('code'))).status).toBe(403)
  })

  it('does not exchange a code that is too old', async () => {
    const client = openSandbox()
    const { query } = await chosen(client, kadri, codeWish)
    client.advance(301)
    expect((await exchange(client, query.get('code'))).status).toBe(403)
  })

  it.each([
    ['to strangers', { redirect_uri: 'https://evil.example/app' }],
    ['to something that is no web page', { redirect_uri: 'javascript:alert(1)' }],
    ['for another client', { client_id: 'other' }],
    ['without a nonce', { nonce: '' }],
    ['with a code nobody proves', { response_type: 'code' }],
    ['with what it does not know', { response_type: 'password' }],
  ])('does not send tokens %s', async (_what, changes) => {
    const client = openSandbox()
    for (const path of ['/authorize', '/continue']) {
      const answer = await open(client, path, { ...wish, ...changes, person: kadri })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    }
  })

  it('sends tokens to a development server on the same machine', async () => {
    const client = openSandbox()
    const { target } = await chosen(client, kadri, { ...wish, redirect_uri: 'http://localhost:5173/app/x' })
    expect(target.origin).toBe('http://localhost:5173')
  })

  it('writes names and addresses as texts', async () => {
    const client = openSandbox()
    const { fragment } = await chosen(client, kadri)
    const { apikey } = (await session(client, Object.fromEntries(fragment))).body
    await client.patch('/user-resource/user/profile', { first_name: '<img src=x>"\'' }, { key: apikey })
    const { text } = await open(client, '/authorize', { ...wish, state: '"><script>' })
    expect(text).toContain('&lt;img src=x&gt;')
    expect(text).not.toMatch(/<img|<script/)
  })
})

describe('the second factor', () => {
  it('[PROFILE-10 platform] [PROFILE-11 platform] is on once the page of the ticket was followed', async () => {
    const client = openSandbox()
    const { body } = await client.post<{ ticket_url: string }>('/user-resource/mfa/activate')
    const { pathname, search } = new URL(body.ticket_url)
    const shown = await ask(client, `${pathname.slice('/identity'.length)}${search}`)
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('/identity/mfa/finish?ticket=')])
    expect((await ask(client, `/mfa/finish${search}`)).status).toBe(200)
    expect((await client.get('/user-resource/mfa/is_active')).body).toEqual({ is_active: true })
    expect((await ask(client, `/mfa/finish${search}`)).status).toBe(404)
    const twice = await client.post('/user-resource/mfa/activate')
    expect([twice.status, errorText(twice)]).toEqual([500, 'Failed to activate MFA'])
    expect((await client.post('/user-resource/mfa/deactivate')).body).toEqual({ success: true })
    expect((await client.get('/user-resource/mfa/is_active')).body).toEqual({ is_active: false })
  })

  it('[PROFILE-11 platform] cannot be finished after a day', async () => {
    const client = openSandbox()
    const { body } = await client.post<{ ticket_url: string }>('/user-resource/mfa/activate')
    client.advance(24 * 3600 + 1)
    expect((await ask(client, `/mfa/finish${new URL(body.ticket_url).search}`)).status).toBe(404)
  })
})

describe('the site configuration', () => {
  it('[SITE-48 platform] [AUTH-18 platform] names the provider when it is asked to', async () => {
    const [plain, named] = [openSandbox(), openSandbox({ identity: true })]
    expect((await plain.get<SiteConfig>('/config/ui/config')).body.auth0).toBeUndefined()
    expect((await named.get<SiteConfig>('/config/ui/config')).body.auth0).toEqual({
      domain: '/identity',
      clientId: 'console',
    })
  })

  it('[SITE-56 platform] [SITE-57 platform] [SITE-59 platform] is the sample that keeps its own rules', async () => {
    const { body } = await openSandbox().get<SiteConfig>('/config/ui/config')
    expect(body.servicesEnabled || !body.kubernetesEnabled).toBe(true)
    for (const { os, default: preset = [], disabled = [] } of body.predefinedPackages ?? []) {
      expect(os).toEqual(expect.arrayContaining([...preset, ...disabled]))
      expect(disabled.filter((name) => preset.includes(name))).toEqual([])
    }
    expect(body).toMatchObject({
      minimumTopupAmount: 13,
      firstAccountCredit: 22,
      limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
      referralCreditAmounts: {
        receiver_credit: 5.44,
        promoter_credit: 4.93,
        referral_credit_receiver_precondition_topup_sum: 11.33,
      },
    })
    const sizes = body.predefinedPackages?.map(({ cpu, ram, ssd }) => `${cpu}/${ram}/${ssd}`)
    expect(sizes).toEqual(['1/1/20', '2/1/20', '2/2/50', '2/4/60', '4/4/80'])
  })
})
