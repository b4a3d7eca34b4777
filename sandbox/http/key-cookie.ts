import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/* A key in a cookie that scripts cannot read (`setKeyCookie` of the description). Nothing is stored here: the browser
   holds the key, and every request names its cookie. */

const handleHeader = 'x-key-cookie'
const keyHeader = 'apikey'

const cookiePath = /\/v1\/user-resource\/session\/key\/([A-Za-z0-9-]{20,64})\/?$/

/** The key a request is sent with, in its header or in the cookie it names; null for none. */
export function sentKey(request: Request): string | null {
  const handle = request.headers.get(handleHeader)
  const key = request.headers.get(keyHeader)
  if (key !== null || handle === null) return key
  const name = cookieOf(request, handle)
  return parse(request.headers.get('cookie') ?? '', name)[name] ?? null
}

/** Whether a page of another origin uses or changes a cookie, which only a forged request would. */
export function isForged(request: Request): boolean {
  const { host, pathname } = new URL(request.url)
  const origin = request.headers.get('origin')
  const concernsCookie = request.headers.has(handleHeader) || cookiePath.test(pathname)
  return concernsCookie && origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** Adds the cookie to the answer of a call that sets or deletes one. */
export function withKeyCookie(request: Request, answer: Response): Response {
  const handle = cookiePath.exec(new URL(request.url).pathname)?.[1]
  if (handle === undefined || !answer.ok) return answer
  const key = request.method === 'PUT' ? sentKey(request) : ''
  if (key === null) return answer
  const secure = isSecure(request)
  const life = key === '' ? { maxAge: 0 } : {}
  const cookie = generateCookie(cookieOf(request, handle), key, {
    ...{ path: '/', httpOnly: true, sameSite: 'Strict', secure },
    ...life,
  })
  answer.headers.append('set-cookie', cookie)
  return answer
}

function cookieOf(request: Request, handle: string): string {
  return `${isSecure(request) ? '__Host-' : ''}key-${handle}`
}

/** Some browsers keep no `Secure` cookie over plain HTTP, not even from the machine they run on. */
function isSecure(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url)
  if (protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https') return true
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
