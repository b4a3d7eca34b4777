import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../platform'
import { takesPayments } from './takes-payments'

/**
 * Sum of top-ups that lifts a new account's limits; undefined until known, and if the site takes no payments. Read only
 * if `wanted`.
 */
export function useClearThreshold(wanted: boolean): number | undefined {
  const { client, site } = usePlatform()
  const enabled = wanted && takesPayments(site)
  const { data } = useQuery({ ...operationQuery(client, 'getClearTopupThreshold', {}), enabled })
  return enabled && isRecord(data) && typeof data.threshold === 'number' ? data.threshold : undefined
}
