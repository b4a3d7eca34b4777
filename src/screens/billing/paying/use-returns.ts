import { useEffect } from 'react'
import type { Intent } from '../../../platform/payments/intent'
import { takeReturns, announceReturn } from '../../../platform/payments/returns'
import { usePayments } from './use-payments'

const isInWindow = (intent: Intent | undefined): boolean =>
  intent?.way.kind === 'link' && intent.way.inWindow === true

/**
 * Reads a payment whose page is open in another window when that window comes back, or this one gets the focus. A closed
 * window proves nothing, so it never counts as a cancellation. A returned window is answered even if its payment has ended,
 * because it waits for the answer to close.
 */
export function useTakenReturns(intent: Intent | undefined, check: () => Promise<void>): void {
  const { intents } = usePayments()
  const id = isInWindow(intent) ? intent?.id : undefined
  const isAway = id !== undefined && intent?.step === 'away'
  useEffect(() => {
    if (id === undefined) return
    return takeReturns(id, () => {
      intents.apply(id, { kind: 'back' })
      void check()
    })
  }, [id, intents, check])
  useEffect(() => {
    if (!isAway) return
    const look = (): void => void check()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [isAway, check])
}

/** Closes a window that came back from a processor, once another window shows the payment. */
export function useToldReturn(intent: Intent | undefined, back: boolean): void {
  const id = back && isInWindow(intent) ? intent?.id : undefined
  useEffect(() => (id === undefined ? undefined : announceReturn(id, () => window.close())), [id])
}
