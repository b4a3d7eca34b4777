/**
 * The server of the measurements, in a process of its own: the sandbox with `--vms` machines, or `--rows` of everything else, the console and the floors,
 * all with the same headers, caching and compression. Prints its origin in one line. The clock is stopped and answers
 * to reads are compressed once and kept, so that no run pays for the sandbox's own work.
 */
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { createFrozenClock } from '../../sandbox/clock'
import { createSandbox } from '../../sandbox/create-sandbox'
import { createConsoleFiles } from '../../sandbox/server/console-files'
import { createSite } from '../../sandbox/server/create-site'
import { deploymentOf } from '../../sandbox/server/deployment'
import { createSecurityHeaders } from '../../sandbox/server/headers'
import { createNodeListener } from '../../sandbox/server/node-listener'
import { folders } from './build'

const { values } = parseArgs({
  options: { vms: { type: 'string' }, rows: { type: 'string' }, database: { type: 'string' } },
})
const sandbox = createSandbox({
  store: values.database ?? ':memory:',
  reset: true,
  clock: createFrozenClock(Date.parse('2026-11-20T12:00:00Z')),
  ...(values.vms === undefined ? {} : { vms: Number(values.vms) }),
  ...(values.rows === undefined ? {} : { rows: Number(values.rows) }),
})
const site = createSite(sandbox, folders.console, '')
const floor = createConsoleFiles(folders.floor)
const addHeaders = createSecurityHeaders(deploymentOf(sandbox.site))

interface Kept {
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

const kept = new Map<string, Kept>()

async function keep(request: Request, isLocal: boolean): Promise<Kept> {
  const answer = await site(request, isLocal)
  const plain = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const bytes = plain.length < 1000 ? plain : new Uint8Array(brotliCompressSync(plain, { params }))
  if (bytes !== plain) headers.set('content-encoding', 'br')
  headers.set('content-length', String(bytes.length))
  return { status: answer.status, headers, bytes }
}

async function answer(request: Request, isLocal: boolean): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/floor/')) {
    return addHeaders(request, await floor(request, `/app/${pathname.slice('/floor/'.length)}`))
  }
  if (!pathname.startsWith('/v1/')) return site(request, isLocal)
  if (request.method !== 'GET') {
    kept.clear()
    return site(request, isLocal)
  }
  const name = `${request.headers.get('apikey')} ${pathname}${search}`
  const found = kept.get(name) ?? (await keep(request, isLocal))
  if (found.status === 200) kept.set(name, found)
  return new Response(found.bytes, { status: found.status, headers: new Headers(found.headers) })
}

const server = createServer(createNodeListener(answer))
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
