import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callRaw, type RawCallAnswer } from '../../api/raw-call'
import type { SampleRequest } from '../../api/samples/sample-request'

/** State of a tried call. */
export interface TryState {
  pending: boolean
  answer: RawCallAnswer | undefined
  /** Failure without an answer. */
  error: unknown
}

/** Timeout in seconds. */
const patience = 60

/** Sends one call at a time; leaving the page or sending again aborts the previous one. */
export function useTry(): TryState & { send: (request: SampleRequest, apiKey: string | undefined) => void } {
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])
  const { isPending, data, error, mutate } = useMutation({
    mutationKey: ['try'],
    mutationFn: ({ request, apiKey }: { request: SampleRequest; apiKey: string | undefined }) => {
      under.current?.abort()
      under.current = new AbortController()
      return callRaw(request, apiKey, {
        fetch: (made: Request) => fetch(made),
        now: () => performance.now(),
        signal: AbortSignal.any([under.current.signal, AbortSignal.timeout(patience * 1000)]),
      })
    },
  })
  return {
    pending: isPending,
    answer: data,
    error: error ?? undefined,
    send: (request, apiKey) => mutate({ request, apiKey }),
  }
}
