import { handleOf } from '../../api/credential'
import { service } from '../../generated/service'

/** Lets the browser forget the cookie that keeps a key, if one does. `prefix` is that of the API. */
export function deleteKeyCookie(apiKey: string, prefix: string): void {
  const handle = handleOf(apiKey)
  if (handle === undefined || !service.keyCookie) return
  const path = service.keyCookie.path.replace(/\{[^}]+\}/, handle)
  fetch(`${window.location.origin}${prefix}${service.path}${path}`, {
    method: 'DELETE',
    // The page may be left before there is an answer.
    keepalive: true,
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
  }).catch(() => {
    // The cookie ends with the browser, and nobody knows its handle any more.
  })
}
