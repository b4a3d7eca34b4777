import type { Session } from '../session/session'
import { accountActedFor, isActingKey, keyKindsOf } from './acting-of'
import { userIdOf } from './user-id'

/**
 * Passes an answer of the user read to the session: the user's id, and the account the key acts for. If the own key is
 * itself an acting key, there is no own account to return to.
 */
export function knowUser(session: Session, user: unknown, epoch: number): void {
  const id = userIdOf(user)
  const { apiKey, acting, elsewhere, epoch: present } = session.get()
  if (id === undefined || apiKey === undefined || elsewhere || epoch !== present) return
  session.know(id, epoch, keyKindsOf(user))
  if (acting) session.describeActing(accountActedFor(user))
  else if (isActingKey(user))
    session.act({ ...accountActedFor(user), token: apiKey, back: '/', isNew: false }, undefined)
}
