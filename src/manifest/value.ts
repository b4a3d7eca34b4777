import { unreachable } from '../lib/invariant'
import { readAll, readFirst, readPath, readPaths, type Subject } from './subject'
import type { Value } from './words/values'

/** Resolves where a value comes from. Undefined when there is nothing at the source. */
export function resolveValue(value: Value, subject: Subject): unknown {
  if ('field' in value) return readPath(subject, value.field)
  if ('owner' in value) return subject.owner ? readPath(subject.owner, value.owner) : undefined
  if ('form' in value) return readFirst(subject.form, value.form)
  if ('site' in value) return readFirst(subject.surroundings.site, value.site)
  if ('chosen' in value) return readFirst(subject.chosen?.(value.chosen), value.path)
  if ('constant' in value) return value.constant
  if ('sum' in value) {
    return readPaths(subject, value.sum).reduce<number>(
      (total, each) => total + (typeof each === 'number' ? each : 0),
      0,
    )
  }
  if ('count' in value) return readPaths(subject, value.count).length
  if ('context' in value) {
    return value.context === 'location'
      ? subject.location
      : (subject.surroundings.billingAccount ?? undefined)
  }
  return unreachable(value)
}

/** Every value of a source: a path may lead to several. */
export function resolveValues(value: Value, subject: Subject): readonly unknown[] {
  if ('field' in value) return readPaths(subject, value.field)
  if ('owner' in value) return subject.owner ? readPaths(subject.owner, value.owner) : []
  if ('form' in value) return readAll(subject.form, value.form)
  if ('chosen' in value) return readAll(subject.chosen?.(value.chosen), value.path)
  const one = resolveValue(value, subject)
  return one === undefined ? [] : [one]
}

/** A value as a number: numbers as they are, numeric text parsed; undefined for anything else. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}
