import { callRead } from '../../api/call-read'
import { createApiClient } from '../../api/client'
import { knowUser } from '../account/know-user'
import type { IdentityPlace, IdentityProvider } from './identity-provider'

/** A typed key. */
export interface KeyWish {
  readonly apiKey: string
  /** Stored on this device beyond the session. */
  readonly remembered: boolean
}

/**
 * Sign-in with a key of the platform (requirements AUTH-18 to AUTH-21). The key is tried before it is stored, so that the
 * screen can report a wrong one.
 */
export function createKeyProvider({
  session,
  keep,
  apiBase,
  fetch,
  onCall,
}: Pick<IdentityPlace, 'session' | 'keep' | 'apiBase' | 'fetch' | 'onCall'>): IdentityProvider<KeyWish> {
  return {
    capabilities: { passwords: false, leaves: false },
    start: async ({ apiKey, remembered }) => {
      const trial = createApiClient({
        base: apiBase,
        identity: () => ({ apiKey, epoch: 0 }),
        fetch,
        onCall: (call) => onCall(call, [apiKey]),
      })
      const user = await callRead(trial, 'getUser', {})
      session.signIn(await keep(apiKey), remembered)
      knowUser(session, user, session.get().epoch)
    },
    finish: async () => ({ outcome: 'missing' }),
    signOut: async () => false,
  }
}
