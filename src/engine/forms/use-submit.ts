import { useState } from 'react'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { beginIntent, endIntent, intentInMemory } from '../../platform/session/intent'
import type { StoredValues } from '../../platform/session/draft'

/** Submission of a dialog or form. */
export interface Submit {
  /** From the first submit until failure; stays true after success, because the dialog closes. */
  pending: boolean
  /** It has succeeded. */
  done: boolean
  /** The last failure; undefined before the first and during another try. */
  failure: unknown
  /**
   * Sends once, however often it is called before the answer.
   * @param request what is sent: a retry of an equal request after a lost answer uses the same key
   * @param send sends under an idempotency key
   * @param failed receives a failure; returns the failure to show here, undefined if it is handled elsewhere
   */
  submit: (
    request: unknown,
    send: (key: string) => Promise<void> | void,
    failed?: (error: unknown) => unknown,
  ) => void
}

/** Sends from a dialog or form. `intents` survives a reload if it is stored in a draft. */
export function useSubmit(intents?: StoredValues): Submit {
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
        setFailure(failed ? failed(error) : error)
      }
    })
  }
  return { pending: call.pending || done, done, failure, submit }
}
