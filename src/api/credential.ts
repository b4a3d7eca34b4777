import { service } from '../generated/service'

const { credential: key, keyCookie } = service

/** Beginning of a handle that replaces a key; the rest names the cookie that has the key (decision 21). */
const handleMark = 'cookie:'

/** The value that replaces a key that a cookie keeps. */
export function credentialOfHandle(handle: string): string {
  return handleMark + handle
}

/** The handle of the cookie that keeps the key; undefined for a key itself. */
export function handleOf(apiKey: string | undefined): string | undefined {
  return apiKey?.startsWith(handleMark) ? apiKey.slice(handleMark.length) : undefined
}

/** Name and value of the header that carries the key, or names its cookie. */
export function credential(apiKey: string): [header: string, value: string] {
  const handle = handleOf(apiKey)
  return handle !== undefined && keyCookie ? [keyCookie.header, handle] : [key.header, key.before + apiKey]
}

/** Whether a call with this key sends cookies; only if one has the key. */
export function cookiesOf(apiKey: string | undefined): RequestCredentials {
  return handleOf(apiKey) === undefined ? 'omit' : 'same-origin'
}

/** The key in a request's header, or the value that replaces it; undefined if there is none. */
export function keyOf(request: Request): string | undefined {
  const handle = keyCookie && request.headers.get(keyCookie.header)
  if (handle) return credentialOfHandle(handle)
  const value = request.headers.get(key.header)
  return value?.startsWith(key.before) ? value.slice(key.before.length) : undefined
}
