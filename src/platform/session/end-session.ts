import { service } from '../../generated/service'
import { deleteWhileLeaving } from './delete-while-leaving'

/**
 * Ends the session of a key at the platform, so that a copy of the key is worth nothing. If that fails, the session stays in
 * the user's list, where it can be ended. `prefix` is that of the API.
 */
export function endSession(apiKey: string, prefix: string): void {
  if (service.endSession !== null) deleteWhileLeaving(service.endSession, prefix, apiKey)
}
