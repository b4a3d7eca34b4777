import { paymentReports } from '../../platform/account/payment-report'
import { accountName, type BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { useAccountHref } from './use-account-href'

/** Result of the charge that saving the automatic top-up triggered, or why it failed; nothing if none was triggered. */
export function AutomaticReport({ account }: { account: BillingAccount }) {
  const t = useScreenTexts('billing')
  const hrefOf = useAccountHref()
  const report = useStore(paymentReports).get(account.id)
  if (report?.triggered !== true) return null
  if (report.errors.length === 0) return <Notice tone="success" strong={t('topUp.done')} />
  return (
    <Notice
      tone="error"
      strong={t('topUp.failed', { account: accountName(account) })}
      text={report.errors.join(' ')}
      action={
        <LinkButton size="sm" href={hrefOf('methods')}>
          {t('topUp.another')}
        </LinkButton>
      }
    />
  )
}
