import { staleIdentity } from '../../api/errors'
import { newKey } from '../../api/new-key'
import type { Platform } from '../../platform/platform'
import { planOf, rememberPlan, type Course, type CoursePlan, type Runner } from './course'
import { holdWork } from './hold-work'
import { advance, chainsOf, hasToSend, isAnswered, isRunning, type Job, type JobStep } from './job'
import { jobOf, jobs, putJob, tellJob } from './jobs'
import { keepJobs } from './keep-jobs'
import { takeJob } from './own-job'
import { jobStep, type Made, type PlannedStep } from './plan-job'
import { createRunner } from './run-steps'
import { tellOfJob } from './tell-job'

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
  const job = newJob(platform, { ...words, steps: steps.map((step) => jobStep(step, 0, now)) })
  return begin(platform, job, { targets: steps.map(({ target }) => target), show, onEnd })
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
  return begin(platform, newJob(platform, { ...words, steps: [first] }), {
    targets: [undefined],
    make,
    missed,
  })
}

/** Puts a new job into the store and runs it. */
function begin(platform: Platform, job: Job, plan: CoursePlan): string {
  keepJobs(platform.session)
  void takeJob(job.id)
  putJob(job)
  rememberPlan(job.id, plan)
  run(platform, job, plan, (runner) => runner.all())
  return job.id
}

/** A job of whoever is signed in, begun now. */
const newJob = (platform: Platform, about: Omit<Job, 'id' | 'epoch' | 'begun'>): Job => ({
  ...about,
  id: newKey(),
  epoch: platform.client.identity().epoch,
  begun: platform.now(),
})

/**
 * Takes over a job from before a reload, and goes on with it unless it had come to an end. Its targets were found again; those
 * that are not there any more are undefined, and their steps fail.
 */
export function resumeJob(platform: Platform, job: Job, plan: CoursePlan): void {
  putJob(job)
  rememberPlan(job.id, plan)
  if (isRunning(job)) run(platform, job, plan, (runner) => runner.all())
}

/**
 * Tries again what failed of a job, and goes on behind it. What may have been done is looked at first. Of a run on several
 * records those that failed become a job of their own.
 */
export function retryJob(platform: Platform, id: string): void {
  const [job, plan] = [jobOf(id), planOf(id)]
  if (!job || !plan) return
  if (job.bulk !== undefined) {
    const { job: failed, indexes } = chainsOf(job, ({ state }) => state === 'failed')
    const again = advance({ ...failed, id: newKey() }, { kind: 'again', now: platform.now() })
    begin(platform, again, { ...plan, targets: indexes.map((index) => plan.targets[index]) })
    return
  }
  const open = [...job.steps.keys()].filter((index) => {
    const state = job.steps[index]?.state
    return state === 'failed' || state === 'late'
  })
  tellJob(id, job.epoch, { kind: 'again', now: platform.now() })
  run(platform, job, plan, (runner) => runner.these(open))
}

/** Whether what failed of a job can be tried again in this page. */
export const canRetry = (id: string): boolean => planOf(id) !== undefined

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

/** Runs a job, asks before its page is left as long as something is to be sent, and tells of it. */
function run(
  platform: Platform,
  { id, epoch }: Job,
  plan: CoursePlan,
  start: (runner: Runner) => Promise<void>,
): void {
  const page = holdWork()
  // What is only waited for goes on in another page as well.
  const letGo = (): void => {
    const job = jobOf(id)
    if (job && hasToSend(job)) return
    unsubscribe()
    page.letGo()
  }
  const unsubscribe = jobs.subscribe(letGo)
  const { missed, show, onEnd } = plan
  const retry = (): void => retryJob(platform, id)
  const stop = (): void => stopJob(platform, id)
  tellOfJob(platform, id, { retry, stop, show, onEnd, missed })
  const course: Course = { ...plan, leaving: page.leaving, limits: new Map() }
  void start(createRunner(platform, id, epoch, course)).finally(letGo)
}
