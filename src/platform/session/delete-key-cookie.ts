import { handleOf } from '../../api/credential'
import { service } from '../../generated/service'
import { deleteWhileLeaving } from './delete-while-leaving'

/**
 * Lets the browser forget the cookie that keeps a key, if one does. If that fails, it ends with the browser, and nobody
 * knows its handle any more. `prefix` is that of the API.
 */
export function deleteKeyCookie(apiKey: string, prefix: string): void {
  const handle = handleOf(apiKey)
  if (handle === undefined || !service.keyCookie) return
  deleteWhileLeaving(service.keyCookie.path.replace(/\{[^}]+\}/, handle), prefix)
}
