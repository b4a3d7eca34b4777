import { useCallback, useEffect, useState } from 'react'
import { useStore } from '../use-store'
import { rivalOf, type Intent } from './intent'
import type { Intents } from './intents'

/** What else is paid for an account while a form is open. */
interface OtherPayments {
  /** Another payment the customer should know of before paying; undefined while another tab sends one. */
  readonly rival: Intent | undefined
  /** Another tab is sending a payment of the account. */
  readonly isBusy: boolean
  /** Waits for the other tab, once a press has found it. */
  readonly waitForTab: () => void
}

/**
 * Follows the payments beside that of an open form.
 * @param wanted the payment of the form
 * @param since ms since 1970 when the form was opened
 */
export function useRival(
  intents: Intents,
  wanted: Parameters<typeof rivalOf>[1],
  since: number,
): OtherPayments {
  const rival = rivalOf(useStore(intents), wanted, since)
  const [isBusy, setBusy] = useState(false)
  const { account } = wanted
  const waitForTab = useCallback(() => {
    setBusy(true)
    void intents.whenFree(String(account)).then(() => setBusy(false))
  }, [intents, account])
  const sending = rival?.step === 'sending' ? rival.id : undefined
  useEffect(() => {
    if (sending !== undefined) waitForTab()
  }, [sending, waitForTab])
  return { rival: isBusy ? undefined : rival, isBusy, waitForTab }
}
