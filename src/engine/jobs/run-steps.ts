import pLimit, { type LimitFunction } from 'p-limit'
import { ApiError, connectionFailure, idempotencyKeyOf } from '../../api/errors'
import { newKey } from '../../api/new-key'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import type { CompiledAction } from '../../manifest/compiled-actions'
import { judge } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { isHeldBack, stepsAfter, type Job, type JobEvent, type JobStep } from './job'
import { jobOf, updateJob, whenJob } from './jobs'
import { refuseAction } from './offer'
import { perform } from './perform'
import { jobStep, type CreatedRecord } from './plan-job'
import type { StepTarget } from './target'
import { waitFor } from './wait-for'

/** Concurrent calls per location, because calls to one platform wait for each other. */
const callsPerLocation = 4
/** Maximum seconds a step waits until its record allows it. */
const maxWait = 300
/** Tolerance for the duration of a state: a factor, and additional seconds. */
const share = 1.5
const grace = 60

/** What running a job needs in addition to the stored data. Lost with the page. */
export interface JobContext {
  /** Target of each step; undefined if it was not found after a reload. */
  targets: (StepTarget | undefined)[]
  /** Creates the record of the first step. */
  make?: (() => Promise<CreatedRecord>) | undefined
  /** The subjects are as they are now; otherwise each record is read before its step is sent. */
  fresh?: boolean
}

/**
 * Runs these steps of a job and those after them, each once its predecessor is done. First steps run concurrently; steps
 * after the same one are sent one at a time, in their order, and none holds the next back.
 * @param indexes the steps to begin with
 * @param leaving a promise while the page is being left: aborted calls then say nothing about their outcome
 */
