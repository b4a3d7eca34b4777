import { handleOf } from '../../api/credential'
import { service } from '../../generated/service'
import { deleteWhileLeaving } from './delete-while-leaving'

/**
 * Deletes the cookie that keeps a key, if any. If that fails, the cookie ends with the browser, and its handle is no
 * longer known. `prefix` is that of the API.
 */
export function deleteKeyCookie(apiKey: string, prefix: string): void {
  const handle = handleOf(apiKey)
  if (handle === undefined || !service.keyCookie) return
  deleteWhileLeaving(service.keyCookie.path.replace(/\{[^}]+\}/, handle), prefix)
}
