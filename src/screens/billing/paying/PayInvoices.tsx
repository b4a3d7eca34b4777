import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { takesPayments } from '../../../platform/account/takes-payments'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Button } from '../../../ui/form-controls/Button'
import { LinkButton } from '../../../ui/form-controls/LinkButton'
import { useLazy } from '../../../ui/lazy'
import { accountPath } from './account-path'
import type { NumberedInvoice } from './invoices-to-pay'
import { loadPaymentTexts } from './load-texts'
import { PayInvoicesDialog } from './PayInvoicesDialog'
import { useParameter } from '../use-parameter'
import { usePayer } from './use-payer'

interface PayInvoicesProps {
  readonly account: BillingAccount
  /** Oldest first; if empty, only the outcome of a payment is shown. */
  readonly unpaid: readonly NumberedInvoice[]
}

/**
 * Pays the unpaid invoices of an account by its primary method: all of them, or as many as an amount pays. The URL
 * parameter `pay` opens it.
 */
export function PayInvoices({ account, unpaid }: PayInvoicesProps) {
  const { texts, site } = usePlatform()
  useLazy(loadPaymentTexts, texts)
  const t = useScreenTexts('payments')
  const { method, refused, isMissing } = usePayer(account, 'payAllInvoices')
  const [asked, setAsked] = useParameter('pay')
  return (
    <>
      {unpaid.length > 0 && takesPayments(site) && (
        <>
          {isMissing && (
            <LinkButton href={accountPath(account.id, { tab: 'methods' })}>{t('methodsLink')}</LinkButton>
          )}
          <Button variant="primary" disabled={refused} onPress={() => setAsked('unpaid')}>
            {t('invoices.open')}
          </Button>
        </>
      )}
      {asked !== null && method !== undefined && (
        <PayInvoicesDialog account={account} unpaid={unpaid} method={method} onClose={() => setAsked('')} />
      )}
    </>
  )
}
