import type { StoredRow, Records } from './store/records'

type KeyState = StoredRow<'key'>['state']

/** A new key. */
export interface NewKey {
  readonly key: string
  /** User whose resources it reaches. */
  readonly owner: number
  /** The only billing account it reaches; null for all. */
  readonly account: number | null
  /** The access it ends with; null if it can only expire. */
  readonly parent?: string | null
  readonly state: KeyState
}

/** How long an ended key is still recognized, in ms; then it is unknown. */
const remembered = 30 * 24 * 60 * 60 * 1000

/** Stores a key, which is valid at once. */
export function insertKey(records: Records, { key, owner, account, parent = null, state }: NewKey): void {
  const due = dueOf(state.expiresAt)
  records.insert('key', { location: '', owner, account, key, parent, due, document: null, state })
}

/** Makes a key expire at `at`, milliseconds since 1970, unless it expires earlier. */
export function endKey(records: Records, key: StoredRow<'key'>, at: number): void {
  const expiresAt = Math.min(at, key.state.expiresAt ?? at)
  records.save({ ...key, due: dueOf(expiresAt), state: { ...key.state, expiresAt } })
}

/** Whether a key has expired; `now` in milliseconds since 1970. */
export function isOver({ expiresAt }: Pick<KeyState, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

function dueOf(expiresAt: number | null): number | null {
  return expiresAt === null ? null : expiresAt + remembered
}
