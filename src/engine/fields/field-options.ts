import { isRecord } from '../../lib/is-record'
import { holds, judge } from '../../manifest/condition'
import type { CompiledField, CompiledOptions, CompiledPart } from '../../manifest/compiled'
import { asElement, isEmpty, readAll, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Scalar } from '../../manifest/words/values'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import { reasonAgainst } from '../data/reason-against'
import { titleOf } from '../data/title'
import type { SubjectOf } from '../data/use-subjects'

/** What a choice stands for. */
export type ChoiceValue = Scalar | Readonly<Record<string, Scalar>>

/** A value as choices are told apart by it. */
export function choiceId(value: unknown): string {
  if (!isRecord(value)) return String(value)
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The choice a value stands for. */
export function choiceOf(choices: FieldChoices | undefined, value: unknown): FieldOption | undefined {
  const id = choiceId(value)
  return choices?.options.find((option) => option.id === id || option.value === value)
}

/** What a choice fills in beside itself, by field id; nothing where what is chosen is not known. */
export function filledBy(
  { options }: Pick<CompiledField, 'options'>,
  choice: FieldOption | undefined,
): Readonly<Record<string, unknown>> {
  if (options?.kind !== 'operation' || !options.fills || !choice) return {}
  return Object.fromEntries(
    Object.entries(options.fills).flatMap(([id, path]) => {
      const value = readFirst(choice.item, path)
      return isEmpty(value) ? [] : [[id, value] as const]
    }),
  )
}

/** One choice of a field. */
export interface FieldOption {
  /** The value as the widget compares it; what is sent is `value`. */
  id: string
  value: ChoiceValue
  label: string
  note: string | undefined
  /** A line of its own where the widget has room for one. */
  description?: string | undefined
  /** Words for what holds of it. */
  flags?: readonly string[]
  /** Address of its picture, as the API gives it. */
  picture?: string | undefined
  disabledReason: string | undefined
  /** The item behind it, for `chosen` words. */
  item: unknown
}

/** The choices of a field as far as they are known. */
export interface FieldChoices {
  options: readonly FieldOption[]
  state: 'known' | 'loading' | 'failed'
  /** Asks again after a failure. */
  retry: (() => void) | undefined
  /** The choice made when the customer has made none. */
  usual: FieldOption | undefined
  /** True when there is no record to choose from at all, not even one that cannot be chosen. */
  empty?: boolean
}

/** What the choices are made from; answers and rows come from the caller, so this is pure. */
export interface OptionSource {
  env: CellEnv
  /** The subject of the form: its values, its record, its surroundings. */
  subject: Subject
  /** Items of an operation's answer; undefined until known. */
  items: readonly unknown[] | undefined
  /** Rows of a resource type with their subjects; undefined until known. */
  rows: { rows: readonly Row[]; subjectOf: SubjectOf; env: CellEnv } | undefined
  /** Locations where nobody answered of late. */
  silent?: ReadonlySet<string>
}

/** The record a form is about, as its choices see it. */
function ownerOf(subject: Subject): { owner?: Subject } {
  return subject.record === undefined ? {} : { owner: subject }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
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

/** What an item stands for; undefined for one that lacks a part of it. */
function valueOf(
  value: Extract<CompiledOptions, { kind: 'operation' }>['value'],
  item: unknown,
): ChoiceValue | undefined {
  if ('object' in value) {
    const members = Object.entries(value.object).flatMap(([name, path]) => {
      const member = readFirst(item, path)
      return isScalar(member) && !isEmpty(member) ? [[name, member] as const] : []
    })
    return members.length < Object.keys(value.object).length ? undefined : Object.fromEntries(members)
  }
  const parts = value.join.map((path) => readFirst(item, path))
  if (parts.some(isEmpty)) return undefined
  const whole = parts.length === 1 ? parts[0] : parts.map(String).join(value.with)
  return isScalar(whole) ? whole : undefined
}

/** Items by their number, or by their time, the latest first; else as they came. */
function inOrder(
  items: readonly unknown[],
  { order, newest }: Extract<CompiledOptions, { kind: 'operation' }>,
): readonly unknown[] {
  if (order !== null) {
    const place = (item: unknown): number => Number(readFirst(item, order) ?? 0)
    return [...items].sort((a, b) => place(a) - place(b))
  }
  if (newest === undefined) return items
  const time = (item: unknown): string => String(readFirst(item, newest) ?? '')
  return [...items].sort((a, b) => time(b).localeCompare(time(a)))
}

/** What an option is made of, before it is known whether it is offered. */
interface Candidate extends Pick<FieldOption, 'item' | 'flags' | 'picture'> {
  about: Subject
  value: ChoiceValue | undefined
  label: string
  note: string
  /** Tells records apart that stand for the same; other options that do are one. */
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
    const about: Subject = { ...subject, record: item, ...ownerOf(subject) }
    return {
      about,
      value: valueOf(options.value, item),
      label: written(options.label, about, env),
      note: written(options.note, about, env),
      flags: (options.flags ?? [])
        .filter(({ when }) => holds(when, about))
        .map(({ id }) => env.texts.resource(env.resource.type, textKeys.flag(id))),
      picture: textAt(item, options.picture),
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
    const about: Subject = {
      ...rows.subjectOf(row),
      ...(subject.form ? { form: subject.form } : {}),
      ...ownerOf(subject),
    }
    const value = readFirst(row.record, options.value ?? resource.identity)
    return {
      about,
      value: isScalar(value) ? value : undefined,
      label: titleOf(resource, about),
      note: written(options.note, about, rows.env),
      key: row.key,
      item: row.record,
    }
  })
}

/** Those that are offered, each once, with the reason against those that cannot be chosen. */
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
      // A record without a name is called by its address, which need not be said twice.
      note: note === '' || note === label ? undefined : note,
      disabledReason: reasonAgainst(verdict, resource.type, texts),
    }
  })
}

/** The options of a field, in order, without those its conditions leave out. */
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
      return offered(fromItems(options, source), options, env)
    case 'resource':
      return offered(fromRows(options, source), options, env)
  }
}

/**
 * The option chosen when the customer chose none: the one the manifest calls initial, the default location, the first of
 * a required list that depends on another choice, or the only one of a required list. Never a disabled one.
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
        holds(options.initial, { ...subject, record: choice.item, ...ownerOf(subject) }),
      ) ?? (field.required === true || field.mandatory ? open[0] : undefined)
    )
  }
  const required = field.mandatory || field.required !== undefined
  if (!required) return undefined
  if (options.kind === 'operation' && options.each !== null) return open[0]
  return open.length === 1 ? open[0] : undefined
}
