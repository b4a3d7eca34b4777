import type { QueryClient } from '@tanstack/react-query'
import { listParams } from '../generated/list-params'
import type { OperationId } from '../generated/operations'
import { callRead } from './call-read'
import type { ApiClient } from './client'
import type { CallInput } from './make-call'
import { retryDelay, shouldRetry } from './retry'

/** Milliseconds an answer counts as fresh (specification section 9). */
export const staleTime = 60_000
/** Milliseconds an unused answer is kept (specification section 9). */
export const gcTime = 600_000

/** The key of a read: what is asked, how, and for whom. No other code makes one. */
export type OperationKey = readonly [operation: OperationId, input: CallInput, epoch: number]

/** The cache key of a read under the identity that is signed in now. */
export function operationKey(client: ApiClient, id: OperationId, input: CallInput): OperationKey {
  return [id, asRead(id, input), client.identity().epoch]
}

/** A request with what its list is always read with (`list.params`), so that all who read the list share one answer. */
function asRead(id: OperationId, input: CallInput): CallInput {
  const always = listParams[id]
  return always ? { ...input, query: { ...always, ...input.query } } : input
}

/** Options for one read: key, call, freshness, retries. Large lists keep their identity by key, not by deep comparison. */
export function operationQuery(client: ApiClient, id: OperationId, input: CallInput) {
  return {
    queryKey: operationKey(client, id, input),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
      (await callRead(client, id, asRead(id, input), signal)) ?? null,
    staleTime,
    gcTime,
    retry: shouldRetry,
    retryDelay,
    structuralSharing: false,
  }
}

/** Reads again at once, also while a read that failed waits for its next try. */
export async function readAgain(queryClient: QueryClient, queryKey: OperationKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.refetchQueries({ queryKey, exact: true })
}

/** Marks the answers of operations as out of date; what is on screen is read again, the rest when it is next shown. */
export async function refreshOperations(
  queryClient: QueryClient,
  ids: readonly OperationId[],
  location?: string,
): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const [id, input] = queryKey as unknown as OperationKey
      if (!ids.includes(id)) return false
      return location === undefined || input.path?.location === undefined || input.path.location === location
    },
  })
}
