import { useMemo, useState } from 'react'
import { endWait, operationKey } from '../../api/queries'
import { MemoBy } from '../../lib/memo'
import { isRecord } from '../../lib/is-record'
import { latestOf, type Latest } from '../../lib/latest'
import type { CompiledField, CompiledOptions } from '../../manifest/compiled-fields'
import type { CompiledResource } from '../../manifest/compiled'
import { offeredTypes } from '../../manifest/offered-types'
import type { Subject } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { useCellEnv } from '../cells/use-cell-env'
import type { CellEnv } from '../data/env'
import { hasResource, useResources } from '../data/load-resource'
import { decodeRows } from '../data/row'
import { isLocated, readListNow, type ListCall } from '../data/list-calls'
import { useAnswers, type Answers, type ListAnswer } from '../data/use-answers'
import { joinCalls, joinsFrom } from '../data/use-joins'
import { subjectsOf } from '../data/use-subjects'
import {
  nameOfValue,
  optionsOf,
  usualOption,
  type FieldChoices,
  type FieldOption,
  type OptionSource,
} from './field-options'
import { fieldLimits, limitProblem } from './field-limits'
import type { CheckContext } from './check-context'
import type { FormValues } from './form-values'
import { boundedBy, leadersOf } from '../../manifest/leaders'

/** Server data of a form's fields. */
export interface FormSources {
  /** Location of the form: given, or chosen in it. */
  location: string | undefined
  /** Options of a field for a subject with the form's values; undefined for a field without options. */
  choicesOf: (field: CompiledField, subject: Subject) => FieldChoices | undefined
  /**
   * Options of a field as their list is now, past the cache; undefined if no condition decides which records it offers.
   * @throws ApiError if the list cannot be read
   */
  choicesNow: (field: CompiledField, subject: Subject) => Promise<FieldChoices | undefined>
  /** Rows of the parameters call that limits a field. */
  limitRows: (field: CompiledField) => unknown
  /** Reads all options again. */
  readAgain: () => void
  env: CellEnv
}

/** Lists kept of one field, one for each choice in the fields that lead it: tiles name what each of them would lead to. */
const mostLed = 64

const noReference = (): undefined => undefined
const locationCalls: readonly ListCall[] = [{ operation: 'listLocations', location: undefined }]
const noCalls: readonly ListCall[] = []

function allFields(fields: readonly CompiledField[]): CompiledField[] {
  return fields.flatMap((field) => [field, ...(field.of ? allFields(field.of) : [])])
}

/** Published locations with a slug, in order. Empty if the answer is no list. */
export function published(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data)) return []
  return data
    .filter(isRecord)
    .filter(({ is_published, slug }) => is_published !== false && typeof slug === 'string' && slug !== '')
    .sort((one, other) => Number(one.order_nr ?? 0) - Number(other.order_nr ?? 0))
}

/**
 * Location of a form: the wanted one if it is `offered`, otherwise, among those that answer, the default, the one to suggest, or
 * the first. A URL or draft may name one that is not offered.
 */
export function locationOf(
  wanted: unknown,
  offered: readonly Readonly<Record<string, unknown>>[],
  silent: ReadonlySet<unknown> = new Set(),
): string | undefined {
  if (typeof wanted === 'string' && offered.some(({ slug }) => slug === wanted)) return wanted
  const open = offered.filter((each) => each.create_resource_disabled !== true)
  const answering = open.filter(({ slug }) => !silent.has(slug))
  const usual =
    answering.find((each) => each.is_default === true) ??
    answering.find((each) => each.is_preferred === true) ??
    answering[0] ??
    open[0]
  return typeof usual?.slug === 'string' ? usual.slug : undefined
}

/** Disables options that are not possible, because they require more of another of these fields than that allows. */
export function disableExcluded(
  field: CompiledField,
  options: readonly FieldOption[],
  fields: readonly CompiledField[],
  { subject, limitRows, ...words }: Pick<CheckContext, 'subject' | 'limitRows' | 'texts' | 'type'>,
): readonly FieldOption[] {
  const bounded = boundedBy(field, fields)
  if (bounded.length === 0) return options
  const reasonAgainst = ({ value, item }: FieldOption): string | undefined => {
    const chosen = (id: string): unknown => (id === field.id ? item : subject.chosen?.(id))
    const about = { ...subject, form: { ...subject.form, [field.id]: value }, chosen }
    for (const other of bounded) {
      const limits = fieldLimits(other, { subject: about, limitRows, sent: () => value })
      const { min, max } = limits
      if (min !== undefined && max !== undefined && min > max) return limitProblem(other, min, limits, words)
    }
    return undefined
  }
  return options.map((each) => ({ ...each, disabledReason: each.disabledReason ?? reasonAgainst(each) }))
}

