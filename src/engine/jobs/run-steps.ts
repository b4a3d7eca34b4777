import pLimit, { type LimitFunction } from 'p-limit'
import { ApiError } from '../../api/errors'
import { newKey } from '../../api/new-key'
import { mayBeDone } from '../../api/unknown-outcome'
import type { CompiledAction } from '../../manifest/compiled'
import { judge } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { keyOf } from '../fields/intent'
import { isHeldBack, stepsAfter, type Job, type JobEvent, type JobStep } from './job'
import { jobOf, tellJob, whenJob } from './jobs'
import { refuseAction } from './offer'
import { perform } from './perform'
import { jobStep, type Made } from './plan-job'
import type { StepTarget } from './target'
import { waitFor } from './wait-for'

/** Calls at a time per location: a location is one platform, and several calls of it wait for each other. */
const callsPerLocation = 4
/** Seconds a step may wait until its record allows it. */
const patience = 300
/** What a state may take longer than usual: as a share, and seconds more. */
const share = 1.5
const grace = 60

/** What a job needs beside what is kept of it. It is gone with the page. */
export interface Course {
  /** What each step is done to; undefined where that was not found again after a reload. */
  targets: (StepTarget | undefined)[]
  /** Creates the record that the first step stands for. */
  make?: (() => Promise<Made>) | undefined
}

/**
 * Does these steps of a job and what stands behind them, each once the one before it is done; steps that wait for the same one
 * are done side by side.
 *
 * @param indexes the steps to begin with
 * @param leaving a promise while the page is being left: calls that break off then say nothing of what they did
 */
export function runSteps(
  platform: Platform,
  { id, epoch }: Pick<Job, 'id' | 'epoch'>,
  { targets, make }: Course,
  indexes: readonly number[],
  leaving: () => Promise<void> | undefined,
): Promise<void> {
  const limits = new Map<string, LimitFunction>()
  const present = (): Job | undefined => {
    const job = jobOf(id)
    return job?.epoch === epoch && platform.client.identity().epoch === epoch ? job : undefined
  }
  const stepAt = (index: number): JobStep | undefined => present()?.steps[index]
  const tell = (event: JobEvent): void => tellJob(id, epoch, event)
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
      // Who stands behind a creation waits for what it needs itself, not for all of the record.
      const creates = step?.action === null
      await Promise.all([settle(index), creates ? behind(index) : undefined])
      if (!creates && stepAt(index)?.state === 'done') await behind(index)
    } catch (failure) {
      await leaving()
      tell({ kind: 'failed', index, failure, now: platform.now() })
    }
  }

  const gone = (): ApiError => new ApiError('generic', platform.texts.t('action.gone'))

  const isWanted = (index: number): boolean => {
    const job = present()
    const step = job?.steps[index]
    return step?.state === 'waiting' && !isHeldBack(job ?? { steps: [] }, step)
  }

  /** Sends a step when it is its turn and its record allows it. */
  async function send(index: number): Promise<void> {
    const step = stepAt(index)
    if (!step || step.state !== 'waiting') return
    if (step.action === null) return create(index)
    const target = targets[index]
    const action = target?.action
    if (!target || !action) throw gone()
    const isKnown = step.after === null && step.failure === undefined && !present()?.resumed
    const subject = isKnown ? target.subject : await whenAllowed(index, target, action)
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
   * The record once it allows a step; undefined when there is nothing to send: the step is not wanted any more, or its record
   * is as it should be. Only what the step before leads to, or a record that is moving, is waited for.
   */
  async function whenAllowed(
    index: number,
    target: StepTarget,
    action: CompiledAction,
  ): Promise<Subject | undefined> {
    const { resource } = target
    const { states } = resource
    const { after = null, failure } = stepAt(index) ?? {}
    // What may have been done is found out by the call itself; under its key it is sent as it was.
    const inDoubt = mayBeDone(failure)
    if (inDoubt && keyOf(failure) === undefined) return target.subject
    const isRepeated = failure !== undefined
    const isAllowed = (about: Subject): boolean => {
      const verdict = judge(action.when, about)
      return inDoubt || verdict.ok || verdict.unknown
    }
    const mayCome = (about: Subject): boolean =>
      (after !== null && !isRepeated) ||
      (states !== null && viewState(resource.stateOf, stateOf(states, about)).kind === 'moving')
    const isSo = (about: Subject): boolean => !isWanted(index) || isAllowed(about) || !mayCome(about)
    const subject = await waitFor(platform, target, patience, isSo, isRepeated ? 0 : undefined)
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

  /** Makes the call of a step. One whose last try may have been done is looked at first, or sent under the same key. */
  async function call(
    index: number,
    { typed, failure, key: last }: JobStep,
    target: StepTarget<CompiledAction>,
  ): Promise<void> {
    const doubt = mayBeDone(failure) ? failure : undefined
    // After a definite failure it is another try, which the same key would answer with the failure.
    const key = last !== null && failure !== undefined && doubt === undefined ? newKey() : last
    tell({ kind: 'sent', index, key, now: platform.now() })
    await perform(platform, { ...target, typed, key: key ?? undefined, doubt })
  }

  /** Makes the record of a creation, and takes over what is to follow it. */
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

  /** Waits for the state a step leads to. A step that others wait for fails without it. */
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
