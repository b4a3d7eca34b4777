import { unreachable } from '../lib/invariant'
import { isEmpty, isUnknown, readFirst, readPath, readPaths, type Subject } from './subject'
import { resolveValue, resolveValues } from './value'
import type { Condition, Scalar } from './words/values'

/** A condition that does not hold: why, whether that removes the thing, or that it cannot be told yet. */
export interface Refusal {
  ok: false
  /** Not for this site or user, or not worth showing: left out instead of disabled. */
  hidden: boolean
  /** Key of the reason, `reasons.<because>`. */
  because: string | undefined
  /** A joined list, or the choices of a field, have not answered, so nothing is concluded. */
  unknown: boolean
  /** The billing account that cannot pay for more, where that is why. */
  account?: unknown
}

/** What a condition says about a subject. */
export type Verdict = { ok: true } | Refusal

const yes: Verdict = { ok: true }

function no(condition: Condition, hidden = condition.hide === true): Refusal {
  return { ok: false, hidden, because: condition.because, unknown: false }
}

function matches(
  condition: { is: Scalar } | { in: readonly Scalar[] } | { present: boolean },
  value: unknown,
): boolean {
  if ('is' in condition) return value === condition.is || (condition.is === null && value === undefined)
  if ('in' in condition) return condition.in.some((allowed) => allowed === value)
  if ('present' in condition) return isEmpty(value) !== condition.present
  return unreachable(condition)
}

function when(condition: Condition, held: boolean): Verdict {
  return held ? yes : no(condition)
}

function judgeAll(condition: Condition & { all: readonly Condition[] }, subject: Subject): Verdict {
  const refusals = condition.all.map((part) => judge(part, subject)).filter((verdict) => !verdict.ok)
  const first =
    refusals.find((refusal) => refusal.hidden) ?? refusals.find((refusal) => !refusal.unknown) ?? refusals[0]
  if (!first) return yes
  return {
    ...first,
    because: first.because ?? condition.because,
    hidden: first.hidden || (condition.hide === true && !first.unknown),
  }
}

function judgeAny(condition: Condition & { any: readonly Condition[] }, subject: Subject): Verdict {
  const verdicts = condition.any.map((part) => judge(part, subject))
  if (verdicts.some((verdict) => verdict.ok)) return yes
  const refusals = verdicts.filter((verdict) => !verdict.ok)
  const unknown = refusals.some((refusal) => refusal.unknown)
  const hidden = refusals.length > 0 && refusals.every((refusal) => refusal.hidden)
  return {
    ok: false,
    hidden: hidden || (condition.hide === true && !unknown),
    because: condition.because ?? refusals.find((refusal) => refusal.because !== undefined)?.because,
    unknown,
  }
}

function judgeField(condition: Extract<Condition, { field: string }>, subject: Subject): Verdict {
  if (isUnknown(subject, condition.field)) return { ...no(condition, false), unknown: true }
  if ('present' in condition) {
    const present = readPaths(subject, condition.field).some((value) => !isEmpty(value))
    return when(condition, present === condition.present)
  }
  if ('equals' in condition) {
    const wanted = resolveValues(condition.equals, subject)
    const { same = Object.is } = subject
    return when(
      condition,
      readPaths(subject, condition.field).some((value) => wanted.some((each) => same(each, value))),
    )
  }
  return when(condition, matches(condition, readPath(subject, condition.field)))
}

/**
 * Judges a condition. Pure: the same words give the same verdict in the browser, in the compiler and in tests.
 * In `all` the first failing part gives the reason; a part that hides wins over one that disables, and a definite no wins
 * over one that cannot be told yet. What cannot be told hides nothing.
 */
export function judge(condition: Condition | undefined | null, subject: Subject): Verdict {
  if (condition === undefined || condition === null) return yes
  if ('all' in condition) return judgeAll(condition, subject)
  if ('any' in condition) return judgeAny(condition, subject)
  if ('not' in condition) {
    const verdict = judge(condition.not, subject)
    if (verdict.ok) return no(condition)
    return verdict.unknown ? { ...no(condition, false), unknown: true } : yes
  }
  if ('feature' in condition) {
    return subject.surroundings.feature(condition.feature) ? yes : no(condition, true)
  }
  if ('site' in condition)
    return when(condition, matches(condition, readFirst(subject.surroundings.site, condition.site)))
  if ('role' in condition) return subject.surroundings.administrator ? yes : no(condition, true)
  if ('context' in condition) {
    const { locationOpen, billingAccountOpen } = subject.surroundings
    if (condition.context === 'billingAccountOpen') return when(condition, billingAccountOpen)
    return when(condition, locationOpen(subject.location ?? subject.owner?.location))
  }
  if ('account' in condition) {
    const { accountOpen, accountLimited } = subject.surroundings
    const account = resolveValue(condition.account, subject)
    if (condition.limited) return when(condition, accountLimited(account))
    return accountOpen(account) ? yes : { ...no(condition), account }
  }
  if ('owner' in condition) {
    const value = subject.owner && readPath(subject.owner, condition.owner)
    if (subject.owner && isUnknown(subject.owner, condition.owner))
      return { ...no(condition, false), unknown: true }
    return when(condition, matches(condition, value))
  }
  if ('form' in condition) return when(condition, matches(condition, readFirst(subject.form, condition.form)))
  if ('chosen' in condition) {
    if (subject.awaited?.(condition.chosen)) return { ...no(condition, false), unknown: true }
    return when(condition, matches(condition, readFirst(subject.chosen?.(condition.chosen), condition.path)))
  }
  if ('field' in condition) return judgeField(condition, subject)
  return unreachable(condition)
}

/** True when the condition holds; for places where a reason has no room. */
export function holds(condition: Condition | undefined | null, subject: Subject): boolean {
  return judge(condition, subject).ok
}