/** Locations a form offers and the current one; `typed` are its values, `base` may fix the location. */
function useFormLocation(
  fields: readonly CompiledField[],
  base: Subject,
  typed: FormValues,
): Pick<FormSources, 'location'> & {
  offered: readonly Record<string, unknown>[]
  silent: ReadonlySet<string>
} {
  const { site, client } = usePlatform()
  const field = fields.find(({ options }) => options?.kind === 'locations')
  const answers = useAnswers(field ? locationCalls : noCalls, true)
  // Not every platform has the operation.
  const data = (field && answers('listLocations', undefined)?.data) ?? site.config.locations
  const offered = useMemo(() => published(data), [data])
  const silent = useStore(client.reach.silent)
  // A location that was skipped is not restored while the user fills in the form.
  const [passedOver, setPassedOver] = useState<ReadonlySet<string>>(silent)
  if ([...silent].some((slug) => !passedOver.has(slug))) setPassedOver(new Set([...passedOver, ...silent]))
  const chosen = field && locationOf(typed[field.id], offered, passedOver)
  return { location: base.location ?? chosen, offered, silent }
}

/** Retries locations that recently failed, with an operation of the form; undefined if there is nothing to retry. */
function useAskAgain(silent: ReadonlySet<string>, calls: readonly ListCall[]): (() => void) | undefined {
  const { client, queries } = usePlatform()
  return useMemo(() => {
    const operation = calls.find((call) => isLocated(call.operation))?.operation
    if (operation === undefined || silent.size === 0) return undefined
    const ask = async (location: string) => {
      await endWait(queries, operationKey(client, operation, { path: { location } }))
      return readListNow({ client, queries }, { operation, location }, { once: true })
    }
    // Failures leave the location marked as unreachable.
    return () => void Promise.allSettled([...silent].map(ask))
  }, [silent, calls, client, queries])
}

/**
 * The choices of a field, made once per subject. The cache is made with the function it is of: React Compiler would keep one
 * made beside it for good, because that reads nothing.
 */
function oncePerSubject(offer: FormSources['choicesOf']): FormSources['choicesOf'] {
  const known = new MemoBy<CompiledField, FieldChoices | undefined>()
  return (field, subject) => known.get(subject, field, () => offer(field, subject))
}

