import { webLocks } from '../../lib/web-locks'
import type { Platform } from '../platform'
import { formatCharge } from '../../lib/money'
import { addUnfinished } from '../session/unfinished-names'
import { isOpen, type Intent } from './intent'
import { createIntents, type Intents } from './intents'

const known = new WeakMap<Pick<Platform, 'session'>, Intents>()

/** "€128.77, Visa •••• 4242" */
function nameOf({ way, final, amount, currency }: Intent): string {
  const locale = document.documentElement.lang
  return `${formatCharge(final ?? amount, { locale, currency })}, ${way.name}`
}

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
  addUnfinished(() =>
    created
      .get()
      .filter(isOpen)
      .map((intent) => nameOf(intent)),
  )
  return created
}
