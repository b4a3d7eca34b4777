import { useId, useState } from 'react'
import { currencySymbol, shownDigits } from '../../../lib/money'
import { formatPercent } from '../../../lib/quantity'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { Button } from '../../../ui/form-controls/Button'
import { FieldShell } from '../../../ui/form-controls/FieldShell'
import { useFocusFirstWrong } from '../../../ui/form-controls/focus-first-wrong'
import { Form } from '../../../ui/form-controls/Form'
import { NumberInput, type NumberValue } from '../../../ui/form-controls/NumberInput'
import { Dialog } from '../../../ui/overlay/Dialog'
import { Sums } from '../../../ui/typography/Sums'
import { amountProblem } from './amount'
import styles from './paying.module.css'
import { PayTrouble } from './PayTrouble'
import { SentDialog } from './SentDialog'
import { topUpPrice } from './top-up-price'
import { useAmountWords } from './use-amount-words'
import { useChargeMoney } from './use-charge-money'
import { useSend } from './use-send'

interface RequestInvoiceDialogProps {
  readonly account: BillingAccount
  readonly onClose: () => void
}

/** Asks for the credit of a top-up invoice, and requests it once. */
export function RequestInvoiceDialog({ account, onClose }: RequestInvoiceDialogProps) {
  const { site } = usePlatform()
  const t = useScreenTexts('payments')
  const { t: word, locale } = useTexts()
  const { money } = useChargeMoney()
  const amountWords = useAmountWords()
  const formId = useId()
  const { siteCurrency: currency, minimumTopupAmount } = site.config
  const minimum = minimumTopupAmount ?? 0
  const [wanted, setWanted] = useState<NumberValue>(undefined)
  const [left, setLeft] = useState(false)
  /** A new object after each invalid submit. */
  const [refused, setRefused] = useState({})
  const form = useFocusFirstWrong(refused)
  const sending = useSend(account.id, 'request')
  const { sent, pending, rivals, send, renew } = sending
  const title = t('request.title')
  if (sent) return <SentDialog id={sent.id} title={title} onClose={onClose} onAgain={renew} />

  const digits = shownDigits(currency)
  const amount = typeof wanted === 'number' ? wanted : undefined
  const problem = typeof wanted === 'string' ? 'noNumber' : amountProblem(amount, minimum, digits)
  const vat = account.vat_percentage ?? 0
  const price =
    amount === undefined || problem !== undefined
      ? undefined
      : topUpPrice(Math.round(amount * 10 ** digits), undefined, vat, digits)
  const shown = (minor: number): string => money(minor / 10 ** digits, currency)
  const submit = (): void => {
    setLeft(true)
    if (amount === undefined || price === undefined) return setRefused({})
    const way = { kind: 'request', name: account.email } as const
    void send({ way, amount, final: price.total / 10 ** digits, currency })
  }
  return (
    <Dialog
      title={title}
      description={t('request.text', { email: account.email })}
      closeLabel={word('action.close')}
      onClose={onClose}
      busy={pending}
      actions={
        <>
          <Button onPress={onClose}>{word('action.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            {t(rivals.length > 0 ? 'request.again' : 'request.send')}
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} className={styles.form} onSubmit={submit}>
        <PayTrouble sending={sending} name={account.email} failed={t('request.failed')} />
        <FieldShell
          label={t('amount')}
          error={left && problem !== undefined ? amountWords(problem, wanted) : undefined}
        >
          <NumberInput
            locale={locale}
            name="amount"
            autoFocus
            value={wanted}
            onChange={setWanted}
            onBlur={() => setLeft(wanted !== undefined)}
            prefix={currencySymbol({ locale, currency })}
            currency={currency}
            unit={minimum > 0 ? t('least', { amount: money(minimum, currency) }) : undefined}
          />
        </FieldShell>
        {price && (
          <Sums
            label={t('summary')}
            lines={[
              { id: 'added', label: t('added'), value: shown(price.amount) },
              {
                id: 'vat',
                label: t('vat', { share: formatPercent(vat, locale) }),
                value: shown(price.vat),
              },
            ]}
            total={{ label: t('request.total'), value: shown(price.total) }}
          />
        )}
      </Form>
    </Dialog>
  )
}
