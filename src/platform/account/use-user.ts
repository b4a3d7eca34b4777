import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callRead } from '../../api/call-read'
import { isDescribed } from '../../api/reads'
import { isGatewayFailure, isNotFound } from '../../api/envelope'
import { isApiError } from '../../api/errors'
import { operationKey, operationQuery } from '../../api/queries'
import { retryCount, retryDelay } from '../../api/retry'
import { shape } from '../../generated/answers/getUser'
import type { components } from '../../generated/api-types'
import { decode } from '../../lib/answer-shape'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import { knowUser } from './know-user'

export type User = components['schemas']['User']

/** Reads the signed-in user if `enabled`, and passes the id to the session. */
export function useUserRead(enabled: boolean): User | undefined {
  const { client, session } = usePlatform()
  const { epoch } = client.identity()
  const { data } = useQuery({ ...operationQuery(client, 'getUser', {}), enabled })
  useEffect(() => {
    knowUser(session, data, epoch)
  }, [data, epoch, session])
  return decode(shape, data).value
}

/** The signed-in user; undefined until known, or if nobody is signed in. */
export function useUser(): User | undefined {
  const { started, session } = usePlatform()
  const { apiKey } = useStore(session)
  return useUserRead(useStore(started) && apiKey !== undefined)
}

/** Milliseconds the privileges answer is fresh (specification section 9). */
export const privilegesStaleTime = 60 * 60 * 1000

/** Stored privileges of a key and their time in ms since 1970. */
interface KnownRole {
  administrator: boolean
  at: number
}

const isKnownRole = (value: unknown): value is KnownRole | null =>
  value === null ||
  (isRecord(value) && typeof value.administrator === 'boolean' && typeof value.at === 'number')

/**
 * Whether administrator controls are shown: yes for a 2xx or 404 answer, the previous value for 502, otherwise no. It
 * only controls visibility, the server decides (specification decisions, 4 and 5; quality S6). Without `enabled`
 * nothing is read and the result is no. The answer is stored in this browser while fresh, so that it is not read on
 * every page load (decision 6).
 */
export function useAdministrator(enabled: boolean): boolean {
  const { client, preferences, now } = usePlatform()
  const { data } = useQuery({
    queryKey: operationKey(client, 'getPrivileges', {}),
    queryFn: async ({ signal }) => {
      const role = preferences.of('role', null, isKnownRole)
      const known = role.get()
      const age = known ? now() - known.at : -1
      if (known && age >= 0 && age < privilegesStaleTime) return known.administrator
      let administrator = true
      try {
        await callRead(client, 'getPrivileges', {}, signal)
      } catch (error) {
        if (!isApiError(error) || isGatewayFailure(error) || error.status === undefined) throw error
        administrator = isNotFound(error)
      }
      role.set({ administrator, at: now() })
      return administrator
    },
    enabled: enabled && isDescribed('getPrivileges'),
    staleTime: privilegesStaleTime,
    gcTime: privilegesStaleTime,
    retry: (failures, error) => failures < retryCount && isApiError(error) && error.kind === 'connection',
    retryDelay,
  })
  return enabled && data === true
}
