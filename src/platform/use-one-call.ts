import { useMutation } from '@tanstack/react-query'
import { useCallback, useId } from 'react'
import { usePlatform } from './platform'

/** A task that runs at most once at a time. */
export interface OneCall {
  /** Running. */
  pending: boolean
  /** Runs the task unless it is running, also within one tick; rejects with its failure. */
  run: (work: () => Promise<void>) => Promise<void>
}

/** Runs a button's work as a mutation, so that it counts as pending in the query client. */
export function useOneCall(): OneCall {
  const { queries } = usePlatform()
  const id = useId()
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ['call', id],
    mutationFn: (work: () => Promise<void>) => work(),
  })
  const run = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      // State updates one render later, so a second press in the same tick would not see it.
      if (queries.isMutating({ mutationKey: ['call', id] }) > 0) return
      await mutateAsync(work)
    },
    [queries, id, mutateAsync],
  )
  return { pending: isPending, run }
}
