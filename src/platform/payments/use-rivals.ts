import { useCallback, useEffect, useState } from 'react'
import { useStore } from '../use-store'
import { rivalsOf, type Intent } from './intent'
import type { Intents } from './intents'

const none: readonly Intent[] = []

/** Other payments for an account while a form is open. */
interface OtherPayments {
  /** Other payments the customer should know of before paying; none while another tab sends one. */
  readonly rivals: readonly Intent[]
  /** Another tab is sending a payment of the account. */
  readonly isBusy: boolean
  /** Waits for the other tab, after a press has found it sending. */
  readonly waitForTab: () => void
}

/**
 * Follows the payments beside that of an open form.
 * @param wanted the payment of the form
 * @param since ms since 1970 when the form was opened
 */
export function useRivals(
  intents: Intents,
  wanted: Parameters<typeof rivalsOf>[1],
  since: number,
): OtherPayments {
  const rivals = rivalsOf(useStore(intents), wanted, since)
  const [isBusy, setBusy] = useState(false)
  const { account } = wanted
  const waitForTab = useCallback(() => {
    setBusy(true)
    void intents.whenFree(String(account)).then(() => setBusy(false))
  }, [intents, account])
  const sending = rivals.find(({ step }) => step === 'sending')?.id
  useEffect(() => {
    if (sending !== undefined) waitForTab()
  }, [sending, waitForTab])
  return { rivals: isBusy ? none : rivals, isBusy, waitForTab }
}
