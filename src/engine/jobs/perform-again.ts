import { ApiError } from '../../api/errors'
import { mayBeDone } from '../../api/unknown-outcome'
import { operations } from '../../generated/operations'
import type { CompiledAction } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { rereadRecord } from '../data/reread'
import { keyOf } from '../fields/intent'
import { perform, readAgain } from './perform'
import type { JobStep } from './job'
import type { Performance } from './performance'

/**
 * Whether an action that may have been done can be tried again without doing it twice: what it does can be read off the
 * record, or its call does the same however often it is made (RFC 9110, section 9.2.2).
 */
export function canRepeat({
  removes,
  expect,
  operation,
}: Pick<CompiledAction, 'removes' | 'expect' | 'operation'>): boolean {
  return removes === true || expect !== undefined || operations[operation].method !== 'POST'
}

/**
 * Whether a step that has failed may be tried again without being done twice: its action can be repeated, or it failed under
 * an idempotency key, which it is sent with again.
 */
export const isRepeatable = ({ repeatable, failure }: Pick<JobStep, 'repeatable' | 'failure'>): boolean =>
  repeatable === true || keyOf(failure) !== undefined

/** Whether a record read again shows that the action was done, or is under way. */
function isTaken({ resource, action, subject: before }: Performance, now: Subject): boolean {
  const { states } = resource
  if (!action.expect || !states) return false
  const state = stateOf(states, now)
  if (state === action.expect.state) return true
  const moves = viewState(resource.stateOf, state).kind === 'moving'
  return moves && state !== stateOf(states, before) && !holds(action.when, now)
}

/** Whether the record, read again, shows by now that the action is under way. */
async function isTakenNow(platform: Platform, performance: Performance): Promise<boolean> {
  const { resource, subject } = performance
  const record = await rereadRecord(platform, resource, subject).catch(() => undefined)
  return record !== undefined && isTaken(performance, { ...subject, record })
}

/**
 * Performs an action whose first try ended in `doubt`: under the same idempotency key where it had one; otherwise the record
 * is read first, and the call is made only when it was not done. Throws the first failure again when that cannot be told, and `ApiError` for everything else.
 */
export async function performAgain(
  platform: Platform,
  performance: Performance,
  doubt: unknown,
): Promise<unknown> {
  const { resource, action, subject } = performance
  const key = keyOf(doubt)
  if (key !== undefined) return perform(platform, { ...performance, key })
  if (!canRepeat(action)) throw doubt
  const record = await rereadRecord(platform, resource, subject)
  const present = { ...performance, subject: { ...subject, record: record ?? subject.record } }
  if (record === undefined && !action.removes) throw new ApiError('generic', platform.texts.t('action.gone'))
  if (record === undefined || isTaken(performance, present.subject)) return readAgain(platform, present)
  try {
    return await perform(platform, present)
  } catch (error) {
    // Refused, because the first call has reached the platform in between.
    if (mayBeDone(error) || !(await isTakenNow(platform, present))) throw error
    return readAgain(platform, present)
  }
}
