import { useMemo } from 'react'
import type { CallInput } from '../../api/make-call'
import { operationKey, operationQuery, readAgain } from '../../api/queries'
import { readOf } from '../../api/reads'
import type { OperationId } from '../../generated/operations'
import { pathParameters } from '../../lib/operation'
import { usePlatform } from '../../platform/platform'
import { useReads, type Noted } from './use-reads'

/** A list read for a location, or a global one. */
export interface ListCall {
  operation: OperationId
  location: string | undefined
}

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

/** True when an operation is asked per location. */
export function isLocated(operation: OperationId): boolean {
  return pathParameters(readOf(operation).path).includes('location')
}

function callKey(operation: OperationId, location: string | undefined): string {
  return `${operation} ${isLocated(operation) ? (location ?? '') : ''}`
}

/** What a list is asked with. */
export function inputOf({ operation, location }: ListCall): CallInput {
  return isLocated(operation) && location !== undefined ? { path: { location } } : {}
}

const noted: Noted = ['data', 'failureCount']

/** Reads several lists at once, each shared with every screen that shows it. Doubles are asked once. */
export function useAnswers(calls: readonly ListCall[], enabled: boolean): Answers {
  const { client, queries } = usePlatform()
  const keys = calls.map(({ operation, location }) => callKey(operation, location))
  const signature = keys.join('\n')
  const wanted = useMemo(() => {
    const once = new Map<string, ListCall>()
    calls.forEach((call, index) => once.set(keys[index] ?? '', call))
    return [...once]
    // oxlint-disable-next-line react/exhaustive-deps -- the signature says all that matters of the calls
  }, [signature])
  const { epoch } = client.identity()
  const reads = useMemo(
    () =>
      wanted.map(([, call]) => ({
        ...operationQuery(client, call.operation, inputOf(call)),
        enabled: enabled && (!isLocated(call.operation) || call.location !== undefined),
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- the key of a read has the epoch in it
    [client, wanted, enabled, epoch],
  )
  const results = useReads(reads, noted)
  const state = results.flatMap((result) => [
    result.data,
    result.failureCount > 0 && result.data === undefined,
  ])
  return useMemo(() => {
    const answers = new Map(
      wanted.map(([key, call], index): [string, ListAnswer] => {
        const result = results[index]
        return [
          key,
          {
            data: result?.data,
            failed: result !== undefined && result.data === undefined && result.failureCount > 0,
            refetch: () => void readAgain(queries, operationKey(client, call.operation, inputOf(call))),
          },
        ]
      }),
    )
    return (operation, location) => answers.get(callKey(operation, location))
    // oxlint-disable-next-line react/exhaustive-deps -- results are new at every drawing; their state is not
  }, [client, queries, wanted, ...state])
}
