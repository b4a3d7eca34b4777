import { useEffect } from 'react'
import { ownDraft, type StoredValues } from '../../../platform/session/draft'
import type { Intent } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import type { Session } from '../../../platform/session/session'

/** Draft of the top-up form of an account: `amount`, and the id of `way`. */
export function topUpDraft(session: Pick<Session, 'owner'>, account: number): StoredValues {
  return ownDraft(session, `top-up.${account}`)
}

/** Clears the draft of a payment once it is paid; after any other outcome the next form shows it again. */
export function useForgottenDraft(intent: Intent | undefined): void {
  const { session } = usePlatform()
  const { account, step, way } = intent ?? {}
  const isPaid = step === 'done' && (way?.kind === 'method' || way?.kind === 'link')
  useEffect(() => {
    if (isPaid && account !== undefined) topUpDraft(session, account).clear()
  }, [session, account, isPaid])
}
