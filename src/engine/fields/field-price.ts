import type { CompiledField } from '../../manifest/compiled-fields'
import { estimate, totalOf, unitPrice, type PlacePrices } from '../../manifest/price'
import { askedQuantity, countedElements } from '../../manifest/quantity'
import type { FieldModel } from './form-model'

/** Parts of a form that prices under fields depend on. */
type PricedForm = Pick<FieldModel, 'resource' | 'priced' | 'subject' | 'values'>

/** Monthly cost of what a switch enables with the current values; undefined while unknown. */
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

/** Monthly cost of one unit of a field's price type, at the current location and amount, since prices are tiered. */
export function priceOfUnit(
  { id, price: type }: CompiledField,
  { priced, subject, values }: PricedForm,
  prices: readonly PlacePrices[],
): number | undefined {
  if (type === undefined) return undefined
  const lines = priced.filter((each) => each.type === type)
  const line = lines.find(({ form }) => countedElements(form)?.array === `${id}[]`) ?? lines[0]
  if (!line) return undefined
  const typed = values[id]
  const asked = subject.record === undefined ? askedQuantity(line, subject) : undefined
  const size = typeof typed === 'number' ? typed : (asked ?? 1)
  return unitPrice(line, size, subject, prices)?.price_per_unit_month
}
