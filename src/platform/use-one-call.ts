import { useMutation } from '@tanstack/react-query'
import { useCallback, useId } from 'react'
import { usePlatform } from './platform'

/** Work that is done once at a time. */
export interface OneCall {
  /** From the press until it has ended. */
  pending: boolean
  /** Does it unless it is under way, also within one task; rejects with how it fails. */
  run: (work: () => Promise<void>) => Promise<void>
}

/** Makes the work of a button a mutation of the query cache, where all that is pending is asked for. */
export function useOneCall(): OneCall {
  const { queries } = usePlatform()
  const id = useId()
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ['call', id],
    mutationFn: (work: () => Promise<void>) => work(),
  })
  const run = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      // State is one render late: a second press in the same task would not see it.
      if (queries.isMutating({ mutationKey: ['call', id] }) > 0) return
      await mutateAsync(work)
    },
    [queries, id, mutateAsync],
  )
  return { pending: isPending, run }
}
