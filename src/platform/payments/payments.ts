import { webLocks } from '../../lib/web-locks'
import type { Platform } from '../platform'
import { createIntents, type Intents } from './intents'

const known = new WeakMap<Pick<Platform, 'session'>, Intents>()

/** The payments of a platform's user. */
export function paymentsOf(platform: Pick<Platform, 'session' | 'now'>): Intents {
  const present = known.get(platform)
  if (present) return present
  const created = createIntents({
    session: platform.session,
    storage: window.localStorage,
    locks: webLocks(),
    onOutsideChange: (check) => {
      window.addEventListener('storage', check)
      // A page restored from the back/forward cache has missed the storage events.
      window.addEventListener('pageshow', ({ persisted }) => persisted && check())
    },
    now: platform.now,
  })
  known.set(platform, created)
  return created
}
