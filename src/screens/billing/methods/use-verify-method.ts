import { refreshOperations } from '../../../api/queries'
import { isOutcomeUnknown } from '../../../api/unknown-outcome'
import { write } from '../../../engine/jobs/perform'
import { operationChanges } from '../../../generated/operation-changes'
import { leaveFor } from '../../../platform/leave-for'
import { rememberDecline, rememberVerification } from '../../../platform/payments/remember-verification'
import { verificationIn } from '../../../platform/payments/verification'
import { usePlatform } from '../../../platform/platform'
import { toastSuccess } from '../../../platform/toast'
import { useOneCall } from '../../../platform/use-one-call'
import { frontBase } from '../paying/front-base'
import type { Processor } from '../paying/top-up-price'
import type { Card } from '../payment-method'

/** Verifies a saved card. */
export interface VerifyMethod {
  readonly pending: boolean
  /**
   * Charges the verification amount, which is refunded. If the bank asks, the browser goes to its page and comes
   * back to the return page. `done` is the toast text if verified at once.
   * @throws ApiError with the bank's message
   */
  readonly verify: (card: Card, processor: Processor, done: string) => Promise<void>
}

/** Verification of the cards of an account (requirement PAYMENT-20). */
export function useVerifyMethod(): VerifyMethod {
  const platform = usePlatform()
  const { pending, run } = useOneCall()
  const readAgain = () => refreshOperations(platform.queries, operationChanges.verifyCard ?? [])
  return {
    pending,
    verify: (card, processor, done) =>
      run(async () => {
        const of = { keyword: processor.keyword, amount: processor.verification_amount ?? 0 }
        try {
          const verified = verificationIn(
            await write(platform, 'verifyCard', {
              payment_object_id: card.id,
              front_base_url: frontBase(),
              force_3ds: processor.use_3ds_verification === true,
            }),
          )
          if (verified.kind !== 'bank') {
            if (verified.kind === 'verified') toastSuccess(platform, done)
            await readAgain()
            return
          }
          const { address: page, reference } = verified
          if (reference !== undefined) rememberVerification(platform, { card, reference, page }, of)
          leaveFor(page)
        } catch (error) {
          if (isOutcomeUnknown(error)) await readAgain()
          else rememberDecline(platform, card, of, error)
          throw error
        }
      }),
  }
}
