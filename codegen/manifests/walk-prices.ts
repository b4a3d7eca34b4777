/** Visits every line of a price: of the type, of the elements of a list, and of an action's costs. */
import type { CompleteField } from './complete/completed'
import { countedElements, fullQuantity } from '../../src/manifest/quantity'
import type { FormPath, PriceLine } from '../../src/manifest/words/prices'
import type { Condition, Value } from '../../src/manifest/words/values'
import type { ManifestContext } from './context'
import { fieldId } from './field-id'
import { elementScope, itemScope, recordScope } from './record-scope'
import type { Scope } from './scope'
import { actionsOf, costLines, sectionsOf } from './walk'

/** A line of a price with its place, what `record` reads, and the fields `form` reads. */
export interface PlacedPrice {
  at: string
  line: PriceLine<string>
  scope: Scope | undefined
  fields: readonly CompleteField[]
}

/** A value or a condition of a line with its place, what its `record` and `owner` read, and the fields of the form. */
interface Placed {
  at: string
  scope: Scope | undefined
  form: ReadonlySet<string>
}

/** Every line of a price. */
export function pricesOf(context: ManifestContext): PlacedPrice[] {
  const { price, create } = context.manifest
  const placed = (
    at: string,
    lines: readonly PriceLine<string>[] | undefined,
    scope: Scope | undefined,
    fields: readonly CompleteField[] = [],
  ): PlacedPrice[] => (lines ?? []).map((line, index) => ({ at: `${at}[${index}]`, line, scope, fields }))
  const created = create?.sections.flatMap((section) => [...section.fields]) ?? []
  return [
    ...placed('price', price, recordScope(context), created),
    ...sectionsOf(context).flatMap(({ at, section }) =>
      section.kind === 'collection' ? placed(`${at}.price`, section.price, itemScope(context, section)) : [],
    ),
    ...actionsOf(context).flatMap(({ at, action, scope }) => [
      ...costLines(action, at).map((each) => ({ ...each, scope, fields: action.fields ?? [] })),
      ...(['deleted', 'kept'] as const).flatMap((list) =>
        (action[list] ?? []).flatMap(({ each, count = each, costs }, index) =>
          placed(
            `${at}.${list}[${index}].costs`,
            costs,
            count === undefined ? scope : elementScope(context, scope, count),
            action.fields,
          ),
        ),
      ),
    ]),
  ]
}

const namesOf = (fields: readonly CompleteField[]): ReadonlySet<string> => new Set(fields.map(fieldId))

/** Names of the members of a field's row; `value` for a list of plain values. */
export function rowNames(fields: readonly CompleteField[], list: string): ReadonlySet<string> {
  const rows = fields.find((field) => fieldId(field) === list)?.of
  return new Set(rows ? rows.map(({ at }) => at.split('.')[0] ?? at) : ['value'])
}

const listOf = (array: string): string => array.split('[]')[0] ?? array

/** Scope of the record's elements that a line counts; the record itself if it counts none. */
export function countedScope(context: ManifestContext, { line, scope }: PlacedPrice): Scope | undefined {
  const counted = countedElements(line.record)
  if (!counted || !scope) return scope
  const own = recordScope(context)
  const isOwn = scope.name === own.name && !listOf(counted.array).startsWith('$')
  const path = counted.array.replace(/\[\]$/, '')
  return isOwn && !path.includes('[]')
    ? itemScope(context, { at: path })
    : elementScope(context, scope, counted.array)
}

const fieldValue = (place: FormPath | { at: string; option?: string }): Value => {
  const { at, option } = typeof place === 'string' ? { at: place, option: undefined } : place
  return option === undefined ? { form: at } : { form: at, option }
}

/** The values a line of a price reads. */
export function valuesOfPrice(context: ManifestContext, placed: PlacedPrice): (Placed & { value: Value })[] {
  const { at, line, scope, fields } = placed
  const { record, form, title, pool, rates } = line
  const names = namesOf(fields)
  const found: (Placed & { value: Value })[] = []
  const add = (word: string, value: Value | undefined, reads = scope, asked = names): void => {
    if (value !== undefined) found.push({ at: `${at}.${word}`, value, scope: reads, form: asked })
  }
  if (record !== undefined) {
    const { at: path, sum, each = sum, count } = fullQuantity(record)
    if (path !== undefined) add('record', { record: path })
    if (each !== undefined) add('record', { sum: each })
    if (count !== undefined) add('record', { count })
  }
  if (form !== undefined) {
    const quantity = fullQuantity(form)
    const counted = countedElements(form)
    const { at: field, option, times } = quantity
    const rows = counted ? rowNames(fields, listOf(counted.array)) : names
    if (field !== undefined) add('form', fieldValue(option === undefined ? field : { at: field, option }))
    if (counted) add('form', { form: counted.array })
    if (counted && counted.rest !== '' && names.has(listOf(counted.array)))
      add('form', { form: counted.rest }, undefined, rows)
    if (typeof times === 'string') add('form.times', { form: times }, undefined, rows)
    else if (times) add('form.times', fieldValue(times))
  }
  if (title !== undefined) add('title', fieldValue(title))
  const isEach = record !== undefined && fullQuantity(record).each !== undefined
  if (pool?.record !== undefined)
    add('pool.record', { record: pool.record }, isEach ? countedScope(context, placed) : scope)
  if (pool?.form !== undefined) add('pool.form', fieldValue(pool.form))
  if (rates) add('rates.record', { record: rates.record })
  if (rates?.form !== undefined) add('rates.form', fieldValue(rates.form))
  return found
}

/** The conditions of a line of a price. */
export function conditionsOfPrice(
  context: ManifestContext,
  placed: PlacedPrice,
): (Placed & { condition: Condition })[] {
  const { at, line, fields } = placed
  const names = namesOf(fields)
  const found: (Placed & { condition: Condition })[] = []
  const add = (
    word: string,
    condition: Condition | undefined,
    scope: Scope | undefined,
    form: ReadonlySet<string>,
  ): void => {
    if (condition) found.push({ at: `${at}.${word}`, condition, scope, form })
  }
  if (line.record !== undefined)
    add('record.when', fullQuantity(line.record).when, countedScope(context, placed), names)
  if (line.form !== undefined) {
    const { when, times } = fullQuantity(line.form)
    const counted = countedElements(line.form)
    const rows = counted ? rowNames(fields, listOf(counted.array)) : names
    add('form.when', when, undefined, rows)
    if (typeof times === 'object') add('form.times.when', times.when, undefined, names)
  }
  return found
}
