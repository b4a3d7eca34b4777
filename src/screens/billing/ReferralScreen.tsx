import { refreshOperations } from '../../api/queries'
import { enabledTypes } from '../../platform/site/enabled-types'
import { detailPath } from '../../manifest/routes'
import { accountsOperation, useBillingAccounts } from '../../platform/account/use-billing-account'
import { promotionsOf } from '../../platform/account/promotions'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePage } from '../../platform/page/page'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { useLazy } from '../../ui/lazy'
import { CampaignCode } from './CampaignCode'
import { loadReferralTexts } from './load-referral-texts'
import { PromotionLine } from './PromotionLine'
import { referralTerms, whoGets } from './referral-terms'
import styles from './referral.module.css'
import { ReferralLink } from './ReferralLink'
import { ReferralSteps } from './ReferralSteps'

/** Shown instead of the link if there is no account. */
function NoAccount({ failed, create }: { failed: boolean; create: string | undefined }) {
  const t = useScreenTexts('referral')
  const { queries } = usePlatform()
  const action = failed ? (
    <Button onPress={() => void refreshOperations(queries, [accountsOperation])}>{t('retry')}</Button>
  ) : (
    create !== undefined && (
      <LinkButton variant="primary" icon="plus" href={create}>
        {t('createAccount')}
      </LinkButton>
    )
  )
  return (
    <Section title={t('link')}>
      <EmptyState text={t(failed ? 'notRead' : 'noAccount')} actions={action} />
    </Section>
  )
}

interface ReferralScreenProps {
  /** URL of the console, without a slash at its end. */
  home: string
}

/** Referral link and its terms, campaign codes, promotional credit (requirements REFERRAL-01 to REFERRAL-03). */
export function ReferralScreen({ home }: ReferralScreenProps) {
  const { texts, site } = usePlatform()
  useLazy(loadReferralTexts, texts)
  const t = useScreenTexts('referral')
  const { t: word } = useTexts()
  const money = useMoney()
  const { current, known, failed } = useBillingAccounts()
  const accounts = enabledTypes(site).find(({ section }) => section === 'billing')
  const title = word('shell.referral')
  usePage({ title, parents: [] })
  const terms = referralTerms(site)
  const who = whoGets(terms)
  const amounts = {
    receiver: money.format(terms.receiver ?? 0),
    promoter: money.format(terms.promoter ?? 0),
    topUp: money.format(terms.topUp ?? 0),
  }
  const path = current && accounts && detailPath(accounts, String(current.id), undefined)
  const history = path && `${path}?tab=history`
  const promotions = current ? promotionsOf(current, site) : []
  return (
    <Page>
      <PageHeader
        title={title}
        description={who && t(`${terms.topUp === undefined ? 'gets' : 'getsAfter'}.${who}`, amounts)}
      />
      <div className={styles.columns}>
        <div>
          {current ? (
            <SectionBoundary place={`link ${current.id}`}>
              <ReferralLink account={current} home={home} />
            </SectionBoundary>
          ) : known || failed ? (
            <NoAccount failed={failed} create={accounts?.routes.create ?? undefined} />
          ) : (
            <LateLoader>
              <Skeleton width="40%" />
            </LateLoader>
          )}
          <SectionBoundary place="steps">
            <ReferralSteps terms={terms} history={history} />
          </SectionBoundary>
        </div>
        {current && history !== undefined && (
          <div>
            <SectionBoundary place={`campaign ${current.id}`}>
              <CampaignCode key={current.id} account={current} history={history} />
            </SectionBoundary>
            {promotions.length > 0 && (
              <SectionBoundary place={`promotions ${current.id}`}>
                <Section title={t('toWin')}>
                  <Panel padded>
                    {promotions.map((promotion, index) => (
                      <PromotionLine key={`${promotion.credit_type} ${index}`} promotion={promotion} />
                    ))}
                  </Panel>
                </Section>
              </SectionBoundary>
            )}
          </div>
        )}
      </div>
    </Page>
  )
}