export function runSteps(
  platform: Platform,
  { id, epoch }: Pick<Job, 'id' | 'epoch'>,
  { targets, make, fresh = false }: JobContext,
  indexes: readonly number[],
  leaving: () => Promise<void> | undefined,
): Promise<void> {
  const limits = new Map<string, LimitFunction>()
  const present = (): Job | undefined => {
    const job = jobOf(id)
    return job?.epoch === epoch && platform.client.identity().epoch === epoch ? job : undefined
  }
  const stepAt = (index: number): JobStep | undefined => present()?.steps[index]
  const tell = (event: JobEvent): void => updateJob(id, epoch, event)
  const to = (index: number, state: 'accepted' | 'done' | 'late'): void =>
    tell({ kind: 'step', index, state, now: platform.now() })

  async function behind(index: number): Promise<void> {
    const job = present()
    if (job) await Promise.all(stepsAfter(job, index).map(through))
  }

  async function through(index: number): Promise<void> {
    try {
      await send(index)
      const step = stepAt(index)
      // Steps after a creation each wait for what they need, not for the whole record.
      const creates = step?.action === null
      await Promise.all([settle(index), creates ? behind(index) : undefined])
      if (!creates && stepAt(index)?.state === 'done') await behind(index)
    } catch (failure) {
      await leaving()
      tell({ kind: 'failed', index, failure, now: platform.now() })
    }
  }

  const gone = (): ApiError => new ApiError('generic', platform.texts.t('action.gone'), { status: 404 })

  const isWanted = (index: number): boolean => {
    const job = present()
    const step = job?.steps[index]
    return step?.state === 'waiting' && !isHeldBack(job ?? { steps: [] }, step)
  }

  const queues = new Map<number, LimitFunction>()
  /** Sends a step after the earlier ones that follow the same step, because their order was chosen. */
  function send(index: number): Promise<void> {
    const after = stepAt(index)?.after ?? null
    if (after === null) return sendAllowed(index)
    const queue = queues.get(after) ?? pLimit(1)
    queues.set(after, queue)
    return queue(() => sendAllowed(index))
  }

  /** Sends a step when its record allows it. */
  async function sendAllowed(index: number): Promise<void> {
    const step = stepAt(index)
    if (!step || step.state !== 'waiting') return
    if (step.action === null) return create(index)
    const target = targets[index]
    const action = target?.action
    // After a reload: an action of a section is known to the page of its record only.
    if (!target || !action) throw isOutcomeUnknown(step.failure) ? connectionFailure(step.failure) : gone()
    const subject = fresh && step.after === null ? target.subject : await whenAllowed(index, target, action)
    if (!subject) return
    const { location = '' } = subject
    const limit = limits.get(location) ?? pLimit(callsPerLocation)
    limits.set(location, limit)
    await limit(async () => {
      await leaving()
      if (!isWanted(index)) return
      await call(index, step, { resource: target.resource, action, subject })
      to(index, step.expected ? 'accepted' : 'done')
    })
  }

  /**
   * The record once it allows a step; undefined if the step was cancelled or has its effect already. Waits only for the
   * effect of the step before, or while the record is moving.
   */
  async function whenAllowed(
    index: number,
    target: StepTarget,
    action: CompiledAction,
  ): Promise<Subject | undefined> {
    const { resource } = target
    const { states } = resource
    const { after = null, failure } = stepAt(index) ?? {}
    // A try of unknown outcome is checked by `perform`; with a key it is sent unchanged.
    const inDoubt = isOutcomeUnknown(failure)
    if (inDoubt && idempotencyKeyOf(failure) === undefined) return target.subject
    const isRepeated = failure !== undefined
    const isAllowed = (about: Subject): boolean => {
      const verdict = judge(action.when, about)
      return inDoubt || verdict.ok || verdict.pending
    }
    const mayCome = (about: Subject): boolean =>
      (after !== null && !isRepeated) ||
      (states !== null && viewState(resource.stateOf, stateOf(states, about)).kind === 'moving')
    const isSo = (about: Subject): boolean => !isWanted(index) || isAllowed(about) || !mayCome(about)
    const subject = await waitFor(platform, target, maxWait, isSo, isRepeated ? 0 : undefined)
    if (!isWanted(index)) return undefined
    if (subject && isAllowed(subject)) return subject
    const isDone = subject
      ? states && action.expect && action.expect.state === stateOf(states, subject)
      : action.removes
    if (isDone) {
      to(index, 'done')
      return undefined
    }
    if (!subject) throw gone()
    const refused = refuseAction(resource, action, { odd: undefined }, subject, {
      online: true,
      awaited: undefined,
    })
    throw new ApiError(
      'generic',
      refused && !refused.hidden ? refused.reason(platform.texts) : platform.texts.t('action.unavailable'),
    )
  }

  /** Makes the call of a step. After an unknown outcome it checks the record first, or reuses the key. */
  async function call(
    index: number,
    { typed, base, failure, key: last }: JobStep,
    target: StepTarget<CompiledAction>,
  ): Promise<void> {
    const doubt = isOutcomeUnknown(failure) ? failure : undefined
    // After a definite failure the old key would return the stored failure, so a new one is used.
    const key = last !== null && failure !== undefined && doubt === undefined ? newKey() : last
    tell({ kind: 'sent', index, key, now: platform.now() })
    await perform(platform, { ...target, typed, base, key: key ?? undefined, doubt })
  }

  /** Creates the record of a creation and adds its follow-up steps. */
  async function create(index: number): Promise<void> {
    tell({ kind: 'sent', index, key: null, now: platform.now() })
    const made = await make?.()
    if (!made) return
    const now = platform.now()
    const offset = present()?.steps.length ?? 0
    const steps = made.steps.map((step) => {
      const follows = jobStep(step, offset, now)
      return { ...follows, after: follows.after ?? index }
    })
    targets.splice(index, 1, made.target)
    targets.push(...made.steps.map(({ target }) => target))
    tell({ kind: 'created', record: made.record, page: made.page, ended: made.ended, steps, now })
    to(index, stepAt(index)?.expected && made.record.key !== '' ? 'accepted' : 'done')
  }

  /** Waits for the expected state of a step. If other steps depend on it, a timeout is a failure. */
  async function settle(index: number): Promise<void> {
    const step = stepAt(index)
    if (step?.state !== 'accepted' || !step.expected) return
    const { state, seconds } = step.expected
    const target = targets[index]
    const states = target?.resource.states
    const isReached = (about: Subject): boolean =>
      stepAt(index)?.state !== 'accepted' || (states ? stateOf(states, about) === state : false)
    try {
      const found =
        target &&
        (await Promise.race([
          waitFor(platform, target, seconds * share + grace, isReached),
          whenJob(id, (job) => job?.steps[index]?.state !== 'accepted').then(() => target.subject),
        ]))
      if (target && !found) throw gone()
      if (stepAt(index)?.state === 'accepted') to(index, 'done')
    } catch (failure) {
      const job = present()
      if (!job) return
      if (step.action !== null && stepsAfter(job, index).length > 0) throw failure
      to(index, 'late')
    }
  }

  return Promise.all(indexes.map(through)).then(() => undefined)
}
