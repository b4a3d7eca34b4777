import { refreshOperations } from '../../../api/queries'
import { isOutcomeUnknown } from '../../../api/unknown-outcome'
import { write } from '../../../engine/jobs/perform'
import { accountsOperation } from '../../../platform/account/use-billing-account'
import { usePlatform } from '../../../platform/platform'
import { toastSuccess } from '../../../platform/toast'
import { useOneCall } from '../../../platform/use-one-call'

type Call = 'setPrimaryCard' | 'deleteCard' | 'applyForInvoicePayment' | 'saveLinkMethods'

/** Changes the payment methods of an account, then refetches them, also after an unknown outcome. */
export function useMethodCall(): {
  pending: boolean
  /** Rejects with the failure. */
  call: (operation: Call, parameters: Readonly<Record<string, unknown>>, done: string) => Promise<void>
} {
  const platform = usePlatform()
  const { pending, run } = useOneCall()
  const readAgain = () =>
    refreshOperations(platform.queries, ['listCards', accountsOperation, 'getBillingAccount'])
  return {
    pending,
    call: (operation, parameters, done) =>
      run(async () => {
        try {
          await write(platform, operation, parameters)
        } catch (error) {
          if (isOutcomeUnknown(error)) await readAgain()
          throw error
        }
        toastSuccess(platform, done)
        await readAgain()
      }),
  }
}
