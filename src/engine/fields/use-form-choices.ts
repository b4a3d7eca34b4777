import { useMemo, useState } from 'react'
import { operationQuery } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import type { CompiledField, CompiledOptions, CompiledResource } from '../../manifest/compiled'
import { offeredTypes } from '../../manifest/offered-types'
import type { Subject } from '../../manifest/subject'
import { resolveValue } from '../../manifest/value'
import { usePlatform } from '../../platform/platform'
import { useCellEnv } from '../cells/use-cell-env'
import type { CellEnv } from '../data/env'
import { hasResource, useResources } from '../data/load-resource'
import { decodeRows } from '../data/row'
import { inputOf, isLocated, type ListCall } from '../data/list-calls'
import { useAnswers } from '../data/use-answers'
import { joinCalls, joinsFrom } from '../data/use-joins'
import { subjectsOf } from '../data/use-subjects'
import { optionsOf, usualOption, type FieldChoices, type FieldOption } from './field-options'
import { fieldLimits, limitProblem, type CheckContext } from './form-check'
import type { FormValues } from './form-values'

/** Everything the fields of a form read from the server. */
export interface FormSources {
  /** Where the form works: given with its base, or chosen in it. */
  location: string | undefined
  /** The choices of a field for a subject that carries the form's values; undefined for a field without options. */
  choicesOf: (field: CompiledField, subject: Subject) => FieldChoices | undefined
  /** The rows of the parameters call a field is bounded by. */
  limitRows: (field: CompiledField) => unknown
  env: CellEnv
}

const noReference = (): undefined => undefined
const locationCalls: readonly ListCall[] = [{ operation: 'listLocations', location: undefined }]
const noCalls: readonly ListCall[] = []

function allFields(fields: readonly CompiledField[]): CompiledField[] {
  return fields.flatMap((field) => [field, ...(field.of ? allFields(field.of) : [])])
}

/** The locations that are offered, in their order: published ones with a slug. Empty for an answer that is no list. */
export function published(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data)) return []
  return data
    .filter(isRecord)
    .filter(({ is_published: isPublished, slug }) => {
      return isPublished !== false && typeof slug === 'string' && slug !== ''
    })
    .sort((one, other) => Number(one.order_nr ?? 0) - Number(other.order_nr ?? 0))
}

/**
 * The location a form works in: the one that is wanted where it is among those `offered`, otherwise the usual one of those
 * that answer. An address or a draft may name one that is not offered, or is not any more.
 */
export function locationOf(
  wanted: unknown,
  offered: readonly Readonly<Record<string, unknown>>[],
  silent: ReadonlySet<unknown> = new Set(),
): string | undefined {
  if (typeof wanted === 'string' && offered.some(({ slug }) => slug === wanted)) return wanted
  const open = offered.filter((each) => each.create_resource_disabled !== true)
  const answering = open.filter(({ slug }) => !silent.has(slug))
  const usual = answering.find((each) => each.is_default === true) ?? answering[0] ?? open[0]
  return typeof usual?.slug === 'string' ? usual.slug : undefined
}

/**
 * Why a choice cannot be made: it brings another field at least more than that may have at most. Undefined for one that
 * leaves every field of the form some value.
 */
export function ruledOut(
  field: CompiledField,
  { value, item }: FieldOption,
  bounded: readonly CompiledField[],
  { subject, limitRows, ...words }: Pick<CheckContext, 'subject' | 'limitRows' | 'texts' | 'type'>,
): string | undefined {
  const chosen = (id: string): unknown => (id === field.id ? item : subject.chosen?.(id))
  const about = { ...subject, form: { ...subject.form, [field.id]: value }, chosen }
  for (const other of bounded) {
    if (other.limits?.by !== field.at) continue
    const limits = fieldLimits(other, { subject: about, limitRows, sent: () => value })
    const { min, max } = limits
    if (min !== undefined && max !== undefined && min > max) return limitProblem(other, min, limits, words)
  }
  return undefined
}

/** The locations a form offers, and the one it works in; `typed` are its values, `base` may give the location. */
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
  // Not every platform has a list of them to ask for.
  const data = (field && answers('listLocations', undefined)?.data) ?? site.config.locations
  const offered = useMemo(() => published(data), [data])
  const names = [...client.reach.silent()].sort().join(' ')
  const silent = useMemo(() => new Set(names.split(' ').filter(Boolean)), [names])
  // Once passed over, a location is not put back under what was filled in meanwhile.
  const [passedOver, setPassedOver] = useState<ReadonlySet<string>>(silent)
  if ([...silent].some((slug) => !passedOver.has(slug))) setPassedOver(new Set([...passedOver, ...silent]))
  const chosen = field && locationOf(typed[field.id], offered, passedOver)
  return { location: base.location ?? chosen, offered, silent }
}

