import { isRecord } from '../../lib/is-record'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { addedCosts, changedCosts } from '../../manifest/action-costs'
import { holds } from '../../manifest/condition'
import { withMember } from '../../manifest/nested'
import { estimate, monthOf, totalOf, type CompiledPrice, type PlacePrices } from '../../manifest/price'
import { elementSubjects, isEmpty, isPending, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { isScalar, resolveValue } from '../../manifest/value'
import type { Consequence } from '../../manifest/words/actions'
import type { Texts } from '../../platform/i18n/texts'

/** Subjects of a consequence line: each element it names or counts, or the record itself. */
export function subjectsOfLine(line: Consequence<string>, subject: Subject): readonly Subject[] {
  const path = line.each ?? line.count
  if (path === undefined) return holds(line.when, subject) ? [subject] : []
  return elementSubjects(subject, path).filter((about) => !isEmpty(about.record) && holds(line.when, about))
}

/** Records released together with the action, so not kept. */
export type ReleasedRecords = ReadonlySet<unknown>

const nothing: ReleasedRecords = new Set()

/** Subjects of a line without released records. */
const keptOf = (line: Consequence<string>, subject: Subject, released: ReleasedRecords): readonly Subject[] =>
  subjectsOfLine(line, subject).filter(({ record }) => !released.has(record))

/** Monthly cost of each kept record, where known. */
export function keptMonthlyCosts(
  action: Pick<CompiledAction, 'kept'>,
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
  released = nothing,
): number[] {
  return (action.kept ?? []).flatMap((line) => {
    const { costs } = line
    return costs
      ? keptOf(line, subject, released).flatMap((about) => monthOf(costs, about, prices) ?? [])
      : []
  })
}

/** A copy of a record with some fields replaced. */
function withFields(
  record: unknown,
  changes: readonly (readonly [string, unknown])[],
): Record<string, unknown> {
  return changes.reduce<Record<string, unknown>>(
    (so, [path, value]) => withMember(so, path, value),
    isRecord(record) ? record : {},
  )
}

/** Monthly cost of price lines for a record and typed values; undefined while a part is unknown. */
function monthOfLines(
  lines: readonly CompiledPrice[],
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
): number | undefined {
  const typed = lines.filter(({ record }) => record === undefined)
  if (!prices || typed.length === 0) return monthOf(lines, subject, prices)
  const { amount, complete } = totalOf(estimate(typed, { ...subject, record: undefined }, prices))
  const own = lines.filter(({ record }) => record !== undefined)
  const month = own.length === 0 ? 0 : monthOf(own, subject, prices)
  return amount === undefined || !complete || month === undefined ? undefined : month + amount.month
}

/** What an action adds to the monthly cost; undefined if unknown or zero. */
export function addedMonthlyCost(
  resource: Pick<CompiledResource, 'price'>,
  action: Pick<CompiledAction, 'costs'>,
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
): number | undefined {
  const costs = addedCosts(action)
  if (!costs) return undefined
  if (!('of' in costs)) return monthOfLines(costs, subject, prices)
  const { of, as = {} } = costs
  const lines = resource.price.filter(({ type, record }) => record !== undefined && of.includes(type))
  return monthOf(lines, { ...subject, record: withFields(subject.record, Object.entries(as)) }, prices)
}

/** Sum of the known amounts; undefined if none is known. */
export function sumKnown(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0)
}

/** Numbers without formatting, since some are identifiers such as a VLAN. */
function plainFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const fields: Record<string, string> = {}
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' || typeof member === 'number') fields[name] = String(member)
  }
  return fields
}

/** Appends the cost to a text; returns the text unchanged if the cost is unknown. */
export type WithPrice = (text: string, costs: readonly CompiledPrice[] | undefined, about: Subject) => string

