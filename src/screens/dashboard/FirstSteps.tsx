import { Suspense, useMemo } from 'react'
import { useResources } from '../../engine/data/load-resource'
import { isOwned } from '../../manifest/owned'
import type { AllRecords } from '../../engine/data/use-all-records'
import { loadStartTexts } from '../../engine/getting-started/load-texts'
import { firstStarterOffers } from '../../engine/getting-started/starter-offers'
import { PricedOffer } from '../../engine/getting-started/PricedOffer'
import { WhereItRuns } from '../../engine/getting-started/WhereItRuns'
import { safeHref } from '../../lib/safe-href'
import { accountBalance, useBillingAccounts } from '../../platform/account/use-billing-account'
import { promotionsOf } from '../../platform/account/promotions'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import { AttentionList } from './AttentionList'
import styles from './dashboard.module.css'
import { StepsGuide } from './StepsGuide'
import { useLimitWords } from './use-limit-words'
import { useLazy } from '../../ui/lazy'

/** Maximum starter offers: one row. */
const mostOffers = 3

function Steps({ all }: { all: AllRecords }) {
  const t = useScreenTexts('start')
  const { site } = usePlatform()
  // Complete types are needed, because the overview's lack price parts counted elsewhere.
  const resources = useResources(all.resources.filter(isOwned).map(({ type }) => type))
  const limit = useLimitWords()
  const offers = useMemo(() => firstStarterOffers(resources, site, mostOffers), [resources, site])
  const types = useMemo(() => [...new Set(offers.map(({ resource }) => resource))], [offers])
  return (
    <>
      <StepsGuide resources={types} created={false} />
      {offers.length > 0 && (
        <Section title={t('offers')}>
          <div className={styles.offers}>
            {offers.map((each) => (
              <PricedOffer key={`${each.resource.type} ${each.offer.id}`} look="card" {...each} />
            ))}
          </div>
          <p className={styles.small}>
            {t('beforeVat')} {limit}
          </p>
        </Section>
      )}
    </>
  )
}

function Balance({ all }: { all: AllRecords }) {
  const t = useScreenTexts('start')
  const money = useMoney()
  const { site } = usePlatform()
  const { current } = useBillingAccounts()
  const billing = all.resources.find(({ section }) => section === 'billing')
  if (!current) return null
  const promised = promotionsOf(current, site)
  return (
    <Section
      title={t('balance')}
      actions={billing && <LinkText href={billing.routes.list}>{t('billing')}</LinkText>}
    >
      <Panel padded>
        <div className={styles.soFar}>
          <strong>{money.format(accountBalance(current))}</strong>
        </div>
        {promised.length > 0 && (
          <dl className={styles.shares}>
            {promised.map(
              ({ credit_type: type, amount, top_up_requirement: required, top_up_done: paid }) => (
                <div key={type}>
                  <dt>
                    {t(`promised.${type}`)}
                    <br />
                    <span className={styles.zero}>
                      {(required ?? 0) > 0
                        ? t('promisedAfter', { amount: money.format((required ?? 0) - (paid ?? 0)) })
                        : t('promisedSoon')}
                    </span>
                  </dt>
                  <dd>{money.format(amount)}</dd>
                </div>
              ),
            )}
          </dl>
        )}
      </Panel>
    </Section>
  )
}

function Help() {
  const t = useScreenTexts('start')
  const { site } = usePlatform()
  const { supportUrl, apiDocUrl } = site.config
  const links = [
    { label: t('support'), href: safeHref(supportUrl ?? '') },
    { label: t('api'), href: safeHref(apiDocUrl ?? '') },
  ].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
  if (links.length === 0) return null
  return (
    <Section title={t('help')}>
      <ul className={styles.help}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <LinkText href={href} external>
              {label}
            </LinkText>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Dashboard of a new customer: prerequisites and starter offers with prices. */
export function FirstSteps({ all }: { all: AllRecords }) {
  const { texts } = usePlatform()
  useLazy(loadStartTexts, texts)
  const { t } = useTexts()
  return (
    <div className={styles.dashboard}>
      <div>
        <AttentionList all={all} first />
        <Suspense>
          <Steps all={all} />
        </Suspense>
      </div>
      <div>
        <Balance all={all} />
        <Section title={t('list.whereItRuns')}>
          <Panel padded>
            <WhereItRuns />
          </Panel>
        </Section>
        <Help />
      </div>
    </div>
  )
}
