import { isRecord } from '../../lib/is-record'
import { holds } from '../../manifest/condition'
import { pathOf } from '../../manifest/value'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import { initialValue } from '../../manifest/initial'
import type { Limits } from '../../manifest/limits'
import { readFirst, type Subject } from '../../manifest/subject'
import type { Presets } from '../../manifest/words/forms'
import { boundOf } from './field-limits'
import type { FormValues } from './form-values'

/** A preset size of the site configuration, evaluated for the current form. */
export interface Preset {
  /** Values by field, in wire units. */
  values: Readonly<Record<string, number>>
  /** Not available for the selected option. */
  barred: boolean
  /** Default size of the selected option. */
  usual: boolean
  /** Why it is not available, from the configuration. */
  notice: string | undefined
}

/** Presets offered for the current form; one with missing values is dropped. */
export function presetsOf(presets: Presets, subject: Subject): Preset[] {
  const items = readFirst(subject.environment.site, presets.site)
  if (!Array.isArray(items)) return []
  const chosen = (presets.of ?? []).filter((field) => subject.chosen?.(field) !== undefined)
  const names = new Set([
    presets.values?.find((kind) => holds(presets.when?.[kind], subject)),
    ...chosen.map((field) => subject.form?.[field]),
  ])
  const listed = (list: unknown): boolean | undefined => {
    return Array.isArray(list) ? list.some((name) => names.has(name)) : undefined
  }
  return items.filter(isRecord).flatMap((item): Preset[] => {
    const values: Record<string, number> = {}
    for (const [field, { key, times = 1 }] of Object.entries(presets.set)) {
      const number = item[key]
      if (typeof number !== 'number') return []
      values[field] = number * times
    }
    if (listed(item.os) === false) return []
    const [notice] = [item.notice].flat()
    return [
      {
        values,
        barred: listed(item.disabled) === true,
        usual: listed(item.default) === true,
        notice: typeof notice === 'string' ? notice : undefined,
      },
    ]
  })
}

/** The first field whose limits a preset breaks, and which bound; undefined if none. */
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

/** Raises values to their minimum unless the user typed them (`typed`), a preset set them, or the record has them. */
export function withRaised(
  fields: readonly CompiledField[],
  values: FormValues,
  subject: Subject,
  typed: ReadonlySet<string>,
): FormValues {
  const raised = fields.flatMap((field): [string, number][] => {
    const { id, when, least = [] } = field
    const value = values[id]
    if (pathOf(initialValue(field), 'record') !== undefined) return []
    if (typed.has(id) || typeof value !== 'number' || !holds(when, subject)) return []
    const floors = [least].flat().flatMap((floor) => boundOf(floor, subject) ?? [])
    const floor = Math.max(value, ...floors)
    return floor > value ? [[id, floor]] : []
  })
  return raised.length === 0 ? values : { ...values, ...Object.fromEntries(raised) }
}

/** The other values of a size when the customer changes one: those shown. */
export function restOfSize(form: CompiledForm, values: FormValues, changed: readonly string[]): FormValues {
  const rest = form.sections.flatMap(({ presets }) => {
    const parts = Object.keys(presets?.set ?? {})
    return parts.some((id) => changed.includes(id)) ? parts : []
  })
  return Object.fromEntries(rest.map((id) => [id, values[id]]))
}

/**
 * Applies the default size until the customer chooses one: the default preset, or the first possible one. `own` are
 * fields the user filled in.
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
