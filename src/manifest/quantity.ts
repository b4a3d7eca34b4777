/** The quantity that a price line counts, in a record or in a form. */
import { judge, type Verdict } from './condition'
import {
  asElement,
  elementSubjects,
  isEmpty,
  isPending,
  readAll,
  readFirst,
  readPath,
  readPaths,
  type Subject,
} from './subject'
import { asNumber } from './value'
import type { FormPath, FormQuantity, PriceLine, Quantity, Times } from './words/prices'
import type { Condition } from './words/values'

/** What a line is priced for: a record, or the values of a form. */
export type Side = 'record' | 'form'

export const sideOf = ({ record }: Subject): Side => (record === undefined ? 'form' : 'record')

/** A quantity in long form, with one of `value`, `at`, `sum`, `each` and `count`. */
interface FullQuantity {
  value?: number
  at?: string
  option?: string
  sum?: string
  each?: string
  count?: string
  when?: Condition
  times?: Times
}

/** A quantity in long form: a bare number is `value`, a bare path is `at`. */
export function fullQuantity(quantity: Quantity | FormQuantity | FullQuantity): FullQuantity {
  if (typeof quantity === 'number') return { value: quantity }
  return typeof quantity === 'string' ? { at: quantity } : quantity
}

/** An array, and the path read in each element. */
interface Elements {
  array: string
  rest: string
}

const split = new Map<string, Elements>()

/** The array on the path of a quantity, and the rest of the path; cached, because prices need it often. */
function splitPath(path: string): Elements {
  const known = split.get(path)
  if (known) return known
  const end = path.lastIndexOf('[]')
  const [name = '', ...rest] = path.startsWith('$') ? path.split('.') : [path]
  const made =
    end >= 0
      ? { array: path.slice(0, end + 2), rest: path.slice(end + 3) }
      : { array: name, rest: rest.join('.') }
  split.set(path, made)
  return made
}

/** The array whose elements a quantity counts, and the path read in each; undefined if it counts none. */
export function countedElements(
  quantity: Quantity | FormQuantity | FullQuantity | undefined,
): Elements | undefined {
  if (quantity === undefined) return undefined
  const { sum, each = sum, count } = fullQuantity(quantity)
  if (count !== undefined) return { array: count, rest: '' }
  return each === undefined ? undefined : splitPath(each)
}

/** The value of a field of the form, or of a path of the option chosen in it. */
export function readField(
  place: string | { at: string; option?: string },
  { form, chosen }: Pick<Subject, 'form' | 'chosen'>,
): unknown {
  if (typeof place === 'string') return readFirst(form, place)
  const { at, option } = place
  return option === undefined ? readFirst(form, at) : readFirst(chosen?.(at), option)
}

/** The factor of a quantity; undefined if it is not known. */
function timesOf({ times }: FullQuantity, about: Subject): number | undefined {
  if (times === undefined) return 1
  if (typeof times === 'string') return asNumber(readFirst(about.form, times))
  const several = judge(times.when, about)
  if (several.ok) return asNumber(readField(times, about))
  return several.pending ? undefined : 1
}

/** The elements of a quantity, before `when` is judged for each; undefined if it has none. */
function elementsOf(
  quantity: FullQuantity,
  side: Side,
  subject: Subject,
): { about: Subject; size: number | undefined }[] | undefined {
  const counted = countedElements(quantity)
  if (!counted) return undefined
  const { array, rest } = counted
  const isCount = quantity.count !== undefined
  const read = (element: unknown): number | undefined =>
    isCount ? 1 : asNumber(rest === '' ? element : readFirst(element, rest))
  return side === 'record'
    ? elementSubjects(subject, array).map((about) => ({ about, size: read(about.record) }))
    : readAll(subject.form, array).map((row) => ({
        about: { ...subject, form: asElement(row), owner: subject },
        size: read(row),
      }))
}

/** A quantity of a priced type, and the subject that has its pool. */
export interface Part {
  about: Subject
  quantity: number | undefined
  /** The quantity lacks fields without a value. */
  isPartial?: boolean
}

