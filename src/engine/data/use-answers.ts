import { useMemo } from 'react'
import type { OperationId } from '../../generated/operations'
import { isLocated, type ListCall } from './list-calls'
import { useListReads, type Noted } from './use-reads'

/** What a list has answered. */
export interface ListAnswer {
  /** Undefined until it has answered. */
  data: unknown
  /** The first try has failed and nothing is known. */
  failed: boolean
  refetch: () => void
}

/** Answers by operation and location; a call that was not asked for gives undefined. */
export type Answers = (operation: OperationId, location: string | undefined) => ListAnswer | undefined

function callKey(operation: OperationId, location: string | undefined): string {
  return `${operation} ${isLocated(operation) ? (location ?? '') : ''}`
}

const noted: Noted = ['data', 'failureCount']

/** Reads several lists at once, each shared with every screen that shows it. Doubles are asked once. */
export function useAnswers(calls: readonly ListCall[], enabled: boolean): Answers {
  const keys = calls.map(({ operation, location }) => callKey(operation, location))
  const signature = keys.join('\n')
  const wanted = useMemo(() => {
    const once = new Map(calls.map((call, index) => [keys[index] ?? '', call]))
    return { keys: [...once.keys()], calls: [...once.values()] }
    // oxlint-disable-next-line react/exhaustive-deps -- the signature says all that matters of the calls
  }, [signature])
  const { results, refetch } = useListReads(wanted.calls, enabled, noted)
  const state = results.flatMap(({ data, failureCount }) => [data, failureCount > 0])
  return useMemo(() => {
    const answers = new Map(
      wanted.calls.map((call, index): [string | undefined, ListAnswer] => {
        const { data, failureCount = 0 } = results[index] ?? {}
        const failed = data === undefined && failureCount > 0
        return [wanted.keys[index], { data, failed, refetch: () => refetch(call) }]
      }),
    )
    return (operation, location) => answers.get(callKey(operation, location))
    // oxlint-disable-next-line react/exhaustive-deps -- results are new at every drawing; their state is not
  }, [wanted, refetch, ...state])
}
