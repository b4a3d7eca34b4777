import { Suspense, useMemo } from 'react'
import { useResources } from '../../engine/data/load-resource'
import { isOwned } from '../../manifest/owned'
import type { AllRecords } from '../../engine/data/use-all-records'
import { loadStartTexts } from '../../engine/create/load-texts'
import { firstOffers } from '../../engine/create/offers'
import { PricedOffer } from '../../engine/create/PricedOffer'
import { useChecklist } from '../../engine/create/use-checklist'
import { WhereItRuns } from '../../engine/create/WhereItRuns'
import { safeHref } from '../../lib/safe-href'
import { accountBalance, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Checklist } from '../../ui/feedback/Checklist'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import { AttentionList } from './AttentionList'
import styles from './dashboard.module.css'
import { useLazy } from '../../ui/lazy'

/** Most offers at once: a row of them. */
const mostOffers = 3

function Steps({ all }: { all: AllRecords }) {
  const t = useScreenTexts('start')
  const { site } = usePlatform()
  // The whole of each type: those of the overview leave out the parts of prices that other types count.
  const resources = useResources(all.resources.filter(isOwned).map(({ type }) => type))
  const offers = useMemo(() => firstOffers(resources, site, mostOffers), [resources, site])
  const types = useMemo(() => [...new Set(offers.map(({ resource }) => resource))], [offers])
  const items = useChecklist(types)
  const done = items.filter((item) => item.done).length
  return (
    <>
      <Section title={t('steps')} note={t('stepsDone', { done, count: items.length })}>
        <Panel>
          <Checklist inPanel items={items} words={{ done: t('done'), open: t('open') }} />
        </Panel>
      </Section>
      {offers.length > 0 && (
        <Section title={t('offers')}>
          <div className={styles.offers}>
            {offers.map((each) => (
              <PricedOffer key={`${each.resource.type} ${each.offer.id}`} look="card" {...each} />
            ))}
          </div>
          <p className={styles.small}>{t('beforeVat')}</p>
        </Section>
      )}
    </>
  )
}

function Balance({ all }: { all: AllRecords }) {
  const t = useScreenTexts('start')
  const money = useMoney()
  const { current } = useBillingAccounts()
  const billing = all.resources.find(({ section }) => section === 'billing')
  if (!current) return null
  const promised = current.eligible_promotions ?? []
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

/** The dashboard of who has nothing yet: what to have first, what to start with and what it costs. */
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
