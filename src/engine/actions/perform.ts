import { callOperation, type CallInput } from '../../api/call-operation'
import { ApiError, staleIdentity } from '../../api/errors'
import { refreshOperations } from '../../api/queries'
import { operations } from '../../generated/operations'
import { buildRequest } from '../../manifest/build-request'
import type { Subject } from '../../manifest/subject'
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

/** Performs an action: the call, what is then expected of the record, and which lists are read again. Throws `ApiError`. */
export async function perform(platform: Platform, performance: Performance): Promise<unknown> {
  const { resource, action, rowKey, typed } = performance
  const record = action.fresh
    ? await rereadRecord(platform, resource, performance.subject)
    : performance.subject.record
  if (record === undefined) throw new ApiError('generic', platform.texts.t('action.gone'))
  const subject: Subject = { ...performance.subject, record }
  const parameters = bindParameters(operations[action.operation], action.params, subject, typed)
  const answer = await write(platform, action.operation, parameters)
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
  const location = subject.location ?? subject.owner?.location
  // Of a record that is gone only the list is read again: its page, still open, would ask for what is not there.
  const reads = action.removes ? [resource.listOperation] : ownReads(resource)
  void refreshOperations(platform.queries, [...reads, ...(action.refresh ?? [])], location)
  return answer
}
