import type { components } from '../../generated/api-types'
import { parseInstant } from '../../lib/instant'
import { isRecord } from '../../lib/is-record'

/** A place where the user is signed in. */
export interface SignedIn {
  readonly id: string
  readonly agent: string
  readonly since: Date | undefined
  readonly until: Date | undefined
  readonly isCurrent: boolean
}

type UserSession = components['schemas']['UserSession']

const isSession = (value: unknown): value is UserSession =>
  isRecord(value) && typeof value.id === 'string' && value.id !== ''

/** Sessions of an answer: the present one first, then the newest. Entries without an id are left out. */
export function sessionsIn(answer: unknown): readonly SignedIn[] {
  const known = (Array.isArray(answer) ? answer : []).filter(isSession).map((session) => ({
    id: session.id,
    agent: session.user_agent ?? '',
    since: parseInstant(session.created_at),
    until: parseInstant(session.expires_at),
    isCurrent: session.is_current === true,
  }))
  return known.sort(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) ||
      (other.since?.getTime() ?? 0) - (one.since?.getTime() ?? 0),
  )
}
