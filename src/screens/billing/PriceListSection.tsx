import { useMemo } from 'react'
import type { ListCall } from '../../engine/data/list-calls'
import { useAnswers } from '../../engine/data/use-answers'
import { usePrices, usePricesRead } from '../../engine/data/use-prices'
import { ReadState } from '../../engine/record/ReadState'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Segmented } from '../../ui/form-controls/Segmented'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { Section } from '../../ui/layout/Section'
import { useMoney } from '../../platform/money/use-money'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { Calculator } from './Calculator'
import { CurrencyChoice } from './CurrencyChoice'
import { isPooled, poolsIn, pricedTypes, priceRows } from './price-list'
import { PriceTable } from './PriceTable'
import { useParameter } from './use-parameter'

/** Maximum number of locations shown side by side. */
const fewLocations = 5
const everywhere = [undefined] as const

/** Prices of a location by pool, with thresholds, and a calculator. */
export function PriceListSection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { site } = usePlatform()
  const money = useMoney()
  const [slug, setSlug] = useParameter('location')
  const prices = usePrices(true)
  const read = usePricesRead(true)
  const [firstLocation] = site.locations
  const location = site.location(slug ?? undefined) ?? firstLocation
  const place = location?.slug
  const calls = useMemo(
    (): ListCall[] => (place === undefined ? [] : [{ operation: 'listHostPools', location: place }]),
    [place],
  )
  const pools = poolsIn(useAnswers(calls, true)('listHostPools', place)?.data)
  if (prices === undefined || prices.length === 0) {
    return (
      <ReadState title={title} elements={read}>
        <EmptyState text={t('noPrices')} />
      </ReadState>
    )
  }
  const types = pricedTypes(prices, place, site)
  const pooled = pools.length === 0 ? [] : types.filter((type) => isPooled(prices, type))
  const rest = types.filter((type) => !pooled.includes(type))
  const options = site.locations.map(({ slug: value, display_name: name }) => ({
    value,
    label: name ?? value,
  }))
  return (
    <section id={id} aria-label={title}>
      <div className={styles.tools}>
        {place !== undefined &&
          (options.length <= fewLocations ? (
            <Segmented label={t('location')} options={options} value={place} onChange={setSlug} />
          ) : (
            <div className={styles.choice}>
              <SelectInput
                bare
                label={t('location')}
                placeholder={t('location')}
                emptyText=""
                options={options}
                value={place}
                onChange={setSlug}
              />
            </div>
          ))}
        <div className={styles.toolsEnd}>
          <CurrencyChoice />
        </div>
      </div>
      {pooled.length > 0 && (
        <Section title={t('pricesByPool')}>
          <PriceTable
            label={t('pricesByPool')}
            rows={priceRows(prices, pooled, place, pools)}
            pools={pools}
          />
        </Section>
      )}
      <Section title={t('pricesOther')}>
        <PriceTable
          label={t('pricesOther')}
          rows={priceRows(prices, rest, place, everywhere)}
          pools={everywhere}
        />
        <p className={styles.small}>{t('pricesNote', { currency: money.charged })}</p>
      </Section>
      <Section title={t('calculator')}>
        <Calculator
          key={place}
          account={account}
          prices={prices}
          types={types}
          location={place}
          pools={pools}
        />
      </Section>
    </section>
  )
}
