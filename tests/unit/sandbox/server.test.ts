// @module-tag process
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createNodeListener } from '../../../sandbox/server/node-listener'
import { createSite } from '../../../sandbox/server/create-site'
import { type Client, openSandbox } from './support'

/** A folder like a build of the console. */
function builtConsole(): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'pay.html'), '<!doctype html><title>Pay</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets', 'main-Bq3xK9aZ.js'), 'plain')
  writeFileSync(join(folder, 'assets', 'main-Bq3xK9aZ.js.br'), 'brotli')
  writeFileSync(join(folder, 'assets', 'main-Bq3xK9aZ.js.gz'), 'gzip')
  return folder
}

type Ask = (path: string, headers?: Readonly<Record<string, string>>, isLocal?: boolean) => Promise<Response>

function openSite(): { client: Client; ask: Ask } {
  const client = openSandbox()
  const site = createSite(client.sandbox, builtConsole(), '')
  const ask: Ask = (path, headers = {}, isLocal = true) =>
    site(new Request(`http://127.0.0.1:8080${path}`, { headers }), isLocal)
  return { client, ask }
}

/** The policy of a deployment that uses nothing outside its origin. */
const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "font-src 'self'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

describe('the console below /app', () => {
  it('[SITE-03 platform] is where the root leads', async () => {
    const { ask } = openSite()
    const response = await ask('/')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/app/'])
  })

  it.each(['/app', '/app/', '/app/compute/vm/tll/x', '/app/network/ip_address/tll/185.7.252.14'])(
    'answers a navigation to %s with the document, never from a cache',
    async (path) => {
      const { ask } = openSite()
      const response = await ask(path, navigation)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache, no-store')
      expect(await response.text()).toContain('<title>Console</title>')
    },
  )

  it('answers a navigation to a way to pay with its own document', async () => {
    const { ask } = openSite()
    const paths = ['/app/pay/stripe_creditcard?account=7', '/app/payments', '/app/pay']
    const titles = paths.map(
      async (path) => /<title>(.*)</.exec(await (await ask(path, navigation)).text())?.[1],
    )
    expect(await Promise.all(titles)).toEqual(['Pay', 'Console', 'Console'])
  })

  it.each(['/app', '/app/'])('answers %s to each caller', async (path) => {
    const { ask } = openSite()
    expect(await (await ask(path, { accept: '*/*' })).text()).toContain('<title>Console</title>')
  })

  it('serves hashed assets for ever, compressed where the browser takes it', async () => {
    const { ask } = openSite()
    const asset = '/app/assets/main-Bq3xK9aZ.js'
    const plain = await ask(asset)
    const brotli = await ask(asset, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await ask(asset, { 'accept-encoding': 'gzip' })
    expect([await plain.text(), await brotli.text(), await gzip.text()]).toEqual(['plain', 'brotli', 'gzip'])
    expect([brotli, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip'])
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(plain.headers.get('vary')).toBe('accept-encoding')
  })

  it('lets other files be asked for again, cheaply', async () => {
    const { ask } = openSite()
    const first = await ask('/app/favicon.svg')
    const again = await ask('/app/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([first.status, first.headers.get('cache-control'), again.status]).toEqual([200, 'no-cache', 304])
  })

  it.each([
    ['a missing asset', '/app/assets/gone-Xy12Zw34.js', {}],
    ['a missing asset, even when navigated to', '/app/assets/gone-Xy12Zw34.js', navigation],
    ['a missing file', '/app/missing.png', { 'sec-fetch-mode': 'no-cors', accept: 'image/*' }],
    ['a way out of the folder', '/app/..%2f..%2fpackage.json', {}],
    ['a broken address', '/app/%E0%A4%A', {}],
    ['anything else', '/elsewhere', navigation],
  ])('answers %s with 404', async (_what, path, headers) => {
    const { ask } = openSite()
    expect((await ask(path, headers)).status).toBe(404)
  })

  it('says so when it is not built', async () => {
    const { sandbox } = openSandbox()
    const site = createSite(sandbox, '/nowhere', '')
    const response = await site(new Request('http://127.0.0.1/app/', { headers: navigation }), true)
    expect([response.status, await response.text()]).toEqual([404, 'The console is not built yet\n'])
  })
})

describe('headers', () => {
  it.each([
    ['/app/', true],
    ['/app/assets/main-Bq3xK9aZ.js', false],
    ['/v1/config/locations', false],
    ['/elsewhere', true],
    ['/_sandbox/state', false],
    ['/', true],
  ])('are on every answer, the policy on what can be a document: %s', async (path, document) => {
    const { ask } = openSite()
    const { headers } = await ask(path, { apikey: 'demo-customer' })
    expect(headers.get('content-security-policy')).toBe(document ? strict : null)
    expect(headers.get('x-frame-options')).toBe(document ? 'DENY' : null)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('are those of the document: a way to pay has its own policy', async () => {
    const { ask } = openSite()
    const policyAt = async (path: string): Promise<string | null> =>
      (await ask(path, navigation)).headers.get('content-security-policy')
    expect(await policyAt('/app/pay/stripe_creditcard')).toContain("script-src 'self' https://js.stripe.com")
    expect(await policyAt('/app/pay/omise_creditcard?from=/billing')).toContain('https://cdn.omise.co')
    expect(await policyAt('/app/pay/invoice')).toBe(strict)
    expect(await policyAt('/app/payments')).toBe(strict)
  })

  it('refuse a site configuration no policy can be made of, with the place', () => {
    const { sandbox } = openSandbox()
    const site = { ...sandbox.site, auth0: { domain: "x; script-src 'unsafe-inline'", clientId: 'x' } }
    expect(() => createSite({ ...sandbox, site }, '/nowhere', '')).toThrow(
      /^auth0\.domain: .* is no host name/,
    )
  })

  it('promise strict transport to visitors who came by https', async () => {
    const { ask } = openSite()
    const { headers } = await ask('/app/', { ...navigation, 'x-forwarded-proto': 'https' })
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })
})

describe('the control on a server', () => {
  it('is for local visitors only', async () => {
    const { ask } = openSite()
    expect((await ask('/_sandbox/state')).status).toBe(200)
    expect((await ask('/_sandbox/state', {}, false)).status).toBe(404)
  })
})

describe('over a socket', () => {
  async function listen(client: Client): Promise<string> {
    const server: Server = createServer(createNodeListener(createSite(client.sandbox, '/nowhere', '')))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
      })
    })
  }

  const headers = { apikey: 'demo-customer' }

  it('answers as in process', async () => {
    const client = openSandbox()
    const origin = await listen(client)
    const answer = await fetch(`${origin}/v1/tll/user-resource/vm/list`, { headers })
    expect(await answer.text()).toBe((await client.get('/tll/user-resource/vm/list')).text)
    const body = new URLSearchParams({ uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' })
    const removed = await fetch(`${origin}/v1/tll/user-resource/vm`, { method: 'DELETE', headers, body })
    expect(await removed.json()).toEqual({ success: true })
    expect((await fetch(`${origin}/_sandbox/state`)).status).toBe(200)
  })

  it('breaks the connection when a fault says so', async () => {
    const client = openSandbox({ faults: [{ operation: 'listDisks', network: 'reset', times: 1 }] })
    const origin = await listen(client)
    await expect(fetch(`${origin}/v1/tll/storage/disks`, { headers })).rejects.toThrow('fetch failed')
    expect((await fetch(`${origin}/v1/tll/storage/disks`, { headers })).status).toBe(200)
  })

  it('leaves a request hanging until the client gives up', async () => {
    const client = openSandbox({ faults: [{ operation: 'listDisks', network: 'hang', times: 1 }] })
    const origin = await listen(client)
    const abort = new AbortController()
    const answer = fetch(`${origin}/v1/tll/storage/disks`, { headers, signal: abort.signal })
    await expect.poll(() => client.sandbox.control.state().faults).toEqual([])
    abort.abort()
    await expect(answer).rejects.toThrow()
    expect((await fetch(`${origin}/v1/tll/storage/disks`, { headers })).status).toBe(200)
  })
})

describe('the identity provider below /identity', () => {
  it('shows pages with a policy of their own and every other header', async () => {
    const { ask } = openSite()
    const response = await ask('/identity/reset?ticket=none', navigation)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it('is there for everybody, not only on the same machine', async () => {
    const { ask } = openSite()
    expect((await ask('/identity/style.css', {}, false)).status).toBe(200)
  })
})

describe('the mailbox at /sandbox/mailbox', () => {
  it('is for visitors on the same machine', async () => {
    const { ask } = openSite()
    const page = await ask('/sandbox/mailbox', navigation)
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ])
    expect((await ask('/sandbox/mailbox', navigation, false)).status).toBe(404)
    expect((await ask('/sandbox/mailbox.json', {}, false)).status).toBe(404)
  })
})

describe('the pages of payments below /_sandbox/pay', () => {
  it('are served to visitors with a strict policy', async () => {
    const { client, ask } = openSite()
    const begun = await client.post<{ identifier: string }>('/payment/link/send_data', {
      billing_account_id: 120348,
      amount: 50,
      processor: 'stripe',
      params: '{"return_url":"http://console.test/app/payment_return"}',
    })
    const page = await ask(`/_sandbox/pay/${begun.body.identifier}`, navigation, false)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('No money is moved here.')
    expect((await ask('/_sandbox/state', {}, false)).status).toBe(404)
  })

  it('send back by a form where the processor does, which leads to the console by GET', async () => {
    const { client } = openSite()
    const site = createSite(client.sandbox, builtConsole(), '')
    const begun = await client.post<{ identifier: string }>('/payment/link/send_data', {
      billing_account_id: 120348,
      amount: 50,
      processor: 'sslcommerz',
      params: '{"return_url":"http://console.test/app/payment_return"}',
    })
    const { identifier } = begun.body
    const at = `http://localhost/_sandbox/pay/${identifier}`
    const page = await site(new Request(at, { headers: navigation }), true)
    expect(await page.text()).toContain(`<form method="post" action="/_sandbox/pay/${identifier}/success">`)
    expect(page.headers.get('content-security-policy')).toContain('form-action')
    const back = await site(new Request(`${at}/success`, { method: 'POST', body: 'status=success' }), true)
    expect(back.status).toBe(307)
    const posted = `${back.headers.get('location')}&tran_id=7&apikey=stolen`.replace(
      'console.test',
      'localhost',
    )
    const landed = await site(new Request(posted, { method: 'POST', body: 'amount=1' }), true)
    expect([landed.status, landed.headers.get('location')]).toEqual([
      303,
      `/app/payment_return?billing_account_id=120348&identifier=${identifier}&result=success`,
    ])
    const acting = await site(
      new Request('http://localhost/app/acting/payment_return', { method: 'POST' }),
      true,
    )
    expect(acting.headers.get('location')).toBe('/app/acting/payment_return')
    const other = await site(new Request('http://localhost/app/disks', { method: 'POST' }), true)
    expect(other.status).toBe(405)
  })
})

describe('the name a server is asked under', () => {
  const paths = ['/_sandbox/state', '/v1/config/locations', '/identity/authorize', '/app/', '/']
  const ask = async (host: string, hosts: readonly string[] = []): Promise<number[]> => {
    const site = createSite(openSandbox().sandbox, builtConsole(), '', hosts)
    const headers = { ...navigation, apikey: 'demo-customer' }
    return Promise.all(
      paths.map(async (path) => (await site(new Request(`http://${host}${path}`, { headers }), true)).status),
    )
  }

  it.each(['localhost:8080', 'console.localhost', '127.0.0.1:8080', '[::1]:8080', '192.168.1.20'])(
    'may be %s',
    async (host) => {
      expect(await ask(host)).not.toContain(421)
    },
  )

  it.each(['attacker.example:8080', 'localhost.attacker.example', '127.0.0.1.attacker.example'])(
    'may not be %s, which a page of that domain could be made to lead here by',
    async (host) => {
      expect(new Set(await ask(host))).toEqual(new Set([421]))
    },
  )

  it("may be another one from the server's options", async () => {
    expect(await ask('console.staging.example', ['console.staging.example'])).not.toContain(421)
    const site = createSite(openSandbox().sandbox, '/nowhere', '')
    const refused = await site(new Request('http://console.staging.example/_sandbox/state'), true)
    expect(await refused.text()).toContain('--allow-host console.staging.example')
  })
})
