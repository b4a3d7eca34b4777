import type { CompiledField } from '../../manifest/compiled'
import { estimate, totalOf, unitPrice, type PlacePrices } from '../../manifest/price'
import { asNumber, resolveValue } from '../../manifest/value'
import type { FormModel } from './form-model'

/** What of a form the notes under its fields take their prices from. */
type PricedForm = Pick<FormModel, 'resource' | 'priced' | 'subject' | 'values'>

/** What a month of what a field switches on costs, with the form as it stands; undefined while that is not known. */
export function priceOfSwitch(
  { id, price }: CompiledField,
  { resource, subject, values }: PricedForm,
  prices: readonly PlacePrices[],
): number | undefined {
  const lines = resource.price.filter(({ type, form }) => type === price && form !== undefined)
  const about = { ...subject, record: undefined, form: { ...values, [id]: true } }
  const { amount, complete } = totalOf(estimate(lines, about, prices))
  return complete ? amount?.month : undefined
}

/** What one unit of the type a field is priced as costs a month, where and as much as is asked for now: steps differ. */
export function priceOfUnit(
  { id, price: type }: CompiledField,
  { priced, subject, values }: PricedForm,
  prices: readonly PlacePrices[],
): number | undefined {
  if (type === undefined) return undefined
  const lines = priced.filter((each) => each.type === type)
  const line = lines.find(({ each }) => each === id) ?? lines[0]
  if (!line) return undefined
  const asked = subject.record === undefined && line.form ? resolveValue(line.form, subject) : undefined
  const size = asNumber(typeof values[id] === 'number' ? values[id] : asked) ?? 1
  return unitPrice(line, size, subject, prices)?.price_per_unit_month
}
