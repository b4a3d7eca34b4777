import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../sandbox/entities'
import { demoPassword } from '../../../sandbox/seed/logins'
import {
  ask,
  callback,
  chosen,
  claims,
  codeWish,
  exchange,
  kadri,
  login,
  open,
  post,
  session,
  signUp,
  wish,
} from './identity-client'
import { type Client, errorText, openSandbox } from './support'

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

  it('[ADMIN-01 platform] recognises an administrator', async () => {
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

  it('[AUTH-31 platform] locks a person out for a minute after ten wrong passwords in a row', async () => {
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

  it('names a grant it does not know as the standard does', async () => {
    const { body } = await post(openSandbox(), '/oauth/token', { grant_type: 'implicit' })
    expect(body.error).toBe('unsupported_grant_type')
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

  it('[AUTH-16 platform] sends the e-mail to verify once more, to those who wait and not at once', async () => {
    const client = openSandbox()
    const email = 'mari@raamat.example'
    await signUp(client, email)
    const again = async (to: string) => {
      const { text } = await post(client, '/dbconnections/resend_verification', { email: to })
      return { text, mails: client.sandbox.control.mail().length }
    }
    const text = "We've just sent you an email to verify your address."
    expect(await again(email)).toEqual({ text, mails: 1 })
    client.advance(61)
    expect(await again(email)).toEqual({ text, mails: 2 })
    expect(await again('nobody@nowhere.example')).toEqual({ text, mails: 2 })
    expect(await again(kadri)).toEqual({ text, mails: 2 })
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

  it('[AUTH-25 platform] answers unknown addresses alike and sends no e-mail', async () => {
    const client = openSandbox()
    expect((await forget(client, 'nobody@nowhere.example')).text).toContain('email')
    expect(client.sandbox.control.mail()).toEqual([])
  })
})

describe('signing in with an external account', () => {
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

  it('[AUTH-26 platform] creates a user for a new person', async () => {
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

  it('issues a code that is exchanged once, with its verifier', async () => {
    const client = openSandbox()
    const { query, target } = await chosen(client, kadri, codeWish)
    expect([target.hash, query.get('state')]).toEqual(['', '/compute'])
    const tokens = await exchange(client, query.get('code'))
    expect(claims(tokens.body.id_token)).toMatchObject({ nonce: wish.nonce })
    expect((await session(client, tokens.body)).body.user.name).toBe(kadri)
    expect((await exchange(client, query.get('code'))).body.error).toBe('invalid_grant')
  })

  it.each([
    ['another verifier', { code_verifier: 'guessed' }],
    ['another page', { redirect_uri: 'http://sandbox.test/app/elsewhere' }],
  ])('uses a code up that comes with %s', async (_what, changes) => {
    const client = openSandbox()
    const { query } = await chosen(client, kadri, codeWish)
    const first = await exchange(client, query.get('code'), changes)
    expect([first.status, first.body.error]).toEqual([400, 'invalid_grant'])
    expect((await exchange(client, query.get('code'))).status).toBe(400)
  })

  it('does not exchange a code that is too old', async () => {
    const client = openSandbox()
    const { query } = await chosen(client, kadri, codeWish)
    client.advance(61)
    expect((await exchange(client, query.get('code'))).status).toBe(400)
  })

  it.each([
    ['to strangers', { redirect_uri: 'https://evil.example/app' }],
    ['to something that is no web page', { redirect_uri: 'javascript:alert(1)' }],
    ['for another client', { client_id: 'other' }],
    ['to a page that is not registered', { redirect_uri: 'http://sandbox.test/app/elsewhere' }],
    ['to a registered page with more to it', { redirect_uri: `${callback}?next=1` }],
    [
      'to another machine by a similar name',
      { redirect_uri: 'http://localhost.evil.example/app/auth0_callback' },
    ],
  ])('does not send anybody %s', async (_what, changes) => {
    const client = openSandbox()
    for (const path of ['/authorize', '/continue']) {
      const answer = await open(client, path, { ...wish, ...changes, person: kadri })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    }
  })

  it.each([
    ['without a nonce', { nonce: '' }, 'invalid_request'],
    ['with a code nobody proves', { response_type: 'code' }, 'invalid_request'],
    ['with a challenge that is no hash', { ...codeWish, code_challenge_method: 'plain' }, 'invalid_request'],
    ['with what it does not know', { response_type: 'password' }, 'unsupported_response_type'],
  ])('[AUTH-35 platform] sends people back %s with what is wrong', async (_what, changes, error) => {
    const client = openSandbox()
    const answer = await open(client, '/authorize', { ...wish, ...changes })
    const target = new URL(answer.headers.get('location') ?? '')
    expect(`${target.origin}${target.pathname}`).toBe(callback)
    const sent = new URLSearchParams(target.hash === '' ? target.search : target.hash.slice(1))
    expect([sent.get('error'), sent.get('state')]).toEqual([error, '/compute'])
    expect((await open(client, '/continue', { ...wish, ...changes, person: kadri })).status).toBe(400)
  })

  it('sends tokens to a development server on the same machine', async () => {
    const client = openSandbox()
    const { target } = await chosen(client, kadri, {
      ...wish,
      redirect_uri: 'http://localhost:5173/app/auth0_callback',
    })
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

describe('the site configuration', () => {
  it('[SITE-48 platform] [AUTH-18 platform] names the provider when it is asked to', async () => {
    const [plain, named] = [openSandbox(), openSandbox({ identity: 'accounts' })]
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
