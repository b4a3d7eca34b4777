import type { CompiledField } from '../../manifest/compiled'
import { estimate, findPrice, pricedPlace, totalOf, type PlacePrices } from '../../manifest/price'
import { textKeys } from '../../manifest/text-keys'
import { asNumber, resolveValue } from '../../manifest/value'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { plain } from '../cells/cell'
import { usePrices } from '../data/use-prices'
import type { FormModel } from './use-form'

/** What a month of what the field switches on costs, with the form as it stands; undefined while that is not known. */
function priceOfSwitch(
  { id, price }: CompiledField,
  { resource, subject, values }: FormModel,
  prices: readonly PlacePrices[],
): number | undefined {
  const lines = resource.price.filter(({ type, form }) => type === price && form !== undefined)
  const about = { ...subject, record: undefined, form: { ...values, [id]: true } }
  return totalOf(estimate(lines, about, prices)).amount?.month
}

/** What a GB of the type the field is priced as costs a month, where and as much as is asked for now: steps differ. */
function priceOfUnit(
  { id, price: type }: CompiledField,
  { resource, subject, values }: FormModel,
  prices: readonly PlacePrices[],
): number | undefined {
  if (type === undefined) return undefined
  const lines = resource.price.filter((each) => each.type === type)
  const line = lines.find(({ each }) => each === id) ?? lines[0]
  if (!line) return undefined
  const asked = subject.record === undefined && line.form ? resolveValue(line.form, subject) : undefined
  const size = asNumber(typeof values[id] === 'number' ? values[id] : asked) ?? 1
  const place = pricedPlace(line, subject, subject)
  return findPrice(prices, type, size / (line.divide ?? 1), place)?.price_per_unit_month
}

/** Whether what the field decides about is sold by the gigabyte, though the field itself counts nothing. */
function isPerGigabyte(field: CompiledField, { resource }: FormModel): boolean {
  const line = resource.price.find(({ type }) => type === field.price)
  return field.type === 'string' && line?.cell === 'gigabytes'
}

/** The hint under a field: what it costs where it is priced, what is said of it elsewhere, its help. */
export function FieldNote({ field, model }: { field: CompiledField; model: FormModel }) {
  const { t, resource: text } = useTexts()
  const money = useMoney()
  const prices = usePrices(field.price !== undefined)
  const help = field.help ? text(model.resource.type, textKeys.help(field.id)) : ''
  const said = (): string | undefined => {
    if (field.price === undefined || !prices) return undefined
    if (field.type === 'boolean') {
      const month = priceOfSwitch(field, model, prices)
      return month === undefined ? undefined : t('wizard.pricePerMonth', { amount: money.format(month) })
    }
    const price = priceOfUnit(field, model, prices)
    const unit = field.unit ?? field.of?.[0]?.unit
    return price !== undefined && (unit === 'GB' || unit === 'MB' || isPerGigabyte(field, model))
      ? t('wizard.perUnitMonth', { amount: money.unit(price) })
      : undefined
  }
  const about = plain(field.about && resolveValue(field.about, model.subject)).replace(/\.$/, '')
  return [said(), about, help].filter(Boolean).join('. ')
}
