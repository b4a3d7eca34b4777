import { describe, expect, it } from 'vitest'
import { createAccountsProvider, serviceAddress } from '../../../../src/platform/identity/accounts-provider'
import type { IdentityPlace } from '../../../../src/platform/identity/identity-provider'
import { eventOf } from '../../../../src/platform/reporting/event-of'
import type { Incident } from '../../../../src/platform/reporting/incident'
import { noteCalls } from '../../../../src/platform/reporting/note-calls'
import { createReporter } from '../../../../src/platform/reporting/reporter'
import { isRecord } from '../../../../src/lib/is-record'
import { demoPassword } from '../../../../sandbox/seed/logins'
import { openSandbox } from '../../sandbox/support'
import { openTab, Shelf } from '../stand'

const origin = 'http://sandbox.test'
const kadri = 'kadri.saar@pohjala.example'

/** A reporter that collects reports instead of sending them. */
function reportsOf() {
  const reports: Incident[] = []
  return { reports, onCall: noteCalls(createReporter({ send: (incident) => reports.push(incident) })) }
}

/** The provider of the sandbox, a tab, and their log. */
function sandboxPlace(apiBase = origin) {
  const { sandbox } = openSandbox()
  const { session } = openTab()
  const storage = new Shelf()
  const left: string[] = []
  const { reports, onCall } = reportsOf()
  let now = Date.UTC(2026, 10, 21, 8, 46)
  const place: IdentityPlace = {
    session,
    keep: async (apiKey) => apiKey,
    apiBase,
    origin,
    basePath: '/app',
    storage,
    shared: new Shelf(),
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/identity/')
        ? sandbox.identity(request)
        : sandbox.fetch(request),
    onCall,
    leave: (address) => left.push(address),
    isKnown: (pathname) => ['/', '/compute'].includes(pathname),
    now: () => now,
  }
  const provider = createAccountsProvider({ domain: '/identity', clientId: 'console' }, place)
  /** Starts at Google and returns signed in; the result is the parameters the browser comes back with. */
  const comeBack = async (path: string, person?: string): Promise<URLSearchParams> => {
    void provider.start({ with: 'google', path })
    const wish = new URL(left.at(-1) ?? '')
    wish.pathname = '/identity/continue'
    if (person !== undefined) wish.searchParams.set('person', person)
    const answer = await sandbox.identity(new Request(wish))
    return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
  }
  const finish = (answer: URLSearchParams) => provider.finish({ query: '', fragment: `#${answer}` })
  const wait = (ms: number): void => {
    now += ms
  }
  return { sandbox, session, storage, left, reports, provider, comeBack, finish, wait }
}

