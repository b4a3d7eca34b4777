import { useCallback, useEffect, useState } from 'react'
import { isOpen, type Intent } from '../../../platform/payments/intent'
import { useStore } from '../../../platform/use-store'
import { settlePayment } from './settle-payment'
import { usePayments } from './use-payments'

/** Reads of a payment while its outcome is shown. */
export interface Settling {
  /** The payment as it is stored. */
  readonly intent: Intent | undefined
  /** The first read since the outcome was opened is pending. */
  readonly isChecking: boolean
  readonly failure: unknown
  /** Reads the payment now. */
  readonly check: () => Promise<void>
}

/**
 * Reads an open payment when its outcome is shown; `followPayments` does later reads. A customer who is `back` from the page
 * of a bank has finished there. A page restored from the browser's back-forward cache reads it again.
 */
export function useSettling(id: string, back: boolean): Settling {
  const { intents, calls } = usePayments()
  const intent = useStore(intents).find((each) => each.id === id)
  const [isChecking, setChecking] = useState(true)
  const [failure, setFailure] = useState<unknown>()
  const check = useCallback(async () => {
    setFailure(undefined)
    try {
      await settlePayment(intents, calls, id)
    } catch (error) {
      setFailure(error)
    } finally {
      setChecking(false)
    }
  }, [intents, calls, id])
  const isLive = intent !== undefined && isOpen(intent) && intent.step !== 'sending'
  useEffect(() => {
    if (!isLive || !isChecking) return
    if (back) intents.apply(id, { kind: 'back' })
    void check()
  }, [isLive, isChecking, back, intents, id, check])
  useEffect(() => {
    if (!isLive) return
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void check()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [isLive, check])
  return { intent, isChecking, failure, check }
}
