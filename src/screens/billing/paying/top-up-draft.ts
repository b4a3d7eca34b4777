import { useEffect } from 'react'
import { ownDraft, type StoredValues } from '../../../engine/fields/draft'
import type { Intent } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import type { Session } from '../../../platform/session/session'

/** What was typed into the top-up form of an account: `amount`, and `way` by its id. */
export function topUpDraft(session: Pick<Session, 'owner'>, account: number): StoredValues {
  return ownDraft(session, `top-up.${account}`)
}

/** Forgets what was typed for a payment once that is paid; whatever else becomes of it, the next form has it again. */
export function useForgottenDraft(intent: Intent | undefined): void {
  const { session } = usePlatform()
  const { account, step, way } = intent ?? {}
  const isPaid = step === 'done' && (way?.kind === 'method' || way?.kind === 'link')
  useEffect(() => {
    if (isPaid && account !== undefined) topUpDraft(session, account).clear()
  }, [session, account, isPaid])
}
