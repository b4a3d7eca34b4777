import type { QueryClient } from '@tanstack/react-query'

/**
 * Does something that changes the platform as a mutation under a key, so that what is pending is asked of the query cache in
 * one way. It is tried once.
 *
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
