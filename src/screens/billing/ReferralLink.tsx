import { referralLink } from '../../lib/referral-path'
import { accountName, type BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { CopyTextButton } from '../../ui/typography/CopyTextButton'
import styles from './referral.module.css'

interface ReferralLinkProps {
  account: BillingAccount
  /** URL of the console, without a slash at its end. */
  home: string
}

/** Referral link of an account (requirement REFERRAL-01), or a note that it has none. */
export function ReferralLink({ account, home }: ReferralLinkProps) {
  const t = useScreenTexts('referral')
  const { referral_share_code: code } = account
  const name = accountName(account)
  if (!code) {
    return (
      <Section title={t('link')}>
        <EmptyState strong={t('noCode', { account: name })} text={t('noCodeText')} />
      </Section>
    )
  }
  const link = `${home}${referralLink(code)}`
  return (
    <Section title={t('link')}>
      <Panel padded>
        <div className={styles.beside}>
          <span className={styles.link} dir="ltr">
            {link}
          </span>
          <CopyTextButton
            variant="primary"
            size="md"
            value={() => link}
            labels={{ copied: t('copied'), failed: t('notCopied') }}
          >
            {t('copyLink')}
          </CopyTextButton>
        </div>
        <p className={styles.hint}>{t('code', { code, account: name })}</p>
      </Panel>
    </Section>
  )
}
