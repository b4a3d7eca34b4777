import type { QueryClient } from '@tanstack/react-query'

/**
 * Runs a write as a mutation with a key, so that pending writes can be found in the query client. Never retried.
 * @throws what `work` throws
 */
export function mutate<Answer>(
  queries: QueryClient,
  mutationKey: readonly unknown[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const mutation = queries.getMutationCache().build<Answer, Error, void, unknown>(queries, {
    mutationKey,
    mutationFn: work,
    retry: false,
    networkMode: 'always',
  })
  return mutation.execute()
}
