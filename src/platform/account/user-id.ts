import { isRecord } from '../../lib/is-record'

/** The id of a user, from the answer of the user read; undefined when the answer has none. */
export function userIdOf(user: unknown): string | undefined {
  if (!isRecord(user)) return undefined
  const { id } = user
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined
}
