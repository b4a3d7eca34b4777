import type { QueryClient } from '@tanstack/react-query'
import { listParams } from '../generated/list-params'
import type { OperationId } from '../generated/operations'
import { callRead } from './call-read'
import type { ApiClient } from './client'
import type { CallInput } from './make-call'
import { retryDelay, shouldRetry } from './retry'

/** Milliseconds an answer is fresh (specification section 9). */
export const staleTime = 60_000
/** Milliseconds an unused answer stays cached (specification section 9). */
export const gcTime = 600_000

/** Query key of a read: operation, input, epoch. Only created here. */
export type OperationKey = readonly [operation: OperationId, input: CallInput, epoch: number]

/** Query key of a read in the current session. */
export function operationKey(client: ApiClient, id: OperationId, input: CallInput): OperationKey {
  return [id, asRead(id, input), client.identity().epoch]
}

/** A request with the list's fixed parameters (`list.params`), so that all readers of the list share one answer. */
function asRead(id: OperationId, input: CallInput): CallInput {
  const always = listParams[id]
  return always ? { ...input, query: { ...always, ...input.query } } : input
}

/** Query options of a read: key, call, staleness, retries. Large lists skip structural sharing. */
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

/** Refetches now, also while a failed read waits for its retry. */
export async function readAgain(queryClient: QueryClient, queryKey: OperationKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.refetchQueries({ queryKey, exact: true })
}

/** Ends a failed read that waits for its retry, which the next read would otherwise join. */
export async function endWait(queryClient: QueryClient, queryKey: OperationKey): Promise<void> {
  const failures = queryClient.getQueryState(queryKey)?.fetchFailureCount ?? 0
  if (failures > 0) await queryClient.cancelQueries({ queryKey, exact: true })
}

/** Marks the answers of operations as stale; visible ones are refetched now, others when next shown. */
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
