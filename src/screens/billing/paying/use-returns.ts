import { useEffect } from 'react'
import type { Intent } from '../../../platform/payments/intent'
import { takeReturns, announceReturn } from '../../../platform/payments/returns'
import { usePayments } from './use-payments'

const isInWindow = (intent: Intent | undefined): boolean =>
  intent?.way.kind === 'link' && intent.way.inWindow === true

/**
 * Beside a payment whose page is open in a window: reads it when that window comes back, and when the customer does. A window
 * that was closed says nothing, so it is never taken for a no. One that comes back is answered also when its payment is
 * known to have ended: it waits for the answer to close.
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

/** In a window that came back from a processor: closes it once the page that opened it shows the payment. */
export function useToldReturn(intent: Intent | undefined, back: boolean): void {
  const id = back && isInWindow(intent) ? intent?.id : undefined
  useEffect(() => (id === undefined ? undefined : announceReturn(id, () => window.close())), [id])
}
