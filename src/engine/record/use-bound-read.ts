import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isApiError, type ApiError } from '../../api/errors'
import { operationKey, operationQuery, readAgain } from '../../api/queries'
import { operations, type OperationId } from '../../generated/operations'
import { sortParameters } from '../../manifest/build-request'
import type { Subject } from '../../manifest/subject'
import type { Value } from '../../manifest/words/values'
import { usePlatform } from '../../platform/platform'
import { bindParameters } from '../jobs/bind-parameters'

/** A read whose parameters are bound to a record. */
export interface BoundRead {
  operation: OperationId
  params: Readonly<Record<string, Value>>
}

interface BoundAnswer {
  data: unknown
  /** Why it failed. */
  error: ApiError | undefined
  /** The same, already while it is tried again. */
  failing: ApiError | undefined
  /** The call has not answered yet. */
  pending: boolean
  /** When the answer came, in milliseconds. */
  updatedAt: number
  refetch: () => void
}

/** Makes a read for a subject, and none while either is missing. The answer is shared with whoever makes the same call. */
export function useBoundRead(read: BoundRead | null | undefined, subject: Subject | undefined): BoundAnswer {
  const { client, queries } = usePlatform()
  const input = useMemo(() => {
    if (!read || !subject) return undefined
    const called = operations[read.operation]
    const { path, query } = sortParameters(called, bindParameters(called, read.params, subject, {}))
    return { path, query }
  }, [read, subject])
  const operation = read?.operation ?? 'listLocations'
  const answer = useQuery({ ...operationQuery(client, operation, input ?? {}), enabled: input !== undefined })
  const failure = (reason: unknown): ApiError | undefined => (isApiError(reason) ? reason : undefined)
  return {
    data: input && answer.data,
    error: failure(answer.error),
    failing: failure(answer.error ?? answer.failureReason),
    pending: input !== undefined && answer.isPending,
    updatedAt: answer.dataUpdatedAt,
    refetch: () => {
      if (input) void readAgain(queries, operationKey(client, operation, input))
    },
  }
}
