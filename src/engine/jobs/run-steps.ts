import pLimit from 'p-limit'
import { ApiError } from '../../api/errors'
import { newKey } from '../../api/new-key'
import { mayBeDone } from '../../api/unknown-outcome'
import type { CompiledAction } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { stateOf } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { keyOf } from '../fields/intent'
import type { Course, Runner } from './course'
import { isHeldBack, stepsAfter, type Job, type JobEvent, type JobStep } from './job'
import { jobOf, jobs, tellJob } from './jobs'
import { perform } from './perform'
import { performAgain } from './perform-again'
import { jobStep, type StepTarget } from './plan-job'
import { waitFor } from './wait-for'

/** Calls at a time per location: a location is one platform, and several calls of it wait for each other. */
const callsPerLocation = 4
/** Seconds a step may wait until its record allows it. */
const patience = 300
/** What a state may take longer than usual: as a share, and seconds more. */
const share = 1.5
const grace = 60

/** Resolves once a step is not in a state any more, as when a page has seen what is waited for. */
function stepIsNot(id: string, index: number, state: JobStep['state']): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (jobOf(id)?.steps[index]?.state === state) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = jobs.subscribe(check)
  })
}

/** Does the steps of a job, each once the one before it is done; steps that wait for the same one are done side by side. */
export function createRunner(platform: Platform, id: string, epoch: number, course: Course): Runner {
  const present = (): Job | undefined => {
    const job = jobOf(id)
    return job?.epoch === epoch && platform.client.identity().epoch === epoch ? job : undefined
  }
  const stepAt = (index: number): JobStep | undefined => present()?.steps[index]
  const tell = (event: JobEvent): void => tellJob(id, epoch, event)
  const to = (index: number, state: 'accepted' | 'done' | 'late'): void =>
    tell({ kind: 'step', index, state, now: platform.now() })

  async function behind(index: number | null): Promise<void> {
    const job = present()
    if (job) await these(stepsAfter(job, index))
  }

  async function these(indexes: readonly number[]): Promise<void> {
    await Promise.all(indexes.map(through))
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
      await course.leaving()
      tell({ kind: 'failed', index, failure, now: platform.now() })
    }
  }

  const isWanted = (index: number): boolean => {
    const job = present()
    const step = job?.steps[index]
    return step?.state === 'waiting' && !isHeldBack(job ?? { steps: [] }, step)
  }

  /** Sends a step when it is its turn and its record allows it. */
  async function send(index: number): Promise<void> {
    const step = stepAt(index)
    if (!step || step.state !== 'waiting') return
    if (step.action === null) return make(index)
    const target = course.targets[index]
    const action = target?.action
    if (!target || !action) throw new ApiError('generic', platform.texts.t('action.gone'))
    const isKnown = step.after === null && !present()?.resumed
    const subject = isKnown ? target.subject : await whenAllowed(index, target, action)
    if (!subject) return
    const { location = '' } = subject
    const limit = course.limits.get(location) ?? pLimit(callsPerLocation)
    course.limits.set(location, limit)
    await limit(async () => {
      await course.leaving()
      if (!isWanted(index)) return
      await call(index, step, { resource: target.resource, action, subject })
      to(index, step.expected ? 'accepted' : 'done')
    })
  }

  /** The record once it allows a step; undefined when the step is not wanted any more. */
  async function whenAllowed(
    index: number,
    target: StepTarget,
    { when }: CompiledAction,
  ): Promise<Subject | undefined> {
    const doubt = stepAt(index)?.failure
    // Of what may have been done the next try finds out; under its key it is sent as it was.
    if (mayBeDone(doubt) && keyOf(doubt) === undefined) return target.subject
    const isSo = (about: Subject): boolean => mayBeDone(doubt) || !isWanted(index) || holds(when, about)
    const subject = await waitFor(platform, target, patience, isSo)
    return isWanted(index) ? subject : undefined
  }

  /** Makes the call of a step. One whose last try may have been done is looked at first, or sent under the same key. */
  async function call(
    index: number,
    step: JobStep,
    { resource, action, subject }: StepTarget & { action: CompiledAction },
  ): Promise<void> {
    const { typed, failure } = step
    // After a definite failure it is another try, which the same key would answer with the failure.
    const isAnother = failure !== undefined && !mayBeDone(failure)
    const key = step.key === null ? null : isAnother ? newKey() : step.key
    tell({ kind: 'sent', index, key, now: platform.now() })
    const performance = { resource, action, subject, typed, key: key ?? undefined }
    if (mayBeDone(failure)) await performAgain(platform, performance, failure)
    else await perform(platform, performance)
  }

  /** Makes the record of a creation, and takes over what is to follow it. */
  async function make(index: number): Promise<void> {
    tell({ kind: 'sent', index, key: null, now: platform.now() })
    const made = await course.make?.()
    if (!made) return
    const now = platform.now()
    const offset = present()?.steps.length ?? 0
    const steps = made.steps.map((step) => {
      const follows = jobStep(step, offset, now)
      return { ...follows, after: follows.after ?? index }
    })
    course.targets.splice(index, 1, made.target)
    course.targets.push(...made.steps.map(({ target }) => target))
    tell({ kind: 'created', record: made.record, page: made.page, ended: made.ended, steps, now })
    to(index, stepAt(index)?.expected && made.record.key !== '' ? 'accepted' : 'done')
  }

  /** Waits for the state a step leads to. A step that others wait for fails without it. */
  async function settle(index: number): Promise<void> {
    const step = stepAt(index)
    if (step?.state !== 'accepted' || !step.expected) return
    const { state, seconds } = step.expected
    const target = course.targets[index]
    const states = target?.resource.states
    const isReached = (about: Subject): boolean =>
      stepAt(index)?.state !== 'accepted' || (states ? stateOf(states, about) === state : false)
    try {
      if (target)
        await Promise.race([
          waitFor(platform, target, seconds * share + grace, isReached),
          stepIsNot(id, index, 'accepted'),
        ])
      if (stepAt(index)?.state === 'accepted') to(index, 'done')
    } catch (failure) {
      const job = present()
      if (!job) return
      if (step.action !== null && stepsAfter(job, index).length > 0) throw failure
      to(index, 'late')
    }
  }

  return { all: () => behind(null), these }
}