/** Sentences of a list of consequences for one record. Names from a list that failed to load are left out. */
export function consequenceLines(
  resource: CompiledResource,
  lines: readonly Consequence<string>[] | undefined,
  subject: Subject,
  texts: Pick<Texts, 'resource' | 't'>,
  priced: WithPrice = (text) => text,
  released = nothing,
): string[] {
  const unknown = texts.t('action.notYet')
  const all = (lines ?? []).flatMap((line) => {
    const path = line.each ?? line.count
    if (path !== undefined && isPending(subject, path)) return [unknown]
    const key = textKeys.consequence(line.id)
    if (line.count !== undefined) {
      const count = keptOf(line, subject, released).length
      return count === 0 ? [] : [texts.resource(resource.type, key, { count })]
    }
    return keptOf(line, subject, released).map((about) =>
      priced(texts.resource(resource.type, key, plainFields(about.record)), line.costs, about),
    )
  })
  return all.filter((line, index) => line !== unknown || all.indexOf(line) === index)
}

/** One line for what is deleted with a record, such as its disks; undefined if nothing is. */
export function alsoDeleted(
  resource: CompiledResource,
  action: CompiledAction,
  { subject, name }: { subject: Subject; name: string },
  texts: Pick<Texts, 'resource' | 't'>,
): string | undefined {
  const inside = action.deleted?.filter(({ each, count }) => each !== undefined || count !== undefined)
  const lines = consequenceLines(resource, inside, subject, texts)
  return lines.length === 0 ? undefined : texts.t('action.ofSome', { names: name, reason: lines })
}

/** What an action deletes, and what it keeps at a cost. */
export function consequencesOf(
  resource: CompiledResource,
  action: CompiledAction,
  subject: Subject,
  texts: Pick<Texts, 'resource' | 't'>,
  priced?: WithPrice,
  released?: ReleasedRecords,
): { deleted: string[]; kept: string[] } {
  return {
    deleted: consequenceLines(resource, action.deleted, subject, texts),
    kept: consequenceLines(resource, action.kept, subject, texts, priced, released),
  }
}

/** A copy of `within` in which one object, found by identity at any depth, is replaced. */
function replaced(within: unknown, old: unknown, next: unknown): unknown {
  if (within === old) return next
  if (Array.isArray(within)) return within.map((each) => replaced(each, old, next))
  if (typeof within !== 'object' || within === null) return within
  return Object.fromEntries(Object.entries(within).map(([name, value]) => [name, replaced(value, old, next)]))
}

/** Monthly cost of a record before and after an action with the current input; undefined while unknown. */
export function priceChange(
  resource: Pick<CompiledResource, 'price'>,
  action: Pick<CompiledAction, 'costs' | 'deleted'>,
  subject: Subject,
  form: Readonly<Record<string, unknown>>,
  prices: readonly PlacePrices[] | undefined,
): { before: number; after: number } | undefined {
  const changed = changedCosts(action)
  if (!changed) return undefined
  const { owner } = subject
  const typed: Subject = { ...subject, form: { ...form } }
  const awaited = Object.values(changed.set).some(
    (value) =>
      !isScalar(value) &&
      'form' in value &&
      'option' in value &&
      subject.pendingChoices?.(value.form) === true,
  )
  if (awaited) return undefined
  const monthWith = (changes: readonly (readonly [string, unknown])[]): number | undefined => {
    const record = withFields(subject.record, changes)
    const priced = owner
      ? { ...owner, record: replaced(owner.record, subject.record, record) }
      : { ...subject, record }
    return monthOf(resource.price, priced, prices)
  }
  const taken = Object.entries(changed.as ?? {})
  const set = Object.entries(changed.set).map(([path, value]): readonly [string, unknown] => [
    path,
    resolveValue(value, typed),
  ])
  const before = monthWith(taken)
  const after = monthWith([...set, ...taken])
  const ended = (action.deleted ?? []).flatMap((line) => {
    const { costs } = line
    return costs ? subjectsOfLine(line, subject).map((about) => monthOf(costs, about, prices)) : []
  })
  const dropped = sumKnown(ended) ?? 0
  return before === undefined || after === undefined ? undefined : { before, after: after - dropped }
}