/** Reads the options, related records and limits of a form's fields through the shared cache. */
export function useFormSources(
  resource: CompiledResource,
  topFields: readonly CompiledField[],
  base: Subject,
  typed: FormValues,
): FormSources {
  const { reporter, client, queries } = usePlatform()
  const { environment } = base
  const { location, offered, silent } = useFormLocation(topFields, base, typed)
  const fields = useMemo(() => allFields(topFields), [topFields])
  const leaders = useMemo(() => new Map(fields.map((field) => [field, leadersOf(field, fields)])), [fields])
  const [lasting] = useState(() => new Map<CompiledField, Latest<Map<string, FieldChoices | undefined>>>())
  const types = useMemo(() => offeredTypes(topFields).filter(hasResource), [topFields])
  const resources = useResources(types)
  const calls = useMemo((): ListCall[] => {
    const operations = [
      ...fields.flatMap(({ options, limits }) => [
        ...(options?.kind === 'operation' ? [options.operation] : []),
        ...(limits ? [limits.operation] : []),
      ]),
      ...resources.map(({ listOperation }) => listOperation),
    ]
    return [
      ...operations.map((operation) => ({ operation, location })),
      ...resources.flatMap((other) => joinCalls(other, [location])),
    ]
  }, [fields, resources, location])
  const answers = useAnswers(calls, true)
  const askAgain = useAskAgain(silent, calls)
  const env = useCellEnv(resource, noReference)
  return useMemo(() => {
    const texts = { ...env.texts, locale: env.locale }
    const limitRows = (field: CompiledField): unknown =>
      field.limits && answers(field.limits.operation, location)?.data
    /** Input of a field's options, as far as loaded. */
    const sourceOf = (options: CompiledOptions, read: Answers) => {
      if (options.kind === 'values') return { data: undefined, isHere: true, isPlaced: false }
      if (options.kind === 'locations')
        return { data: offered, isHere: true, retry: askAgain, isPlaced: false }
      const other =
        options.kind === 'resource' ? resources.find(({ type }) => type === options.type) : undefined
      const operation = options.kind === 'operation' ? options.operation : other?.listOperation
      const answer = operation && read(operation, location)
      const isPlaced = operation !== undefined && isLocated(operation)
      return { data: answer?.data, isHere: answer?.data !== undefined, answer, other, isPlaced }
    }
    const offer = (field: CompiledField, subject: Subject, read = answers): FieldChoices | undefined => {
      const { options } = field
      if (!options) return undefined
      const { data, isHere, retry, answer, other, isPlaced } = sourceOf(options, read)
      const ofPlace = isPlaced ? location : undefined
      if (!isHere)
        return {
          options: [],
          state: answer?.failed ? 'failed' : 'loading',
          failure: answer?.failure,
          retry: answer?.failed ? answer.refetch : undefined,
          usual: undefined,
          location: ofPlace,
        }
      const place = other?.scope === 'global' ? undefined : location
      const rows = other && decodeRows(other, data, place, environment, reporter)
      const context = { subject, limitRows, texts, type: resource.type }
      const source: OptionSource = {
        env,
        subject,
        items: Array.isArray(data) ? data : [],
        silent,
        rows: other &&
          rows && {
            rows,
            subjectOf: subjectsOf(other, environment, joinsFrom(other, read), undefined),
            env: { ...env, resource: other },
          },
      }
      const list = disableExcluded(field, optionsOf(field, options, source), fields, context)
      return {
        options: list,
        state: 'known',
        retry,
        usual: usualOption(field, options, list, subject),
        empty: rows?.length === 0,
        location: ofPlace,
        nameOf: (value) => nameOfValue(options, source, value),
      }
    }
    /** Inputs of a field's options. */
    const inputsOf = ({ options }: CompiledField): readonly unknown[] => {
      if (!options) return []
      if (options.kind === 'locations') return [offered, silent, askAgain]
      const { data, answer, other } = sourceOf(options, answers)
      const joined = other ? joinCalls(other, [location]) : []
      return [
        data,
        answer?.failed,
        answer?.failure,
        ...joined.map((call) => answers(call.operation, location)?.data),
      ]
    }
    /** Options are kept while their inputs stay the same, so a key typed elsewhere makes no new ones. */
    const offerOf = (field: CompiledField, subject: Subject): FieldChoices | undefined => {
      const led = leaders.get(field) ?? []
      const { record, derived, owner, form } = subject
      const about = [env, environment, location, record, derived, owner]
      const limits = boundedBy(field, fields).map(limitRows)
      const decides = [field, ...led].flatMap((each) => inputsOf(each))
      const byValues = latestOf(lasting, field).get([...about, ...limits, ...decides], () => new Map())
      const key = JSON.stringify(led.map(({ id }) => form?.[id]))
      if (byValues.has(key)) return byValues.get(key)
      // A value that is typed may lead, too: its earlier lists are not needed again.
      if (byValues.size === mostLed) byValues.clear()
      const made = offer(field, subject)
      byValues.set(key, made)
      return made
    }
    const choicesNow: FormSources['choicesNow'] = async (field, subject) => {
      const { options } = field
      const other =
        options?.kind === 'resource' && options.when
          ? resources.find(({ type }) => type === options.type)
          : undefined
      if (!other) return undefined
      const lists = [{ operation: other.listOperation, location }, ...joinCalls(other, [location])]
      const reads = lists.map(async (call) => {
        const data = await readListNow({ client, queries }, call, { once: true })
        return [call.operation, { data, failed: false, refetch: () => undefined }] as const
      })
      const now = new Map<string, ListAnswer>(await Promise.all(reads))
      return offer(field, subject, (operation, place) => now.get(operation) ?? answers(operation, place))
    }
    return {
      location,
      env,
      choicesOf: oncePerSubject(offerOf),
      choicesNow,
      limitRows,
      readAgain: () => {
        for (const call of calls) answers(call.operation, call.location)?.refetch()
      },
    }
  }, [
    resource,
    fields,
    leaders,
    lasting,
    resources,
    calls,
    answers,
    env,
    location,
    offered,
    silent,
    environment,
    reporter,
    client,
    queries,
    askAgain,
  ])
}
