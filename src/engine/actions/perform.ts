import { callOperation } from '../../api/call-operation'
import { ApiError, staleIdentity } from '../../api/errors'
import type { CallInput } from '../../api/make-call'
import { refreshOperations } from '../../api/queries'
import { mayBeGone } from '../../api/may-be-gone'
import { mayBeDone } from '../../api/unknown-outcome'
import { operations } from '../../generated/operations'
import { buildRequest } from '../../manifest/build-request'
import type { Platform } from '../../platform/platform'
import { ownReads } from '../data/own-reads'
import { rereadRecord } from '../data/reread'
import { bindParameters } from './bind-parameters'
import { expectState } from './expectations'
import { followUp } from './follow-up'
import type { Performance } from './performance'

/** Makes one call that changes something. Refused when another tab has changed who is signed in (quality T14). */
export async function write(
  platform: Platform,
  id: keyof typeof operations,
  parameters: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (!platform.session.isCurrent()) throw staleIdentity()
  const input: CallInput = buildRequest(operations[id], parameters)
  return callOperation(platform.client, id, input)
}

/** What follows once the platform has taken an action: what is expected of the record, and which lists are read again. */
export function accepted(platform: Platform, performance: Performance): void {
  const { resource, action, rowKey } = performance
  if (action.expect) {
    expectState(resource.type, rowKey, {
      action: action.id,
      state: action.expect.state,
      since: platform.now(),
      seconds: action.expect.seconds,
      escalate: action.expect.escalate ?? null,
      epoch: platform.client.identity().epoch,
    })
    if (action.expect.next !== undefined) void followUp(platform, performance, perform)
  }
  readAgain(platform, performance)
}

/** Reads again what an action changes; of a record that may be `gone` it is the list that tells. */
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

/**
 * Performs an action: the call, and what follows it. Throws `ApiError`; when the action may have been done all the same,
 * or what it is about may be gone, what it changes is read again, so that the answer is on the screen.
 */
export async function perform(platform: Platform, performance: Performance): Promise<unknown> {
  const { resource, action, typed } = performance
  const record = action.fresh
    ? await rereadRecord(platform, resource, performance.subject)
    : performance.subject.record
  if (record === undefined) throw new ApiError('generic', platform.texts.t('action.gone'))
  const present: Performance = { ...performance, subject: { ...performance.subject, record } }
  const parameters = bindParameters(operations[action.operation], action.params, present.subject, typed)
  try {
    const answer = await write(platform, action.operation, parameters)
    accepted(platform, present)
    return answer
  } catch (error) {
    if (mayBeDone(error)) readAgain(platform, present)
    else if (mayBeGone(error)) readAgain(platform, present, true)
    throw error
  }
}
