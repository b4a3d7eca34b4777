import { copyLabels } from '../../platform/i18n/copy-labels'
import { referralPath } from '../../lib/referral-path'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Copyable } from '../../ui/typography/Copyable'
import { Facts, FactsTitle, type Fact } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import type { AccountProps } from './account'
import styles from './billing.module.css'

/** Referral codes of an account and a link to the referral page; nothing if the site has no referrals (REFERRAL-02). */
export function ReferralFacts({ title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { t: word } = useTexts()
  const { site } = usePlatform()
  if (site.config.referralCodeEnabled !== true) return null
  const { referral_share_code: own, referral_code: given } = account
  const facts: Fact[] = [
    ...(own
      ? [
          {
            id: 'own',
            label: t('referral.own'),
            value: (
              <Copyable value={own} labels={copyLabels(word, t('referral.own'))}>
                {own}
              </Copyable>
            ),
          },
        ]
      : []),
    ...(given ? [{ id: 'given', label: t('referral.given'), value: <Text>{given}</Text> }] : []),
  ]
  return (
    <section className={styles.side} aria-label={title}>
      <FactsTitle action={<LinkText href={referralPath}>{t('referral.page')}</LinkText>}>{title}</FactsTitle>
      {facts.length === 0 ? <Text tone="dim">{t('referral.none')}</Text> : <Facts facts={facts} />}
    </section>
  )
}
