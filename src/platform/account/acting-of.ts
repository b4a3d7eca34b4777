import { parseInstant } from '../../lib/instant'
import { isRecord } from '../../lib/is-record'
import type { KeyKind } from '../../lib/key-kinds'
import type { Acting } from '../session/acting'
import { personName } from './person-name'
import { userIdOf } from './user-id'

/** Data about an acting key and the account it reaches, from the user read. */
export type KnownActing = Pick<
  Acting,
  'owner' | 'name' | 'account' | 'holder' | 'restricted' | 'since' | 'until'
>

/** Reads the acting data of a user read: owner, billing account, holder and times of the key. */
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

/** Whether the key of a user read is held by another user. False if the answer does not name the holder. */
export function isActingKey(user: unknown): boolean {
  if (!isRecord(user) || !isRecord(user.access)) return false
  const holder = user.access.acting_user_id
  return typeof holder === 'number' && String(holder) !== userIdOf(user)
}

/** Kinds of the key of a user read; undefined if the answer does not describe the key. */
export function keyKindsOf(user: unknown): readonly KeyKind[] | undefined {
  if (!isRecord(user) || !isRecord(user.access)) return undefined
  return [
    ...(isActingKey(user) ? (['acting'] as const) : []),
    ...(accountActedFor(user).restricted ? (['restricted'] as const) : []),
  ]
}
