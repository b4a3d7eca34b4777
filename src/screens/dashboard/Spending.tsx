import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import { allResourcesPath } from '../../lib/overview-paths'
import { monthSum } from '../../engine/overview/record-item'
import type { AllRecords } from '../../engine/overview/use-all-records'
import { useMonthWords } from '../../engine/overview/use-month-words'
import { NoAnswer } from './NoAnswer'
import styles from './dashboard.module.css'

/** What the month has cost so far, and what everything there is costs in a full month, by type. */
export function Spending({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const { locale, typeName } = useTexts()
  const { now } = usePlatform()
  const money = useMoney()
  const write = useMonthWords()
  const { accounts, known, failed } = useBillingAccounts()
  const soFar = accounts.reduce((sum, account) => sum + (account.running_totals?.total_before_tax ?? 0), 0)
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(now())
  const sums = all.resources
    .flatMap(({ type, price }) => {
      const month = monthSum(all.items.filter(({ resource }) => resource.type === type))
      const states = all.lists.filter(({ resource }) => resource.type === type).map(({ status }) => status)
      const lacks = states.includes('failed') || (states.includes('pending') && states.includes('ok'))
      const partial = month.partial || (price.length > 0 && lacks)
      return month.amount > 0 || partial ? [{ type, month: { ...month, partial } }] : []
    })
    .sort((one, other) => other.month.amount - one.month.amount)
  const total = {
    amount: sums.reduce((sum, { month: { amount } }) => sum + amount, 0),
    partial: sums.some(({ month: { partial } }) => partial),
  }
  const billing = all.resources.find(({ section }) => section === 'billing')
  return (
    <Section
      title={t('spending')}
      actions={billing && <LinkText href={billing.routes.list}>{t('billing')}</LinkText>}
    >
      <Panel padded>
        <div className={styles.sums}>
          <div>
            <strong>{known ? money.format(soFar) : failed ? <NoAnswer /> : '…'}</strong>
            <span>{t('soFar', { month })}</span>
          </div>
          <div>
            <span className={styles.rate}>{write(total)}</span>
            <span>{t('perMonth')}</span>
          </div>
        </div>
        <dl className={styles.shares}>
          {sums.map(({ type, month: cost }) => (
            <div key={type}>
              <dt>
                <LinkText look="inherit" href={`${allResourcesPath}?f.type=${type}&sort=-price`}>
                  {typeName(type, 'many')}
                </LinkText>
              </dt>
              <dd>{write(cost)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.small}>{t('beforeVat')}</p>
      </Panel>
    </Section>
  )
}
