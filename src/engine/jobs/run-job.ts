import pLimit, { type LimitFunction } from 'p-limit'
import { ApiError, staleIdentity } from '../../api/errors'
import { newKey } from '../../api/new-key'
import type { CompiledAction } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { stateOf } from '../../manifest/states'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { mayBeDone } from '../../api/unknown-outcome'
import { keyOf } from '../fields/intent'
import { holdWork } from './hold-work'
import {
  advance,
  chainsOf,
  hasToSend,
  isAnswered,
  isHeldBack,
  stepsAfter,
  type Job,
  type JobEvent,
  type JobStep,
} from './job'
import { jobOf, jobs, putJob, tellJob } from './jobs'
import { keepJobs } from './keep-jobs'
import { takeJob } from './own-job'
import { perform } from './perform'
import { performAgain } from './perform-again'
import { jobStep, type Made, type PlannedStep, type StepTarget } from './plan-job'
import { tellOfJob } from './tell-job'
import { waitFor } from './wait-for'

/** Calls at a time per location: a location is one platform, and several calls of it wait for each other. */
const callsPerLocation = 4
/** Seconds a step may wait until its record allows it. */
const patience = 300
/** What a state may take longer than usual: as a share, and seconds more. */
const share = 1.5
const grace = 60

/** What a job needs beside what is kept of it. It is gone with the page. */
interface Course {
  targets: (StepTarget | undefined)[]
  /** Creates the record that the first step stands for. */
  make?: () => Promise<Made>
  missed?: (failure: unknown) => void
  show?: ((keys: readonly string[]) => void) | undefined
  onEnd?: ((left: readonly string[]) => void) | undefined
  /** A promise while the page is being left: calls that break off then say nothing of what they did. */
  leaving: () => Promise<void> | undefined
  limits: Map<string, LimitFunction>
}

type CourseOf = Omit<Course, 'leaving' | 'limits'>

const courses = new Map<string, Course>()

/** A job to begin. */
export interface JobPlan extends Pick<Job, 'title' | 'ended' | 'left' | 'bulk'> {
  steps: readonly PlannedStep[]
  /** Leads to the list with these rows alone, of a run on several records. */
  show?: (keys: readonly string[]) => void
  /** Hears the keys of the rows it was not done to once all calls are answered, and again after a retry. */
  onEnd?: (left: readonly string[]) => void
}

/** A creation to begin: what it is called, how its record is made, and the state that is expected of it. */
export interface CreationPlan extends Pick<Job, 'title' | 'form'> {
  step: Pick<JobStep, 'record' | 'expected'>
  make: () => Promise<Made>
  /** Tells of a failure that no form on the screen says. */
  missed: (failure: unknown) => void
}

/**
 * Begins a job. It goes on while the console is open, whatever page is shown, and ends when somebody else is signed in.
 *
 * @returns its id, to follow it in the store
 */
export function startJob(platform: Platform, plan: JobPlan): string {
  const now = platform.now()
  const { steps, show, onEnd, ...words } = plan
  return begin(
    platform,
    { ...words, steps: steps.map((step) => jobStep(step, 0, now)) },
    { targets: steps.map(({ target }) => target), show, onEnd },
  )
}

/** Begins a creation with what follows it; its record is known once the call is answered. */
export function startCreation(platform: Platform, { step, make, missed, ...words }: CreationPlan): string {
  const first: JobStep = {
    ...step,
    action: null,
    label: words.title,
    typed: {},
    after: null,
    pending: null,
    key: null,
    state: 'waiting',
    since: platform.now(),
  }
  return begin(
    platform,
    { ...words, steps: [first] },
    {
      targets: [undefined],
      make,
      missed,
    },
  )
}

function begin(platform: Platform, about: Omit<Job, 'id' | 'epoch' | 'begun'>, course: CourseOf): string {
  const id = newKey()
  const { epoch } = platform.client.identity()
  keepJobs(platform.session)
  void takeJob(id)
  putJob({ ...about, id, epoch, begun: platform.now() })
  run(platform, id, epoch, course)
  return id
}

/**
 * Goes on with a job that a reload has interrupted. Its targets were found again; those that are not there any more are
 * undefined, and their steps fail.
 */
export function resumeJob(
  platform: Platform,
  job: Job,
  targets: readonly (StepTarget | undefined)[],
  show?: (keys: readonly string[]) => void,
): void {
  putJob(job)
  run(platform, job.id, job.epoch, { targets: [...targets], show })
}

/**
 * Tries again what failed of a job, and goes on behind it. What may have been done is looked at first. Of a run on several
 * records those that failed become a job of their own.
 */
