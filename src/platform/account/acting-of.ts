import { parseInstant } from '../../lib/instant'
import { isRecord } from '../../lib/is-record'
import type { KeyKind } from '../../lib/key-kinds'
import type { Acting } from '../session/acting'
import { personName } from './person-name'
import { userIdOf } from './user-id'

/** What the platform says of the key of a call, about the account it reaches. */
export type KnownActing = Pick<
  Acting,
  'owner' | 'name' | 'account' | 'holder' | 'restricted' | 'since' | 'until'
>

/** The account a user read is about, for somebody who acts in it. */
export function accountActedFor(user: unknown): KnownActing {
  const access = isRecord(user) && isRecord(user.access) ? user.access : {}
  const { billing_account_name: account, acting_username: holder } = access
  const since = parseInstant(access.created_at)?.getTime()
  const until = parseInstant(access.expires_at)?.getTime()
  return {
    owner: isRecord(user) && typeof user.name === 'string' ? user.name : '',
    name: personName(user),
    ...(typeof account === 'string' && account !== '' ? { account } : {}),
    ...(typeof holder === 'string' ? { holder } : {}),
    restricted: typeof access.billing_account_id === 'number',
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  }
}

/** Whether the key of a user read is held by somebody else than the user. False where the platform does not tell. */
export function isActingKey(user: unknown): boolean {
  if (!isRecord(user) || !isRecord(user.access)) return false
  const holder = user.access.acting_user_id
  return typeof holder === 'number' && String(holder) !== userIdOf(user)
}

/** Kinds of the key of a user read; undefined where the platform does not tell. */
export function keyKindsOf(user: unknown): readonly KeyKind[] | undefined {
  if (!isRecord(user) || !isRecord(user.access)) return undefined
  return [
    ...(isActingKey(user) ? (['acting'] as const) : []),
    ...(accountActedFor(user).restricted ? (['restricted'] as const) : []),
  ]
}
