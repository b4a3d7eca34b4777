import { isRecord } from '../lib/is-record'
import type { CellName } from './names'
import {
  awaits,
  counts,
  isPathUnknown,
  isQuantityUnknown,
  measure,
  readField,
  sideOf,
  type Part,
  type Side,
} from './quantity'
import { readFirst, readPath, readPaths, type Subject } from './subject'
import { asNumber } from './value'
import type { PriceLine } from './words/prices'
import type { Condition } from './words/values'

/** One step of a price: it applies from its threshold upwards. Money per priced unit in the list's currency. */
export interface ResourcePrice {
  price_per_unit: number
  price_per_unit_month: number
  num_cpus_from?: number | null
  gigabytes_from?: number | null
}

/** Prices of one place: a location, a pool, or everywhere when both are null. */
export interface PlacePrices {
  location: string | null
  pool_uuid: string | null
  resource_types: readonly { resource_type: string; resource_prices: readonly ResourcePrice[] }[]
}

/** Money per hour and per full month (730 hours), in the currency of the price list. */
export interface Amount {
  hour: number
  month: number
}

/** A line of the estimate. `amount` is undefined when the quantity or the price is not known. */
export interface EstimateLine {
  type: string
  quantity: number | undefined
  /** Completes the line's title, such as the pool of a disk, if known. */
  title?: string | undefined
  cell: string | undefined
  amount: Amount | undefined
  /** It is not known yet whether it is charged, because a list this depends on has not loaded. */
  uncertain?: true
  /** The quantity lacks fields without a value, so that the amount is a minimum. */
  isPartial?: boolean
}

function threshold(price: ResourcePrice): number {
  return price.num_cpus_from ?? price.gigabytes_from ?? 0
}

function specificity(place: PlacePrices, location: string | undefined, pool: string | undefined): number {
  if (place.location !== null && place.location !== location) return -1
  if (place.pool_uuid !== null && place.pool_uuid !== pool) return -1
  return (place.pool_uuid === null ? 0 : 2) + (place.location === null ? 0 : 1)
}

/**
 * The price step for a quantity: the most specific place that prices the type, and in it the step with the greatest
 * threshold not above the quantity (platform facts, section 14).
 */
export function findPrice(
  prices: readonly PlacePrices[],
  type: string,
  quantity: number,
  place: { location?: string | undefined; pool?: string | undefined },
): ResourcePrice | undefined {
  let best: { rank: number; price: ResourcePrice } | undefined
  for (const entry of prices) {
    const rank = specificity(entry, place.location, place.pool)
    if (rank < 0 || (best && rank <= best.rank)) continue
    const steps = entry.resource_types.find((priced) => priced.resource_type === type)?.resource_prices ?? []
    const price = steps
      .filter((step) => threshold(step) <= quantity)
      .reduce<ResourcePrice | undefined>(
        (most, step) => (most === undefined || threshold(step) >= threshold(most) ? step : most),
        undefined,
      )
    if (price) best = { rank, price }
  }
  return best?.price
}

/** All steps of a price, by threshold, of the most specific place that prices the type; empty if none does. */
export function priceSteps(
  prices: readonly PlacePrices[],
  type: string,
  place: { location?: string | undefined; pool?: string | undefined },
): ResourcePrice[] {
  const stepsOf = ({ resource_types: types }: PlacePrices): readonly ResourcePrice[] =>
    types.find((priced) => priced.resource_type === type)?.resource_prices ?? []
  const [best] = prices
    .map((entry) => ({ rank: specificity(entry, place.location, place.pool), steps: stepsOf(entry) }))
    .filter(({ rank, steps }) => rank >= 0 && steps.length > 0)
    .toSorted((one, other) => other.rank - one.rank)
  return (best?.steps ?? []).toSorted((one, other) => threshold(one) - threshold(other))
}

/** A line as the generator compiles it: with how its quantity is measured, and by which other records it is counted. */
export interface CompiledPrice extends PriceLine<string> {
  /** How the quantity is drawn. */
  cell?: CellName
  /** Divisor from the record's unit to the priced unit: quantities in MB or bytes are priced per GB. */
  divide?: number
  /** Counts in the form only while this holds: while the field with the quantity is shown. */
  asked?: Condition
  /** Records of this type include this part in their price; in totals it counts there. */
  countedBy?: string
}

/** The factor on list prices: that of the line's type among its rates, 1 if there is none. */
function factorOf({ rates, type }: PriceLine<string>, side: Side, subject: Subject): number {
  if (!rates) return 1
  const known =
    side === 'record' ? readPath(subject, rates.record) : rates.form && readField(rates.form, subject)
  if (!Array.isArray(known)) return 1
  const rate = known.find((each) => isRecord(each) && each[rates.type] === type)
  return asNumber(readFirst(rate, rates.times)) ?? 1
}

/** The location of a line and, if the line names one, its pool; for a record the pool of `about`. */
function pricedPlace(
  { pool }: PriceLine<string>,
  side: Side,
  about: Subject,
  subject: Subject,
): { location: string | undefined; pool: string | undefined } {
  const known =
    side === 'record'
      ? pool?.record && readPath(about, pool.record)
      : pool?.form && readField(pool.form, subject)
  return { location: subject.location, pool: typeof known === 'string' ? known : undefined }
}

/** True while the price of a line of the form depends on a choice that is not known: its pool, its factors. */
function awaitsChoice({ pool, rates }: PriceLine<string>, subject: Subject): boolean {
  return awaits(pool?.form, subject) || awaits(rates?.form, subject)
}