/** Asks locations that did not answer of late again, with an operation of the form; undefined while there is nothing to ask. */
function useAskAgain(silent: ReadonlySet<string>, calls: readonly ListCall[]): (() => void) | undefined {
  const { client, queries } = usePlatform()
  const [, setAsked] = useState(0)
  return useMemo(() => {
    const operation = calls.find((call) => isLocated(call.operation))?.operation
    if (operation === undefined || silent.size === 0) return undefined
    const ask = async (): Promise<void> => {
      // What fails again stays as it is said to be.
      await Promise.allSettled(
        [...silent].map((location) =>
          queries.fetchQuery({
            ...operationQuery(client, operation, inputOf({ operation, location })),
            staleTime: 0,
            retry: false,
          }),
        ),
      )
      setAsked((times) => times + 1)
    }
    return () => void ask()
  }, [silent, calls, client, queries])
}

/** Reads what a form's fields offer: options, related records with what decides about them, limits. In one place, shared. */
export function useFormSources(
  resource: CompiledResource,
  topFields: readonly CompiledField[],
  base: Subject,
  typed: FormValues,
): FormSources {
  const { reporter } = usePlatform()
  const { surroundings } = base
  const { location, offered, silent } = useFormLocation(topFields, base, typed)
  const fields = useMemo(() => allFields(topFields), [topFields])
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
    /** What the choices of a field are made from; what is read for them may not be here yet. */
    const sourceOf = (options: CompiledOptions) => {
      if (options.kind === 'values') return { data: undefined, isHere: true }
      if (options.kind === 'locations') return { data: offered, isHere: true, retry: askAgain }
      const other =
        options.kind === 'resource' ? resources.find(({ type }) => type === options.type) : undefined
      const operation = options.kind === 'operation' ? options.operation : other?.listOperation
      const answer = operation && answers(operation, location)
      return { data: answer?.data, isHere: answer?.data !== undefined, answer, other }
    }
    const offer = (field: CompiledField, subject: Subject): FieldChoices | undefined => {
      const { options } = field
      if (!options) return undefined
      const { data, isHere, retry, answer, other } = sourceOf(options)
      if (!isHere)
        return {
          options: [],
          state: answer?.failed ? 'failed' : 'loading',
          retry: answer?.failed ? answer.refetch : undefined,
          usual: undefined,
        }
      const about: Subject = { ...subject, form: { ...subject.form, ...paramsOf(options, subject) } }
      const place = other?.scope === 'global' ? undefined : location
      const rows = other && decodeRows(other, data, place, surroundings, reporter)
      const context = { subject: about, limitRows, texts, type: resource.type }
      const list = optionsOf(field, options, {
        env,
        subject: about,
        items: Array.isArray(data) ? data : [],
        silent,
        rows: other &&
          rows && {
            rows,
            subjectOf: subjectsOf(other, surroundings, joinsFrom(other, answers), undefined),
            env: { ...env, resource: other },
          },
      }).map((option) => ({
        ...option,
        disabledReason: option.disabledReason ?? ruledOut(field, option, fields, context),
      }))
      return {
        options: list,
        state: 'known',
        retry,
        usual: usualOption(field, options, list, about),
        empty: rows?.length === 0,
      }
    }
    const known = new WeakMap<Subject, Map<CompiledField, FieldChoices | undefined>>()
    return {
      location,
      env,
      choicesOf: (field, subject) => {
        const choices = known.get(subject) ?? new Map<CompiledField, FieldChoices | undefined>()
        known.set(subject, choices)
        if (!choices.has(field)) choices.set(field, offer(field, subject))
        return choices.get(field)
      },
      limitRows,
    }
  }, [resource, fields, resources, answers, env, location, offered, silent, surroundings, reporter, askAgain])
}

function paramsOf(options: CompiledOptions, subject: Subject): Record<string, unknown> {
  if (options.kind !== 'operation') return {}
  return Object.fromEntries(
    Object.entries(options.params).map(([name, value]) => [name, resolveValue(value, subject)]),
  )
}
