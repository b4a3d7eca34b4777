import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { ownDocument } from '../../src/lib/own-documents'

/** Answers a request below `/app`, with 404 when the console is not built. */
type ConsoleFiles = (request: Request, pathname: string) => Promise<Response>

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.yaml': 'application/yaml; charset=utf-8',
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
]

const documentCaching = 'no-cache, no-store'

/**
 * Serves the built console from `folder`: compressed siblings (`.br`, `.gz`) if the browser accepts them, hashed assets
 * cached for ever, documents never cached. Only a navigation to an unknown path gets a document, which payment pages and
 * terminals have of their own; a missing asset is 404, so that a stale page notices it.
 */
export function createConsoleFiles(folder: string): ConsoleFiles {
  return async (request, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed')
    const path = safePath(pathname.slice('/app'.length))
    if (path === undefined) return plain(404, 'Not found')
    const isDirectory = path === '.' || path === sep
    const found = isDirectory ? undefined : await serveFile(request, join(folder, path), path)
    if (found) return found
    if (!isDirectory && (path.startsWith(`${sep}assets${sep}`) || !isNavigation(request)))
      return plain(404, 'Not found')
    const name = ownDocument(path.replaceAll(sep, '/')) ?? 'index.html'
    const document = await serveFile(request, join(folder, name), name)
    return document ?? plain(404, 'The console is not built yet')
  }
}

function safePath(encoded: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(encoded))
    return path.includes('\0') || path.split(sep).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

/** Browsers send `sec-fetch-mode`; other clients navigate if they accept HTML. */
function isNavigation(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode')
  return mode === null ? (request.headers.get('accept') ?? '').includes('text/html') : mode === 'navigate'
}

async function serveFile(request: Request, file: string, name: string): Promise<Response | undefined> {
  const original = await fileStat(file)
  if (!original) return undefined
  const type = contentTypes[extname(name)] ?? 'application/octet-stream'
  const headers = new Headers({
    'content-type': type,
    'cache-control': caching(name),
    vary: 'accept-encoding',
  })
  if (headers.get('cache-control') !== documentCaching) {
    const tag = `"${original.size.toString(36)}-${Math.trunc(original.mtimeMs).toString(36)}"`
    headers.set('etag', tag)
    if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  }
  const chosen = await chooseEncoding(request, file)
  if (chosen.name !== undefined) headers.set('content-encoding', chosen.name)
  const bytes = await readFile(chosen.file)
  headers.set('content-length', `${bytes.byteLength}`)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

async function chooseEncoding(request: Request, file: string): Promise<{ file: string; name?: string }> {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim())
  for (const { name, suffix } of encodings) {
    if (accepted.includes(name) && (await fileStat(file + suffix))) return { file: file + suffix, name }
  }
  return { file }
}

async function fileStat(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  try {
    const found = await stat(file)
    return found.isFile() ? found : undefined
  } catch {
    return undefined
  }
}

function caching(name: string): string {
  if (extname(name) === '.html') return documentCaching
  // The hash is in the name of the file or of its folder.
  const isHashed =
    /[-.][A-Za-z0-9_-]{8,}(\.[a-z0-9]+$|[/\\])/.test(name) && name.startsWith(`${sep}assets${sep}`)
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
