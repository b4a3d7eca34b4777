import { formatPercent } from '../../../lib/quantity'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { errorMessage, errorReference } from '../../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { useMoney } from '../../../platform/money/use-money'
import { usePlatform } from '../../../platform/platform'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { Sums } from '../../../ui/typography/Sums'
import styles from './paying.module.css'
import { useChargeMoney } from './use-charge-money'
import { useFeeWords } from './use-fee-words'
import type { TopUp } from './use-top-up'

interface Line {
  readonly id: string
  readonly label: string
  /** In major units of the site's currency. */
  readonly amount: number
}

/** The lines of a top-up, which add up to what the customer pays. */
export function TopUpSums({ account, topUp }: { readonly account: BillingAccount; readonly topUp: TopUp }) {
  const platform = usePlatform()
  const t = useScreenTexts('payments')
  const { t: word, locale } = useTexts()
  const { money, charge } = useChargeMoney()
  const display = useMoney()
  const feeWords = useFeeWords()
  const { siteCurrency } = platform.site.config
  const { price, final, chargeCurrency, way, digits, agreed } = topUp
  if (price === undefined || way === undefined) return null
  const isConverted = chargeCurrency !== siteCurrency
  const major = (minor: number): number => minor / 10 ** digits
  const total = isConverted || final.amount === undefined ? major(price.total) : final.amount
  const { service_fee: fee } = way.processor
  const known: Line[] = [
    ...(price.fee === 0
      ? []
      : [{ id: 'fee', label: t('feeOf', { fee: feeWords(fee) }), amount: major(price.fee) }]),
    {
      id: 'vat',
      label: t('vat', { share: formatPercent(account.vat_percentage ?? 0, locale) }),
      amount: major(price.vat),
    },
  ]
  const lines: Line[] = [
    { id: 'added', label: t('added'), amount: major(price.amount) },
    // If the charged sum differs from fees and VAT, the parts are unknown.
    ...(agreed ? known : [{ id: 'extra', label: t('extra'), amount: total - major(price.amount) }]),
  ]
  if (final.failure != null)
    return (
      <Notice
        tone="error"
        strong={t('notCalculated')}
        text={errorMessage(platform, final.failure)}
        reference={errorReference(final.failure)}
        action={<Button onPress={final.retry}>{word('action.retry')}</Button>}
      />
    )
  return (
    <div>
      <Sums
        label={t('summary')}
        lines={lines.map(({ id, label, amount }) => ({ id, label, value: money(amount, siteCurrency) }))}
        total={{
          label: t('youPay'),
          value:
            final.amount === undefined
              ? t('calculating')
              : isConverted
                ? money(total, siteCurrency)
                : charge(final.amount, siteCurrency),
        }}
      />
      {isConverted && final.amount !== undefined && (
        <p className={styles.small}>
          {t('converted', {
            name: way.processor.name ?? way.processor.keyword,
            currency: chargeCurrency,
            amount: charge(final.amount, chargeCurrency),
          })}
        </p>
      )}
      {display.converted && <p className={styles.small}>{t('shownAs', { amount: display.format(total) })}</p>}
    </div>
  )
}
