import { forecastAccount } from '../../platform/account/account-forecast'
import { useBalanceWords } from '../../platform/account/use-balance-words'
import { accountBalance, accountName, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { allResourcesPath } from '../../lib/overview-paths'
import { monthSum } from '../../engine/data/record-item'
import { detailPath } from '../../manifest/routes'
import type { AllRecords } from '../../engine/data/use-all-records'
import { useMonthWords } from '../../engine/extras/use-month-words'
import { NoAnswer } from './NoAnswer'
import { useRunningCost } from './use-running-cost'
import styles from './dashboard.module.css'

/** How long the current account's balance lasts and what pays then. */
function BalanceSentence({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const { site } = usePlatform()
  const money = useMoney()
  const words = useBalanceWords()
  const costOf = useRunningCost(all)
  const { current } = useBillingAccounts()
  const cost = current && costOf(current)
  if (!current || cost?.perHour === undefined || cost.average) return null
  const lasts = forecastAccount(current, cost.perHour, site.config)
  if (lasts.empty || lasts.hours === undefined) return null
  const values = {
    account: accountName(current),
    balance: money.format(accountBalance(current)),
    time: words.time(lasts.hours),
  }
  return (
    <p className={styles.balance}>
      {t('accounts.lasts', values)} {words.cover(current, lasts)}
    </p>
  )
}

/** Cost of the month so far, and the cost per full month by type. */
export function Spending({ all }: { all: AllRecords }) {
  const t = useScreenTexts('overview')
  const { locale, typeName } = useTexts()
  const { now } = usePlatform()
  const money = useMoney()
  const write = useMonthWords()
  const { accounts, known, failed } = useBillingAccounts()
  const soFar = accounts.reduce((sum, account) => sum + (account.running_totals?.total_before_tax ?? 0), 0)
  const hasSeveral = accounts.length > 1
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(now())
  const sums = all.resources
    .flatMap(({ type, price }) => {
      const sum = monthSum(all.items.filter(({ resource }) => resource.type === type))
      const states = all.lists.filter(({ resource }) => resource.type === type).map(({ status }) => status)
      const lacks = price.length > 0 && states.includes('failed')
      const waits = price.length > 0 && states.includes('pending')
      const month = { ...sum, partial: sum.partial || lacks || waits, awaited: sum.awaited || waits }
      return sum.amount > 0 || sum.partial || lacks ? [{ type, month }] : []
    })
    .sort((one, other) => other.month.amount - one.month.amount)
  const waits = all.lists.some(({ resource, status }) => status === 'pending' && resource.price.length > 0)
  const total = {
    amount: sums.reduce((sum, { month: { amount } }) => sum + amount, 0),
    partial: waits || sums.some(({ month: { partial } }) => partial),
    awaited: waits || sums.some(({ month: { awaited } }) => awaited),
  }
  const billing = all.resources.find(({ section }) => section === 'billing')
  const scope = t(hasSeveral ? 'soFarAll' : 'soFar', { month })
  // Link to the usage: the list of several accounts, or the page of the only one.
  const [only] = hasSeveral ? [] : accounts
  const page = billing && only && detailPath(billing, String(only.id), undefined)
  const madeOf = hasSeveral
    ? billing?.routes.list
    : page && `${page}?tab=usage&month=${new Date(now()).toISOString().slice(0, 7)}`
  return (
    <Section
      title={t('spending')}
      actions={billing && <LinkText href={billing.routes.list}>{t('billing')}</LinkText>}
    >
      <Panel padded>
        <div className={styles.soFar}>
          <strong>{known ? <Text>{money.format(soFar)}</Text> : failed ? <NoAnswer /> : '…'}</strong>
          <span>{known && madeOf ? <LinkText href={madeOf}>{scope}</LinkText> : scope}</span>
        </div>
        <h3 className={styles.rate}>
          <span>{t(hasSeveral ? 'perMonthAll' : 'perMonth')}</span>{' '}
          <strong>
            <Text>{write(total)}</Text>
          </strong>
        </h3>
        <dl className={styles.shares}>
          {sums.map(({ type, month: cost }) => (
            <div key={type}>
              <dt>
                <LinkText look="inherit" href={`${allResourcesPath}?f.type=${type}&sort=-price`}>
                  {typeName(type, 'many')}
                </LinkText>
              </dt>
              <dd>{cost.amount > 0 || cost.awaited ? <Text>{write(cost)}</Text> : <NoAnswer />}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.small}>{t('beforeVat')}</p>
        <BalanceSentence all={all} />
      </Panel>
    </Section>
  )
}
