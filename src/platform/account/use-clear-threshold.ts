import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../platform'

/** Sum of top-ups that lifts a new account's limits; undefined until known. Read only if `wanted`. */
export function useClearThreshold(wanted: boolean): number | undefined {
  const { client } = usePlatform()
  const { data } = useQuery({ ...operationQuery(client, 'getClearTopupThreshold', {}), enabled: wanted })
  return isRecord(data) && typeof data.threshold === 'number' ? data.threshold : undefined
}
