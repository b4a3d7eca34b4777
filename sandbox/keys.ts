import type { StoredRow, Records } from './store/records'

type KeyState = StoredRow<'key'>['state']

/** A key that is to work from now on. */
export interface NewKey {
  readonly key: string
  /** User whose resources it reaches. */
  readonly owner: number
  /** The only billing account it reaches; null for all. */
  readonly account: number | null
  /** The access that ends it; null when nothing but time does. */
  readonly parent?: string | null
  readonly state: KeyState
}

/** How long an ended key is still recognized, in ms; then it is unknown. */
const remembered = 30 * 24 * 60 * 60 * 1000

/** Makes a key work. */
export function insertKey(records: Records, { key, owner, account, parent = null, state }: NewKey): void {
  const due = dueOf(state.expiresAt)
  records.insert('key', { location: '', owner, account, key, parent, due, document: null, state })
}

/** Lets a key be over at an instant, milliseconds since 1970; never later than it would be anyway. */
export function endKey(records: Records, key: StoredRow<'key'>, at: number): void {
  const expiresAt = Math.min(at, key.state.expiresAt ?? at)
  records.save({ ...key, due: dueOf(expiresAt), state: { ...key.state, expiresAt } })
}

/** Whether a key is over; `now` in milliseconds. */
export function isOver({ expiresAt }: Pick<KeyState, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

function dueOf(expiresAt: number | null): number | null {
  return expiresAt === null ? null : expiresAt + remembered
}
