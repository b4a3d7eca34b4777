import { callOperation } from '../../api/call-operation'
import { ApiError, beforeSending, idempotencyKeyOf, staleIdentity } from '../../api/errors'
import type { CallInput } from '../../api/make-call'
import { newKey } from '../../api/new-key'
import { refreshOperations } from '../../api/queries'
import { mutate } from '../../api/mutate'
import { mayBeGone, mayBeRemoved } from '../../api/may-be-gone'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { operationChanges } from '../../generated/operation-changes'
import { operations } from '../../generated/operations'
import { buildRequest } from '../../manifest/build-request'
import type { CompiledAction } from '../../manifest/compiled-actions'
import { holds } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import type { Platform } from '../../platform/platform'
import { ownReads, rereadRecord } from '../data/reread'
import {
  elementDifferences,
  ElementsChanged,
  elementsOf,
  type RecordElement,
} from '../fields/edited-elements'
import { bindParameters } from '../../manifest/bind-parameters'
import { canRepeat } from './plan-job'
import type { StepTarget } from './target'

/** An execution of an action on one record. */
export interface Execution extends StepTarget<CompiledAction> {
  /** Input of the action, by parameter. */
  typed: Readonly<Record<string, unknown>>
  /** The elements the input was made from, if the action writes them all. */
  base?: readonly RecordElement[] | undefined
  /** Idempotency key of the intent; a new one if omitted. */
  key?: string | undefined
  /** Failure of the last try, if its outcome is unknown. */
  doubt?: unknown
}

/**
 * Makes one mutating call. Refused if another tab has changed the session (quality T14). Without a `key` the call is
 * its own intent and cannot be retried under the same key.
 */
export async function write(
  platform: Platform,
  id: keyof typeof operations,
  parameters: Readonly<Record<string, unknown>>,
  key = newKey(),
): Promise<unknown> {
  if (!platform.session.isCurrent()) throw staleIdentity()
  const input: CallInput = buildRequest(operations[id], parameters)
  const answer = await mutate(platform.queries, [id], () =>
    callOperation(platform.client, id, { ...input, key }),
  )
  await platform.takers[id]?.(answer)
  return answer
}

/**
 * Refreshes what an action changes; if the record may be `gone`, only its list. Edited elements give way to those of the
 * record when the call has ended, so it ends once they are read.
 */
async function readAgain(
  platform: Platform,
  { resource, action, subject }: Execution,
  gone: boolean | undefined = action.removes,
): Promise<void> {
  const location = subject.location ?? subject.owner?.location
  // An open page of a deleted record would get 404.
  const reads = gone ? [resource.listOperation] : ownReads(resource)
  const changed = [...reads, ...(operationChanges[action.operation] ?? [])]
  const refreshed = refreshOperations(platform.queries, changed, location)
  if (action.edits) await refreshed
}

/** Whether others have changed the elements that an action writes since its input was made. */
function isOutdated({ action: { edits }, base }: Execution, record: unknown): boolean {
  return edits && base ? elementDifferences(base, elementsOf(record, edits), edits).length > 0 : false
}

/** Whether a record read after the call shows the action's effect; a missing record means it was deleted. */
function hasEffect({ resource, action, subject }: Execution, record: unknown): boolean {
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
 * Whether a refused call had succeeded before: browsers resend a DELETE whose answer was lost, and a call of unknown
 * outcome may reach the platform after the record was read.
 */
async function wasDone(
  platform: Platform,
  performance: Execution,
  looks: boolean,
  error: unknown,
): Promise<boolean> {
  const { resource, action, subject } = performance
  const isSuspected = (action.removes === true && mayBeRemoved(error)) || (looks && !isOutcomeUnknown(error))
  if (!isSuspected) return false
  try {
    return hasEffect(performance, await rereadRecord(platform, resource, subject))
  } catch (failure) {
    if (failure instanceof ApiError) return false
    throw failure
  }
}

/**
 * Executes an action and refreshes what it changes. After an unknown outcome (`doubt`) it is retried under the same
 * idempotency key; without a key the record is read first and the call is made only if it shows no effect. A deletion
 * also succeeds if the platform reports the record as missing and the list agrees.
 * @throws `ElementsChanged` if the elements it writes were changed since the input was made, the doubt if the outcome
 * cannot be determined, otherwise `ApiError`; data is refreshed if the outcome is unknown, or the record or element may be
 * gone
 */
export async function perform(platform: Platform, performance: Execution): Promise<unknown> {
  const { resource, action, subject, typed, doubt } = performance
  const key = idempotencyKeyOf(doubt) ?? performance.key
  const looks = doubt !== undefined && idempotencyKeyOf(doubt) === undefined
  if (looks && !canRepeat(action)) throw doubt
  const reread = () => rereadRecord(platform, resource, subject)
  // The call of a doubt was sent.
  const record = looks ? await reread() : action.replaces ? await beforeSending(reread) : subject.record
  const isDone = looks && hasEffect(performance, record)
  if (record === undefined && !isDone) throw new ApiError('generic', platform.texts.t('action.gone'))
  const present = { ...performance, subject: { ...subject, record: record ?? subject.record } }
  if (isDone) return readAgain(platform, present)
  if (isOutdated(performance, record)) throw new ElementsChanged(record)
  try {
    const parameters = bindParameters(operations[action.operation], action.params, present.subject, typed)
    const answer = await write(platform, action.operation, parameters, key)
    await readAgain(platform, present)
    return answer
  } catch (error) {
    if (await wasDone(platform, present, looks, error)) return readAgain(platform, present)
    if (isOutcomeUnknown(error) || mayBeRemoved(error)) {
      // The owner of an element that is gone is still there.
      const isGone = mayBeGone(error) && subject.owner === undefined
      void readAgain(platform, present, isGone || action.removes)
    }
    throw error
  }
}
