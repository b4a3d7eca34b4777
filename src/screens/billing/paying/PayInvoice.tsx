import { useState } from 'react'
import type { Invoice } from '../../../platform/account/invoice'
import { takesPayments } from '../../../platform/account/takes-payments'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { isOpen } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import { Button } from '../../../ui/form-controls/Button'
import { Dialog } from '../../../ui/overlay/Dialog'
import { useLazy } from '../../../ui/lazy'
import { useInvoiceWords } from '../use-invoice-words'
import { loadPaymentTexts } from './load-texts'
import { PaidElsewhere } from './PaidElsewhere'
import { PayTrouble } from './PayTrouble'
import { SentDialog } from './SentDialog'
import { useChargeMoney } from './use-charge-money'
import { usePayer, type PayingMethod } from './use-payer'
import { useSend } from './use-send'

interface PayInvoiceProps {
  readonly account: BillingAccount
  readonly invoice: Invoice & { readonly id: number }
  /** If false, only the outcome of the payment is shown. */
  readonly isUnpaid: boolean
}

interface DialogProps extends PayInvoiceProps {
  /** The charged method. */
  readonly method: PayingMethod
  readonly onClose: () => void
}

/** Asks before an invoice is charged to the primary method, and pays it once. */
function PayInvoiceDialog({ account, invoice, isUnpaid, method, onClose }: DialogProps) {
  const { site } = usePlatform()
  const t = useScreenTexts('payments')
  const { t: word } = useTexts()
  const { charge } = useChargeMoney()
  const number = useInvoiceWords().number(invoice)
  const sending = useSend(account.id, invoice.id)
  const { siteCurrency: currency } = site.config
  const amount = invoice.totals.total
  const values = { number, amount: charge(amount, currency), name: method.name }
  const title = t('invoice.title', values)
  const { sent, pending, rivals, trouble, send, renew } = sending
  if (sent) return <SentDialog id={sent.id} title={title} onClose={onClose} onAgain={renew} />
  if (!isUnpaid)
    return <PaidElsewhere title={title} paid={t('outcome.invoicePaid', values)} onClose={onClose} />
  return (
    <Dialog
      title={title}
      description={t('invoice.text', values)}
      closeLabel={word('action.close')}
      onClose={onClose}
      busy={pending}
      actions={
        <>
          <Button autoFocus={trouble === undefined} onPress={onClose}>
            {word('action.cancel')}
          </Button>
          <Button
            variant="primary"
            autoFocus={trouble !== undefined}
            pending={pending}
            onPress={() =>
              void send({
                way: { kind: 'invoice', invoice: invoice.id, number, method: method.id, name: method.name },
                amount,
                final: amount,
                currency,
              })
            }
          >
            {t(rivals.some(isOpen) ? 'payAnyway' : 'pay', values)}
          </Button>
        </>
      }
    >
      <PayTrouble sending={sending} name={method.name} failed={t('invoice.failed', values)} />
    </Dialog>
  )
}

/** Pays an unpaid invoice by the primary method (requirement INVOICE-09). */
export function PayInvoice({ account, invoice, isUnpaid }: PayInvoiceProps) {
  const { texts, site } = usePlatform()
  useLazy(loadPaymentTexts, texts)
  const t = useScreenTexts('payments')
  const { method, refused } = usePayer(account, 'payInvoice')
  const [open, setOpen] = useState(false)
  return (
    <>
      {isUnpaid && takesPayments(site) && (
        <Button variant="primary" disabled={refused} onPress={() => setOpen(true)}>
          {t('payAny')}
        </Button>
      )}
      {open && method !== undefined && (
        <PayInvoiceDialog
          account={account}
          invoice={invoice}
          isUnpaid={isUnpaid}
          method={method}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
