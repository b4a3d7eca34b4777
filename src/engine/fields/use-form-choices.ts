import { useMemo, useState } from 'react'
import { operationQuery } from '../../api/queries'
import type { OperationId } from '../../generated/operations'
import type { CompiledField, CompiledOptions, CompiledResource } from '../../manifest/compiled'
import { offeredTypes } from '../../manifest/offered-types'
import type { Subject, Surroundings } from '../../manifest/subject'
import { resolveValue } from '../../manifest/value'
import { usePlatform } from '../../platform/platform'
import { useCellEnv } from '../cells/use-cell-env'
import type { CellEnv } from '../data/env'
import { hasResource, useResources } from '../data/load-resource'
import { decodeRows } from '../data/row'
import { inputOf, isLocated, useAnswers, type ListCall } from '../data/use-answers'
import { joinCalls, joinsFrom } from '../data/use-joins'
import { subjectsOf } from '../data/use-subjects'
import { optionsOf, usualOption, type FieldChoices, type FieldOption } from './field-options'
import { fieldLimits, limitProblem, type CheckContext } from './form-check'
import { published } from './use-form-location'

/** Everything the fields of a form read from the server. */
export interface FormSources {
  /** The choices of a field for a subject that carries the form's values; undefined for a field without options. */
  choicesOf: (field: CompiledField, subject: Subject) => FieldChoices | undefined
  /** The rows of the parameters call a field is bounded by. */
  limitRows: (field: CompiledField) => unknown
  env: CellEnv
}

const noReference = (): undefined => undefined

function allFields(fields: readonly CompiledField[]): CompiledField[] {
  return fields.flatMap((field) => [field, ...(field.of ? allFields(field.of) : [])])
}

/**
 * The locations that answered nothing of late, and how to ask them again with an operation of the form; `ask` is undefined
 * while all answer.
 */
function useSilence(operation: OperationId | undefined): {
  silent: ReadonlySet<string>
  ask: (() => void) | undefined
} {
  const { client, queries } = usePlatform()
  const [, setAsked] = useState(0)
  const names = [...client.reach.silent()].sort().join(' ')
  return useMemo(() => {
    const silent = new Set(names === '' ? [] : names.split(' '))
    if (operation === undefined || silent.size === 0) return { silent, ask: undefined }
    const ask = async (): Promise<void> => {
      const reads = [...silent].map((location) =>
        queries.fetchQuery({
          ...operationQuery(client, operation, inputOf({ operation, location })),
          staleTime: 0,
          retry: false,
        }),
      )
      // What fails again stays as it is said to be.
      await Promise.allSettled(reads)
      setAsked((times) => times + 1)
    }
    return { silent, ask: () => void ask() }
  }, [names, operation, client, queries])
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

/** Reads what a form's fields offer: options, related records with what decides about them, limits. In one place, shared. */
export function useFormSources(
  resource: CompiledResource,
  topFields: readonly CompiledField[],
  location: string | undefined,
  surroundings: Surroundings,
): FormSources {
  const { site, reporter } = usePlatform()
  const fields = useMemo(() => allFields(topFields), [topFields])
  const types = useMemo(() => offeredTypes(topFields).filter(hasResource), [topFields])
  const resources = useResources(types)
  const calls = useMemo(() => {
    const wanted: ListCall[] = []
    for (const { options, limits } of fields) {
      if (options?.kind === 'operation') wanted.push({ operation: options.operation, location })
      if (options?.kind === 'locations') wanted.push({ operation: 'listLocations', location: undefined })
      if (limits) wanted.push({ operation: limits.operation, location })
    }
    for (const other of resources) {
      wanted.push({ operation: other.listOperation, location })
      wanted.push(...joinCalls(other, [location]))
    }
    return wanted
  }, [fields, resources, location])
  const answers = useAnswers(calls, true)
  const silence = useSilence(calls.find(({ operation }) => isLocated(operation))?.operation)
  const env = useCellEnv(resource, noReference)
  return useMemo(() => {
    const { silent } = silence
    const byType = new Map(resources.map((other) => [other.type, other]))
    const limitRows = (field: CompiledField): unknown =>
      field.limits && answers(field.limits.operation, location)?.data
    const offer = (field: CompiledField, subject: Subject): FieldChoices | undefined => {
      const { options } = field
      if (!options) return undefined
      if (options.kind === 'values') {
        const list = optionsOf(field, options, { env, subject, items: undefined, rows: undefined })
        return {
          options: list,
          state: 'known',
          retry: undefined,
          usual: usualOption(field, options, list, subject),
        }
      }
      const other = options.kind === 'resource' ? byType.get(options.type) : undefined
      const operation =
        options.kind === 'operation'
          ? options.operation
          : options.kind === 'locations'
            ? 'listLocations'
            : other?.listOperation
      const answer = operation && answers(operation, location)
      const data = options.kind === 'locations' ? (answer?.data ?? site.config.locations) : answer?.data
      if (data === undefined) {
        return {
          options: [],
          state: answer?.failed ? 'failed' : 'loading',
          retry: answer?.failed ? answer.refetch : undefined,
          usual: undefined,
        }
      }
      const about: Subject = { ...subject, form: { ...subject.form, ...paramsOf(options, subject) } }
      const texts = { ...env.texts, locale: env.locale }
      const context = { subject: about, limitRows, texts, type: resource.type }
      const rows =
        other &&
        decodeRows(other, data, other.scope === 'global' ? undefined : location, surroundings, reporter)
      const list = optionsOf(field, options, {
        env,
        subject: about,
        items: options.kind === 'locations' ? published(data) : Array.isArray(data) ? data : [],
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
        retry: options.kind === 'locations' ? silence.ask : undefined,
        usual: usualOption(field, options, list, about),
        empty: rows?.length === 0,
      }
    }
    const offered = new WeakMap<Subject, Map<CompiledField, FieldChoices | undefined>>()
    return {
      env,
      choicesOf: (field, subject) => {
        const known = offered.get(subject) ?? new Map<CompiledField, FieldChoices | undefined>()
        offered.set(subject, known)
        if (!known.has(field)) known.set(field, offer(field, subject))
        return known.get(field)
      },
      limitRows,
    }
  }, [resource, fields, resources, answers, env, location, site, surroundings, reporter, silence])
}

function paramsOf(options: CompiledOptions, subject: Subject): Record<string, unknown> {
  if (options.kind !== 'operation') return {}
  return Object.fromEntries(
    Object.entries(options.params).map(([name, value]) => [name, resolveValue(value, subject)]),
  )
}
