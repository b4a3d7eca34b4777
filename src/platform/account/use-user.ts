import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callRead } from '../../api/call-read'
import { isDescribed } from '../../api/reads'
import { isGatewayFailure, isNotFound } from '../../api/envelope'
import { isApiError } from '../../api/errors'
import { operationKey, operationQuery } from '../../api/queries'
import { retryCount, retryDelay } from '../../api/retry'
import type { components } from '../../generated/api-types'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import { userIdOf } from './user-id'

export type User = components['schemas']['User']

function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value.name === 'string'
}

/** Reads the signed-in user, unless not `enabled`; the session is told who it is. */
export function useUserRead(enabled: boolean): User | undefined {
  const { client, session } = usePlatform()
  const { epoch } = client.identity()
  const { data } = useQuery({ ...operationQuery(client, 'getUser', {}), enabled })
  const id = userIdOf(data)
  useEffect(() => {
    if (id !== undefined) session.know(id, epoch)
  }, [id, epoch, session])
  return isUser(data) ? data : undefined
}

/** The signed-in user, or undefined until known. */
export function useUser(): User | undefined {
  const { started } = usePlatform()
  return useUserRead(useStore(started))
}

/** Milliseconds the privileges answer stays fresh (specification section 9). */
export const privilegesStaleTime = 60 * 60 * 1000

/** What the platform said of a key's role, and when, in milliseconds of the epoch. */
interface KnownRole {
  administrator: boolean
  at: number
}

const isKnownRole = (value: unknown): value is KnownRole | null =>
  value === null ||
  (isRecord(value) && typeof value.administrator === 'boolean' && typeof value.at === 'number')

/**
 * Whether administrator's controls are shown. A 2xx or 404 answer says yes; anything else says no, a 502 keeps what was
 * known. It only reveals controls, the server decides (specification decisions, 4 and 5; quality S6). Nobody is asked
 * and the answer is no unless `enabled`. The answer is remembered in this browser while it is fresh, so that an identity is
 * asked about once and not with every page that is loaded (decision 6).
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
