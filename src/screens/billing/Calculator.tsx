import { useState } from 'react'
import { priceWords } from '../../platform/money/price-words'
import { useDetail } from '../../engine/record/detail-context'
import { withVat } from '../../lib/money'
import { formatNumber, formatPercent } from '../../lib/quantity'
import type { PlacePrices } from '../../manifest/price'
import { discounted } from '../../platform/account/account-forecast'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { NumberInput, type NumberValue } from '../../ui/form-controls/NumberInput'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { Estimate } from '../../ui/layout/Estimate'
import { Panel } from '../../ui/layout/Panel'
import styles from './billing.module.css'
import { machineHref } from './machine-href'
import { calculate, isPooled, isPricedType, unitOf, type PricedPool } from './price-list'

/** Initial quantities; unpriced types are ignored. */
const atFirst: Readonly<Record<string, number>> = {
  CPU: 2,
  RAM: 4,
  BLOCK_STORAGE: 40,
  ASSIGNED_FLOATING_IP: 1,
}

const isRight = (value: NumberValue): value is number | undefined =>
  value === undefined || (typeof value === 'number' && value >= 0)

interface CalculatorProps {
  account: BillingAccount
  prices: readonly PlacePrices[]
  types: readonly string[]
  location: string | undefined
  pools: readonly PricedPool[]
}

/** Cost of entered quantities of the priced types in a location and pool, by the price engine of the forms. */
export function Calculator({ account, prices, types, location, pools }: CalculatorProps) {
  const t = useScreenTexts('billing')
  const texts = useTexts()
  const money = useMoney()
  const { environment } = useDetail()
  const { site } = usePlatform()
  const [values, setValues] = useState<Readonly<Record<string, NumberValue>>>(atFirst)
  const [poolId, setPool] = useState<string>()
  const pool = pools.find(({ uuid }) => uuid === poolId) ?? pools[0]
  const nameOf = (type: string): string => (isPricedType(type) ? t(`priced.${type}`) : type)
  const quantities = Object.fromEntries(
    types.flatMap((type) => {
      const value = values[type]
      return typeof value === 'number' && value > 0 ? [[type, value]] : []
    }),
  )
  const { lines, amount, steps } = calculate(prices, quantities, { location, pool, environment })
  const { discount_percentage: discount, vat_percentage: vat } = account
  const machine = machineHref(quantities, { location, pool: pool?.uuid })
  const month = amount && discounted(account, amount.month)
  return (
    <Panel padded>
      <div className={styles.calculator}>
        <div className={styles.quantities}>
          {pools.length > 1 && types.some((type) => isPooled(prices, type)) && (
            <FieldShell label={t('pool')}>
              <SelectInput
                label={t('pool')}
                placeholder={t('pool')}
                emptyText=""
                options={pools.map(({ uuid, name }) => ({ value: uuid, label: name }))}
                value={pool?.uuid}
                onChange={setPool}
              />
            </FieldShell>
          )}
          {types.map((type) => (
            <FieldShell
              key={type}
              label={nameOf(type)}
              error={isRight(values[type]) ? undefined : t('notANumber')}
            >
              <NumberInput
                locale={texts.locale}
                value={values[type]}
                unit={unitOf(type) === 'gigabyte' ? t('gigabytes') : undefined}
                onChange={(next) => setValues((before) => ({ ...before, [type]: next }))}
              />
            </FieldShell>
          ))}
        </div>
        <div>
          <Estimate
            title={t('estimate')}
            lines={lines.map((line, index) => ({
              id: `${line.type} ${index}`,
              label: isPricedType(line.type) ? priceWords(line, texts) : line.type,
              amount: line.amount ? money.format(line.amount.month) : '—',
              invalid: line.amount === undefined,
            }))}
            total={{ label: t('perMonth'), amount: amount ? money.format(amount.month) : '—' }}
            extra={
              amount && month !== undefined
                ? [
                    { id: 'hour', label: t('perHour'), amount: money.unit(amount.hour) },
                    ...(discount
                      ? [
                          {
                            id: 'discount',
                            label: t('estimateDiscount', { share: formatPercent(discount, texts.locale) }),
                            amount: money.format(month),
                          },
                        ]
                      : []),
                    ...(vat
                      ? [
                          {
                            id: 'vat',
                            label: t('estimateVat', { share: formatPercent(vat, texts.locale) }),
                            amount: money.format(withVat(month, vat)),
                          },
                        ]
                      : []),
                  ]
                : []
            }
            note={steps
              .map(({ type, from, fromUnit }) =>
                t('stepsApply', {
                  step: t(`priceFrom.${fromUnit}`, { from: formatNumber(from, texts.locale) }),
                  what: nameOf(type),
                }),
              )
              .join(' ')}
          />
          {machine !== undefined && site.feature('vmsEnabled') && (
            <p className={styles.below}>
              <LinkButton href={machine}>{t('createMachine')}</LinkButton>
            </p>
          )}
        </div>
      </div>
    </Panel>
  )
}
