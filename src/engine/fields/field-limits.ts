import { askedFor } from '../../manifest/asked'
import { holds } from '../../manifest/condition'
import type { CompiledField } from '../../manifest/compiled-fields'
import { limitsOf, narrow, type Limits } from '../../manifest/limits'
import { readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { asNumber, resolveValue } from '../../manifest/value'
import type { Bound } from '../../manifest/words/fields'
import type { CheckContext } from './check-context'
import { shownLimit } from '../../manifest/shown-number'

/** The current value of a bound; undefined while it does not count or is not known. */
export function boundOf(bound: number | Bound, subject: Subject): number | undefined {
  if (typeof bound === 'number') return bound
  const value = holds(bound.when, subject) ? asNumber(resolveValue(bound, subject)) : undefined
  return value === undefined ? undefined : value + (bound.plus ?? 0)
}

/** Value that narrows a field's limits: from the form, otherwise from the record. */
function narrowedBy(
  { limits }: CompiledField,
  { record }: Subject,
  sent: (parameter: string) => unknown,
): unknown {
  return limits?.by === undefined ? undefined : (sent(limits.by) ?? readFirst(record, limits.by))
}

const round = { min: Math.ceil, max: Math.floor } as const

/** Limits of a field in wire units: the intersection of those from the description, the server and the record. */
export function fieldLimits(
  field: CompiledField,
  context: Pick<CheckContext, 'subject' | 'limitRows' | 'sent'>,
): Limits {
  const { subject, sent = (parameter) => subject.form?.[parameter] } = context
  const by = narrowedBy(field, subject, sent)
  const server = field.limits ? limitsOf(context.limitRows(field), field.limits.at, by) : {}
  let limits = narrow(server, { min: field.min ?? undefined, max: field.max ?? undefined })
  const apply = (word: 'least' | 'most', end: 'min' | 'max'): void => {
    const bounds: readonly (number | Bound)[] = field[word] === undefined ? [] : [field[word]].flat()
    for (const bound of bounds) {
      const value = boundOf(bound, subject)
      const because = typeof bound === 'number' ? undefined : bound.because
      // A bound from another field may be invalid itself: no count is at least 1.5.
      const whole = field.type === 'integer' && value !== undefined ? round[end](value) : value
      if (whole !== undefined) limits = narrow(limits, { [end]: whole, because })
    }
  }
  apply('least', 'min')
  apply('most', 'max')
  return limits
}

/** Whether a field must be filled in now. */
export function isRequired(field: CompiledField, limits: Limits, subject: Subject): boolean {
  // An empty list is valid by the description; the manifest may require elements.
  if ((field.mandatory && field.type !== 'array') || field.required === true) return true
  if (typeof field.required === 'object' && holds(field.required, subject)) return true
  if (field.site && askedFor(field.site, field.at, subject.environment)?.required === true) return true
  return limits.mandatory === true
}

/** Error of a number (wire units) outside its limits; undefined if within. */
export function limitProblem(
  field: CompiledField,
  value: number,
  limits: Limits,
  { texts, type }: Pick<CheckContext, 'texts' | 'type'>,
): string | undefined {
  const say = (end: 'min' | 'max', limit: number): string => {
    const values = { [end]: shownLimit(field, limit) }
    const because = limits.because?.[end]
    return (
      (because && texts.resourceIfAny(type, textKeys.reason(because), values)) ??
      texts.resourceIfAny(type, textKeys.fieldError(field.at, end), values) ??
      texts.t(`form.${end}`, values)
    )
  }
  if (limits.min !== undefined && value < limits.min) return say('min', limits.min)
  // Larger numbers lose precision.
  const { max = Number.MAX_SAFE_INTEGER } = limits
  if (value > max) return say('max', max)
  return undefined
}
