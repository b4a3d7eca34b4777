import { isRecord } from '../lib/is-record'
import { holds, judge } from './condition'
import {
  elementSubject,
  elementSubjects,
  isEmpty,
  isUnknown,
  readAll,
  readFirst,
  readPaths,
  type Subject,
} from './subject'
import { asNumber, resolveValue } from './value'
import type { PriceLine } from './words/prices'
import type { Value } from './words/values'

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
  /** What of the type it is, where that is known. */
  name?: string | undefined
  cell: string | undefined
  amount: Amount | undefined
  /** Whether it is charged at all is not known, because what decides it has not answered. */
  uncertain?: true
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

/** So much of a priced type, and what says which pool it is in. */
interface Part {
  about: Subject
  quantity: number | undefined
}

/** How much of each element of an array there is, as the line says; undefined for a line that is over no array. */
function elementParts(line: PriceLine<string>, source: Value, subject: Subject): Part[] | undefined {
  const path = 'sum' in source ? source.sum : 'form' in source ? source.form : ''
  const end = path.lastIndexOf('[]')
  if (end < 0) return undefined
  const array = path.slice(0, end + 2)
  const elements =
    'sum' in source
      ? elementSubjects(subject, array)
      : readAll(subject.form, array).map((row) => elementSubject(subject, row))
  const rest = path.slice(end + 3)
  return elements
    .filter((about) => holds(line.where, about))
    .map((about) => {
      const size = rest === '' ? about.record : readFirst(about.record, rest)
      const count = line.times === undefined ? 1 : asNumber(readFirst(about.record, line.times))
      return { about, quantity: (typeof size === 'number' ? size : 0) * (count ?? 0) }
    })
}

/** What of a line is priced by itself: the whole of it, or each element of an array. */
function partsOf(line: PriceLine<string>, source: Value, subject: Subject): Part[] {
  const elements = elementParts(line, source, subject)
  if (!elements) return [{ about: subject, quantity: asNumber(resolveValue(source, subject)) }]
  if (line.singly && subject.record !== undefined) return elements
  const quantity = elements.reduce((total, part) => total + (part.quantity ?? 0), 0)
  return [{ about: subject, quantity }]
}

/** The factor on the price list: that of the line's type among its rates, 1 where none is named. */
function factorOf({ rates, type }: PriceLine<string>, subject: Subject): number {
  const source = rates && (subject.record === undefined ? rates.form : rates.record)
  const known = source && resolveValue(source, subject)
  if (!rates || !Array.isArray(known)) return 1
  const rate = known.find((each) => isRecord(each) && each[rates.type] === type)
  return asNumber(readFirst(rate, rates.factor)) ?? 1
}

/** A line for each row of a list in the form, with its quantity; a line that is for no list stays as it is. */
function perRow(line: PriceLine<string>, subject: Subject): PriceLine<string>[] {
  if (line.each === undefined || !line.form) return [line]
  const { form } = line
  const { each: _each, ...rest } = line
  return readAll(subject.form, `${line.each}[]`).map((row) => {
    const quantity = asNumber(resolveValue(form, { ...subject, form: isRecord(row) ? row : {} }))
    return { ...rest, form: { constant: quantity ?? null } }
  })
}

/** Where what is priced is: its location and, where the line tells, its pool. `about` says which pool. */
function pricedPlace(
  { pool }: PriceLine<string>,
  about: Subject,
  subject: Subject,
): { location: string | undefined; pool: string | undefined } {
  const source = subject.record === undefined ? pool?.form : pool?.record
  const known = source && resolveValue(source, about)
  return { location: subject.location, pool: typeof known === 'string' ? known : undefined }
}

/** How often a line of the form counts; undefined where that is not known. */
function copiesOf({ copies }: PriceLine<string>, subject: Subject): number | undefined {
  if (!copies) return 1
  const several = judge(copies.when, subject)
  if (several.ok) return asNumber(resolveValue(copies.of, subject))
  return several.unknown ? undefined : 1
}

/** True while the price of a line of the form depends on a choice that is not known: its pool, its factors. */
function awaitsChoice({ pool, rates }: PriceLine<string>, subject: Subject): boolean {
  return awaits(pool?.form, subject) || awaits(rates?.form, subject)
}

/** Prices what of a line is priced by itself. */
function pricePart(
  line: PriceLine<string>,
  { about, quantity: raw }: Part,
  subject: Subject,
  prices: readonly PlacePrices[],
): EstimateLine {
  const ofForm = subject.record === undefined
  const copies = ofForm ? copiesOf(line, subject) : 1
  const quantity = raw === undefined || copies === undefined ? undefined : (raw * copies) / (line.divide ?? 1)
  const isKnown = quantity !== undefined && !(ofForm && awaitsChoice(line, subject))
  const price = isKnown
    ? findPrice(prices, line.type, quantity, pricedPlace(line, about, subject))
    : undefined
  const charged = price && quantity !== undefined ? quantity * factorOf(line, subject) : undefined
  const amount =
    price && charged !== undefined
      ? { hour: price.price_per_unit * charged, month: price.price_per_unit_month * charged }
      : undefined
  const name = ofForm && line.name ? resolveValue(line.name, subject) : undefined
  return {
    type: line.type,
    quantity,
    name: typeof name === 'string' && name !== '' ? name : undefined,
    cell: line.cell,
    amount,
  }
}

