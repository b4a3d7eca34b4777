import { isRecord } from '../../lib/is-record'
import { holds } from '../../manifest/condition'
import type { CompiledField, CompiledForm } from '../../manifest/compiled'
import type { Limits } from '../../manifest/limits'
import { readAll, readFirst, type Subject } from '../../manifest/subject'
import type { Presets } from '../../manifest/words/forms'
import { boundOf } from './form-check'
import type { FormValues } from './form-values'

/** A ready-made size of the site configuration, for what is chosen now. */
export interface Preset {
  /** What it sets, by field, in wire units. */
  values: Readonly<Record<string, number>>
  /** It is not for the kind of thing that is chosen. */
  barred: boolean
  /** It is the size that kind of thing usually has. */
  usual: boolean
  /** Why it is barred, in the words of the configuration. */
  notice: string | undefined
}

/** The presets offered for what is chosen; one that lacks a size is no preset. */
export function presetsOf(presets: Presets, subject: Subject): Preset[] {
  const items = readFirst(subject.surroundings.site, presets.site)
  if (!Array.isArray(items)) return []
  const chosen = (presets.of ?? []).filter((field) => subject.chosen?.(field) !== undefined)
  const names = new Set([
    presets.kinds?.find(({ when }) => holds(when, subject))?.is,
    ...chosen.map((field) => subject.form?.[field]),
  ])
  const listed = (item: unknown, key: string | undefined): boolean | undefined => {
    const list = key === undefined ? undefined : readFirst(item, key)
    return Array.isArray(list) ? list.some((name) => names.has(name)) : undefined
  }
  const { lists = {}, notice } = presets
  return items.filter(isRecord).flatMap((item): Preset[] => {
    const values: Record<string, number> = {}
    for (const [field, { key, times = 1 }] of Object.entries(presets.set)) {
      const number = item[key]
      if (typeof number !== 'number') return []
      values[field] = number * times
    }
    if (listed(item, lists.offered) === false) return []
    const [words] = notice === undefined ? [] : readAll(item, notice)
    return [
      {
        values,
        barred: listed(item, lists.barred) === true,
        usual: listed(item, lists.usual) === true,
        notice: typeof words === 'string' ? words : undefined,
      },
    ]
  })
}

/** The first field whose limits a preset breaks, and the end it breaks; undefined when it keeps within them. */
export function brokenLimit(
  preset: Preset,
  limitsOf: (field: string) => Limits,
): { field: string; end: 'min' | 'max'; limits: Limits } | undefined {
  for (const [field, value] of Object.entries(preset.values)) {
    const limits = limitsOf(field)
    if (limits.min !== undefined && value < limits.min) return { field, end: 'min', limits }
    if (limits.max !== undefined && value > limits.max) return { field, end: 'max', limits }
  }
  return undefined
}

/**
 * The values of a form in which what nobody typed is no smaller than it may be, where the manifest wants it to rise: not the
 * parts of a ready-made size either, which nobody typed. `typed` are the fields somebody has filled in by hand.
 */
export function withRaised(
  fields: readonly CompiledField[],
  values: FormValues,
  subject: Subject,
  typed: ReadonlySet<string>,
): FormValues {
  const raised = fields.flatMap(({ id, when, least = [] }): [string, number][] => {
    const value = values[id]
    if (typed.has(id) || typeof value !== 'number' || !holds(when, subject)) return []
    const floors = [least].flat().flatMap((floor) => (floor.raises && boundOf(floor, subject)) ?? [])
    const floor = Math.max(value, ...floors)
    return floor > value ? [[id, floor]] : []
  })
  return raised.length === 0 ? values : { ...values, ...Object.fromEntries(raised) }
}

/** What the rest of a size stays at when the customer changes a part of it: what was shown. */
export function restOfSize(form: CompiledForm, values: FormValues, changed: readonly string[]): FormValues {
  const rest = form.sections.flatMap(({ presets }) => {
    const parts = Object.keys(presets?.set ?? {})
    return parts.some((id) => changed.includes(id)) ? parts : []
  })
  return Object.fromEntries(rest.map((id) => [id, values[id]]))
}

/**
 * The values of a form with the usual size of what is chosen, as long as the customer has chosen none: the usual preset,
 * or the first one that is possible where that one is not. `own` are the fields somebody has filled in.
 */
export function withUsualSizes(
  form: CompiledForm,
  values: FormValues,
  subject: Subject,
  own: ReadonlySet<string>,
  limitsOf: (field: string) => Limits,
): FormValues {
  let result = values
  for (const { presets } of form.sections) {
    if (!presets || Object.keys(presets.set).some((field) => own.has(field))) continue
    const all = presetsOf(presets, subject)
    if (!all.some(({ usual }) => usual)) continue
    const possible = all.filter((preset) => !preset.barred && !brokenLimit(preset, limitsOf))
    const size = possible.find(({ usual }) => usual) ?? possible[0]
    if (size) result = { ...result, ...size.values }
  }
  return result
}
