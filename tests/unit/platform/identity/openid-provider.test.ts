// @module-tag process
import { createServer, type Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IdentityPlace } from '../../../../src/platform/identity/identity-provider'
import { createOpenIdProvider } from '../../../../src/platform/identity/openid-provider'
import type { Incident } from '../../../../src/platform/reporting/incident'
import { noteCalls } from '../../../../src/platform/reporting/note-calls'
import { createReporter } from '../../../../src/platform/reporting/reporter'
import { openSandbox } from '../../sandbox/support'
import { openTab, Shelf } from '../stand'

const origin = 'http://127.0.0.1'
const callback = `${origin}/app/auth0_callback`

/** A server of the library, with pages that accept any name. */
async function serveProvider(): Promise<{ issuer: string; server: Server }> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const issuer = `${origin}:${typeof address === 'object' && address ? address.port : 0}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'console',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [callback],
        post_logout_redirect_uris: [`${origin}/app/`],
      },
    ],
    cookies: { keys: ['test'] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
  })
  server.on('request', provider.callback())
  return { issuer, server }
}

/** A tab and the addresses it left for, over a network; the platform accepts every answer. */
function openPlace(fetchFrom: (request: Request) => Promise<Response>, apiBase = 'http://platform.test') {
  const { session } = openTab()
  const [storage, shared] = [new Shelf(), new Shelf()]
  const left: string[] = []
  const taken: URLSearchParams[] = []
  const reports: Incident[] = []
  const place: IdentityPlace = {
    session,
    keep: async (apiKey) => apiKey,
    apiBase,
    origin,
    basePath: '/app',
    storage,
    shared,
    fetch: async (request) => {
      if (!request.url.startsWith('http://platform.test/')) return fetchFrom(request)
      taken.push(new URLSearchParams(await request.text()))
      return Response.json({ apikey: 'k3y', user: { id: 7, name: 'kadri' } })
    },
    onCall: noteCalls(createReporter({ send: (incident) => reports.push(incident) })),
    leave: (address) => left.push(address),
    isKnown: (pathname) => pathname === '/compute',
    now: () => 0,
  }
  return { place, session, storage, shared, left, taken, reports }
}

/** Waits until a tab has left `count` times; returns the last address. */
const leftFor = async (left: readonly string[], count: number): Promise<string> => {
  await expect.poll(() => left.length).toBe(count)
  return left.at(-1) ?? ''
}

/** Goes through the pages of the library as a browser does, and stops at the page of the console. */
async function goThrough(start: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = start
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    form = undefined
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (location !== null) {
      address = new URL(location, address).href
      if (address.startsWith(callback)) return new URL(address)
      continue
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? ''
    form = new URLSearchParams({ prompt, login: 'kadri', password: 'any' })
  }
  throw new Error(`The pages never led back; the last one was ${address}`)
}

describe('an OpenID Connect provider', () => {
  let issuer = ''
  let server: Server | undefined
  beforeAll(async () => {
    ;({ issuer, server } = await serveProvider())
  })
  afterAll(() => server?.close())

  const begin = async (path: string) => {
    const tab = openPlace((request) => fetch(request))
    const provider = createOpenIdProvider({ issuer, clientId: 'console' }, tab.place)
    const goOn = async (): Promise<URL> => {
      void provider.start({ path })
      return goThrough(await leftFor(tab.left, 1))
    }
    const finish = ({ search }: URL) => provider.finish({ query: search, fragment: '' })
    return { ...tab, provider, goOn, finish }
  }

  it('is asked for a code with PKCE, and gives tokens that are exchanged for a key', async () => {
    const { goOn, finish, left, session, storage, taken } = await begin('/compute?q=web')
    const back = await goOn()
    const wish = new URL(left[0] ?? '').searchParams
    expect(wish.get('response_type')).toBe('code')
    expect(wish.get('code_challenge_method')).toBe('S256')
    expect(await finish(back)).toEqual({ outcome: 'signed-in', path: '/compute?q=web' })
    expect(session.get().apiKey).toBe('k3y')
    expect(taken[0]?.get('access_token')).toBeTruthy()
    expect(storage.entries.size).toBe(0)
  })

  it('is believed once', async () => {
    const { goOn, finish } = await begin('/compute')
    const back = await goOn()
    expect((await finish(back)).outcome).toBe('signed-in')
    expect(await finish(back)).toEqual({ outcome: 'unknown' })
  })

  it('gives nothing for a code that was used already', async () => {
    const { goOn, finish, storage, session } = await begin('/compute')
    const back = await goOn()
    const kept = [...storage.entries]
    await finish(back)
    session.signOut()
    for (const [name, value] of kept) storage.setItem(name, value)
    expect((await finish(back)).outcome).toBe('failed')
    expect(session.get().apiKey).toBeUndefined()
  })

  it.each([
    ['another state', 'state', '/compute?_state=foreign', 'unknown'],
    ['another issuer', 'iss', 'https://evil.test', 'failed'],
    ['another code', 'code', 'foreign', 'failed'],
  ])('is not believed with %s', async (_, name, value, outcome) => {
    const { goOn, finish, session } = await begin('/compute')
    const back = await goOn()
    back.searchParams.set(name, value)
    expect((await finish(back)).outcome).toBe(outcome)
    expect(session.get().apiKey).toBeUndefined()
  })

  it.each([
    ['nonce', 'foreign'],
    ['verifier', 'a'.repeat(43)],
    ['issuer', 'https://evil.test/'],
  ])('is not believed for a sign-in with another %s', async (name, value) => {
    const { goOn, finish, storage, session } = await begin('/compute')
    const back = await goOn()
    for (const [key, kept] of storage.entries)
      storage.setItem(key, JSON.stringify({ ...JSON.parse(kept), [name]: value }))
    expect(['failed', 'unknown']).toContain((await finish(back)).outcome)
    expect(session.get().apiKey).toBeUndefined()
  })

  it('is not believed in another tab, and lets two tabs sign in at once', async () => {
    const [one, other] = [await begin('/compute'), await begin('/nowhere')]
    const [backToOne, backToOther] = [await one.goOn(), await other.goOn()]
    expect(await other.finish(backToOne)).toEqual({ outcome: 'unknown' })
    expect(await other.finish(backToOther)).toEqual({ outcome: 'signed-in', path: '/' })
    expect(await one.finish(backToOne)).toEqual({ outcome: 'signed-in', path: '/compute' })
  })

  it('ends its own session after that of the console, and only where it began it', async () => {
    const { goOn, finish, provider, left } = await begin('/compute')
    await provider.signOut()
    expect(left).toEqual([])
    await finish(await goOn())
    await provider.signOut()
    const end = new URL(await leftFor(left, 2))
    expect(end.origin).toBe(issuer)
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/app/`)
    expect(end.searchParams.get('client_id')).toBe('console')
    await provider.signOut()
    expect(left).toHaveLength(2)
  })

  it('that cannot be reached, or is another one than configured, lets nobody leave', async () => {
    const offline = openPlace(() => Promise.reject(new TypeError('offline')))
    const start = createOpenIdProvider({ issuer, clientId: 'console' }, offline.place).start({ path: '/' })
    await expect(start).rejects.toMatchObject({ kind: 'connection' })
    const other = openPlace(async () => Response.json({ issuer: 'https://evil.test' }))
    const second = createOpenIdProvider({ issuer, clientId: 'console' }, other.place).start({ path: '/' })
    await expect(second).rejects.toMatchObject({ name: 'IdentityError' })
    expect([...offline.left, ...other.left]).toEqual([])
    expect(offline.reports).toMatchObject([
      { name: 'ApiConnectionError', detail: { call: 'GET /.well-known/openid-configuration' } },
    ])
    expect(other.reports).toMatchObject([{ name: 'IdentityError' }])
  })

  it.each(['', '?state=%2Fcompute', '?code='])('has brought nothing in "%s"', async (query) => {
    const { provider } = await begin('/')
    expect(await provider.finish({ query, fragment: '' })).toEqual({ outcome: 'missing' })
  })

  it('says why it let nobody in', async () => {
    const { provider } = await begin('/')
    const query = '?error=login_required&error_description=no+session&state=%2F'
    expect(await provider.finish({ query, fragment: '' })).toMatchObject({
      outcome: 'refused',
      error: 'login_required',
      description: 'no session',
    })
  })
})

describe('the sandbox as an OpenID Connect provider', () => {
  it('signs in, for the real platform', async () => {
    const { sandbox } = openSandbox({ clock: { now: () => Date.now(), advance: () => undefined } })
    const { place, session, left } = openPlace(
      (request) =>
        new URL(request.url).pathname.startsWith('/identity/')
          ? sandbox.identity(request)
          : sandbox.fetch(request),
      origin,
    )
    const provider = createOpenIdProvider({ issuer: '/identity/', clientId: 'console' }, place)
    void provider.start({ path: '/compute' })
    const wish = new URL(await leftFor(left, 1))
    wish.pathname = '/identity/continue'
    wish.searchParams.set('person', 'kadri.saar@pohjala.example')
    const answer = await sandbox.identity(new Request(wish))
    const { search } = new URL(answer.headers.get('location') ?? '')
    expect(await provider.finish({ query: search, fragment: '' })).toEqual({
      outcome: 'signed-in',
      path: '/compute',
    })
    expect(session.get().apiKey).toBeTruthy()
  })
})
