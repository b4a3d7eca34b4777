import { useState } from 'react'
import { ReadState } from '../../engine/record/ReadState'
import { formatNumber, formatPercent } from '../../lib/quantity'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { TextButton } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { monthOf, type AccountProps } from './account'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn, type FootLine } from './BillingTable'
import styles from './billing.module.css'
import { Figures } from './Figures'
import { usageByKind, usageIn, usageName, type UsageItem, type UsageKind } from './usage'
import { UsageBar } from './UsageBar'
import { useAccountList } from './use-account-list'

/** Items of a kind shown at first, the rest on request. */
const shownAtFirst = 5

/** What the items come to: less the discount, with VAT. Parts the account does not tell are question marks. */
function useFoot({ running_totals: totals, ...account }: BillingAccount, cost: number): FootLine[] {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const percent = (share: number | null | undefined): string =>
    typeof share === 'number' ? formatPercent(share, locale) : ''
  const less = totals?.discount_amount ?? 0
  const resources = totals?.subtotal_resource_usage
  const rest = totals?.subtotal === undefined || resources === undefined ? 0 : totals.subtotal - resources
  return [
    { id: 'cost', label: t('beforeVat'), value: <Amount value={cost} /> },
    ...(Math.abs(rest) < 0.005 ? [] : [{ id: 'rest', label: t('otherUse'), value: <Amount value={rest} /> }]),
    ...(less === 0
      ? []
      : [
          {
            id: 'discount',
            label: t('discount', { share: percent(account.discount_percentage) }),
            value: <Amount value={-less} />,
          },
        ]),
    {
      id: 'vat',
      label: t('vatOf', { share: percent(account.vat_percentage) }),
      value: <Amount value={totals?.vat_tax} />,
    },
    { id: 'total', label: t('withVatSoFar'), value: <Amount value={totals?.total} />, strong: true },
  ]
}

/** What the running month has cost, thing by thing, with what it comes to. */
export function UsageSection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { t: common, locale } = useTexts()
  const money = useMoney()
  const { now } = usePlatform()
  const [whole, setWhole] = useState<ReadonlySet<UsageKind>>(new Set())
  const elements = useAccountList('usage')
  const items = usageIn(elements.items)
  const groups = usageByKind(items)
  const foot = useFoot(
    account,
    items.reduce((sum, { cost }) => sum + cost, 0),
  )
  const { first } = monthOf(now())
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    first,
  )
  const { total_before_tax: used, total } = account.running_totals ?? {}
  const columns: readonly BillingColumn<UsageItem>[] = [
    {
      id: 'name',
      label: t('item'),
      wraps: true,
      phone: 'title',
      cell: (item) => <Text strong>{usageName(item).name}</Text>,
    },
    {
      id: 'size',
      label: t('about'),
      dim: true,
      phone: 'summary',
      yields: true,
      cell: (item) => <Text>{usageName(item).size}</Text>,
    },
    {
      id: 'hours',
      label: t('hours'),
      numeric: true,
      dim: true,
      phone: 'summary',
      cell: ({ hours }) => t('hoursOf', { hours: formatNumber(hours, locale, 1) }),
    },
    {
      id: 'price',
      label: t('perHour'),
      numeric: true,
      dim: true,
      cell: ({ price, price_unit: unit }) => (unit === 'h' ? money.unit(price) : '—'),
    },
    {
      id: 'cost',
      label: t('cost'),
      numeric: true,
      phone: 'end',
      cell: ({ cost }) => <Amount value={cost} />,
    },
  ]
  return (
    <Section id={id} title={title}>
      <Panel padded>
        <Figures
          figures={[
            { id: 'used', label: t('usedIn', { month }), main: true, value: <Amount value={used} /> },
            { id: 'total', label: t('withVatSoFar'), value: <Amount value={total} /> },
          ]}
          note={t('usageNote')}
        />
        <UsageBar label={t('usedOn')} groups={groups} />
      </Panel>
      <div className={styles.below}>
        <ReadState title={title} elements={elements}>
          {groups.length === 0 ? (
            <EmptyState text={t('noUsage')} />
          ) : (
            <BillingTable
              label={title}
              columns={columns}
              groups={groups.map(({ kind, cost, items: all }) => {
                const shown = whole.has(kind) ? all : all.slice(0, shownAtFirst)
                return {
                  id: kind,
                  title: t(`usage.${kind}`),
                  sum: <Amount value={cost} />,
                  rows: shown,
                  ...(shown.length < all.length
                    ? {
                        more: (
                          <TextButton onPress={() => setWhole((before) => new Set([...before, kind]))}>
                            {common('detail.showAll', { count: all.length })}
                          </TextButton>
                        ),
                      }
                    : {}),
                }
              })}
              rowKey={({ uuid, description }) => `${uuid} ${description}`}
              foot={foot}
            />
          )}
        </ReadState>
      </div>
    </Section>
  )
}
