import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import { allResourcesPath } from '../../lib/overview-paths'
import type { AllRecords } from '../../engine/overview/use-all-records'
import styles from './dashboard.module.css'

/** What the month has cost so far, and what everything there is costs in a full month, by type. */
export function Spending({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const { locale, typeName } = useTexts()
  const { now } = usePlatform()
  const money = useMoney()
  const { accounts } = useBillingAccounts()
  const soFar = accounts.reduce((sum, account) => sum + (account.running_totals?.total_before_tax ?? 0), 0)
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(now())
  const byType = new Map<string, number>()
  for (const { resource, month: cost } of all.items) {
    if (cost) byType.set(resource.type, (byType.get(resource.type) ?? 0) + cost)
  }
  const sums = [...byType].sort(([, one], [, other]) => other - one)
  const total = sums.reduce((sum, [, cost]) => sum + cost, 0)
  const billing = all.resources.find(({ section }) => section === 'billing')
  return (
    <Section
      title={t('spending')}
      actions={billing && <LinkText href={billing.routes.list}>{t('billing')}</LinkText>}
    >
      <Panel padded>
        <div className={styles.sums}>
          <div>
            <strong>{money.format(soFar)}</strong>
            <span>{t('soFar', { month })}</span>
          </div>
          <div>
            <span className={styles.rate}>{money.format(total)}</span>
            <span>{t('perMonth')}</span>
          </div>
        </div>
        <dl className={styles.shares}>
          {sums.map(([type, cost]) => (
            <div key={type}>
              <dt>
                <LinkText look="inherit" href={`${allResourcesPath}?f.type=${type}&sort=-price`}>
                  {typeName(type, 'many')}
                </LinkText>
              </dt>
              <dd>{money.format(cost)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.small}>{t('beforeVat')}</p>
      </Panel>
    </Section>
  )
}
