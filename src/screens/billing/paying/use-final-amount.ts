import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../../api/queries'
import { isRecord } from '../../../lib/is-record'
import { usePlatform } from '../../../platform/platform'
import { useSettled } from '../../../platform/use-settled'

/** Ms from the last key press to the request. */
const pause = 250

/** Sum the platform charges for an amount. */
export interface FinalAmount {
  /** In the currency of the charge; undefined until known for the entered amount. */
  readonly amount: number | undefined
  readonly failure: unknown
  readonly retry: () => void
}

/**
 * The sum the platform charges for `amount` of credit; the answer for another amount is never shown (requirement
 * PAYMENT-27). No request is sent while `amount` is undefined.
 */
export function useFinalAmount(
  account: number,
  keyword: string | undefined,
  amount: number | undefined,
): FinalAmount {
  const { client } = usePlatform()
  const settled = useSettled(amount, pause)
  const isAsked = keyword !== undefined && amount !== undefined && settled === amount
  const { data, error, refetch } = useQuery({
    ...operationQuery(client, 'getFinalTopupAmount', {
      query: { billing_account_id: account, processor: keyword ?? '', amount: amount ?? 0 },
    }),
    enabled: isAsked,
  })
  const known =
    isAsked && isRecord(data) && typeof data.final_amount === 'number' ? data.final_amount : undefined
  return { amount: known, failure: isAsked ? error : undefined, retry: () => void refetch() }
}
