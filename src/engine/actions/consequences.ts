import { isRecord } from '../../lib/is-record'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { withMember } from '../../manifest/nested'
import { monthOf, type PlacePrices } from '../../manifest/price'
import { elementSubjects, isEmpty, isUnknown, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { resolveValue } from '../../manifest/value'
import type { Consequence } from '../../manifest/words/actions'
import type { PriceLine } from '../../manifest/words/prices'
import type { Texts } from '../../platform/i18n/texts'

/** What a consequence is said of: each element it names or counts, or the record itself. */
export function aboutOf(line: Consequence<string>, subject: Subject): readonly Subject[] {
  if (!holds(line.when, subject)) return []
  const path = line.each ?? line.count
  if (path === undefined) return [subject]
  return elementSubjects(subject, path).filter((about) => !isEmpty(about.record) && holds(line.where, about))
}

/** The records that are given up with an action, so that they are not kept. */
export type Released = ReadonlySet<unknown>

const nothing: Released = new Set()

/** What a consequence is said of, without what is given up. */
const keptOf = (line: Consequence<string>, subject: Subject, released: Released): readonly Subject[] =>
  aboutOf(line, subject).filter(({ record }) => !released.has(record))

/** What each thing that stays goes on costing for a month, as far as that is known. */
export function keptMonths(
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

/** A record of which these fields are other than they are. */
function withFields(
  record: unknown,
  changes: readonly (readonly [string, unknown])[],
): Record<string, unknown> {
  return changes.reduce<Record<string, unknown>>(
    (so, [path, value]) => withMember(so, path, value),
    isRecord(record) ? record : {},
  )
}

/** What an action adds to what is paid for a month; undefined while that is not known, or when it adds nothing. */
export function addedMonth(
  resource: Pick<CompiledResource, 'price'>,
  { costs }: Pick<CompiledAction, 'costs'>,
  subject: Subject,
  prices: readonly PlacePrices[] | undefined,
): number | undefined {
  if (!costs) return undefined
  if (!('like' in costs)) return monthOf(costs, subject, prices)
  const { like, as = {} } = costs
  const lines = resource.price.filter(({ type, record }) => record !== undefined && like.includes(type))
  return monthOf(lines, { ...subject, record: withFields(subject.record, Object.entries(as)) }, prices)
}

/** The sum of what is known of some amounts; undefined when nothing is. */
export function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0)
}

/** Numbers as they are: some of them name something, such as a VLAN. */
function plainFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const fields: Record<string, string> = {}
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' || typeof member === 'number') fields[name] = String(member)
  }
  return fields
}

/** Says what something costs behind what it is; what is not known to cost anything stays as it is. */
export type Priced = (text: string, costs: readonly PriceLine<string>[] | undefined, about: Subject) => string

/** The sentences of a list of consequences for one record. What a list that did not answer would name is not guessed. */
export function consequenceLines(
  resource: CompiledResource,
  lines: readonly Consequence<string>[] | undefined,
  subject: Subject,
  texts: Pick<Texts, 'resource' | 't'>,
  priced: Priced = (text) => text,
  released = nothing,
): string[] {
  const unknown = texts.t('action.notYet')
  const all = (lines ?? []).flatMap((line) => {
    const path = line.each ?? line.count
    if (path !== undefined && isUnknown(subject, path)) return [unknown]
    const key = textKeys.consequence(line.id)
    if (line.count !== undefined) {
      const count = keptOf(line, subject, released).length
      return count === 0 ? [] : [texts.resource(resource.type, key, { count })]
    }
    return keptOf(line, subject, released).map((about) => {
      const filled = line.each === undefined ? undefined : plainFields(about.record)
      return priced(texts.resource(resource.type, key, filled), line.costs, about)
    })
  })
  return all.filter((line, index) => line !== unknown || all.indexOf(line) === index)
}

/** What goes with a record besides itself, such as its disks, in one line; undefined when nothing does. */
export function lostWith(
  resource: CompiledResource,
  action: CompiledAction,
  { subject, name }: { subject: Subject; name: string },
  texts: Pick<Texts, 'resource' | 't'>,
): string | undefined {
  const inside = action.deleted?.filter(({ each, count }) => each !== undefined || count !== undefined)
  const lines = consequenceLines(resource, inside, subject, texts)
  return lines.length === 0 ? undefined : texts.t('action.ofSome', { names: name, reason: lines.join(', ') })
}

/** What an action deletes and what it leaves to be paid for. */
export function consequencesOf(
  resource: CompiledResource,
  action: CompiledAction,
  subject: Subject,
  texts: Pick<Texts, 'resource' | 't'>,
  priced?: Priced,
  released?: Released,
): { deleted: string[]; kept: string[] } {
  return {
    deleted: consequenceLines(resource, action.deleted, subject, texts),
    kept: consequenceLines(resource, action.kept, subject, texts, priced, released),
  }
}

/** A record in which one object, found by identity, is another, wherever in its lists it lies. */
function replaced(within: unknown, old: unknown, next: unknown): unknown {
  if (within === old) return next
  if (Array.isArray(within)) return within.map((each) => replaced(each, old, next))
  if (typeof within !== 'object' || within === null) return within
  return Object.fromEntries(Object.entries(within).map(([name, value]) => [name, replaced(value, old, next)]))
}

/** What a record costs for a month before and after an action, with what is typed; undefined while it is not known. */
export function priceChange(
  resource: Pick<CompiledResource, 'price'>,
  { reprices }: Pick<CompiledAction, 'reprices'>,
  subject: Subject,
  form: Readonly<Record<string, unknown>>,
  prices: readonly PlacePrices[] | undefined,
): { before: number; after: number } | undefined {
  if (!reprices) return undefined
  const { owner } = subject
  const typed: Subject = { ...subject, form: { ...form } }
  const awaited = Object.values(reprices.set).some(
    (value) => 'chosen' in value && subject.awaited?.(value.chosen) === true,
  )
  if (awaited) return undefined
  const monthWith = (changes: readonly (readonly [string, unknown])[]): number | undefined => {
    const record = withFields(subject.record, changes)
    const priced = owner
      ? { ...owner, record: replaced(owner.record, subject.record, record) }
      : { ...subject, record }
    return monthOf(resource.price, priced, prices)
  }
  const taken = Object.entries(reprices.as ?? {})
  const set = Object.entries(reprices.set).map(([path, value]): readonly [string, unknown] => [
    path,
    resolveValue(value, typed),
  ])
  const before = monthWith(taken)
  const after = monthWith([...set, ...taken])
  const dropped = monthOf(reprices.drops ?? [], subject, prices) ?? 0
  return before === undefined || after === undefined ? undefined : { before, after: after - dropped }
}
