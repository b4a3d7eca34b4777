import { useMemo } from 'react'
import type { OperationId } from '../../generated/operations'
import { isLocated, type ListCall } from './list-calls'
import { useListReads, type WatchedMembers } from './use-reads'

/** Answer of a list. */
export interface ListAnswer {
  /** Undefined until it has answered. */
  data: unknown
  /** The first try failed and there is no data. */
  failed: boolean
  /** Why it failed, if so. */
  failure?: unknown
  refetch: () => void
}

/** Answers by operation and location; undefined for a call that was not requested. */
export type Answers = (operation: OperationId, location: string | undefined) => ListAnswer | undefined

function callKey(operation: OperationId, location: string | undefined): string {
  return `${operation} ${isLocated(operation) ? (location ?? '') : ''}`
}

const noted: WatchedMembers = ['data', 'failureCount', 'failureReason']

/** Reads several lists at once through the shared cache. Duplicate calls are merged. */
export function useAnswers(calls: readonly ListCall[], enabled: boolean): Answers {
  const keys = calls.map(({ operation, location }) => callKey(operation, location))
  const signature = keys.join('\n')
  const wanted = useMemo(() => {
    const once = new Map(calls.map((call, index) => [keys[index] ?? '', call]))
    return { keys: [...once.keys()], calls: [...once.values()] }
    // oxlint-disable-next-line react/exhaustive-deps -- the signature identifies the calls
  }, [signature])
  const { results, refetch } = useListReads(wanted.calls, enabled, noted)
  const state = results.flatMap(({ data, failureCount, failureReason }) => [
    data,
    failureCount > 0,
    failureReason,
  ])
  return useMemo(() => {
    const answers = new Map(
      wanted.calls.map((call, index): [string | undefined, ListAnswer] => {
        const { data, failureCount = 0, failureReason } = results[index] ?? {}
        const failed = data === undefined && failureCount > 0
        const failure = failed ? failureReason : undefined
        return [wanted.keys[index], { data, failed, failure, refetch: () => refetch(call) }]
      }),
    )
    return (operation, location) => answers.get(callKey(operation, location))
    // oxlint-disable-next-line react/exhaustive-deps -- results are new at each render; their state is not
  }, [wanted, refetch, ...state])
}
