import { useState } from 'react'
import { currencySymbol, shownDigits } from '../../../lib/money'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Button } from '../../../ui/form-controls/Button'
import { FieldShell } from '../../../ui/form-controls/FieldShell'
import { NumberInput, type NumberValue } from '../../../ui/form-controls/NumberInput'
import { Segmented } from '../../../ui/form-controls/Segmented'
import { Dialog } from '../../../ui/overlay/Dialog'
import { Sums } from '../../../ui/typography/Sums'
import { isOpen } from '../../../platform/payments/intent'
import { useInvoiceWords } from '../use-invoice-words'
import { amountProblem } from './amount'
import { payableInvoices, sumOf, type NumberedInvoice } from './invoices-to-pay'
import { PaidElsewhere } from './PaidElsewhere'
import styles from './paying.module.css'
import { PayTrouble } from './PayTrouble'
import { SentDialog } from './SentDialog'
import { useAmountWords } from './use-amount-words'
import { useChargeMoney } from './use-charge-money'
import type { PayingMethod } from './use-payer'
import { useSend } from './use-send'

interface PayInvoicesDialogProps {
  readonly account: BillingAccount
  /** The oldest first. */
  readonly unpaid: readonly NumberedInvoice[]
  /** The charged method. */
  readonly method: PayingMethod
  readonly onClose: () => void
}

/** Asks which unpaid invoices are charged to a method, and pays them once. */
export function PayInvoicesDialog({ account, unpaid, method, onClose }: PayInvoicesDialogProps) {
  const { site } = usePlatform()
  const t = useScreenTexts('payments')
  const { t: word, locale } = useTexts()
  const { charge } = useChargeMoney()
  const { number } = useInvoiceWords()
  const amountWords = useAmountWords()
  const sending = useSend(account.id, 'invoices')
  const [isLimited, setLimited] = useState(false)
  const [most, setMost] = useState<NumberValue>(undefined)
  // A URL may open it before the invoices are loaded, or after all are paid.
  const [isAsked, setAsked] = useState(false)
  const { siteCurrency: currency } = site.config
  const { sent, pending, rivals, trouble, send, renew } = sending
  const title = t('invoices.title')
  if (sent) return <SentDialog id={sent.id} title={title} onClose={onClose} onAgain={renew} />
  if (unpaid.length === 0)
    return isAsked ? <PaidElsewhere title={title} paid={t('invoices.paid')} onClose={onClose} /> : null
  if (!isAsked) setAsked(true)

  const limit = typeof most === 'number' ? most : undefined
  const malformed = typeof most === 'string' ? 'noNumber' : amountProblem(limit, 0, shownDigits(currency))
  const isWrong = isLimited && malformed !== undefined
  const paid = isWrong ? [] : payableInvoices(unpaid, isLimited ? limit : undefined, currency)
  const amount = sumOf(paid, currency)
  const problem = !isLimited
    ? undefined
    : malformed !== undefined
      ? amountWords(malformed, most)
      : paid.length === 0
        ? t('invoices.tooLittle', { amount: charge(unpaid[0]?.totals.total ?? 0, currency) })
        : undefined
  const values = { amount: charge(amount, currency), name: method.name }
  return (
    <Dialog
      title={title}
      description={paid.length > 0 ? t('invoices.text', values) : undefined}
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
            disabled={problem ?? false}
            onPress={() =>
              void send({
                way: {
                  kind: 'invoices',
                  invoices: paid.map(({ id }) => id),
                  upTo: isLimited ? limit : undefined,
                  method: method.id,
                  name: method.name,
                },
                amount,
                final: amount,
                currency,
              })
            }
          >
            {paid.length === 0 ? t('payAny') : t(rivals.some(isOpen) ? 'payAnyway' : 'pay', values)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PayTrouble sending={sending} name={method.name} failed={t('invoices.failed')} />
        <Segmented
          label={t('invoices.what')}
          value={isLimited ? 'some' : 'all'}
          onChange={(next) => setLimited(next === 'some')}
          options={[
            { value: 'all', label: t('invoices.all') },
            { value: 'some', label: t('invoices.some') },
          ]}
        />
        {isLimited && (
          <FieldShell
            label={t('invoices.upTo')}
            hint={t('invoices.upToHelp')}
            error={most === undefined ? undefined : problem}
          >
            <NumberInput
              locale={locale}
              name="amount"
              value={most}
              onChange={setMost}
              prefix={currencySymbol({ locale, currency })}
              currency={currency}
            />
          </FieldShell>
        )}
        <Sums
          label={t('invoices.summary')}
          lines={unpaid.map((invoice) => ({
            id: String(invoice.id),
            label: number(invoice),
            value: paid.includes(invoice)
              ? charge(invoice.totals.total, currency)
              : `${charge(invoice.totals.total, currency)}, ${t('invoices.left')}`,
          }))}
          total={{ label: t('youPay'), value: charge(amount, currency) }}
        />
      </div>
    </Dialog>
  )
}
