import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isApiError, type ApiError } from '../../api/errors'
import { operationKey, operationQuery, readAgain } from '../../api/queries'
import { operations, type OperationId } from '../../generated/operations'
import { sortParameters } from '../../manifest/build-request'
import type { Subject } from '../../manifest/subject'
import type { Value } from '../../manifest/words/values'
import { usePlatform } from '../../platform/platform'
import { bindParameters } from '../../manifest/bind-parameters'

/** A read with parameters bound to a record. */
export interface BoundRead {
  operation: OperationId
  params: Readonly<Record<string, Value>>
}

interface BoundAnswer {
  data: unknown
  /** Its failure. */
  error: ApiError | undefined
  /** The failure, kept while it is retried. */
  failing: ApiError | undefined
  /** It has not answered yet. */
  pending: boolean
  /** Time of the answer, in ms since 1970. */
  updatedAt: number
  refetch: () => void
}

/** Makes a read for a subject; none while either is missing. The answer is shared through the cache. */
export function useBoundRead(read: BoundRead | null | undefined, subject: Subject | undefined): BoundAnswer {
  const { client, queries } = usePlatform()
  const call = useMemo(() => {
    if (!read || !subject) return undefined
    const { operation, params } = read
    const called = operations[operation]
    const { path, query } = sortParameters(called, bindParameters(called, params, subject, {}))
    return { operation, input: { path, query } }
  }, [read, subject])
  const answer = useQuery<unknown>(
    call ? operationQuery(client, call.operation, call.input) : { queryKey: ['no call'], queryFn: skipToken },
  )
  const failure = (reason: unknown): ApiError | undefined => (isApiError(reason) ? reason : undefined)
  return {
    data: call && answer.data,
    error: failure(answer.error),
    failing: failure(answer.error ?? answer.failureReason),
    pending: call !== undefined && answer.isPending,
    updatedAt: answer.dataUpdatedAt,
    refetch: () => {
      if (call) void readAgain(queries, operationKey(client, call.operation, call.input))
    },
  }
}
