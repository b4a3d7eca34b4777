import { callOperation } from '../../api/call-operation'
import { ApiError, staleIdentity } from '../../api/errors'
import type { CallInput } from '../../api/make-call'
import { newKey } from '../../api/new-key'
import { refreshOperations } from '../../api/queries'
import { mutate } from '../../api/mutate'
import { mayBeGone } from '../../api/may-be-gone'
import { mayBeDone } from '../../api/unknown-outcome'
import { operations } from '../../generated/operations'
import { buildRequest } from '../../manifest/build-request'
import type { CompiledAction } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import type { Platform } from '../../platform/platform'
import { ownReads, rereadRecord } from '../data/reread'
import { keyOf } from '../fields/intent'
import { bindParameters } from './bind-parameters'
import { canRepeat } from './plan-job'
import type { StepTarget } from './target'

/** One performance of an action on one record. */
export interface Performance extends StepTarget<CompiledAction> {
  /** What was asked before, by parameter. */
  typed: Readonly<Record<string, unknown>>
  /** The idempotency key of the intent; a new one when left out. */
  key?: string | undefined
  /** How the last try failed, where it may have been done all the same. */
  doubt?: unknown
}

/**
 * Makes one call that changes something. Refused when another tab has changed who is signed in (quality T14). Without a `key`
 * it is an intent of its own: only the browser may send it again.
 */
export async function write(
  platform: Platform,
  id: keyof typeof operations,
  parameters: Readonly<Record<string, unknown>>,
  key = newKey(),
): Promise<unknown> {
  if (!platform.session.isCurrent()) throw staleIdentity()
  const input: CallInput = buildRequest(operations[id], parameters)
  return mutate(platform.queries, [id], () => callOperation(platform.client, id, { ...input, key }))
}

/** Reads again what an action changes; of a record that may be `gone` only the list can tell. */
function readAgain(
  platform: Platform,
  { resource, action, subject }: Performance,
  gone = action.removes,
): void {
  const location = subject.location ?? subject.owner?.location
  // The page of a record that is gone, still open, would ask for what is not there.
  const reads = gone ? [resource.listOperation] : ownReads(resource)
  void refreshOperations(platform.queries, [...reads, ...(action.refresh ?? [])], location)
}

/** Whether a record, read again, shows that the action was done or is under way; one that is gone shows that it was removed. */
function isTaken({ resource, action, subject }: Performance, record: unknown): boolean {
  if (record === undefined) return action.removes === true
  const { states } = resource
  if (!action.expect || !states) return false
  const now = { ...subject, record }
  const state = stateOf(states, now)
  if (state === action.expect.state) return true
  const moves = viewState(resource.stateOf, state).kind === 'moving'
  return moves && state !== stateOf(states, subject) && !holds(action.when, now)
}

/**
 * Whether a call that was refused has been made before: a browser sends a deletion whose answer was lost again, and a call in
 * doubt may reach the platform between the look at the record and the next try.
 */
async function wasDone(
  platform: Platform,
  performance: Performance,
  looks: boolean,
  error: unknown,
): Promise<boolean> {
  const { resource, action, subject } = performance
  const isSuspected = (action.removes === true && mayBeGone(error)) || (looks && !mayBeDone(error))
  if (!isSuspected) return false
  try {
    return isTaken(performance, await rereadRecord(platform, resource, subject))
  } catch (failure) {
    if (failure instanceof ApiError) return false
    throw failure
  }
}

/**
 * Performs an action: the call, and what follows it. A try whose last one ended in `doubt` goes under the same idempotency key
 * where it had one; otherwise the record is read first, and the call is made only when it was not done. One that removes a
 * record is done when the platform says that there is no such record and its list agrees.
 *
 * @throws the doubt when that cannot be told, and `ApiError`; when the action may have been done all the same, or what it is
 *   about may be gone, what it changes is read again, so that the answer is on the screen
 */
export async function perform(platform: Platform, performance: Performance): Promise<unknown> {
  const { resource, action, subject, typed, doubt } = performance
  const key = keyOf(doubt) ?? performance.key
  const looks = doubt !== undefined && keyOf(doubt) === undefined
  if (looks && !canRepeat(action)) throw doubt
  const record = looks || action.fresh ? await rereadRecord(platform, resource, subject) : subject.record
  const isDone = looks && isTaken(performance, record)
  if (record === undefined && !isDone) throw new ApiError('generic', platform.texts.t('action.gone'))
  const present = { ...performance, subject: { ...subject, record: record ?? subject.record } }
  if (isDone) return readAgain(platform, present)
  try {
    const parameters = bindParameters(operations[action.operation], action.params, present.subject, typed)
    const answer = await write(platform, action.operation, parameters, key)
    readAgain(platform, present)
    return answer
  } catch (error) {
    if (await wasDone(platform, present, looks, error)) return readAgain(platform, present)
    if (mayBeDone(error)) readAgain(platform, present)
    else if (mayBeGone(error)) readAgain(platform, present, true)
    throw error
  }
}
