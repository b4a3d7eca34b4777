import { fillBraces, pathsInBraces } from '../../lib/braces'
import { isRecord } from '../../lib/is-record'
import { memo } from '../../lib/memo'
import { holds, judge } from '../../manifest/condition'
import type { CompiledField, CompiledOptions, CompiledPart } from '../../manifest/compiled-fields'
import { asElement, isEmpty, readAll, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { isScalar } from '../../manifest/value'
import type { Scalar } from '../../manifest/words/values'
import { plainText } from '../../lib/plain-text'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import { reasonAgainst } from '../../platform/i18n/reason-against'
import { titleOf } from '../../manifest/title'
import type { SubjectOf } from '../data/use-subjects'

/** The value of an option. */
export type ChoiceValue = Scalar | Readonly<Record<string, Scalar>>

/** The id of an option's value. */
export function choiceId(value: unknown): string {
  if (!isRecord(value)) return String(value)
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The first option by id and by value. */
const indexed = memo((options: readonly FieldOption[]) => {
  const last = options.toReversed()
  return {
    byId: new Map(last.map((option) => [option.id, option])),
    byValue: new Map<unknown, FieldOption>(last.map((option) => [option.value, option])),
  }
})

/** The option with a given value. */
export function choiceOf(choices: FieldChoices | undefined, value: unknown): FieldOption | undefined {
  if (!choices) return undefined
  const { byId, byValue } = indexed(choices.options)
  return byId.get(choiceId(value)) ?? byValue.get(value)
}

/** Whether a value is offered and may be chosen. */
export function isChoosable(choices: FieldChoices, value: unknown): boolean {
  const option = choiceOf(choices, value)
  return option !== undefined && option.disabledReason === undefined
}

/** One option of a field. */
export interface FieldOption {
  /** Id by which the widget compares options; `value` is what is sent. */
  id: string
  value: ChoiceValue
  label: string
  note: string | undefined
  /** Second line, if the widget has room. */
  description?: string | undefined
  /** Badges whose conditions hold for it. */
  marks?: readonly string[]
  /** Address of its picture, as the API gives it. */
  picture?: string | undefined
  disabledReason: string | undefined
  /** The underlying item, for the field's note. */
  item: unknown
}

/** The options of a field as far as loaded. */
export interface FieldChoices {
  options: readonly FieldOption[]
  state: 'known' | 'loading' | 'failed'
  /** Why they could not be loaded. */
  failure?: unknown
  /** Retries after a failure. */
  retry: (() => void) | undefined
  /** The default option. */
  usual: FieldOption | undefined
  /** True if there is no record at all, not even a disabled one. */
  empty?: boolean
  /** The location they are of; undefined if they are the same everywhere. */
  location?: string | undefined
  /** Name of a value that was read but is not offered; undefined for any other. */
  nameOf?: (value: ChoiceValue) => string | undefined
}

/** Input of `optionsOf`. Answers and rows come from the caller, so the function is pure. */
export interface OptionSource {
  env: CellEnv
  /** Subject of the form: values, record, environment. */
  subject: Subject
  /** Items of an operation's answer; undefined while loading. */
  items: readonly unknown[] | undefined
  /** Rows of a resource type with their subjects; undefined while loading. */
  rows: { rows: readonly Row[]; subjectOf: SubjectOf; env: CellEnv } | undefined
  /** Locations that have recently failed to answer. */
  silent?: ReadonlySet<string>
}

function written(parts: readonly CompiledPart[], subject: Subject, env: CellEnv): string {
  return parts
    .map(({ path, cell }) => {
      const id = path.split('.').at(-1) ?? path
      const amount = cellKind(cell).text(cellInput({ id, values: [path], refers: null, cell }, subject, env))
      const noun = cell === 'count' && amount !== '' ? textKeys.amount(id) : undefined
      return (noun && env.texts.resourceIfAny(env.resource.type, noun, { amount })) ?? amount
    })
    .filter((text) => text !== '')
    .join(' ')
}

function textAt(item: unknown, path: string | undefined): string | undefined {
  const value = path === undefined ? undefined : readFirst(item, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The value of an item; undefined if a part of it is missing. */
function valueOf(
  value: Extract<CompiledOptions, { kind: 'operation' }>['value'],
  item: unknown,
): ChoiceValue | undefined {
  if (typeof value !== 'string') {
    const members = Object.entries(value).flatMap(([name, path]) => {
      const member = readFirst(item, path)
      return isScalar(member) && !isEmpty(member) ? [[name, member] as const] : []
    })
    return members.length < Object.keys(value).length ? undefined : Object.fromEntries(members)
  }
  const paths = pathsInBraces(value)
  if (paths.some((path) => isEmpty(readFirst(item, path)))) return undefined
  if (paths.length > 0) return fillBraces(value, (path) => plainText(readFirst(item, path)))
  const whole = readFirst(item, value)
  return isScalar(whole) && !isEmpty(whole) ? whole : undefined
}

/** An item as a condition reads it. */
function optionSubject(item: unknown, { location, environment }: Subject): Subject {
  return { record: item, location, environment }
}

/** Items in the requested order; numbers are compared as numbers, an item without the value comes before all others. */
function inOrder(
  items: readonly unknown[],
  { sort }: Extract<CompiledOptions, { kind: 'operation' }>,
): readonly unknown[] {
  if (sort === null) return items
  const key = (item: unknown): unknown => readFirst(item, sort.by) ?? ''
  const compare = (one: unknown, other: unknown): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other))
  const after = sort.descending ? -1 : 1
  return [...items].sort((one, other) => after * compare(key(one), key(other)))
}

/** An option before it is known whether it is offered. */
interface Candidate extends Pick<FieldOption, 'item' | 'marks' | 'picture'> {
  /** The subject of the form with this option in it. */
  about: Subject
  value: ChoiceValue | undefined
  label: string
  note: string
  /** Keeps records with equal values apart; other options with equal values are merged. */
  key?: string
}

function fromItems(
  options: Extract<CompiledOptions, { kind: 'operation' }>,
  { items = [], subject, env }: OptionSource,
): Candidate[] {
  const { each } = options
  const all = items.flatMap((item) =>
    each === null
      ? [item]
      : readAll(item, `${each}[]`).map((element) => ({ ...asElement(element), parent: item })),
  )
  return inOrder(all, options).map((item) => {
    const option = optionSubject(item, subject)
    const about: Subject = { ...subject, option }
    return {
      about,
      value: valueOf(options.value, item),
      label: written(options.title, option, env),
      note: written(options.note, option, env),
      marks: (options.marks ?? [])
        .filter(({ when }) => holds(when, about))
        .map(({ id }) => env.texts.resource(env.resource.type, textKeys.mark(id))),
      picture: textAt(item, options.icon),
      item,
    }
  })
}

function fromRows(
  options: Extract<CompiledOptions, { kind: 'resource' }>,
  { rows, subject }: OptionSource,
): Candidate[] {
  return (rows?.rows ?? []).flatMap((row) => {
    if (!rows || row.odd) return []
    const { resource } = rows.env
    const option = rows.subjectOf(row)
    const value = readFirst(row.record, options.value ?? resource.key)
    return {
      about: { ...subject, option },
      value: isScalar(value) ? value : undefined,
      label: titleOf(resource, option),
      note: written(options.note, option, rows.env),
      key: row.key,
      item: row.record,
    }
  })
}

/** Candidates for the options of a field. */
function candidatesOf(
  options: Extract<CompiledOptions, { kind: 'operation' | 'resource' }>,
  source: OptionSource,
): Candidate[] {
  return options.kind === 'operation' ? fromItems(options, source) : fromRows(options, source)
}

/** Visible options without duplicates, with the reason why an option is disabled. */
function offered(
  candidates: readonly Candidate[],
  { when }: Pick<Extract<CompiledOptions, { kind: 'operation' | 'resource' }>, 'when'>,
  { texts, resource }: CellEnv,
): FieldOption[] {
  const taken = new Set<string>()
  return candidates.flatMap(({ about, value, label, note, key, ...option }) => {
    const verdict = judge(when, about)
    if (value === undefined || (!verdict.ok && verdict.because === undefined)) return []
    if (isEmpty(value) && verdict.ok) return []
    const id = isEmpty(value) && key !== undefined ? key : choiceId(value)
    if (taken.has(id) && key === undefined) return []
    const own = taken.has(id) ? `${id} ${key}` : id
    taken.add(id)
    return {
      ...option,
      id: own,
      value,
      label: label || id,
      // A record without a name is labelled by its address, so the note would repeat it.
      note: note === '' || note === label ? undefined : note,
      disabledReason: reasonAgainst(verdict, resource.type, texts),
    }
  })
}

/** The options of a field, in order, without those hidden by conditions. */
export function optionsOf(
  field: CompiledField,
  options: CompiledOptions,
  source: OptionSource,
): FieldOption[] {
  const { env } = source
  switch (options.kind) {
    case 'values':
      return options.values
        .filter((value) => holds(options.when?.[String(value)], source.subject))
        .map((value) => ({
          id: String(value),
          value,
          label: env.texts.resource(env.resource.type, textKeys.option(field.id, String(value))),
          note: undefined,
          disabledReason: undefined,
          item: undefined,
        }))
    case 'locations':
      return (source.items ?? []).filter(isRecord).map((location) => ({
        id: String(location.slug),
        value: String(location.slug),
        label: String(location.display_name),
        note: String(location.slug),
        description: typeof location.description === 'string' ? location.description : undefined,
        disabledReason:
          location.create_resource_disabled === true
            ? env.texts.t('wizard.locationFull')
            : source.silent?.has(String(location.slug))
              ? env.texts.t('wizard.locationSilent')
              : undefined,
        item: location,
      }))
    case 'operation':
    case 'resource':
      return offered(candidatesOf(options, source), options, env)
  }
}

/** Name of the item or record with a value, offered or not; undefined if none was read or it has no name. */
export function nameOfValue(
  options: CompiledOptions,
  source: OptionSource,
  value: ChoiceValue,
): string | undefined {
  if (options.kind === 'values' || options.kind === 'locations') return undefined
  const found = candidatesOf(options, source).find((each) => choiceId(each.value) === choiceId(value))
  return found?.label || undefined
}

/** Whether a field names an option that is chosen by default. */
export const hasUsual = ({ options }: CompiledField): boolean =>
  options !== null && 'initial' in options && Boolean(options.initial)

/**
 * The default option: the one the manifest names, the default location, the first of a required list that depends on
 * another field, or the only one of a required list. Never a disabled one.
 */
export function usualOption(
  field: CompiledField,
  options: CompiledOptions,
  choices: readonly FieldOption[],
  subject: Subject,
): FieldOption | undefined {
  const open = choices.filter((choice) => choice.disabledReason === undefined)
  if (options.kind === 'values') return undefined
  if (options.kind === 'locations') return choices.find(({ value }) => value === subject.location)
  if (options.initial) {
    return (
      open.find((choice) =>
        holds(options.initial, { ...subject, option: optionSubject(choice.item, subject) }),
      ) ?? (field.required === true || field.mandatory ? open[0] : undefined)
    )
  }
  if (!field.mandatory && field.required === undefined) return undefined
  if (options.kind === 'operation' && options.each !== null) return open[0]
  return open.length === 1 ? open[0] : undefined
}