/** Prices the lines for a record or, when the subject carries a form and no record, for the form. */
export function estimate(
  lines: readonly PriceLine<string>[],
  subject: Subject,
  prices: readonly PlacePrices[],
): EstimateLine[] {
  const ofForm = subject.record === undefined
  return (ofForm ? lines.flatMap((line) => perRow(line, subject)) : lines).flatMap((line) => {
    const source = ofForm ? line.form : line.record
    if (!source) return []
    const counts = judge(ofForm ? line.whenForm : line.whenRecord, subject)
    if (!counts.ok) {
      const { type, cell } = line
      const uncertain = { type, cell, quantity: undefined, amount: undefined, uncertain: true } as const
      return ofForm && counts.unknown ? [uncertain] : []
    }
    const parts = partsOf(line, source, subject).filter(({ quantity }) => quantity !== 0)
    return parts.map((part) => pricePart(line, part, subject, prices))
  })
}

/** Adds up the lines; undefined when no line has a price. `complete` is false when a line could not be priced. */
export function totalOf(lines: readonly EstimateLine[]): { amount: Amount | undefined; complete: boolean } {
  let amount: Amount | undefined
  let complete = true
  for (const line of lines) {
    if (!line.amount) complete = false
    else
      amount = {
        hour: (amount?.hour ?? 0) + line.amount.hour,
        month: (amount?.month ?? 0) + line.amount.month,
      }
  }
  return { amount, complete }
}

function awaits(value: Value | undefined, subject: Subject): boolean {
  if (value === undefined) return false
  if ('owner' in value) return subject.owner !== undefined && isUnknown(subject.owner, value.owner)
  if ('chosen' in value) return subject.awaited?.(value.chosen) ?? false
  if ('form' in value)
    return isEmpty(readFirst(subject.form, value.form)) && (subject.awaited?.(value.form) ?? false)
  const path =
    'field' in value ? value.field : 'sum' in value ? value.sum : 'count' in value ? value.count : ''
  return isUnknown(subject, path)
}

/** True when the pool stands in a joined record that is not there. */
function lacksPool({ pool }: PriceLine<string>, subject: Subject): boolean {
  const path = pool && 'field' in pool.record ? pool.record.field : ''
  return path.startsWith('$') && readPaths(subject, path.split('.')[0] ?? path).length === 0
}

function isLineUnknown(line: PriceLine<string>, subject: Subject): boolean {
  const { record, whenRecord, pool, rates } = line
  if (record === undefined) return false
  const counts = judge(whenRecord, subject)
  if (!counts.ok) return counts.unknown
  if ([record, rates?.record].some((value) => awaits(value, subject))) return true
  return partsOf(line, record, subject).some(
    ({ about, quantity }) => quantity !== 0 && (awaits(pool?.record, about) || lacksPool(line, about)),
  )
}

/**
 * True when what a record costs depends on a joined list that has not answered, or on the pool of a joined record that is
 * not there, so that no amount is right.
 */
export function isPriceUnknown(lines: readonly PriceLine<string>[], subject: Subject): boolean {
  return lines.some((line) => isLineUnknown(line, subject))
}

/**
 * What one unit of a line costs when there are so many (in the unit of the record or form), where the record or form is;
 * undefined where nothing is priced, and while the pool is not known.
 */
export function unitPrice(
  line: PriceLine<string>,
  quantity: number,
  subject: Subject,
  prices: readonly PlacePrices[],
): ResourcePrice | undefined {
  const isKnown =
    subject.record === undefined
      ? !awaitsChoice(line, subject)
      : !awaits(line.pool?.record, subject) && !lacksPool(line, subject)
  return isKnown
    ? findPrice(prices, line.type, quantity / (line.divide ?? 1), pricedPlace(line, subject, subject))
    : undefined
}

/** What lines come to for a record and a full month; undefined where nothing is priced and while any part is not known. */
export function monthOf(
  lines: readonly PriceLine<string>[],
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
): number | undefined {
  if (!prices || isPriceUnknown(lines, subject)) return undefined
  return totalOf(estimate(lines, subject, prices)).amount?.month
}

/**
 * What a record costs for a full month: nothing, which is an amount, where it is known that no line applies to it, such as
 * to what is switched off. Undefined for what has no price at all, and while any part is not known.
 */
export function chargeOf(
  lines: readonly PriceLine<string>[],
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
): number | undefined {
  if (!prices || lines.length === 0 || isPriceUnknown(lines, subject)) return undefined
  const charged = estimate(lines, subject, prices)
  return charged.length === 0 ? 0 : totalOf(charged).amount?.month
}