export function retryJob(platform: Platform, id: string): void {
  const [job, course] = [jobOf(id), courses.get(id)]
  if (!job || !course) return
  if (job.bulk === undefined) {
    const again = [...job.steps.keys()].filter((index) => isOpen(job.steps[index]?.state))
    tellJob(id, job.epoch, { kind: 'again', now: platform.now() })
    run(platform, id, job.epoch, course, again)
    return
  }
  const { job: failed, indexes } = chainsOf(job, ({ state }) => state === 'failed')
  const next = advance({ ...failed, id: newKey() }, { kind: 'again', now: platform.now() })
  putJob(next)
  run(platform, next.id, next.epoch, { ...course, targets: indexes.map((index) => course.targets[index]) })
}

/** Whether what failed of a job can be tried again in this page. */
export const canRetry = (id: string): boolean => courses.has(id)

const isOpen = (state: JobStep['state'] | undefined): boolean => state === 'failed' || state === 'late'

/** Sends nothing more of a job; what is under way is awaited. */
export function stopJob(platform: Platform, id: string): void {
  const job = jobOf(id)
  if (job) tellJob(id, job.epoch, { kind: 'stopped', now: platform.now() })
}

/**
 * Waits until the first steps of a job have been answered.
 *
 * @throws how the only first step failed
 */
export function answerOf(id: string): Promise<Job> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const job = jobOf(id)
      if (job && !isAnswered(job)) return
      unsubscribe()
      const firsts = job?.steps.filter(({ after }) => after === null) ?? []
      const [only] = firsts
      if (!job) reject(staleIdentity())
      else if (firsts.length === 1 && only?.state === 'failed') reject(only.failure)
      else resolve(job)
    }
    const unsubscribe = jobs.subscribe(check)
    check()
  })
}

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

/** Runs a job from its first steps, or from these. */
function run(
  platform: Platform,
  id: string,
  epoch: number,
  course: CourseOf,
  from?: readonly number[],
): void {
  const page = holdWork()
  const whole: Course = { ...course, leaving: page.leaving, limits: new Map() }
  for (const known of courses.keys()) if (!jobOf(known)) courses.delete(known)
  courses.set(id, whole)
  // What is only waited for goes on in another page as well.
  const letGo = (): void => {
    const job = jobOf(id)
    if (job && hasToSend(job)) return
    unsubscribe()
    page.letGo()
  }
  const unsubscribe = jobs.subscribe(letGo)
  const { missed, show, onEnd } = course
  const retry = (): void => retryJob(platform, id)
  const stop = (): void => stopJob(platform, id)
  tellOfJob(platform, id, { retry, stop, show, onEnd, missed })
  const runner = createRunner(platform, id, epoch, whole)
  void runner.from(null, from).finally(letGo)
}

/** Does the steps of a job, each once the one before it is done; steps that wait for the same one are done side by side. */
function createRunner(platform: Platform, id: string, epoch: number, course: Course) {
  const present = (): Job | undefined => {
    const job = jobOf(id)
    return job?.epoch === epoch && platform.client.identity().epoch === epoch ? job : undefined
  }
  const stepAt = (index: number): JobStep | undefined => present()?.steps[index]
  const tell = (event: JobEvent): void => tellJob(id, epoch, event)
  const to = (index: number, state: Exclude<JobStep['state'], 'failed'>): void =>
    tell({ kind: 'step', index, state, now: platform.now() })

  async function from(index: number | null, steps?: readonly number[]): Promise<void> {
    const job = present()
    if (job) await Promise.all((steps ?? stepsAfter(job, index)).map(through))
  }

  async function through(index: number): Promise<void> {
    try {
      await send(index)
      const step = stepAt(index)
      // Who stands behind a creation waits for what it needs itself, not for all of the record.
      const creates = step?.action === null
      await Promise.all([settle(index), creates ? from(index) : undefined])
      if (!creates && stepAt(index)?.state === 'done') await from(index)
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
      to(index, 'sent')
      await call(step, { resource: target.resource, action, subject })
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
    step: JobStep,
    { resource, action, subject }: StepTarget & { action: CompiledAction },
  ): Promise<void> {
    const { record, typed, failure } = step
    // After a definite failure it is another try, which the same key would answer with the failure.
    const key = failure === undefined ? (step.key ?? undefined) : undefined
    const performance = { resource, action, rowKey: record.key, subject, typed, key }
    if (mayBeDone(failure)) await performAgain(platform, performance, failure)
    else await perform(platform, performance)
  }

  /** Makes the record of a creation, and takes over what is to follow it. */
  async function make(index: number): Promise<void> {
    to(index, 'sent')
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

  return { from }
}
