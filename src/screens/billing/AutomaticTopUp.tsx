import { ReadState } from '../../engine/record/ReadState'
import { useDetail } from '../../engine/record/detail-context'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { paymentReports } from '../../platform/account/payment-report'
import { addsFee } from '../../platform/account/use-owed-words'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { FactsTitle } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { AutomaticSums, LastAutomaticRun } from './AutomaticRuns'
import { presentMethods } from './payment-method'
import { supportsAutoTopUp } from './supports-auto-top-up'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'
import { useDistinctMethods } from './use-distinct-methods'
import { useParameter } from './use-parameter'

/** What is added each time, as it stands in the form; undefined where nothing would be, or no amount is typed. */
function useTypedAmount(account: BillingAccount): number | undefined {
  const form = useStore(useDetail().typed)['topup']
  const isOn = form?.['is_recurring_payment_enabled'] ?? account.is_recurring_payment_enabled
  const amount = form === undefined ? account.recurring_payment_amount : form['recurring_payment_amount']
  return isOn === true && typeof amount === 'number' && amount > 0 ? amount : undefined
}

/** Automatic top-up and warnings of an account, with a link to their settings. */
export function AutomaticTopUp({ title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const { site } = usePlatform()
  const hrefOf = useAccountHref()
  const {
    is_recurring_payment_enabled: automatic,
    recurring_payment_threshold: threshold,
    recurring_payment_amount: amount,
    low_balance_notice_settings: notice,
  } = account
  const report = useStore(paymentReports).get(account.id)
  const cards = useAccountList('cards')
  const methods = presentMethods(cards.items)
  const { nameOf } = useDistinctMethods(methods)
  const card = methods.find((each) => each.is_primary)
  const method = card === undefined ? undefined : nameOf(card)
  const supported = card === undefined || supportsAutoTopUp(card, site)
  const sums = { threshold: money.format(threshold ?? 0), amount: money.format(amount ?? 0) }
  // Beside the form that changes them.
  const isOpen = useParameter('tab')[0] === 'settings'
  const typed = useTypedAmount(account)
  const change = <LinkText href={hrefOf('settings')}>{t('change')}</LinkText>
  return (
    <>
      {site.config.recurringPaymentsEnabled === true && (
        <section className={styles.side} aria-label={title}>
          <FactsTitle action={<Text tone="dim">{t(automatic ? 'on' : 'off')}</Text>}>{title}</FactsTitle>
          <ReadState title={title} elements={cards}>
            <p>
              {automatic
                ? method === undefined
                  ? t('topUp.onWithout', sums)
                  : t(addsFee(site.config) ? 'topUp.onWithFee' : 'topUp.on', { ...sums, method })
                : t(supported ? 'topUp.off' : 'topUp.unsupported', { method: method ?? '' })}{' '}
              {supported ? change : <LinkText href={hrefOf('methods')}>{t('methods.manage')}</LinkText>}
            </p>
            {automatic && !supported && (
              <Notice tone="warning" strong={t('topUp.unsupported', { method: method ?? '' })} />
            )}
          </ReadState>
          {isOpen && card && supported && typed !== undefined && (
            <AutomaticSums account={account} card={card} method={nameOf(card)} amount={typed} />
          )}
          {automatic && isOpen && <LastAutomaticRun />}
          {report?.triggered === true && (
            <Notice
              tone={report.errors.length > 0 ? 'error' : 'success'}
              strong={t(report.errors.length > 0 ? 'topUp.failed' : 'topUp.done')}
              text={report.errors.length > 0 ? report.errors.join(' ') : undefined}
              action={
                report.errors.length > 0 && (
                  <LinkButton size="sm" href={hrefOf('methods')}>
                    {t('topUp.another')}
                  </LinkButton>
                )
              }
            />
          )}
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
