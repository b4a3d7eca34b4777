import { mayBeDone } from '../../api/unknown-outcome'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { writeAbout } from '../../platform/failed-write'
import { errorMessage, toastError, toastSuccess } from '../../platform/toast'
import { isAttended } from './attended'
import type { JobControls } from './job-controls'
import { isRunning, type Job, type JobStep } from './job'
import { jobOf, jobs } from './jobs'
import { isRepeatable } from './perform-again'
import { tellOfBulk } from './tell-bulk'

const isOver = ({ state }: JobStep): boolean => state === 'accepted' || state === 'done' || state === 'late'

/** What a failed step was about, and that it may have been done all the same. */
function aboutFailure(platform: Platform, job: Job, { record, action, label, failure }: JobStep): string {
  const failed =
    action === null ? undefined : platform.texts.resourceIfAny(record.type, textKeys.action(action, 'failed'))
  const known = failed === undefined || failed === errorMessage(platform, failure)
  const what =
    job.steps.length > 1 ? `${record.name}, ${label}` : known ? record.name : `${failed}: ${record.name}`
  return writeAbout(platform, failure, what)
}

/** Follows a job until it ends and says in toasts how it went: accepted, failed with Retry, done. */
function tellOfOne(platform: Platform, id: string, { retry, missed }: JobControls): void {
  const start = jobOf(id)
  if (!start) return
  const said = new Set(start.steps.flatMap((step, index) => (isOver(step) ? [index] : [])))
  const known = new Set<unknown>(start.steps.map(({ failure }) => failure))
  const follow = (): void => {
    const job = jobOf(id)
    if (!job || job.epoch !== platform.client.identity().epoch) return unsubscribe()
    for (const [index, { done, state }] of job.steps.entries()) {
      if (said.has(index) || (state !== 'accepted' && state !== 'done')) continue
      said.add(index)
      if (done !== undefined) toastSuccess(platform, done)
    }
    for (const step of job.steps) {
      if (step.state !== 'failed' || known.has(step.failure)) continue
      known.add(step.failure)
      if (isAttended(id, step.action === null ? 'creation' : 'steps') && !step.apart) continue
      if (step.action === null) missed?.(step.failure)
      // What would be done twice is not offered again; whoever has looked can press its button.
      else
        toastError(platform, step.failure, {
          text: aboutFailure(platform, job, step),
          retry: mayBeDone(step.failure) && !isRepeatable(step) ? undefined : retry,
        })
    }
    if (isRunning(job)) return
    unsubscribe()
    const isDone = job.steps.every(({ state }) => state === 'done' || state === 'late')
    if (isDone && job.ended !== undefined) toastSuccess(platform, job.ended)
  }
  const unsubscribe = jobs.subscribe(follow)
}

/** Tells of a job from now on, until it ends or somebody else is signed in. */
export function tellOfJob(platform: Platform, id: string, controls: JobControls): void {
  const job = jobOf(id)
  if (!job) return
  if (job.bulk !== undefined) tellOfBulk(platform, id, controls)
  else tellOfOne(platform, id, controls)
}
