import { formatNumber } from '../../lib/quantity'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { Text } from '../../ui/typography/Text'
import { BillingTable, type BillingColumn } from './BillingTable'
import styles from './billing.module.css'
import { isPricedType, unitOf, type PricedPool, type PriceRow } from './price-list'
import { usePrice } from './use-price'

interface PriceTableProps {
  label: string
  rows: readonly PriceRow[]
  /** Pools in columns; undefined if the price is the same in all. */
  pools: readonly (PricedPool | undefined)[]
}

/** Prices of types with thresholds, by pool: per month, and below it per hour. */
export function PriceTable({ label, rows, pools }: PriceTableProps) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const price = usePrice()
  const phone = useIsPhone()
  const unitWords = ({ type, from, fromUnit }: PriceRow): string => {
    const unit = t(`priceUnits.${unitOf(type)}`)
    if (from === 0) return unit
    return t('priceStep', { step: t(`priceFrom.${fromUnit}`, { from: formatNumber(from, locale) }), unit })
  }
  const columns: readonly BillingColumn<PriceRow>[] = [
    {
      id: 'type',
      label: t('whatIsPriced'),
      phone: 'title',
      cell: ({ type, first }) =>
        (first || phone) && <Text strong>{isPricedType(type) ? t(`priced.${type}`) : type}</Text>,
    },
    { id: 'unit', label: t('unit'), dim: true, phone: 'summary', cell: unitWords },
    ...pools.map((pool, index): BillingColumn<PriceRow> => ({
      id: pool?.uuid ?? 'all',
      label: pool ? t('perMonthOf', { pool: pool.name }) : t('perMonth'),
      numeric: true,
      phone: pools.length === 1 ? 'end' : 'summary',
      brief: ({ prices }) => {
        const step = prices[index]
        // Pool name and price may differ in text direction.
        return (
          <>
            {pool && <Text>{pool.name}</Text>}{' '}
            {step ? <Text>{price.month(step.price_per_unit_month)}</Text> : <Text tone="none">—</Text>}
          </>
        )
      },
      cell: ({ prices }) => {
        const step = prices[index]
        if (!step) return '—'
        return (
          <span className={styles.price}>
            <Text numeric nowrap>
              {price.month(step.price_per_unit_month)}
            </Text>
            <Text numeric nowrap tone="faint" size={11}>
              {t('hourly', { price: price.hour(step.price_per_unit) })}
            </Text>
          </span>
        )
      },
    })),
  ]
  return (
    <BillingTable label={label} columns={columns} groups={[{ id: 'all', rows }]} rowKey={({ key }) => key} />
  )
}
