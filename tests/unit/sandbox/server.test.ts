import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createNodeListener } from '../../../sandbox/server/node-listener'
import { createSite } from '../../../sandbox/server/create-site'
import { contentSecurityPolicy } from '../../../sandbox/server/headers'
import { readOptions, UsageError } from '../../../sandbox/server/options'
import { startServer } from '../../../sandbox/server/start-server'
import { type Client, openSandbox } from './support'

/** A folder like a build of the console. */
function builtConsole(): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
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

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

describe('the console below /app', () => {
  it('[SITE-03] is where the root leads', async () => {
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
    '/app/',
    '/app/assets/main-Bq3xK9aZ.js',
    '/v1/config/locations',
    '/elsewhere',
    '/_sandbox/state',
    '/',
  ])('are on every answer: %s', async (path) => {
    const { ask } = openSite()
    const { headers } = await ask(path, { apikey: 'demo-customer' })
    expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('allow no inline code, no wildcard and one policy for trusted types', () => {
    expect(contentSecurityPolicy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:",
    )
    expect(contentSecurityPolicy).toContain(
      "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
    )
    expect(contentSecurityPolicy).toContain("require-trusted-types-for 'script'; trusted-types console")
    expect(contentSecurityPolicy).not.toMatch(/unsafe|\*/)
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

describe('starting', () => {
  const memory = ['--database', ':memory:', '--port', '0']

  function options(args: readonly string[]): Exclude<ReturnType<typeof readOptions>, 'help'> {
    const read = readOptions(args, {})
    if (read === 'help') throw new Error('Only help')
    return read
  }

  it('reads flags, and HOST and PORT from the environment', () => {
    expect(readOptions([], {})).toMatchObject({ host: '127.0.0.1', port: 8080 })
    expect(readOptions([], { HOST: '0.0.0.0', PORT: '9000' })).toMatchObject({ host: '0.0.0.0', port: 9000 })
    expect(readOptions(['--help'], {})).toBe('help')
    const flags = [
      '--seed',
      'busy',
      '--latency',
      '50',
      '--fail',
      '0.05',
      '--down',
      'jhv',
      '--down',
      'jkt01',
      '--theme',
      'monolit',
      '--reset',
    ]
    expect(options(flags).sandbox).toMatchObject({
      seed: 'busy',
      latency: 50,
      failRate: 0.05,
      down: ['jhv', 'jkt01'],
      theme: 'monolit',
      reset: true,
    })
  })

  it('stands still at the time given', () => {
    expect(options(['--clock', '2026-11-21T08:46:00Z']).sandbox.clock?.now()).toBe(
      Date.UTC(2026, 10, 21, 8, 46),
    )
  })

  it.each([
    [['--bogus'], "Unknown option '--bogus'. The flags are listed by --help."],
    [['extra'], /^Unexpected argument 'extra'/],
    [['--port', 'http'], '--port takes a number from 0 to 65535, not "http".'],
    [['--fail', '2'], '--fail takes a number from 0 to 1, not "2".'],
    [['--vms', '60000'], '--vms takes a number from 0 to 50000, not "60000".'],
    [['--clock', 'noon'], /^--clock takes a time/],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(UsageError)
    expect(() => readOptions(args, {})).toThrow(message)
  })

  it('refuses an unknown world or location, another world in the database, a taken port and a folder as database', async () => {
    const folder = builtConsole()
    const fails = async (args: readonly string[]): Promise<string> =>
      startServer(options(args)).then(
        async (server) => {
          await server.stop()
          return 'started'
        },
        (error: unknown) =>
          error instanceof UsageError ? error.message : `no usage error: ${String(error)}`,
      )
    expect(await fails([...memory, '--seed', 'nowhere'])).toMatch(
      /^There is no world "nowhere"; there are: small, /,
    )
    expect(await fails([...memory, '--down', 'mars'])).toBe('There is no location mars.')
    expect(await fails(['--port', '0', '--database', folder])).toMatch(/^The database .* cannot be used: /)
    const file = join(folder, 'state.sqlite')
    expect(await fails(['--port', '0', '--database', file])).toBe('started')
    expect(await fails(['--port', '0', '--database', file, '--seed', 'busy'])).toBe(
      `The database ${file} holds another world ("small"); add --reset to replace it.`,
    )
    const running = await startServer(options(memory))
    const { port } = new URL(running.origin)
    expect(await fails(['--database', ':memory:', '--port', port])).toBe(
      `Port ${port} on 127.0.0.1 is taken; choose another with --port.`,
    )
    await running.stop()
  })
})
