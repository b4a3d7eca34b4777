import type { Platform } from '../platform'
import { createMessageLog, type Message } from './message-log'
import { createReadMarks, type ReadMarks } from './read-marks'
import type { Store } from '../../lib/store'

/** Messages of the signed-in user, and which are read. */
export interface Notifications {
  messages: Pick<Store<readonly Message[]>, 'get' | 'subscribe'>
  marks: ReadMarks
}

const known = new WeakMap<Pick<Platform, 'session'>, Notifications>()

/** Listens to the storage of the browser. */
function onOutsideChange(check: () => void): void {
  window.addEventListener('storage', check)
}

/** Notifications of a platform. The first call starts to record toasts. */
export function notificationsOf(platform: Platform): Notifications {
  const present = known.get(platform)
  if (present) return present
  const { session, toasts, now } = platform
  const storage = window.localStorage
  const marks = createReadMarks(session, storage, onOutsideChange)
  const messages = createMessageLog({ toasts, session, marks, storage, onOutsideChange, now })
  const created = { messages, marks }
  known.set(platform, created)
  return created
}
