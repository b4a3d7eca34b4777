import { shortHash } from '../../lib/hash'
import { isText } from '../../lib/is-text'
import { parseJson } from '../../lib/parse-json'
import { createStore, type Store } from '../../lib/store'
import type { Session } from '../session/session'
import { readKey } from './storage-keys'

/** Notifications the user has read, in this browser; the platform has no call to store them (NOTIFY-08). */
export interface ReadMarks extends Pick<Store<ReadonlySet<string>>, 'subscribe'> {
  has: (id: string) => boolean
  /** Marks notifications as read. */
  add: (ids: readonly string[]) => void
  /** The present state, for rendering. */
  get: () => ReadonlySet<string>
}

/** Marks kept; the oldest go first. */
export const mostMarks = 1000

function marksIn(text: string | null): readonly string[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isText) : []
}

/** Read marks per user. Only hashes of ids are stored. */
export function createReadMarks(
  session: Pick<Session, 'owner'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  onOutsideChange: (check: () => void) => void,
): ReadMarks {
  const key = (): string | undefined => {
    const owner = session.owner.get()
    return owner === undefined ? undefined : readKey(shortHash(owner))
  }
  const stored = (): readonly string[] => {
    const at = key()
    return at === undefined ? [] : marksIn(storage.getItem(at))
  }
  const store = createStore<ReadonlySet<string>>(new Set(stored()))
  /** Marks set before the user was known. */
  let early: readonly string[] = []
  const write = (added: readonly string[]): void => {
    const all = [...new Set([...stored(), ...added])].slice(-mostMarks)
    const at = key()
    if (at === undefined) early = [...early, ...added]
    else storage.setItem(at, JSON.stringify(all))
    store.set(new Set([...all, ...early]))
  }
  session.owner.subscribe(() => {
    const added = key() === undefined ? [] : early
    early = []
    write(added)
  })
  onOutsideChange(() => {
    const now = stored()
    if (now.some((mark) => !store.get().has(mark))) store.set(new Set([...now, ...early]))
  })
  return {
    get: store.get,
    subscribe: store.subscribe,
    has: (id) => store.get().has(shortHash(id)),
    add: (ids) => {
      const added = ids.map(shortHash).filter((mark) => !store.get().has(mark))
      if (added.length > 0) write(added)
    },
  }
}
