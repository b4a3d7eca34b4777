import { unreachable } from '../lib/invariant'
import { readAll, readFirst, readPath, readPaths, type Subject } from './subject'
import type { Scalar, Value, Wanted } from './words/values'

/** True for a value that has no parts: it stands for itself. */
export function isScalar(value: unknown): value is Scalar {
  const kind = typeof value
  return value === null || kind === 'string' || kind === 'number' || kind === 'boolean'
}

/** True for a list of values, any of which is wanted. */
export function isList(wanted: Wanted): wanted is readonly Scalar[] {
  return Array.isArray(wanted)
}

/** The path or name in a value's member `word`; undefined if it has no such member. */
export function pathOf(
  value: Value | undefined,
  word: 'record' | 'owner' | 'form' | 'option',
): string | undefined {
  if (value === undefined || isScalar(value)) return undefined
  return Object.entries(value).find(([name]) => name === word)?.[1]
}

/** Resolves a value. Undefined if its source has none. */
export function resolveValue(value: Value, subject: Subject): unknown {
  if (isScalar(value)) return value
  if ('record' in value) return readPath(subject, value.record)
  if ('owner' in value) return subject.owner ? readPath(subject.owner, value.owner) : undefined
  if ('form' in value)
    return 'option' in value
      ? readFirst(subject.chosen?.(value.form), value.option)
      : readFirst(subject.form, value.form)
  if ('option' in value) return subject.option ? readPath(subject.option, value.option) : undefined
  if ('site' in value) return readFirst(subject.environment.site, value.site)
  if ('sum' in value) {
    return readPaths(subject, value.sum).reduce<number>(
      (total, each) => total + (typeof each === 'number' ? each : 0),
      0,
    )
  }
  if ('count' in value) return readPaths(subject, value.count).length
  if ('context' in value) {
    return value.context === 'location' ? subject.location : (subject.environment.billingAccount ?? undefined)
  }
  return unreachable(value)
}

/** Every value of a source: a path may lead to several. */
export function resolveValues(value: Value, subject: Subject): readonly unknown[] {
  if (isScalar(value)) return [value]
  if ('record' in value) return readPaths(subject, value.record)
  if ('owner' in value) return subject.owner ? readPaths(subject.owner, value.owner) : []
  if ('form' in value)
    return 'option' in value
      ? readAll(subject.chosen?.(value.form), value.option)
      : readAll(subject.form, value.form)
  if ('option' in value) return subject.option ? readPaths(subject.option, value.option) : []
  const one = resolveValue(value, subject)
  return one === undefined ? [] : [one]
}

/** A value as a number: numbers as they are, booleans as 1 and 0, numeric text parsed; undefined for anything else. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}
