import { unreachable } from '../lib/invariant'
import { isEmpty, isPending, readAll, readPaths, type Subject } from './subject'
import { isList, isScalar, resolveValue, resolveValues } from './value'
import type { Condition, Wanted } from './words/values'

/** Result of a condition that does not hold, or is not known yet. */
export interface Refusal {
  ok: false
  /** Not for this site or user, or not worth showing: left out instead of disabled. */
  hidden: boolean
  /** Key of the reason, `reasons.<because>`. */
  because: string | undefined
  /** A joined list or the choices of a field have not loaded, so the result is not known. */
  pending: boolean
  /** The billing account that cannot pay for more, if that is the reason. */
  account?: unknown
}

/** Result of a condition for a subject. */
export type Verdict = { ok: true } | Refusal

const yes: Verdict = { ok: true }

function no(condition: Condition, hidden = condition.hide === true): Refusal {
  return { ok: false, hidden, because: condition.because, pending: false }
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** Whether one of the values is wanted; a `null` in the condition also matches if there is no value. */
function matches(
  condition: { is: Wanted } | { present: boolean },
  values: readonly unknown[],
  subject: Subject,
): boolean {
  if ('present' in condition) return values.some((value) => !isEmpty(value)) === condition.present
  const { is } = condition
  const mayLack = isList(is) ? is.includes(null) : is === null
  if (mayLack && values.every(isNothing)) return true
  const { isEqual = Object.is } = subject
  // Most conditions compare with one value: no lists are made for it, because thousands of records are judged.
  if (isScalar(is)) {
    for (const value of values) if (isEqual(is, value)) return true
    return false
  }
  const wanted = isList(is) ? is : resolveValues(is, subject)
  return values.some((value) => wanted.some((each) => isEqual(each, value)))
}

function when(condition: Condition, held: boolean): Verdict {
  return held ? yes : no(condition)
}

/** Priority of refusals: those that hide, then those that are certain, then pending ones. */
const rank = ({ hidden, pending }: Refusal): number => (hidden ? 2 : pending ? 0 : 1)

function judgeAll(condition: Condition & { all: readonly Condition[] }, subject: Subject): Verdict {
  let first: Refusal | undefined
  for (const part of condition.all) {
    const verdict = judge(part, subject)
    if (!verdict.ok && (first === undefined || rank(verdict) > rank(first))) first = verdict
  }
  if (!first) return yes
  return {
    ...first,
    because: first.because ?? condition.because,
    hidden: first.hidden || (condition.hide === true && !first.pending),
  }
}

function judgeAny(condition: Condition & { any: readonly Condition[] }, subject: Subject): Verdict {
  const verdicts = condition.any.map((part) => judge(part, subject))
  if (verdicts.some((verdict) => verdict.ok)) return yes
  const refusals = verdicts.filter((verdict) => !verdict.ok)
  const pending = refusals.some((refusal) => refusal.pending)
  const hidden = refusals.length > 0 && refusals.every((refusal) => refusal.hidden)
  return {
    ok: false,
    hidden: hidden || (condition.hide === true && !pending),
    because: condition.because ?? refusals.find((refusal) => refusal.because !== undefined)?.because,
    pending,
  }
}

type PathCondition = Exclude<Extract<Condition, { record: string } | { option: string }>, { form: string }>

/** Judges a condition on a path of `about`: the record or an option. */
function judgePath(condition: PathCondition, path: string, about: Subject, subject: Subject): Verdict {
  if (isPending(about, path)) return { ...no(condition, false), pending: true }
  return when(condition, matches(condition, readPaths(about, path), subject))
}

/**
 * Judges a condition. Pure: the same condition gives the same verdict in the browser, in the compiler and in tests. In
 * `all` the first failing part gives the reason; a part that hides wins over one that disables, and a definite refusal
 * wins over a pending one. A pending part hides nothing.
 */
export function judge(condition: Condition | undefined | null, subject: Subject): Verdict {
  if (condition === undefined || condition === null) return yes
  if ('all' in condition) return judgeAll(condition, subject)
  if ('any' in condition) return judgeAny(condition, subject)
  if ('not' in condition) {
    const verdict = judge(condition.not, subject)
    if (verdict.ok) return no(condition)
    return verdict.pending ? { ...no(condition, false), pending: true } : yes
  }
  if ('feature' in condition) {
    return subject.environment.feature(condition.feature) ? yes : no(condition, true)
  }
  if ('site' in condition)
    return when(condition, matches(condition, readAll(subject.environment.site, condition.site), subject))
  if ('context' in condition) {
    const { administrator, acting, isUser, locationOpen, billingAccountOpen } = subject.environment
    if (condition.context === 'administrator') return administrator ? yes : no(condition, true)
    if (condition.context === 'user') {
      const names = resolveValues(condition.is, subject)
      return when(
        condition,
        names.some((name) => isUser?.(name) === true),
      )
    }
    if (condition.context === 'acting') return acting === true ? yes : no(condition, true)
    if (condition.context === 'billingAccountOpen') return when(condition, billingAccountOpen)
    return when(condition, locationOpen(subject.location ?? subject.owner?.location))
  }
  if ('account' in condition) {
    const { accountOpen, accountLimited } = subject.environment
    const account = resolveValue(condition.account, subject)
    if (condition.is === 'limited') return when(condition, accountLimited(account))
    return accountOpen(account) ? yes : { ...no(condition), account }
  }
  if ('owner' in condition) {
    const values = subject.owner ? readPaths(subject.owner, condition.owner) : []
    if (subject.owner && isPending(subject.owner, condition.owner))
      return { ...no(condition, false), pending: true }
    return when(condition, matches(condition, values, subject))
  }
  if ('form' in condition) {
    if (!('option' in condition))
      return when(condition, matches(condition, readAll(subject.form, condition.form), subject))
    if (subject.pendingChoices?.(condition.form)) return { ...no(condition, false), pending: true }
    return when(
      condition,
      matches(condition, readAll(subject.chosen?.(condition.form), condition.option), subject),
    )
  }
  if ('option' in condition)
    return judgePath(
      condition,
      condition.option,
      subject.option ?? { environment: subject.environment },
      subject,
    )
  if ('record' in condition) return judgePath(condition, condition.record, subject, subject)
  return unreachable(condition)
}

/** True if the condition holds; for places that show no reason. */
export function holds(condition: Condition | undefined | null, subject: Subject): boolean {
  return judge(condition, subject).ok
}
