import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import { whoGets, type ReferralTerms } from './referral-terms'
import styles from './referral.module.css'

interface ReferralStepsProps {
  terms: ReferralTerms
  /** URL of the balance history; undefined without an account. */
  history: string | undefined
}

/** Steps from opening the link to the credit, with the amounts of the site. */
export function ReferralSteps({ terms, history }: ReferralStepsProps) {
  const t = useScreenTexts('referral')
  const money = useMoney()
  const who = whoGets(terms)
  const amounts = {
    receiver: money.format(terms.receiver ?? 0),
    promoter: money.format(terms.promoter ?? 0),
    topUp: money.format(terms.topUp ?? 0),
  }
  const steps = [
    { id: 'open', strong: t('open'), text: t('openText') },
    ...(terms.topUp === undefined
      ? []
      : [{ id: 'topUp', strong: t('topUp', amounts), text: t('topUpText') }]),
    ...(who === undefined
      ? []
      : [{ id: 'credit', strong: t(`credit.${who}`, amounts), text: t('creditText') }]),
  ]
  return (
    <Section
      title={t('how')}
      actions={history !== undefined && <LinkText href={history}>{t('history')}</LinkText>}
    >
      <Panel>
        <ol className={styles.steps}>
          {steps.map(({ id, strong, text }) => (
            <li key={id}>
              <strong>{strong}</strong> {text}
            </li>
          ))}
        </ol>
      </Panel>
    </Section>
  )
}
