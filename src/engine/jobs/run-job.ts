import { staleIdentity } from '../../api/errors'
import { newKey } from '../../api/new-key'
import type { CompiledAction } from '../../manifest/compiled'
import type { Platform } from '../../platform/platform'
import { holdPage } from '../routing/hold-page'
import { advance, hasToSend, isAnswered, isRunning, stepsAfter, type Job } from './job'
import { jobOf, putJob, tellJob, whenJob } from './jobs'
import { keepJobs, takeJob } from './keep-jobs'
import { jobStep, type PlannedStep } from './plan-job'
import { runSteps, type Course } from './run-steps'
import { tellOfJob, type JobListeners } from './tell-job'

/** How a job is run and told of, beside what is kept of it. */
export type JobCourse = Course & JobListeners

/** A job to begin. Where it begins with a creation, `make` creates the record that the first step stands for. */
export interface JobPlan
  extends Pick<Job, 'title' | 'ended' | 'left' | 'bulk' | 'form'>, Omit<JobCourse, 'targets'> {
  steps: readonly PlannedStep<CompiledAction | null>[]
}

const courses = new Map<string, JobCourse>()

/**
 * Begins a job. It goes on while the console is open, whatever page is shown, and ends when somebody else is signed in.
 *
 * @returns its id, to follow it in the store
 */
export function startJob(
  platform: Platform,
  { steps, make, missed, show, onEnd, ...words }: JobPlan,
): string {
  const begun = platform.now()
  const { epoch } = platform.client.identity()
  const job = { ...words, id: newKey(), epoch, begun, steps: steps.map((step) => jobStep(step, 0, begun)) }
  keepJobs(platform.session)
  void takeJob(job.id)
  adoptJob(platform, job, { targets: steps.map(({ target }) => target), make, missed, show, onEnd })
  return job.id
}

/** Puts a job into the store, with what it needs to be tried again, and goes on with it unless it has ended. */
export function adoptJob(platform: Platform, job: Job, course: JobCourse): void {
  putJob(job)
  for (const id of courses.keys()) if (!jobOf(id)) courses.delete(id)
  courses.set(job.id, course)
  if (isRunning(job)) run(platform, job, course, stepsAfter(job, null))
}

/** Runs a job from these steps on, asks before its page is left as long as something is to be sent, and tells of it. */
function run(
  platform: Platform,
  { id, epoch }: Job,
  course: JobCourse,
  indexes: readonly number[],
  retried?: readonly number[],
): void {
  const page = holdPage()
  // What is only waited for goes on in another page as well.
  void whenJob(id, (job) => !job || !hasToSend(job)).then(page.letGo)
  const controls = { ...course, retry: () => retryJob(platform, id), stop: () => stopJob(platform, id) }
  tellOfJob(platform, id, controls, retried)
  void runSteps(platform, { id, epoch }, course, indexes, page.leaving)
}

/**
 * Tries again what failed of a job, and goes on behind it; the records are looked at first. Of a run on several records only
 * those that failed are tried again, and the new toast counts only them.
 */
export function retryJob(platform: Platform, id: string): void {
  const [job, course] = [jobOf(id), courses.get(id)]
  if (!job || !course) return
  const indexes = job.steps.flatMap(({ state }, index) =>
    state === 'failed' || (state === 'late' && job.bulk === undefined) ? [index] : [],
  )
  void takeJob(id)
  // What is tried again counts as the newest job on its records.
  putJob(advance(job, { kind: 'again', indexes, now: platform.now() }))
  run(platform, job, course, indexes, indexes)
}

/** Whether what failed of a job can be tried again in this page. */
export const canRetry = (id: string): boolean => courses.has(id)

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
export async function answerOf(id: string): Promise<Job> {
  const job = await whenJob(id, (each) => !each || isAnswered(each))
  if (!job) throw staleIdentity()
  const [only, another] = job.steps.filter(({ after }) => after === null)
  if (!another && only?.state === 'failed') throw only.failure
  return job
}
