import { useEffect, useRef, useState } from 'react'
import { callRaw, type RawCallAnswer } from '../../api/raw-call'
import type { SampleRequest } from '../../api/samples/sample-request'

/** A tried call: nothing yet, under way, answered, or without an answer. */
export interface TryState {
  pending: boolean
  answer: RawCallAnswer | undefined
  /** Why there is no answer. */
  error: unknown
}

const nothing: TryState = { pending: false, answer: undefined, error: undefined }

/** Seconds after which no answer is waited for any longer. */
const patience = 60

/** Sends calls one after the other; leaving the page, or sending again, gives up the one under way. */
export function useTry(): TryState & { send: (request: SampleRequest, apiKey: string | undefined) => void } {
  const [state, setState] = useState(nothing)
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])
  const send = (request: SampleRequest, apiKey: string | undefined): void => {
    under.current?.abort()
    const control = new AbortController()
    under.current = control
    setState({ ...nothing, pending: true })
    const seams = {
      fetch: (made: Request) => fetch(made),
      now: () => performance.now(),
      signal: AbortSignal.any([control.signal, AbortSignal.timeout(patience * 1000)]),
    }
    const settle = (next: Partial<TryState>): void => {
      if (under.current === control && !control.signal.aborted) setState({ ...nothing, ...next })
    }
    void (async () => {
      try {
        settle({ answer: await callRaw(request, apiKey, seams) })
      } catch (error) {
        settle({ error })
      }
    })()
  }
  return { ...state, send }
}
