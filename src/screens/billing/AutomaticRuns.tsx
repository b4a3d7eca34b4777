import { ReadState } from '../../engine/record/ReadState'
import { formatPercent } from '../../lib/quantity'
import { shownDigits } from '../../lib/money'
import { invoiceNumber } from '../../platform/account/invoice'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { errorMessage } from '../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Facts } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { Amount } from './Amount'
import styles from './billing.module.css'
import { lastAutomaticRun } from './last-top-up'
import { agreedPrice, topUpPrice } from './paying/top-up-price'
import { useChargeMoney } from './paying/use-charge-money'
import { useFinalAmount } from './paying/use-final-amount'
import type { Card } from './payment-method'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'
import { useInvoiceWords } from './use-invoice-words'

interface AutomaticSumsProps {
  readonly account: BillingAccount
  /** The charged method. */
  readonly card: Card
  /** Name of the card. */
  readonly method: string
  /** Credit per top-up, in major units of the site's currency, as entered in the form. */
  readonly amount: number
}

/** Charge of each automatic top-up of the entered amount: credit, fee, VAT, total, and the charged method. */
export function AutomaticSums({ account, card, method, amount }: AutomaticSumsProps) {
  const platform = usePlatform()
  const t = useScreenTexts('billing')
  const { locale, t: word } = useTexts()
  const { siteCurrency, paymentProcessors } = platform.site.config
  const money = useMoney()
  const { charge } = useChargeMoney()
  const digits = shownDigits(siteCurrency)
  const keyword = card.processor?.keyword
  const processor = paymentProcessors?.find((each) => each.keyword === keyword)
  const vat = account.vat_percentage ?? 0
  const final = useFinalAmount(account.id, keyword, amount)
  const estimate = topUpPrice(Math.round(amount * 10 ** digits), processor?.service_fee, vat, digits)
  // A converting processor charges in another currency; the parts are in the site's currency.
  const isConverted = processor?.charge_currency_conversion != null
  const price =
    final.amount === undefined || isConverted
      ? estimate
      : agreedPrice(estimate, Math.round(final.amount * 10 ** digits))
  const shown = (minor: number) => <Amount value={minor / 10 ** digits} />
  const total =
    final.failure != null ? (
      <>
        <Text>{`${t('topUp.notCalculated')} ${errorMessage(platform, final.failure)}`}</Text>{' '}
        <Button size="sm" onPress={final.retry}>
          {word('action.retry')}
        </Button>
      </>
    ) : final.amount === undefined ? (
      t('topUp.calculating')
    ) : isConverted ? (
      shown(estimate.total)
    ) : (
      <Text numeric nowrap>
        {charge(final.amount, siteCurrency)}
      </Text>
    )
  return (
    <>
      <Facts
        look="narrow"
        facts={[
          { id: 'added', label: t('topUp.added'), value: shown(estimate.amount) },
          ...(price === undefined
            ? [
                {
                  id: 'extra',
                  label: t('topUp.feeAndVat'),
                  value: <Amount value={(final.amount ?? 0) - amount} />,
                },
              ]
            : [
                ...(price.fee > 0 ? [{ id: 'fee', label: t('topUp.fee'), value: shown(price.fee) }] : []),
                {
                  id: 'vat',
                  label: t('vatOf', { share: formatPercent(vat, locale) }),
                  value: shown(price.vat),
                },
              ]),
          { id: 'total', label: t('topUp.each'), value: <strong aria-live="polite">{total}</strong> },
          { id: 'card', label: t('topUp.chargedTo'), value: <Text>{method}</Text> },
        ]}
      />
      {money.converted && <p className={styles.small}>{t('topUp.chargedIn', { currency: siteCurrency })}</p>}
    </>
  )
}

/** Day and amount of the last automatic top-up, from the balance history. */
export function LastAutomaticRun() {
  const t = useScreenTexts('billing')
  const hrefOf = useAccountHref()
  const { day } = useInvoiceWords()
  const money = useMoney()
  const history = useAccountList('history')
  const run = lastAutomaticRun(history.items, useAccountList('invoices').items)
  return (
    <ReadState title={t('topUp.last')} elements={history}>
      <p className={styles.small}>
        {run
          ? t('topUp.lastRun', {
              day: day(run.entry.created),
              amount: money.format(run.entry.amount),
              paid: money.format(run.invoice.totals.total),
            })
          : t('topUp.neverRun')}{' '}
        {run && (
          <LinkText href={hrefOf('invoices', { invoice: String(run.invoice.id) })}>
            {t('invoiceOf', { number: invoiceNumber(run.invoice) ?? '' })}
          </LinkText>
        )}
      </p>
    </ReadState>
  )
}
