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
import type { Platform } from '../../platform/platform'
import { ownReads } from '../data/own-reads'
import { rereadRecord } from '../data/reread'
import { bindParameters } from './bind-parameters'
import type { Performance } from './performance'

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

/** Reads again what an action changes; of a record that may be `gone` it is the list that tells. */
export function readAgain(
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
 * Whether the list of a record that is said not to exist has it no longer. A browser sends a deletion whose answer was lost
 * again, and the second one finds nothing.
 */
async function isGone(platform: Platform, { resource, subject }: Performance): Promise<boolean> {
  try {
    return (await rereadRecord(platform, resource, subject)) === undefined
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/**
 * Performs an action: the call, and what follows it. One that removes a record is done when the platform says that there is
 * no such record and its list agrees. Throws `ApiError`; when the action may have been done all the same,
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
    const answer = await write(platform, action.operation, parameters, performance.key)
    readAgain(platform, present)
    return answer
  } catch (error) {
    if (action.removes && mayBeGone(error) && (await isGone(platform, present))) {
      readAgain(platform, present)
      return undefined
    }
    if (mayBeDone(error)) readAgain(platform, present)
    else if (mayBeGone(error)) readAgain(platform, present, true)
    throw error
  }
}
