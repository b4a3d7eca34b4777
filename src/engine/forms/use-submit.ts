import { useState } from 'react'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { beginIntent, endIntent, intentInMemory } from '../fields/intent'
import type { Kept } from '../fields/draft'

/** Sending what a dialog or form describes. */
export interface Submit {
  /** From the first press until it has failed. What succeeded stays so: the dialog closes, the form begins anew. */
  pending: boolean
  /** It has succeeded. */
  done: boolean
  /** How the last try failed; undefined while none has, or another is under way. */
  failure: unknown
  /**
   * Sends once, however often it is called before the answer, also within one task.
   *
   * @param request what is asked for: tried again with the same after a lost answer, it is sent under the same key
   * @param send sends it under an idempotency key
   * @param failed hears of a failure; what it returns false for is said elsewhere and is no failure of the whole
   */
  submit: (
    request: unknown,
    send: (key: string) => Promise<void> | void,
    failed?: (error: unknown) => boolean,
  ) => void
}

/** The one way to send from a dialog or form. `intents` outlives the page where it has a draft. */
export function useSubmit(intents?: Kept): Submit {
  const { now } = usePlatform()
  const [memory] = useState(intentInMemory)
  const call = useOneCall()
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const store = intents ?? memory
  const submit: Submit['submit'] = (request, send, failed) => {
    if (done) return
    void call.run(async () => {
      setFailure(undefined)
      try {
        await send(beginIntent(store, request, now()).key)
        store.clear()
        setDone(true)
      } catch (error) {
        endIntent(store, error)
        if (failed?.(error) ?? true) setFailure(error)
      }
    })
  }
  return { pending: call.pending || done, done, failure, submit }
}
