import { isRecord } from '../../lib/is-record'

/** User id in the answer of the user read; undefined if missing. */
export function userIdOf(user: unknown): string | undefined {
  if (!isRecord(user)) return undefined
  const { id } = user
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined
}
