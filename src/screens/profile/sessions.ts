import type { components } from '../../generated/api-types'
import { parseInstant } from '../../lib/instant'

/** A session of the user. */
export interface SignedIn {
  readonly id: string
  readonly agent: string
  readonly since: Date | undefined
  readonly until: Date | undefined
  readonly isCurrent: boolean
}

type UserSession = components['schemas']['UserSession']

/** Sessions in order: the present one first, then the newest. */
export function inOrder(sessions: readonly UserSession[]): readonly SignedIn[] {
  const known = sessions.map((session) => ({
    id: session.id,
    agent: session.user_agent ?? '',
    since: parseInstant(session.created_at),
    until: parseInstant(session.expires_at),
    isCurrent: session.is_current,
  }))
  return known.sort(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) ||
      (other.since?.getTime() ?? 0) - (one.since?.getTime() ?? 0),
  )
}