describe('the identity service', () => {
  it('is found by its domain, or on the console’s own origin', () => {
    expect(serviceAddress('login.example', origin)).toBe('https://login.example')
    expect(serviceAddress('/identity', origin)).toBe(`${origin}/identity`)
    expect(serviceAddress('login.example/', origin)).toBe('https://login.example')
  })

  it('[AUTH-27] is reached with nothing but a domain and a client id', async () => {
    const { session } = openTab()
    const asked: { address: string; client: unknown }[] = []
    const left: string[] = []
    const provider = createAccountsProvider(
      { domain: 'login.example', clientId: 'shop' },
      {
        session,
        keep: async (apiKey) => apiKey,
        apiBase: origin,
        origin,
        basePath: '/app',
        storage: new Shelf(),
        shared: new Shelf(),
        fetch: async (request) => {
          const body: unknown = await request.json()
          asked.push({ address: request.url, client: isRecord(body) && body.client_id })
          return Response.json({ message: 'no' }, { status: 403 })
        },
        onCall: () => undefined,
        leave: (address) => left.push(address),
        isKnown: () => true,
        now: () => 0,
      },
    )
    const calls = [
      () => provider.start({ with: 'password', email: kadri, password: demoPassword, path: '/' }),
      () => provider.start({ with: 'code', token: 'a', code: '1', path: '/' }),
      () => provider.signUp(kadri, demoPassword),
      () => provider.resendVerification(kadri),
      () => provider.changePassword(kadri),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow()
    void provider.start({ with: 'google', path: '/' })
    const [away] = left.map((address) => new URL(address))
    expect(away?.origin).toBe('https://login.example')
    expect(away?.searchParams.get('client_id')).toBe('shop')
    expect(asked).toHaveLength(calls.length)
    for (const { address, client } of asked) {
      expect(new URL(address).origin).toBe('https://login.example')
      expect(client).toBe('shop')
    }
  })

  it('[AUTH-24] [AUTH-38] lets in with a password, and keeps the key and nothing else', async () => {
    const { provider, session, storage } = sandboxPlace()
    await provider.start({ with: 'password', email: kadri, password: demoPassword, path: '/compute' })
    expect(session.get().apiKey).toBeTruthy()
    expect(session.owner.get()).toMatch(/^#\d+$/)
    expect(storage.entries.size).toBe(0)
  })

  it('[AUTH-29] says that a password is wrong, which is no failure', async () => {
    const { provider, session, reports } = sandboxPlace()
    const attempt = provider.start({ with: 'password', email: kadri, password: 'wrong', path: '/' })
    await expect(attempt).rejects.toMatchObject({ topic: 'login', message: 'Wrong email or password.' })
    expect(reports).toEqual([])
    expect(session.get().apiKey).toBeUndefined()
  })

  it('[AUTH-15] [AUTH-28] [AUTH-30] signs up, and says why not', async () => {
    const { provider } = sandboxPlace()
    expect(await provider.signUp('mari@raamat.example', 'Raamat-2026')).toEqual({ emailVerified: false })
    await expect(provider.signUp(kadri, 'Raamat-2026')).rejects.toMatchObject({
      topic: 'signup',
      message: 'Invalid signup. The account may already exist.',
    })
    await expect(provider.signUp('anna@raamat.example', 'weak')).rejects.toMatchObject({ topic: 'signup' })
  })

  it('[AUTH-25] asks for a new password, and reports what fails', async () => {
    const { provider, reports } = sandboxPlace()
    await expect(provider.changePassword(kadri)).resolves.toBeUndefined()
    await expect(provider.changePassword('fail-error@x.example')).rejects.toMatchObject({
      message: 'Unknown Auth0 error',
    })
    expect(reports.map(({ name, detail }) => [name, detail.call])).toEqual([
      ['IdentityError', 'POST /dbconnections/change_password'],
    ])
  })

  it('[REPORT-05] that cannot be reached is a failed connection, reported without what was typed', async () => {
    const { session } = openTab()
    const { reports, onCall } = reportsOf()
    const provider = createAccountsProvider(
      { domain: 'id.test', clientId: 'console' },
      {
        session,
        keep: async (apiKey) => apiKey,
        apiBase: origin,
        origin,
        basePath: '/app',
        storage: new Shelf(),
        shared: new Shelf(),
        fetch: async (request) => {
          throw new TypeError(`offline for ${await request.text()}`)
        },
        onCall,
        leave: () => undefined,
        isKnown: () => true,
        now: () => 0,
      },
    )
    const typed = { email: 'nobody at all', password: 'Lootus ja leib' }
    const attempt = provider.start({ with: 'password', ...typed, path: '/' })
    await expect(attempt).rejects.toMatchObject({ kind: 'connection' })
    expect(reports).toHaveLength(1)
    const events = JSON.stringify(reports.map((report) => eventOf(report, () => [])))
    expect(events).toContain('offline for')
    expect(events).toContain('POST /oauth/token')
    expect(events).not.toMatch(/nobody at all|Lootus/)
  })
})

describe('Google', () => {
  it('[AUTH-26] is asked for both tokens', () => {
    const { provider, left } = sandboxPlace()
    void provider.start({ with: 'google', path: '/compute' })
    const { pathname, searchParams } = new URL(left[0] ?? '')
    expect(pathname).toBe('/identity/authorize')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'console',
      connection: 'google-oauth2',
      scope: 'openid profile email',
      response_type: 'token id_token',
      redirect_uri: `${origin}/app/auth0_callback`,
    })
    expect(searchParams.get('state')).toMatch(/^\/compute\?_state=/)
  })

  it('[AUTH-34] [AUTH-39] returns to a path of the application, and to the start from a foreign one', async () => {
    const { comeBack, finish, session, storage } = sandboxPlace()
    expect(await finish(await comeBack('/compute?q=web', kadri))).toEqual({
      outcome: 'signed-in',
      path: '/compute?q=web',
    })
    expect(session.get().apiKey).toBeTruthy()
    expect(await finish(await comeBack('//evil.test', kadri))).toEqual({ outcome: 'signed-in', path: '/' })
    expect(storage.entries.size).toBe(0)
  })

  it.each([
    ['with another state', (answer: URLSearchParams) => answer.set('state', '/compute')],
    ['without a state', (answer: URLSearchParams) => answer.delete('state')],
    ['without an id token', (answer: URLSearchParams) => answer.delete('id_token')],
    ['with a broken id token', (answer: URLSearchParams) => answer.set('id_token', 'a.b.c')],
  ])('is not believed %s', async (_, change) => {
    const { comeBack, finish, session } = sandboxPlace()
    const answer = await comeBack('/compute', kadri)
    change(answer)
    expect(await finish(answer)).toEqual({ outcome: 'unknown' })
    expect(session.get().apiKey).toBeUndefined()
  })

  it('is believed once, by the tab that asked, within ten minutes', async () => {
    const one = sandboxPlace()
    const answer = await one.comeBack('/compute', kadri)
    expect(await sandboxPlace().finish(answer)).toEqual({ outcome: 'unknown' })
    expect((await one.finish(answer)).outcome).toBe('signed-in')
    expect(await one.finish(answer)).toEqual({ outcome: 'unknown' })
    const late = await one.comeBack('/compute', kadri)
    one.wait(10 * 60_000 + 1)
    expect(await one.finish(late)).toEqual({ outcome: 'unknown' })
  })

  it('is not believed with the id token of another sign-in', async () => {
    const { comeBack, finish } = sandboxPlace()
    const [one, other] = [await comeBack('/compute', kadri), await comeBack('/compute', kadri)]
    one.set('id_token', other.get('id_token') ?? '')
    expect(await finish(one)).toEqual({ outcome: 'unknown' })
  })

  it('[AUTH-35] [AUTH-36] says why it let nobody in', async () => {
    const { comeBack, finish } = sandboxPlace()
    expect(await finish(await comeBack('/compute?q=web'))).toMatchObject({
      outcome: 'refused',
      path: '/compute?q=web',
      error: 'access_denied',
      description: 'User did not authorize the request',
    })
    expect(await finish(await comeBack('/', 'kalle@ootel.example'))).toMatchObject({
      outcome: 'refused',
      error: 'access_denied',
      description: 'Please verify your email before logging in.',
    })
  })

  it('[AUTH-41] gives back what it brought when the platform does not take it, tokens marked', async () => {
    const { comeBack, finish, sandbox } = sandboxPlace()
    const answer = await comeBack('/compute', kadri)
    sandbox.control.addFault({ operation: 'createSession', status: 500, message: 'Not now' })
    const finished = await finish(answer)
    expect(finished).toMatchObject({ outcome: 'failed', error: { message: 'Not now' } })
    const { parameters } = finished.outcome === 'failed' ? finished : { parameters: [] }
    expect(parameters.filter(({ secret }) => secret).map(({ name }) => name)).toEqual([
      'access_token',
      'id_token',
    ])
    expect(parameters.map(({ name }) => name)).toContain('expires_in')
  })

  it.each(['', '#', '#state=%2Fcompute', '#access_token='])(
    '[AUTH-42] has brought nothing in "%s"',
    async (fragment) => {
      const { provider } = sandboxPlace()
      expect(await provider.finish({ query: '', fragment })).toEqual({ outcome: 'missing' })
      expect(await provider.finish(undefined)).toEqual({ outcome: 'missing' })
    },
  )
})
