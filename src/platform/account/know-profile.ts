import { operationKey } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import type { Platform } from '../platform'

/** Puts the profile that a write answered into the user that was read. */
export function knowProfile(
  { queries, client }: Pick<Platform, 'queries' | 'client'>,
  profile: unknown,
): void {
  queries.setQueryData(operationKey(client, 'getUser', {}), (known: unknown) =>
    isRecord(known) && isRecord(profile) ? { ...known, profile_data: profile } : known,
  )
}
