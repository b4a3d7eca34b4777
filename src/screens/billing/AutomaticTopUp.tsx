import { ReadState } from '../../engine/record/ReadState'
import { useDetail } from '../../engine/record/detail-context'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { topsUpByItself } from '../../platform/account/takes-payments'
import { addsFee } from '../../platform/account/use-owed-words'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { FactsTitle } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { AutomaticReport } from './AutomaticReport'
import { AutomaticSums, LastAutomaticRun } from './AutomaticRuns'
import { presentMethods, primaryOf } from './payment-method'
import { supportsAutoTopUp } from './supports-auto-top-up'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'
import { useDistinctMethods } from './use-distinct-methods'
import { useParameter } from './use-parameter'

/** Automatic top-up as entered in the form. */
interface Entered {
  /** Credit per top-up; undefined if switched off or without a valid amount. */
  readonly amount: number | undefined
  /** Differs from the saved settings. */
  readonly isUnsaved: boolean
}

function useEntered(account: BillingAccount): Entered {
  const form = useStore(useDetail().typed)['topup']
  const saved: Readonly<Record<string, unknown>> = {
    is_recurring_payment_enabled: account.is_recurring_payment_enabled === true,
    recurring_payment_threshold: account.recurring_payment_threshold,
    recurring_payment_amount: account.recurring_payment_amount,
  }
  const entered: typeof saved = { ...saved, ...form }
  const { is_recurring_payment_enabled: isOn, recurring_payment_amount: amount } = entered
  return {
    amount: isOn === true && typeof amount === 'number' && amount > 0 ? amount : undefined,
    isUnsaved: Object.entries(saved).some(([name, value]) => entered[name] !== value),
  }
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
  const cards = useAccountList('cards')
  const methods = presentMethods(cards.items)
  const { nameOf } = useDistinctMethods(methods)
  const card = primaryOf(methods)
  const method = card === undefined ? undefined : nameOf(card)
  const supported = card === undefined || supportsAutoTopUp(card, site)
  const sums = { threshold: money.format(threshold ?? 0), amount: money.format(amount ?? 0) }
  const [tab] = useParameter('tab')
  // The overview shows the report among its notices.
  const isOverview = tab === null || tab === 'overview'
  // The sums are shown beside the settings form.
  const isOpen = tab === 'settings'
  const { amount: entered, isUnsaved } = useEntered(account)
  const change = <LinkText href={hrefOf('settings')}>{t('change')}</LinkText>
  const lacksMethod = !supported || (automatic === true && card === undefined)
  return (
    <>
      {topsUpByItself(site.config) && (
        <div role="group" className={styles.side} aria-label={title}>
          <FactsTitle action={<Text tone="dim">{t(automatic ? 'on' : 'off')}</Text>}>{title}</FactsTitle>
          <ReadState title={title} elements={cards}>
            <p>
              {automatic
                ? method === undefined
                  ? t('topUp.onWithout', sums)
                  : t(addsFee(site.config) ? 'topUp.onWithFee' : 'topUp.on', { ...sums, method })
                : t(supported ? 'topUp.off' : 'topUp.unsupported', { method: method ?? '' })}{' '}
              {lacksMethod ? <LinkText href={hrefOf('methods')}>{t('methods.manage')}</LinkText> : change}
            </p>
            {automatic && !supported && (
              <Notice tone="warning" strong={t('topUp.unsupported', { method: method ?? '' })} />
            )}
          </ReadState>
          {isOpen && card && supported && entered !== undefined && (
            <>
              {isUnsaved && <p className={styles.unsaved}>{t('topUp.unsaved')}</p>}
              <AutomaticSums account={account} card={card} method={nameOf(card)} amount={entered} />
            </>
          )}
          {automatic && isOpen && <LastAutomaticRun />}
          {!isOverview && <AutomaticReport account={account} />}
        </div>
      )}
      <div role="group" className={styles.side} aria-label={t('notice.title')}>
        <FactsTitle action={<Text tone="dim">{t(notice?.is_enabled ? 'on' : 'off')}</Text>}>
          {t('notice.title')}
        </FactsTitle>
        <p>
          {notice?.is_enabled
            ? t('notice.on', { email: account.email, threshold: money.format(notice.threshold ?? 0) })
            : t('notice.off')}{' '}
          {change}
        </p>
      </div>
    </>
  )
}