/** Prices one part of a line. */
function pricePart(
  line: CompiledPrice,
  { about, quantity: raw, isPartial = false }: Part,
  subject: Subject,
  prices: readonly PlacePrices[],
): EstimateLine {
  const side = sideOf(subject)
  const quantity = raw === undefined ? undefined : raw / (line.divide ?? 1)
  const isKnown = quantity !== undefined && !(side === 'form' && awaitsChoice(line, subject))
  const price = isKnown
    ? findPrice(prices, line.type, quantity, pricedPlace(line, side, about, subject))
    : undefined
  const charged = price && quantity !== undefined ? quantity * factorOf(line, side, subject) : undefined
  const amount =
    price && charged !== undefined
      ? { hour: price.price_per_unit * charged, month: price.price_per_unit_month * charged }
      : undefined
  const title = side === 'form' && line.title ? readField(line.title, subject) : undefined
  return {
    type: line.type,
    quantity,
    title: typeof title === 'string' && title !== '' ? title : undefined,
    cell: line.cell,
    amount,
    ...(isPartial ? { isPartial } : {}),
  }
}

/** Prices the lines for a record or, when the subject carries a form and no record, for the form. */
export function estimate(
  lines: readonly CompiledPrice[],
  subject: Subject,
  prices: readonly PlacePrices[],
): EstimateLine[] {
  const side = sideOf(subject)
  return lines.flatMap((line) => {
    const quantity = line[side]
    if (quantity === undefined) return []
    const verdict = counts(quantity, subject, side === 'form' ? line.asked : undefined)
    if (!verdict.ok) {
      const { type, cell } = line
      const uncertain = { type, cell, quantity: undefined, amount: undefined, uncertain: true } as const
      return side === 'form' && verdict.pending ? [uncertain] : []
    }
    const parts = measure(quantity, side, subject).parts.filter((part) => part.quantity !== 0)
    return parts.map((part) => pricePart(line, part, subject, prices))
  })
}

/** Adds up the lines; undefined when no line has a price. `complete` is false when a line could not be priced, or not in full. */
export function totalOf(lines: readonly EstimateLine[]): { amount: Amount | undefined; complete: boolean } {
  let amount: Amount | undefined
  let complete = true
  for (const line of lines) {
    if (!line.amount || line.isPartial) complete = false
    if (line.amount)
      amount = {
        hour: (amount?.hour ?? 0) + line.amount.hour,
        month: (amount?.month ?? 0) + line.amount.month,
      }
  }
  return { amount, complete }
}

/** True if the pool is in a joined record that does not exist. */
function lacksPool({ pool }: PriceLine<string>, subject: Subject): boolean {
  const path = pool?.record ?? ''
  return path.startsWith('$') && readPaths(subject, path.split('.')[0] ?? path).length === 0
}

/**
 * The priced parts of a line for a record. Undefined while they depend on a joined list that has not answered, or on the
 * pool of a joined record that does not exist.
 */
function knownParts(line: CompiledPrice, subject: Subject): readonly Part[] | undefined {
  const { record, pool, rates } = line
  if (record === undefined) return []
  const verdict = counts(record, subject)
  if (!verdict.ok) return verdict.pending ? undefined : []
  if (isQuantityUnknown(record, subject) || isPathUnknown(rates?.record, subject)) return undefined
  const { parts, pending } = measure(record, 'record', subject)
  const priced = parts.filter(({ quantity }) => quantity !== 0)
  const isUnknown =
    pending || priced.some(({ about }) => isPathUnknown(pool?.record, about) || lacksPool(line, about))
  return isUnknown ? undefined : priced
}

/**
 * True if the cost of a record depends on a joined list that has not answered, or on the pool of a joined record that
 * does not exist, so that no amount is right.
 */
export function isPriceUnknown(lines: readonly CompiledPrice[], subject: Subject): boolean {
  return lines.some((line) => knownParts(line, subject) === undefined)
}

/**
 * Price of one unit of a line at this quantity (in the unit of the record or form), in the subject's place; undefined if
 * it has no price, and while the pool is not known. A line only for a form is priced for the form.
 */
export function unitPrice(
  line: CompiledPrice,
  quantity: number,
  subject: Subject,
  prices: readonly PlacePrices[],
): ResourcePrice | undefined {
  const side = line.record === undefined ? 'form' : sideOf(subject)
  const isKnown =
    side === 'form'
      ? !awaitsChoice(line, subject)
      : !isPathUnknown(line.pool?.record, subject) && !lacksPool(line, subject)
  return isKnown
    ? findPrice(prices, line.type, quantity / (line.divide ?? 1), pricedPlace(line, side, subject, subject))
    : undefined
}

/** Total of lines for a record and a full month; undefined if nothing is priced and while any part is not known. */
export function monthOf(
  lines: readonly CompiledPrice[],
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
): number | undefined {
  if (!prices || isPriceUnknown(lines, subject)) return undefined
  return totalOf(estimate(lines, subject, prices)).amount?.month
}

/**
 * Cost of a record for a full month: 0 if it is known that no line applies, such as to a record that is switched off.
 * Undefined if it has no price at all, and while any part is not known.
 */
export function chargeOf(
  lines: readonly CompiledPrice[],
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
): number | undefined {
  if (!prices || lines.length === 0) return undefined
  let applies = false
  let month: number | undefined
  for (const line of lines) {
    const parts = knownParts(line, subject)
    if (!parts) return undefined
    for (const part of parts) {
      applies = true
      const { amount } = pricePart(line, part, subject, prices)
      if (amount) month = (month ?? 0) + amount.month
    }
  }
  return applies ? month : 0
}
