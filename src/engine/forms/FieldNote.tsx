import type { CompiledField } from '../../manifest/compiled'
import { findPrice } from '../../manifest/price'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePrices } from '../data/use-prices'
import type { FormModel } from './use-form'

/** The hint under a field: its help, and what it costs where it is priced. Nothing when there is neither. */
export function FieldNote({ field, model }: { field: CompiledField; model: FormModel }) {
  const { t, resource: text } = useTexts()
  const money = useMoney()
  const prices = usePrices(field.price !== undefined)
  const help = field.help ? text(model.resource.type, textKeys.help(field.id)) : ''
  const price =
    field.price === undefined || !prices
      ? undefined
      : findPrice(prices, field.price, 1, { location: model.subject.location })
  const perMonth =
    price &&
    (field.unit === 'GB' || field.unit === 'MB'
      ? t('wizard.perUnitMonth', { amount: money.unit(price.price_per_unit_month) })
      : field.type === 'boolean' && !/STORAGE/.test(field.price ?? '')
        ? t('wizard.pricePerMonth', { amount: money.format(price.price_per_unit_month) })
        : undefined)
  return [perMonth, help].filter(Boolean).join('. ')
}