const product = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one * other

function readPlace({ at = '', option }: FullQuantity, side: Side, subject: Subject): unknown {
  if (side === 'record') return readPath(subject, at)
  return readField(option === undefined ? at : { at, option }, subject)
}

/** True for a quantity that adds up elements without judging or pricing each. */
const isPlainSum = ({ sum, count, each, when, times }: FullQuantity): boolean =>
  (sum !== undefined || count !== undefined) &&
  each === undefined &&
  when === undefined &&
  times === undefined

/** Adds up the elements of a record without making a subject for each. */
function plainSum(quantity: FullQuantity, subject: Subject): number {
  const { array, rest } = countedElements(quantity) ?? { array: '', rest: '' }
  const elements = readPaths(subject, array)
  if (quantity.count !== undefined) return elements.length
  return elements.reduce<number>(
    (total, element) => total + (asNumber(rest === '' ? element : readFirst(element, rest)) ?? 0),
    0,
  )
}

/**
 * The parts of a line that are priced separately: the whole, or each element of an array. `pending` while it is not known
 * which elements count.
 */
export function measure(
  written: Quantity | FormQuantity,
  side: Side,
  subject: Subject,
): { parts: Part[]; pending: boolean } {
  const quantity = fullQuantity(written)
  if (side === 'record' && isPlainSum(quantity)) {
    return { parts: [{ about: subject, quantity: plainSum(quantity, subject) }], pending: false }
  }
  const elements = elementsOf(quantity, side, subject)
  if (!elements) {
    const size = quantity.value ?? asNumber(readPlace(quantity, side, subject))
    return {
      parts: [{ about: subject, quantity: product(size, timesOf(quantity, subject)) }],
      pending: false,
    }
  }
  const verdicts = elements.map(({ about }) => judge(quantity.when, about))
  const parts = elements
    .filter((_, index) => verdicts[index]?.ok)
    .map(({ about, size }) => ({ about, quantity: product(size, timesOf(quantity, about)) }))
  const pending = verdicts.some((verdict) => !verdict.ok && verdict.pending)
  if (quantity.each !== undefined) return { parts, pending }
  const total = parts.reduce((sum, part) => sum + (part.quantity ?? 0), 0)
  // A value missing in a record counts as 0; one missing in a row of a form is not filled in yet.
  const isPartial = side === 'form' && parts.some((part) => part.quantity === undefined)
  const whole = { about: subject, quantity: isPartial && total === 0 ? undefined : total, isPartial }
  return { parts: [whole], pending }
}

/** Whether a quantity counts: `asked` and its `when` hold. A `when` for elements is judged for each of them instead. */
export function counts(written: Quantity | FormQuantity, subject: Subject, asked?: Condition): Verdict {
  const when = countedElements(written) ? undefined : fullQuantity(written).when
  return asked && when ? judge({ all: [asked, when] }, subject) : judge(asked ?? when, subject)
}

/** True while a choice of the form is not known. */
export function awaits(place: FormPath | undefined, { form, pendingChoices }: Subject): boolean {
  if (place === undefined) return false
  const { at, option } = typeof place === 'string' ? { at: place, option: undefined } : place
  const isPending = pendingChoices?.(at) ?? false
  return isPending && (option !== undefined || isEmpty(readFirst(form, at)))
}

/** True while a path leads into a joined list that has not answered. */
export const isPathUnknown = (path: string | undefined, subject: Subject): boolean =>
  path !== undefined && isPending(subject, path)

/** True while a quantity of a record is read from a joined list that has not answered. */
export const isQuantityUnknown = (written: Quantity, subject: Subject): boolean =>
  isPathUnknown(fullQuantity(written).at ?? countedElements(written)?.array, subject)

/** The quantity in a form of a line that counts no elements; undefined for other lines, and if it is no number. */
export function askedQuantity({ form }: PriceLine<string>, subject: Subject): number | undefined {
  if (form === undefined || countedElements(form)) return undefined
  const [part] = measure(form, 'form', subject).parts
  return part?.quantity
}
