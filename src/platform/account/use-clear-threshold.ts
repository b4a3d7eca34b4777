import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../platform'

/** The sum of top-ups that lifts the limits of a new account; undefined while it is not known. Read only if it is wanted. */
export function useClearThreshold(wanted: boolean): number | undefined {
  const { client } = usePlatform()
  const { data } = useQuery({ ...operationQuery(client, 'getClearTopupThreshold', {}), enabled: wanted })
  return isRecord(data) && typeof data.threshold === 'number' ? data.threshold : undefined
}
