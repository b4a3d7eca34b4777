import type { BillingAccount } from '../../platform/account/use-billing-account'
import { addsFee } from '../../platform/account/use-owed-words'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { FactsTitle } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { useAccountHref } from './use-account-href'

/** What is charged first: "Visa •••• 4242". */
function usePrimary({ primary_card: card }: BillingAccount): string | undefined {
  const t = useScreenTexts('billing')
  if (!card) return undefined
  if (card.type === 'paying_by_invoice') return t('methods.invoice')
  const brand = card.card_type ? `${card.card_type.charAt(0).toUpperCase()}${card.card_type.slice(1)}` : ''
  return card.last4
    ? t('methods.card', { brand: brand || t('methods.anyCard'), last4: card.last4 })
    : brand || undefined
}

/** Whether the account tops up by itself and whether it warns, and where that is changed. */
export function AutomaticTopUp({ title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const { site } = usePlatform()
  const hrefOf = useAccountHref()
  const primary = usePrimary(account)
  const {
    is_recurring_payment_enabled: automatic,
    recurring_payment_threshold: threshold,
    recurring_payment_amount: amount,
    low_balance_notice_settings: notice,
  } = account
  const change = <LinkText href={hrefOf('settings')}>{t('change')}</LinkText>
  return (
    <>
      {site.config.recurringPaymentsEnabled === true && (
        <section className={styles.side} aria-label={title}>
          <FactsTitle action={<Text tone="dim">{t(automatic ? 'on' : 'off')}</Text>}>{title}</FactsTitle>
          <p>
            {automatic
              ? primary === undefined
                ? t('topUp.onWithout', {
                    threshold: money.format(threshold ?? 0),
                    amount: money.format(amount ?? 0),
                  })
                : t(addsFee(site.config) ? 'topUp.onWithFee' : 'topUp.on', {
                    threshold: money.format(threshold ?? 0),
                    amount: money.format(amount ?? 0),
                    method: primary,
                  })
              : t('topUp.off')}{' '}
            {change}
          </p>
        </section>
      )}
      <section className={styles.side} aria-label={t('notice.title')}>
        <FactsTitle action={<Text tone="dim">{t(notice?.is_enabled ? 'on' : 'off')}</Text>}>
          {t('notice.title')}
        </FactsTitle>
        <p>
          {notice?.is_enabled
            ? t('notice.on', { email: account.email, threshold: money.format(notice.threshold ?? 0) })
            : t('notice.off')}{' '}
          {change}
        </p>
      </section>
    </>
  )
}
