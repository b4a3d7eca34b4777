import type { ReactNode } from 'react'
import { formatUtcDay } from '../../lib/format-date'
import { safeHref } from '../../lib/safe-href'
import { restrictionLooks, restrictionOf, type Restriction } from '../../platform/account/restriction'
import { knownBalance, type BillingAccount } from '../../platform/account/use-billing-account'
import { useClearThreshold } from '../../platform/account/use-clear-threshold'
import { useOwedWords } from '../../platform/account/use-owed-words'
import { takesPayments } from '../../platform/account/takes-payments'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { inOrder, instantOf, invoiceState } from '../../platform/account/invoice'
import { useSizeLimit } from '../../platform/account/use-size-limit'
import { AutomaticReport } from './AutomaticReport'
import { accountPath } from './paying/account-path'
import { OpenPayments } from './paying/OpenPayments'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'

/** Restrictions of an account and how to lift them. */
function useRestrictionWords(account: BillingAccount, restriction: Restriction | undefined): string[] {
  const t = useScreenTexts('billing')
  const size = useSizeLimit()
  const money = useMoney()
  const { owed: owedWords } = useOwedWords()
  const threshold = useClearThreshold(restriction === 'limited')
  if (!restriction) return []
  const byHand = account.open_level_override ? [t('restricted.byHand')] : []
  if (restriction === 'limited') {
    const small = size ? t('restricted.limitedSize', size) : t('restricted.limitedText')
    const ends =
      threshold === undefined ? [] : [t('restricted.limitedEnds', { amount: money.format(threshold) })]
    return [small, ...(byHand.length > 0 ? byHand : ends)]
  }
  if (restriction === 'frozen') {
    const owed = owedWords(account)
    const ends =
      owed !== undefined
        ? t('restricted.frozenEnds', { owed })
        : (account.unpaid_amount ?? 0) > 0
          ? t('restricted.frozenInvoice')
          : undefined
    return [t('restricted.frozenText'), ...(byHand.length > 0 || ends === undefined ? byHand : [ends])]
  }
  if (restriction === 'suspended')
    return [
      account.suspend_reason ? `${account.suspend_reason.replace(/\.?$/, '.')}` : '',
      t('restricted.suspendedText'),
    ].filter(Boolean)
  return [t(`restricted.${restriction}Text`)]
}

/** Link to support; nothing if the site has none. */
function Support() {
  const t = useScreenTexts('billing')
  const { site } = usePlatform()
  const href = safeHref(site.config.supportUrl)
  return href === undefined ? undefined : (
    <LinkButton size="sm" href={href} external>
      {t('support')}
    </LinkButton>
  )
}

/** Link to the top-up of an account; nothing if the site takes no payments. */
function TopUpLink({ account }: { account: BillingAccount }) {
  const t = useScreenTexts('billing')
  const { site } = usePlatform()
  return takesPayments(site) ? (
    <LinkButton size="sm" variant="primary" href={accountPath(account.id, { do: 'addCredit' })}>
      {t('topUp.now')}
    </LinkButton>
  ) : undefined
}

/** Link that lifts a restriction: top-up if that ends it, nothing if the notice of unpaid invoices does, else support. */
function Remedy({ account, restriction }: { account: BillingAccount; restriction: Restriction }) {
  const isOwing = (knownBalance(account) ?? 0) < 0
  if (account.open_level_override) return <Support />
  if (restriction === 'limited' || (restriction === 'frozen' && isOwing))
    return <TopUpLink account={account} />
  if (restriction === 'frozen' && (account.unpaid_amount ?? 0) > 0) return null
  return <Support />
}

/** Text about a negative balance of an account that is still usable, with its start. */
function useDebtWords(account: BillingAccount): string | undefined {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const money = useMoney()
  const balance = knownBalance(account)
  if (balance === undefined || balance >= 0) return undefined
  const since = instantOf(account.running_totals?.ongoing_negative_since)
  const amount = money.format(-balance)
  if (since) return t('debtSince', { amount, day: formatUtcDay(since, locale) })
  const days = account.precalc_days_in_debt ?? 0
  return days > 0 ? t('debtFor', { amount, count: days }) : t('debt', { amount })
}

/** Sum of unpaid invoices and the most urgent due date. */
function UnpaidNotice({ account }: { account: BillingAccount }) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const { now, site } = usePlatform()
  const hrefOf = useAccountHref()
  const { items } = useAccountList('invoices')
  const amount = account.unpaid_amount ?? 0
  if (amount <= 0) return null
  const [first] = inOrder(items)
  const state = first && invoiceState(first, now())
  const days = state?.kind === 'unpaid' ? state.days : undefined
  const late = days !== undefined && days < 0
  return (
    <Notice
      tone={late ? 'error' : 'warning'}
      icon="receipt-text"
      strong={t('unpaid', { amount: money.format(amount) })}
      text={
        days === undefined
          ? undefined
          : late
            ? t('unpaidLate', { count: -days })
            : days === 0
              ? t('unpaidToday')
              : t('unpaidIn', { count: days })
      }
      action={
        <>
          <LinkButton size="sm" href={hrefOf('invoices')}>
            {t('seeInvoices')}
          </LinkButton>
          {takesPayments(site) && (
            <LinkButton size="sm" variant="primary" href={hrefOf('invoices', { pay: 'unpaid' })}>
              {t('payInvoices')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}

/** Notices of an account: restrictions, remedies, debt, open payments, a triggered automatic top-up, unpaid invoices. */
export function AccountNotices({ account }: { account: BillingAccount }): ReactNode {
  const t = useScreenTexts('billing')
  const restriction = restrictionOf(account)
  const words = useRestrictionWords(account, restriction)
  const debt = useDebtWords(account)
  return (
    <>
      {restriction && (
        <Notice
          {...restrictionLooks[restriction]}
          strong={t(`restricted.${restriction}`)}
          text={words.join(' ')}
          action={<Remedy {...{ account, restriction }} />}
        />
      )}
      {debt !== undefined && restriction !== 'frozen' && restriction !== 'terminated' && (
        <Notice tone="error" icon="wallet" strong={debt} action={<TopUpLink account={account} />} />
      )}
      <OpenPayments account={account} />
      <AutomaticReport account={account} />
      <UnpaidNotice account={account} />
    </>
  )
}
