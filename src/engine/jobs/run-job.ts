import { staleIdentity } from '../../api/errors'
import { newKey } from '../../api/new-key'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { Platform } from '../../platform/platform'
import { blockLeaving } from '../../platform/routing/block-leaving'
import {
  advance,
  firstOf,
  hasToSend,
  isAnswered,
  isRunning,
  stepsAfter,
  stepsToFinish,
  type Job,
} from './job'
import { mayRetry } from './failures'
import { jobOf, putJob, sameJob, updateJob, whenJob } from './jobs'
import { storeJobs, claimJob } from './store-jobs'
import { jobStep, type PlannedStep } from './plan-job'
import { runSteps, type JobContext } from './run-steps'
import { announceJob, type JobListeners } from './announce-job'

/** What running and announcing a job needs in addition to the stored data. */
export type JobRun = JobContext & JobListeners

/** A job to start. If it begins with a creation, `make` creates the record of the first step. */
export interface JobPlan
  extends Pick<Job, 'title' | 'ended' | 'skipped' | 'bulk' | 'form'>, Omit<JobRun, 'targets'> {
  steps: readonly PlannedStep<CompiledAction | null>[]
}

const courses = new Map<string, JobRun>()

/**
 * Starts a job. It runs independently of the page shown, and ends with the session. One that begins with the same and is
 * not answered yet is not started again, so a repeated press sends one call.
 * @returns its id in the store
 */
export function startJob(
  platform: Platform,
  { steps, make, onMissed, show, onEnd, ...words }: JobPlan,
): string {
  const begun = platform.now()
  const { epoch } = platform.client.identity()
  const job = { ...words, id: newKey(), epoch, begun, steps: steps.map((step) => jobStep(step, 0, begun)) }
  const same = sameJob(job)
  if (same) return same.id
  storeJobs(platform)
  void claimJob(job.id)
  adoptJob(platform, job, {
    ...{ targets: steps.map(({ target }) => target), fresh: true },
    ...{ make, onMissed, show, onEnd },
  })
  return job.id
}

/** Adds a job with what a retry needs, and continues it unless it has ended. */
export function adoptJob(platform: Platform, job: Job, course: JobRun): void {
  putJob(job)
  for (const id of courses.keys()) if (!jobOf(id)) courses.delete(id)
  courses.set(job.id, course)
  if (isRunning(job)) run(platform, job, course, stepsAfter(job, null))
}

/** Runs a job from the given steps, blocks leaving the page while calls remain, and announces results. */
function run(
  platform: Platform,
  { id, epoch }: Job,
  course: JobRun,
  indexes: readonly number[],
  retried?: readonly number[],
): void {
  const page = blockLeaving()
  // Waiting for a state can continue in another page.
  void whenJob(id, (job) => !job || !hasToSend(job)).then(page.release)
  const controls = { ...course, retry: () => retryJob(platform, id), stop: () => stopJob(platform, id) }
  announceJob(platform, id, controls, retried)
  void runSteps(platform, { id, epoch }, course, indexes, page.leaving)
}

/**
 * Sends the steps of a job that failed or were dropped, and continues after them; their records are read first. Of a bulk
 * run only these records are counted by the new toast.
 */
export function retryJob(platform: Platform, id: string): void {
  const [job, course] = [jobOf(id), courses.get(id)]
  if (!job || !course) return
  const indexes = stepsToFinish(job)
  void claimJob(id)
  // A retried job counts as the newest on its records.
  putJob(advance(job, { kind: 'again', indexes, now: platform.now() }))
  run(platform, job, { ...course, fresh: false }, firstOf(job, indexes), indexes)
}

/**
 * Whether this tab can finish a job: it knows the targets, and something is left whose input is known and whose effect is
 * not repeated. A failed creation is sent again from its form.
 */
export const canFinish = (job: Job): boolean =>
  courses.has(job.id) &&
  stepsToFinish(job).some((index) => {
    const step = job.steps[index]
    return step !== undefined && step.action !== null && mayRetry(step)
  })

/** Sends nothing more of a job; running steps continue. */
export function stopJob(platform: Platform, id: string): void {
  const job = jobOf(id)
  if (job) updateJob(id, job.epoch, { kind: 'stopped', now: platform.now() })
}

/**
 * Resolves when the first steps of a job are answered.
 * @throws the failure if there is only one first step
 */
export async function answerOf(id: string): Promise<Job> {
  const job = await whenJob(id, (each) => !each || isAnswered(each))
  if (!job) throw staleIdentity()
  const [only, another] = job.steps.filter(({ after }) => after === null)
  if (!another && only?.state === 'failed') throw only.failure
  return job
}
