import { cookiesOf, credential } from '../../api/credential'
import { service } from '../../generated/service'

/**
 * Sends a DELETE without waiting, because the page may be left before its answer. Failures are ignored. `prefix` is that
 * of the API.
 */
export function deleteWhileLeaving(path: string, prefix: string, apiKey?: string): void {
  fetch(`${window.location.origin}${prefix}${service.path}${path}`, {
    method: 'DELETE',
    headers: apiKey === undefined ? [] : [credential(apiKey)],
    keepalive: true,
    credentials: apiKey === undefined ? 'same-origin' : cookiesOf(apiKey),
    redirect: 'error',
    cache: 'no-store',
  }).catch(() => undefined)
}
