import { operationKey } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import type { Platform } from '../platform'

/** Updates the cached user with the profile that a write returned. */
export function knowProfile(
  { queries, client }: Pick<Platform, 'queries' | 'client'>,
  profile: unknown,
): void {
  queries.setQueryData(operationKey(client, 'getUser', {}), (known: unknown) =>
    isRecord(known) && isRecord(profile) ? { ...known, profile_data: profile } : known,
  )
}
